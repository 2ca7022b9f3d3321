"""What the table holds of the sister."""

from __future__ import annotations

from typing import ClassVar

from ruledock.plugin import Drawer, drawer, plain
from ruledock_isle.public import Few, IsleTable

NAME = "sister"


@drawer
class Sister(Drawer):
    """Where the sister stands, what she has in play, and what she will still turn up."""

    name: ClassVar[str] = NAME
    first: bool = False
    """Whether she stands before the player on the isle."""
    lessons: list[str] = plain(factory=list)
    """Her lessons, face up, in the order of their numbers."""
    colours: list[str] = plain(factory=list)
    """The colours turned up, in order."""
    colours_to_come: list[str] = plain(factory=list)
    """The colours still face down. They have no order until one is turned up."""
    cards_to_come: list[str] = plain(factory=list)
    """Cards nobody has seen, in no order. Those that lie face down in her row are among them."""
    row: Few = 0
    """How many cards lie face down in her row."""
    today: list[str] = plain(factory=list)
    """Her cards turned up today, in order."""
    turns: Few = 0
    """The turns she has taken today."""
    used: list[str] = plain(factory=list)
    """Her cards of earlier days, in the order in which they were turned up."""

    @property
    def cards_left(self) -> int:
        """How many cards of today she has still to resolve."""
        return len(self.today) + self.row - self.turns


def sister_of(table: IsleTable) -> Sister:
    """The sister's drawer."""
    return table.drawer(Sister)
