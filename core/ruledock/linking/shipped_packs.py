"""The shipped packs, offered through the same entry-point group as anybody's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.linking.shipped import data

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


def builtin() -> Traversable:
    """The folder whose subfolders are the packs that come with Ruledock."""
    return data("content")
