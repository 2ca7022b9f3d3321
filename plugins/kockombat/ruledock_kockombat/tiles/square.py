"""The square of tiles: its cells by number and name, and which cells lie in line with each other.

Cells are numbered row by row from the top left. A name is a column letter and a row number, so
that the top left cell is a1. Sets of cells are ints: bit *n* stands for cell *n*.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

COMPASS: Mapping[str, tuple[int, int]] = {
    "N": (-1, 0),
    "NE": (-1, 1),
    "E": (0, 1),
    "SE": (1, 1),
    "S": (1, 0),
    "SW": (1, -1),
    "W": (0, -1),
    "NW": (-1, -1),
}
"""Each direction clockwise from the top, with its steps in rows and columns."""
POINTS = tuple(COMPASS)
QUARTER = 2
"""Compass points in a quarter turn."""
LINES: Mapping[str, tuple[str, ...]] = {
    "straight": POINTS[::2],
    "diagonal": POINTS[1::2],
    "every": POINTS,
}


def names(side: int) -> tuple[str, ...]:
    """The names of the cells of a square, in their order."""
    return tuple(
        f"{chr(ord('a') + column)}{row + 1}" for row in range(side) for column in range(side)
    )


@cache
def along(side: int, directions: tuple[str, ...], farthest: int | None) -> tuple[int, ...]:
    """By cell: the cells in these directions, up to *farthest* steps away or to the edge."""
    steps = range(1, (farthest or side) + 1)
    return tuple(
        sum(_bit(side, cell, COMPASS[point], step) for point in directions for step in steps)
        for cell in range(side * side)
    )


def _bit(side: int, cell: int, towards: tuple[int, int], step: int) -> int:
    """The set of the one cell *step* steps away; empty beyond the edge."""
    row, column = cell // side + towards[0] * step, cell % side + towards[1] * step
    inside = 0 <= row < side and 0 <= column < side
    return 1 << (row * side + column) if inside else 0


@cache
def turn_arrows(arrows: tuple[str, ...], quarters: int) -> tuple[str, ...]:
    """Where arrows point after quarter turns clockwise."""
    places = (POINTS.index(arrow) + QUARTER * quarters for arrow in arrows)
    return tuple(POINTS[place % len(POINTS)] for place in places)
