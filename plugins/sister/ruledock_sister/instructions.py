"""The operations on her cards: they name a position or a tile, never a card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.plugin import Operation, Ref
from ruledock_isle.public import IsleTable
from ruledock_sister.rows import piles, place_of, places_to_swap, tile_at


def remove_cat(table: IsleTable, card: str, position: int) -> None:
    """Take the cat at a position out of the game; the others stay in their fields."""
    place = place_of(table, position)
    if place is None:
        return _say(table, "sister.no_cat")
    field, at = place
    _remove(table, "sister.takes", table.fields[field].pop(at))


def swap_cats(table: IsleTable, card: str, positions: Sequence[int]) -> None:
    """Swap two cats, and so their fields."""
    places = places_to_swap(table, *positions)
    if places is None:
        return _say(table, "sister.no_swap")
    (left, here), (right, there) = places
    one, other = table.fields[left][here], table.fields[right][there]
    table.fields[left][here], table.fields[right][there] = other, one
    if table.log is not None:
        table.tell("sister.swaps", one=Ref("tile", one), other=Ref("tile", other))


def remove_rare(table: IsleTable, card: str, position: int) -> None:
    """Take one rare treasure of the pile at a position out of the game."""
    tile = tile_at(piles(table), position)
    if tile is None:
        return _say(table, "sister.no_rare")
    table.rare.remove(tile)
    _remove(table, "sister.takes", tile)


def remove_oshax(table: IsleTable, card: str, position: int) -> None:
    """Take the oshax at a position out of the game."""
    tile = tile_at(table.oshax, position)
    if tile is None:
        return _say(table, "sister.no_oshax")
    table.oshax.remove(tile)
    _remove(table, "sister.takes", tile)


def remove_common(table: IsleTable, card: str, tile: str) -> None:
    """Take one common treasure of a shape out of the game, if any is left."""
    if not table.common[tile]:
        return _say(table, "sister.no_common")
    table.common[tile] -= 1
    _remove(table, "sister.takes", tile)


def _remove(table: IsleTable, sentence: str, tile: str) -> None:
    table.leave([tile])
    if table.log is not None:
        table.tell(sentence, tile=Ref("tile", tile))


def _say(table: IsleTable, sentence: str) -> None:
    if table.log is not None:
        table.tell(sentence)


_POSITION = {
    "type": "integer",
    "minimum": 1,
    "maximum": 100,
    "description": "A position, counted from the left; the last one if there are fewer.",
}
_AT = {"properties": {"position": _POSITION}, "required": ["position"]}
_PAIR: dict[str, Any] = {
    "properties": {
        "positions": {
            "type": "array",
            "items": _POSITION,
            "minItems": 2,
            "maxItems": 2,
            "uniqueItems": True,
            "description": "The two positions.",
        }
    },
    "required": ["positions"],
}
_TILE: dict[str, Any] = {
    "properties": {
        "tile": {"type": "string", "maxLength": 80, "description": "A common treasure."}
    },
    "required": ["tile"],
}
OPERATIONS = (
    Operation(
        "remove_cat",
        _AT,
        remove_cat,
        "The cat at a position of the fields leaves the game.",
        {"remove_cat": {"position": 3}},
    ),
    Operation(
        "swap_cats",
        _PAIR,
        swap_cats,
        "Two cats in the fields exchange their positions.",
        {"swap_cats": {"positions": [2, 6]}},
    ),
    Operation(
        "remove_rare",
        _AT,
        remove_rare,
        "One rare treasure of the pile at a position leaves the game.",
        {"remove_rare": {"position": 2}},
    ),
    Operation(
        "remove_oshax",
        _AT,
        remove_oshax,
        "The oshax at a position of the row leaves the game.",
        {"remove_oshax": {"position": 5}},
    ),
    Operation(
        "remove_common",
        _TILE,
        remove_common,
        "One common treasure of a shape leaves the game.",
        {"remove_common": {"tile": "common-corner"}},
    ),
)
