"""The auction: a small invented game with everything that is hard in larger ones."""

from importlib.resources import files
from importlib.resources.abc import Traversable


def packs() -> Traversable:
    """The folder of this game's packs."""
    return files(__name__) / "content"
