"""The visibility table of the events, stated for tests.

| where | who sees it |
|---|---|
| which of the tiles with the same side up lies in the row | nobody |
| the tiles that are not in the game | nobody |
| the sides that are up, points, noble rats, borrowed items | everybody |
"""

from __future__ import annotations

from ruledock.testing import Area
from tests.plugins.events.weather import drawer_of, side
from tests.plugins.isle.visibility import AREAS as ISLE


def row(table):
    return {day: [tile] for day, tile in enumerate(drawer_of(table).row, 1)}


def lay(table, day, tiles):
    [drawer_of(table).row[day - 1]] = tiles


def bag(table):
    return {"": drawer_of(table).bag}


def fill(table, key, tiles):
    drawer_of(table).bag = sorted(tiles)


def shows_the_same(table, day, tile):
    return side(table, tile, day) == side(table, drawer_of(table).row[day - 1], day)


AREAS = (
    *ISLE,
    Area("row", row, lay, lambda table, key: [], of="event tiles", fits=shows_the_same),
    Area("event-bag", bag, fill, lambda table, key: [], of="event tiles"),
)
