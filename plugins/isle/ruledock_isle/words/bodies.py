"""Where a scene has the squares of its things."""

from __future__ import annotations

BODIES = {
    "tile": "bodies",
    "family": "family_bodies",
    "room": "room_bodies",
    "row": "row_bodies",
    "column": "column_bodies",
}
"""By item sort: the local with the squares of each thing, by number."""
PLACED = (*BODIES, "area")
"""All things that lie on squares but squares themselves; an area is its own squares."""
