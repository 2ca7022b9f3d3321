"""Boats and placements as data: which tile lies how, and on which squares."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from ruledock_isle.boat.boat import Boat, Stowed
from ruledock_isle.boat.geometry import Grid, bits
from ruledock_isle.boat.sweep import fit

if TYPE_CHECKING:
    from ruledock_isle.boat.box import Box
    from ruledock_isle.boat.plans import BoatPlan
    from ruledock_isle.options import Place


def boat_data(boat: Boat) -> dict[str, Any]:
    """A boat as plain JSON: its plan, its drawing, its tiles in the order they came aboard."""
    drawn, tiles = _aboard(boat.fleet, boat.plan, tuple(boat.stowed))
    return {
        "plan": boat.plan.id,
        "drawn": drawn,
        "tiles": [{**one, "squares": one["squares"][:]} for one in tiles],
        "rooms": {"squares": list(boat.plan.room_rows), "ids": list(boat.plan.rooms)},
    }


@lru_cache(maxsize=256)  # most boats stay the same from one view to the next
def _aboard(
    fleet: Box, plan: BoatPlan, stowed: tuple[Stowed, ...]
) -> tuple[str, list[dict[str, Any]]]:
    boat = Boat(fleet, plan, list(stowed))
    return str(boat), [_tile(boat, one) for one in stowed]


def _tile(boat: Boat, stowed: Stowed) -> dict[str, Any]:
    """Where and how a tile lies, in the words of the option that lays it there."""
    grid = boat.plan.grid
    lies = fit(boat.tile(stowed).shape, grid).lies(stowed.cells, stowed.marks)
    assert lies is not None, "a stowed tile covers squares of its own outline"
    squares = names_of(grid, stowed.cells)
    return {
        "tile": stowed.tile,
        "at": squares[0],
        "turn": lies.turn,
        "flip": lies.flip,
        "colour": stowed.colour,
        "squares": squares,
    }


def names_of(grid: Grid, cells: int) -> list[str]:
    """The names of squares, in reading order."""
    return [grid.names[cell] for cell in bits(cells)]


def squares_under(boat: Boat, place: Place) -> list[str]:
    """The squares of a boat that a tile would cover; ValueError if it cannot lie like that."""
    grid = boat.plan.grid
    fitted = fit(boat.fleet.tiles[place.tile].shape, grid)
    cells = fitted.cells(grid.cell_of(place.at), place.turn, place.flip)
    if not cells or cells & ~grid.cells:
        raise ValueError(f"{place.tile} cannot lie like that at {place.at}")
    return names_of(grid, cells)
