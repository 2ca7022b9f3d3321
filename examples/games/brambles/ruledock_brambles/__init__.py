"""Brambles: pick berries in turn, but leave the last one to somebody else."""

from importlib.resources import files


def packs() -> object:
    """The folder of this game's packs."""
    return files(__name__) / "content"
