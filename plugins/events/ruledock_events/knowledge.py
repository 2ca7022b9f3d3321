"""What everybody sees of the events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from ruledock.plugin import contributes, ruledock_view
from ruledock_events.day import event_on
from ruledock_events.drawer import Events
from ruledock_isle.public import IsleTable


@contributes(ruledock_view)
def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """What lies in the open: everybody sees the same."""
    drawer = table.drawer(Events)
    return {
        "events": [event_on(table, day) for day in range(1, len(drawer.row) + 1)],
        "bag": len(drawer.bag),
        "today": attrs.asdict(drawer.today),
        "points": list(drawer.points),
        "noble_rats": dict(drawer.noble_rats),
        "spare_items": drawer.spare_items,
        "items": [list(items) for items in drawer.items],
        "added": [list(items) for items in drawer.added],
        "used": list(drawer.used),
    }
