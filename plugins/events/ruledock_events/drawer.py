"""What the events module keeps on the table."""

from __future__ import annotations

from typing import Annotated, ClassVar

import attrs

from ruledock.plugin import ByPlayer, Drawer, drawer, hidden, items, names, numbers, plain
from ruledock_isle.public import FIELDS, Few, IsleTable, Phase, SupplyName, TileId

NAME = "events"
BASKET, BOOTS = SIDES = ("basket", "boots")
"""The two sides of a borrowed item."""
SIDE = names("side", SIDES)
Side = Annotated[str, SIDE]
FieldName = Annotated[str, names("field", FIELDS)]
EventTileId = Annotated[str, items("event tile", "event-tiles")]


@attrs.define
class Today:
    """What the event of the day changes; the next day starts afresh."""

    income: Annotated[int, numbers("fish", -1000, 1000)] = 0
    """How many fish more or fewer everybody gets in phase 1."""
    swapped: dict[Phase, Phase] = attrs.field(factory=dict)
    """By phase: the phase that takes its place."""
    treasures: Few = 1
    """How many times as many treasures a map gives."""
    also: list[SupplyName] = attrs.field(factory=list)
    """Further supplies for the treasure of a map."""
    shares: dict[FieldName, list[Few]] = attrs.field(factory=dict)
    """By field: the share of its tiles that it gets, as a fraction (1, 2)."""


def shows_the_same(table: IsleTable, place: int, tile: str) -> bool:
    """Everybody sees the side that is up, but not which tile with such a side it is."""
    row, event_of = table.drawer(Events).row, table.ruleset.books[NAME].event_of
    return bool(event_of(tile, place + 1) == event_of(row[place], place + 1))


@drawer
class Events(Drawer):
    """The row of event tiles, what players have from them, and what is left of the supplies."""

    name: ClassVar[str] = NAME
    row: list[EventTileId] = hidden(by="day", fits=shows_the_same)
    """The tiles on the day track, from the first day to the last. Only one side is visible."""
    bag: list[EventTileId] = hidden()
    """The tiles that are not in the game. They have no order."""
    today: Today = plain(factory=Today)
    points: ByPlayer[Annotated[int, numbers("points", 0, 100_000)]] = plain(factory=list)
    """Point tokens, by player."""
    noble_rats: dict[TileId, Few] = plain(factory=dict)
    """Noble rats in the supply, by tile."""
    spare_items: Few = 0
    """Borrowed items nobody has."""
    items: ByPlayer[list[Side]] = plain(factory=list)
    """Borrowed items beside each boat: the sides that are up."""
    added: ByPlayer[list[Side]] = plain(factory=list)
    """Borrowed items laid with the rescue cards of the day, by player."""
    used: ByPlayer[Few] = plain(factory=list)
    """Baskets already used of those laid, by player."""
