"""The numbered rows: cats over both fields, oshax, and piles of rare treasures.

Positions run from 1 without gaps. A number that is too high means the last position.
"""

from __future__ import annotations

from ruledock_isle.public import IsleTable

Place = tuple[int, int]
"""A field, and a place in it."""


def cats(table: IsleTable) -> list[str]:
    """What lies in the fields, left then right: cats, and whatever else comes there."""
    return [tile for field in table.fields for tile in field]


def piles(table: IsleTable) -> list[str]:
    """The rare treasures on display, one position for all that are alike."""
    return list(dict.fromkeys(table.rare))


def place_of(table: IsleTable, position: int) -> Place | None:
    """Where the cat at a position lies; None when no cat is left."""
    places = _places(table)
    return places[min(position, len(places)) - 1] if places else None


def _places(table: IsleTable) -> list[Place]:
    return [(field, at) for field, tiles in enumerate(table.fields) for at in range(len(tiles))]


def places_to_swap(table: IsleTable, one: int, other: int) -> tuple[Place, Place] | None:
    """The places of two cats to swap; None without two cats.

    If both numbers are too high and so mean the same cat, the first means the one before it.
    """
    places = _places(table)
    if len(places) < 2:
        return None
    first, second = min(one, len(places)), min(other, len(places))
    if first == second:
        first -= 1
    return places[first - 1], places[second - 1]


def tile_at(row: list[str], position: int) -> str | None:
    """The tile at a position of a row; None when the row is empty."""
    return row[min(position, len(row)) - 1] if row else None
