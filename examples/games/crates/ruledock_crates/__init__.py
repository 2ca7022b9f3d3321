"""Crates: two smugglers bet on whose crate is worth more, and each has seen only the own one."""

from importlib.resources import files


def packs() -> object:
    """The folder of this game's packs."""
    return files(__name__) / "content"
