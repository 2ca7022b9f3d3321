"""Boats as planes of squares: what is printed on them, and what lies there."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.geometry import Grid
from ruledock_isle.ruleset import IsleRuleset
from ruledock_isle.table import IsleTable

Planes = npt.NDArray[np.float32]
MANY = 4096
"""How many boats to remember: most stay the same from one look to the next."""


def size(ruleset: IsleRuleset) -> tuple[int, int]:
    """The rows and columns of the largest boat."""
    grids = [plan.grid for plan in ruleset.book.fleet.plans.values()]
    return max(grid.height for grid in grids), max(grid.width for grid in grids)


@lru_cache(maxsize=16)
def channels(ruleset: IsleRuleset) -> tuple[str, ...]:
    """What each plane shows: words of the boats and tiles of this game."""
    fleet = ruleset.book.fleet
    plans, tiles = fleet.plans.values(), fleet.tiles.values()
    rooms = dict.fromkeys(room for plan in plans for room in plan.rooms)
    maps = dict.fromkeys(colour for plan in plans for colour in plan.maps)
    counts_as = sorted({word for tile in tiles for word in tile.counts_as})
    marks = sorted({mark for tile in tiles for mark, _ in tile.shape.marks})
    return (
        "square",
        "rat",
        *(f"room={room}" for room in rooms),
        *(f"map={colour}" for colour in maps),
        *(f"tile={word}" for word in counts_as),
        *(f"colour={colour}" for colour in ruleset.book.colours),
        *(f"mark={mark}" for mark in marks),
    )


_drawn: dict[tuple[int, ...], tuple[tuple[Any, ...], Planes]] = {}


def draw(table: IsleTable, player: int, seat: int) -> Planes:
    """The boat of *seat*, which everybody sees."""
    boat = table.boats[seat]
    key = (id(boat.plan), *map(id, boat.stowed))
    found = _drawn.get(key)
    if found is None:
        if len(_drawn) >= MANY:
            _drawn.clear()
        # keeping the boat's plan and tiles keeps their ids from being used again
        kept = (boat.plan, *boat.stowed)
        found = _drawn[key] = kept, _planes(boat, table.ruleset)
    return found[1]


def _planes(boat: Boat, ruleset: IsleRuleset) -> Planes:
    place = {name: number for number, name in enumerate(channels(ruleset))}
    out: Planes = np.zeros((len(place), *size(ruleset)), np.float32)
    height, width = boat.plan.grid.height, boat.plan.grid.width
    for name, cells in _cells(boat).items():
        if cells:
            out[place[name], :height, :width] = _squares(boat.plan.grid, cells)
    return out


def _cells(boat: Boat) -> dict[str, int]:
    """By plane: its squares as bits."""
    plan, free = boat.plan, ~boat.covered
    cells = {"square": plan.cells, "rat": boat.visible_rats}
    cells |= {f"room={room.id}": room.mask for room in plan.rooms.values()}
    cells |= {f"map={colour}": square & free for colour, square in plan.maps.items()}
    for one in boat.stowed:
        words = [f"tile={word}" for word in boat.tile(one).counts_as]
        for name in (*words, *([f"colour={one.colour}"] if one.colour else ())):
            cells[name] = cells.get(name, 0) | one.cells
        for mark, square in one.marks:
            cells[f"mark={mark}"] = cells.get(f"mark={mark}", 0) | square
    return cells


def _squares(grid: Grid, cells: int) -> npt.NDArray[np.uint8]:
    data = np.frombuffer(cells.to_bytes((grid.lift + 7) // 8, "little"), np.uint8)
    bits = np.unpackbits(data, bitorder="little")[: grid.height * grid.stride]
    return bits.reshape(grid.height, grid.stride)[:, : grid.width]
