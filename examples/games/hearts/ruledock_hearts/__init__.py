"""Hearts: take tricks, but none with hearts in them, and never the queen of spades."""

from importlib.resources import files


def packs() -> object:
    """The folder of this game's packs."""
    return files(__name__) / "content"
