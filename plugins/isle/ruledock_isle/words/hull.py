"""The edge of the boat, walked round from square to square."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from ruledock.plugin import NUMBER, Emit, Param, Word, noun, selection_of
from ruledock_isle.boat.geometry import Grid, bits


@lru_cache(maxsize=256)
def outlines(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """The edge squares of each outline, in the order in which one walks round it.

    A square may come up again where the boat is one square wide.
    """
    stride, cells = grid.stride, grid.cells
    ways = (1, stride, -1, -stride)  # right, down, left, up: water lies on the left of each side
    sides = {
        (square, way)
        for square in bits(grid.edge)
        for way in range(4)
        if not _has(cells, square + ways[way - 1])
    }
    found = []
    while sides:
        start = side = min(sides)
        walk = []
        while True:
            sides.discard(side)
            square, way = side
            walk.append(square)
            ahead, left = square + ways[way], square + ways[way] + ways[way - 1]
            if not _has(cells, ahead):
                side = square, (way + 1) % 4
            elif _has(cells, left):
                side = left, way - 1 if way else 3
            else:
                side = ahead, way
            if side == start:
                break
        found.append(tuple(one for n, one in enumerate(walk) if walk[n - 1] != one) or (walk[0],))
    return tuple(found)


def _has(cells: int, square: int) -> bool:
    return square >= 0 and bool(cells >> square & 1)


def longest_at_edge(grid: Grid, squares: int) -> int:
    """The most edge squares in an unbroken stretch of an outline."""
    return max(map(len, _stretches(grid, squares)), default=0)


def in_longest_at_edge(grid: Grid, squares: int) -> int:
    """The edge squares of the longest unbroken stretch; of several the first."""
    longest = max(_stretches(grid, squares), key=len, default=set[int]())
    return sum(1 << square for square in longest)


def _stretches(grid: Grid, squares: int) -> Iterator[set[int]]:
    """The unbroken stretches of all outlines."""
    for outline in outlines(grid):
        gaps = [place for place, square in enumerate(outline) if not squares >> square & 1]
        if not gaps:
            yield {*outline}
            continue
        around = outline + outline[: gaps[0]]  # the stretch over its end is in one piece here
        for gap, end in zip(gaps, [*gaps[1:], len(around)], strict=True):
            yield {*around[gap + 1 : end]}


def _at_edge(function: Callable[[Grid, int], int]) -> Emit:
    return lambda out, args: (
        f"{out.constant(function)}({out.local('grid')}, {args['longest-at-edge']})"
    )


WORDS = (
    noun("edge-squares", "square", "{grid}.edge",
         "The squares at the edge of the boat: those with a side beyond which the boat has no"
         " square. One that has water at a corner only, in an inner corner of the outline, is"
         " none."),
    Word(
        "longest-at-edge", NUMBER,
        {"longest-at-edge": Param(selection_of("square"), "the squares", label="of")},
        _at_edge(longest_at_edge),
        "How many edge squares the longest unbroken stretch of the boat's edge has, as one walks"
        " round the outline; past an inner corner the walk goes on with the next edge square.",
        {"longest-at-edge": "covered-squares"}, "longest stretch at the edge", cost=20,
        counts=_at_edge(in_longest_at_edge),
    ),
)  # fmt: skip
