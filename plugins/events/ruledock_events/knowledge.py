"""What everybody sees of the events, and the little that nobody can see.

The side of a tile that is up is for all to see. Which of several tiles with the same such side it
is, and so which tiles are left in the bag, nobody knows.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import attrs

from ruledock.knowledge import Hidden, Slots, Unseen
from ruledock_events.book import book_of
from ruledock_events.day import event_on
from ruledock_events.drawer import Events
from ruledock_isle.table import IsleTable


def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """What lies in the open: everybody sees the same."""
    drawer = table.drawer(Events)
    return {
        "row": [event_on(table, day) for day in range(1, len(drawer.row) + 1)],
        "bag": len(drawer.bag),
        "today": attrs.asdict(drawer.today),
        "points": list(drawer.points),
        "noble_rats": dict(drawer.rats),
        "spare_items": drawer.spare_items,
        "items": [list(items) for items in drawer.items],
        "added": [list(items) for items in drawer.added],
        "used": list(drawer.used),
    }


def unseen(table: IsleTable, player: int) -> Unseen:
    """Each tile of the row is one of those that show its event there."""
    drawer, book = table.drawer(Events), book_of(table)
    slots = [
        Slots(day, 1, frozenset(one for one in book.tiles if _shows(table, one, day)))
        for day in range(1, len(drawer.row) + 1)
    ]
    if drawer.bag:
        slots.append(Slots("bag", len(drawer.bag)))
    return Unseen(tuple(sorted(book.tiles)), tuple(slots))


def _shows(table: IsleTable, tile: str, day: int) -> bool:
    return book_of(table).event_of(tile, day) == event_on(table, day)


def put(table: IsleTable, player: int, dealt: Mapping[Hashable, Sequence[str]]) -> None:
    """Lay the tiles out anew."""
    drawer = table.drawer(Events)
    drawer.row = [dealt[day][0] for day in range(1, len(drawer.row) + 1)]
    drawer.bag = sorted(dealt.get("bag", ()))


HIDDEN = Hidden(unseen, put)
