"""Areas: squares in one piece. A selection of them is a frozenset of their squares as bits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from attrs import frozen

from ruledock.plugin import (
    Args,
    Choice,
    Emitter,
    Param,
    SetSelection,
    Word,
    noun,
    selection_of,
)
from ruledock_isle.boat.geometry import Grid, low_bit
from ruledock_isle.words.bodies import BODIES
from ruledock_isle.words.scene import BoatScene

AREAS = selection_of("area")
SQUARES = selection_of("square")
JOINED = Choice(
    "what joins two squares: sides, or corners as well; sides by default",
    values=("sides", "corners"), optional=True, label="joined by",
)  # fmt: skip
_DIRECTION = Choice(
    "in which direction; along rows and along columns by default",
    values=("rows", "columns", "diagonals"), optional=True, label="along",
)  # fmt: skip


class AreaSelection(SetSelection):
    """Selections of areas: a frozenset of them, or :class:`Such`; in the order of first squares."""

    def iterate(self, selection: str) -> str:
        return f"sorted({selection}, key=lambda area: (area & -area, area))"


@frozen
class Such:
    """Areas that pass a test, whatever they are areas of.

    By themselves they are those of what is free and of what is covered, as nothing else has areas
    unless a word asks for them.
    """

    passes: Callable[[int], Any]
    scene: BoatScene

    def areas(self) -> frozenset[int]:
        """Those of what is free and what is covered."""
        return frozenset(filter(self.passes, self.scene.areas))

    def __iter__(self) -> Iterator[int]:
        return iter(self.areas())

    def __len__(self) -> int:
        return len(self.areas())

    def __and__(self, other: frozenset[int] | Such) -> frozenset[int] | Such:
        if isinstance(other, Such):
            return Such(lambda area: self.passes(area) and other.passes(area), self.scene)
        return frozenset(filter(self.passes, other))

    __rand__ = __and__

    def __or__(self, other: frozenset[int] | Such) -> frozenset[int] | Such:
        if isinstance(other, Such):
            return Such(lambda area: self.passes(area) or other.passes(area), self.scene)
        return self.areas() | other

    __ror__ = __or__

    def __sub__(self, other: frozenset[int] | Such) -> Such:
        if isinstance(other, Such):
            return Such(lambda area: self.passes(area) and not other.passes(area), self.scene)
        return Such(lambda area: area not in other and self.passes(area), self.scene)

    def __rsub__(self, other: frozenset[int]) -> frozenset[int]:
        return frozenset(area for area in other if not self.passes(area))


def meeting(scene: BoatScene, squares: int) -> Such:
    """The areas with at least one of these squares."""
    return Such(lambda area: area & squares, scene)


def within(scene: BoatScene, squares: int) -> Such:
    """The areas all of whose squares are among these."""
    return Such(lambda area: not area & ~squares, scene)


def touching(scene: BoatScene, squares: int) -> Such:
    """The areas next to one of these squares that is not their own."""
    near = scene.plan.grid.near
    reach = near(squares)

    def passes(area: int) -> int:
        return area & reach and (not area & squares or near(area) & ~area & squares)

    return Such(passes, scene)


def larger(scene: BoatScene, others: Iterable[int], sign: int) -> Such:
    """The areas with more squares than each of the others, or with fewer; none without others."""
    most = max((sign * other.bit_count() for other in others), default=None)
    return Such(lambda area: most is not None and sign * area.bit_count() > most, scene)


def joined(areas: Iterable[int]) -> int:
    """All squares of some areas."""
    found = 0
    for area in areas:
        found |= area
    return found


def at_corners(grid: Grid, squares: int) -> Iterator[int]:
    """The connected parts of some squares that may be joined at corners, in reading order."""
    stride = grid.stride
    while squares:
        part, grown = 0, squares & -squares
        while grown != part:
            part = grown
            wide = part | part << 1 | part >> 1
            grown = (wide | wide << stride | wide >> stride) & squares
        yield part
        squares ^= part


def parts(args: Args) -> Callable[[Grid, int], Iterator[int]]:
    """The function that takes squares apart, as a word asks for it."""
    return at_corners if args.get("joined") == "corners" else Grid.groups


def lines(squares: int, step: int) -> Iterator[int]:
    """The unbroken lines in one direction, each as long as it can be."""
    starts = squares & ~(squares << step)
    while starts:
        line = square = starts & -starts
        while square := square << step & squares:
            line |= square
        yield line
        starts &= starts - 1


def lines_of(squares: int, *steps: int) -> frozenset[int]:
    """The unbroken lines in any of these directions."""
    return frozenset(line for step in steps for line in lines(squares, step))


def is_straight(grid: Grid, body: int) -> bool:
    """Whether squares lie in one row or in one column."""
    row, column = grid.place(low_bit(body))
    return not body & ~grid.rows[row] or not body & ~grid.columns[column]


def straight(grid: Grid, bodies: Iterable[int]) -> int:
    """The things that lie in one row or in one column."""
    found, bit = 0, 1
    for body in bodies:
        if is_straight(grid, body):
            found |= bit
        bit <<= 1
    return found


def straight_areas(scene: BoatScene) -> Such:
    """The areas that lie in one row or in one column."""
    return Such(lambda area: is_straight(scene.plan.grid, area), scene)


def _straight(item: str) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        if item == "area":
            return f"{out.constant(straight_areas)}(scene)"
        return f"{out.constant(straight)}({out.local('grid')}, {out.local(BODIES[item])})"

    doc = "Things whose squares all lie in one row or in one column; one square does."
    return noun("straight", item, emit, doc, narrows="straight")


def _areas_of(out: Emitter, args: Args) -> str:
    return f"frozenset({out.constant(parts(args))}({out.local('grid')}, {args['areas-of']}))"


def _lines_of(out: Emitter, args: Args) -> str:
    stride = f"{out.local('grid')}.stride"
    steps = {"rows": "1", "columns": stride, "diagonals": f"{stride} + 1, {stride} - 1"}
    along = steps.get(args.get("along", ""), f"1, {stride}")
    return f"{out.constant(lines_of)}({args['lines-of']}, {along})"


WORDS = (
    *map(_straight, ("tile", "family", "area")),
    noun("empty-areas", "area", "{empty_areas}",
         "What is free, in connected parts: squares that share sides."),
    noun("covered-areas", "area", "{covered_areas}",
         "What is covered, in connected parts: squares that share sides, whatever tile is there."),
    Word(
        "areas-of", AREAS,
        {"areas-of": Param(SQUARES, "the squares", label="of"), "joined": JOINED},
        _areas_of,
        "The connected parts of any squares, each of them an area: squares that share sides, or"
        " corners as well if that is asked for.",
        {"areas-of": {"under": "cats"}}, "areas", cost=20,
    ),
    Word(
        "lines-of", AREAS,
        {"lines-of": Param(SQUARES, "the squares", label="of"), "along": _DIRECTION},
        _lines_of,
        "The straight unbroken lines of any squares, each as long as it can be and each of them an"
        " area; a square by itself is a line of 1.",
        {"lines-of": {"under": "cats"}, "along": "rows"}, "straight lines", cost=20,
    ),
)  # fmt: skip
