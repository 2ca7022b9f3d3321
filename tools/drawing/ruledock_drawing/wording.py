"""Sentences of the tools, by their message ids."""

from __future__ import annotations

from typing import Any

from ruledock.messages import Message
from ruledock_drawing import interim  # noqa: F401


def tell(id: str, **args: Any) -> str:
    """The sentence of this id, in the reader's language."""
    return Message(id, args).text()
