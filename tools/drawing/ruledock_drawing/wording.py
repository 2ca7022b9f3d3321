"""Sentences for whoever sits at the terminal, in their language."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from ruledock.messages import LOCALES, Message, Phrasebook

Phrasebook.learn("drawing", Path(__file__).parent / LOCALES)
_language = "en"


class Sayable(Protocol):
    """A message, or a line of the log."""

    def text(self, language: str = ...) -> str: ...


def use_language(language: str) -> None:
    """From now on, speak this language."""
    global _language
    _language = language


def read(message: Sayable) -> str:
    """A message in the reader's language."""
    return message.text(_language)


def tell(id: str, **args: Any) -> str:
    """The sentence of this id, in the reader's language."""
    return read(Message(id, args))
