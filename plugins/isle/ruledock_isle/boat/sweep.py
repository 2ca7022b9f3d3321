"""Every place where a shape can lie on a grid, in one sweep of shifts and ands.

A *space* says what is free: the free squares and, one board higher in the same integer, those of
them that touch no tile. A place on the lower board but not on the higher one is in contact with a
tile, and so legal; an empty higher board asks for no contact.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

import attrs

from ruledock_isle.boat.geometry import Grid, Orientation, Shape, low_bit

Marked = tuple[tuple[str, int], ...]
"""What is printed on single squares of a tile, each with its square on the boat."""


def space(grid: Grid, free: int, frontier: int | None = None) -> int:
    """Where a tile may go: on free squares and, if a frontier is given, on one of its squares."""
    return free if frontier is None else free | (free & ~frontier) << grid.lift


@attrs.frozen(eq=False)
class Fitted:
    """A shape on boats of one size: its orientations as bits, and all places where they lie."""

    shape: Shape
    grid: Grid
    orientations: tuple[Orientation, ...]
    masks: tuple[int, ...]
    """For each orientation its squares, with the first one at bit 0."""
    sweep: Callable[[int], tuple[int, ...]]
    """Maps a space to the legal first squares of each orientation, as bits."""
    fits: Callable[[int], bool]
    """Whether the shape can lie anywhere in a space."""
    numbers: dict[tuple[int, bool], int]
    """The number of each orientation, by turn and flip."""
    _marks: tuple[tuple[tuple[str, int], ...], ...]
    """For each orientation what is printed on it, with the first square at bit 0."""

    def cells(self, cell: int, turn: int, flip: bool) -> int:
        """The squares the shape covers with its first square here; 0 if it cannot lie like that."""
        number = self.numbers.get((turn, flip))
        return 0 if number is None else self.masks[number] << cell

    def marked(self, cell: int, turn: int, flip: bool) -> Marked:
        """The marks of the shape when it lies like that, each with its square."""
        return tuple((mark, bit << cell) for mark, bit in self._marks[self.numbers[turn, flip]])

    def lies(self, cells: int, marks: Marked | None = None) -> Orientation | None:
        """How the shape lies when it covers exactly these squares; None if it cannot.

        If several ways cover them, the marks decide; without marks it is the first.
        """
        first = low_bit(cells)
        for mask, lying in zip(self.masks, self.orientations, strict=True):
            if mask == cells >> first and (
                marks is None or marks == self.marked(first, lying.turn, lying.flip)
            ):
                return lying
        return None


@lru_cache(maxsize=4096)
def fit(shape: Shape, grid: Grid) -> Fitted:
    """The shape, prepared for boats of this width and height."""
    return _fit(shape, grid.width, grid.height)


@lru_cache(maxsize=4096)
def _fit(shape: Shape, width: int, height: int) -> Fitted:
    grid = Grid(width, height, 0)
    lying = [one for one in shape.orientations if _inside(one, grid)]
    offsets = [[grid.cell(*place) for place in one.places] for one in lying]
    masks = [sum(1 << offset for offset in one) for one in offsets]
    return Fitted(
        shape,
        grid,
        tuple(lying),
        tuple(masks),
        _sweeper(offsets, grid.lift),
        _fitter(offsets, grid.lift),
        {(one.turn, one.flip): number for number, one in enumerate(lying)},
        tuple(tuple((mark, 1 << grid.cell(*at)) for mark, at in one.marks) for one in lying),
    )


def _inside(orientation: Orientation, grid: Grid) -> bool:
    rows = [row for row, _ in orientation.places]
    columns = [column for _, column in orientation.places]
    return max(rows) < grid.height and max(columns) - min(columns) < grid.width


def _sweeper(offsets: Sequence[Sequence[int]], lift: int) -> Callable[[int], tuple[int, ...]]:
    """Generate straight code for one shape that computes each shift and each shared pair once."""
    lines = ["def sweep(s0):"]
    lines += [f"    s{one} = s0 >> {one}" for one in sorted({d for o in offsets for d in o} - {0})]
    terms = [{f"s{offset}" for offset in one} for one in offsets]
    while shared := _shared(terms):
        name = f"t{len(lines)}"
        lines.append(f"    {name} = {shared[0]} & {shared[1]}")
        for term in terms:
            if term.issuperset(shared):
                term.difference_update(shared)
                term.add(name)
    low = (1 << lift) - 1
    lines += [f"    r{n} = {' & '.join(sorted(term))}" for n, term in enumerate(terms)]
    found = (f"r{n} & {low} ^ r{n} >> {lift}," for n in range(len(terms)))
    lines.append(f"    return ({' '.join(found)})")
    sweep: Callable[[int], tuple[int, ...]] = _made("sweep", lines)
    return sweep


def _fitter(offsets: Sequence[Sequence[int]], lift: int) -> Callable[[int], bool]:
    """Generate straight code that tries one orientation after the other: two thirds of a loop."""
    low = (1 << lift) - 1
    lines = ["def fits(space):"]
    for _, *others in offsets:
        shifted = ["space", *(f"space >> {offset}" for offset in others)]  # the first is at bit 0
        lines.append(f"    found = {' & '.join(shifted)}")
        lines.append(f"    if found & {low} != found >> {lift}: return True")
    lines.append("    return False")
    fits: Callable[[int], bool] = _made("fits", lines)
    return fits


def _made(name: str, lines: Sequence[str]) -> Any:
    scope: dict[str, Any] = {}
    exec(compile("\n".join(lines), f"<{name}>", "exec"), scope)
    return scope[name]


def _shared(terms: Sequence[set[str]]) -> tuple[str, str] | None:
    """The pair that most terms have in common, if two have one."""
    pairs = Counter(pair for term in terms for pair in combinations(sorted(term), 2))
    best = max(pairs, key=lambda pair: (pairs[pair], pair), default=None)
    return best if best is not None and pairs[best] > 1 else None
