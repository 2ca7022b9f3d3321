"""Cards of a pack as people see them."""

from __future__ import annotations

import attrs


@attrs.frozen
class Picture:
    """One example of what a card is about."""

    svg: str
    """Drawn by the game, with all that strangers wrote escaped."""
    caption: str = ""
    """What it comes to, in a word or two."""
    text: str = ""
    """What is to be seen in it."""
    wide: bool = False
    """Whether it needs the whole width of a card."""
    pays: bool = True
    """Whether the card is worth something in it; a card with room for one example shows such."""


@attrs.frozen
class CardPreview:
    """One card as a sheet shows it."""

    id: str
    name: str
    text: str
    marks: tuple[str, ...] = ()
    """What stands on it in a word or two: a price, a set."""
    pictures: tuple[Picture, ...] = ()
    notes: tuple[str, ...] = ()
    """What else is to be said about it, below its examples."""
