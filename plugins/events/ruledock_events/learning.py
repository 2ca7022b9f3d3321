"""What learners observe of the events: what the visible sides of the coming days say."""

from __future__ import annotations

from typing import Annotated

from ruledock.plugin import items
from ruledock_events.drawer import NAME, Events
from ruledock_isle.public import IsleTable
from ruledock_rl.hookspecs import Watched

EventId = Annotated[str, items("event", "events")]


def days(table: IsleTable, player: int) -> list[str]:
    """By day: the event on the side that is up."""
    event_of = table.ruleset.books[NAME].event_of
    row = table.drawer(Events).row
    return [event_of(tile, day) for day, tile in enumerate(row, 1)]


OBSERVING = (Watched("events.days", list[EventId], days, instead_of="events.row"),)
