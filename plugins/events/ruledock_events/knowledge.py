"""What everybody sees of the events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import contributes, ruledock_view
from ruledock_events.day import event_on
from ruledock_events.drawer import Events
from ruledock_isle.public import IsleTable


@contributes(ruledock_view)
def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """The sides of the event tiles that are up, in place of the tiles."""
    days = range(1, len(table.drawer(Events).row) + 1)
    return {"row": [event_on(table, day) for day in days]}
