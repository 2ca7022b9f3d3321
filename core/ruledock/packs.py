"""The shipped packs, offered through the same entry-point group as anybody's."""

from importlib.resources.abc import Traversable

from ruledock.resources import data


def builtin() -> Traversable:
    """The folder whose subfolders are the packs that come with Ruledock."""
    return data("content")
