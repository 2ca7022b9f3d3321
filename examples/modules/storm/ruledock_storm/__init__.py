"""The storm, a module for the isle: one rough day in an otherwise quiet week."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def packs() -> Traversable:
    """The folder of this module's packs."""
    return files(__name__) / "content"
