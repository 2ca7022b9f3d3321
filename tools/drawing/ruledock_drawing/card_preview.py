"""How a card of a pack looks on a sheet."""

from __future__ import annotations

import attrs


@attrs.frozen
class Picture:
    """One example of a card, drawn."""

    svg: str
    """Drawn by the game; text from packs must be escaped."""
    caption: str = ""
    """The result, in a word or two."""
    text: str = ""
    """A description of the picture."""
    wide: bool = False
    """Whether it needs the whole width of a card."""
    pays: bool = True
    """Whether the card scores here; a card with room for one example shows one that scores."""
    size: tuple[int, int] = (0, 0)
    """Its width and height in units of its own; all pictures of a card are drawn at one scale."""


@attrs.frozen
class CardPreview:
    """One card on a sheet."""

    id: str
    name: str
    text: str
    marks: tuple[str, ...] = ()
    """Short labels: a price, a set."""
    pictures: tuple[Picture, ...] = ()
    notes: tuple[str, ...] = ()
    """Further remarks, below the examples."""
