"""What the events module keeps on the table."""

from __future__ import annotations

from typing import ClassVar

import attrs

from ruledock.secrecy import hidden
from ruledock.table import Drawer
from ruledock_isle.table import IsleTable

NAME = "events"


@attrs.define
class Today:
    """What the event of the day has changed; another day knows nothing of it."""

    income: int = 0
    """Fish more, or fewer, for everybody in phase 1."""
    swapped: dict[str, str] = attrs.field(factory=dict)
    """By phase: the phase that takes its place."""
    treasures: int = 1
    """How many times as many treasures a map gives."""
    also: list[str] = attrs.field(factory=list)
    """Further supplies from which the treasure of a map may be taken."""
    shares: dict[str, list[int]] = attrs.field(factory=dict)
    """By field: so many of so many tiles that it gets."""


def shows_the_same(table: IsleTable, place: int, tile: str) -> bool:
    """Everybody sees the side that is up, and nobody which tile with such a side it is."""
    row, event_of = table.drawer(Events).row, table.ruleset.books[NAME].event_of
    return bool(event_of(tile, place + 1) == event_of(row[place], place + 1))


@attrs.define
class Events(Drawer):
    """The row of event tiles, what players have from them, and what is left of the supplies."""

    name: ClassVar[str] = NAME
    row: list[str] = hidden(by="day", fits=shows_the_same)
    """The tiles on the day track, from the first day to the last. Only one side is to be seen."""
    bag: list[str] = hidden()
    """The tiles that are not in the game. They have no order."""
    today: Today = attrs.field(factory=Today)
    points: list[int] = attrs.field(factory=list)
    """Point tokens, by player."""
    rats: dict[str, int] = attrs.field(factory=dict)
    """Noble rats in the supply, by tile."""
    spare_items: int = 0
    """Borrowed items nobody has."""
    items: list[list[str]] = attrs.field(factory=list)
    """Borrowed items beside each boat: the sides that are up."""
    added: list[list[str]] = attrs.field(factory=list)
    """Borrowed items laid with the rescue cards of the day, by player."""
    used: list[int] = attrs.field(factory=list)
    """Baskets already used of those laid, by player."""
