"""Squares, outlines and how they lie on each other, as bits of Python integers.

A boat's squares are the bits of one integer: bit ``row * stride + column``. One column on the right
and one row below stay empty, so a connected outline pushed over an edge always hits a missing
square. That is why a few shifts and ands find every place where an outline lies on free squares.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

import attrs

Place = tuple[int, int]
"""A row and a column, counted from the top left."""
Marks = tuple[tuple[str, Place], ...]
"""What is printed on single squares of an outline, each with its square."""

WATER = "~"
"""How a drawing shows that there is no square."""
ORIENTATIONS = 8
"""How many ways a tile can lie at most: four turns, flipped or not."""
NO_MARKS: Mapping[str, tuple[str, ...]] = MappingProxyType({})

_NAME = re.compile(r"([a-z]+)([1-9]\d*)")


@attrs.frozen(eq=False, slots=False)  # in slots, cached properties slow every read
class Grid:
    """The squares of a boat: a rectangle cut to an outline."""

    width: int
    height: int
    cells: int
    """The squares that are there."""
    stride: int = attrs.field(init=False)
    lift: int = attrs.field(init=False)
    """How many bits higher a second board lies in one integer, with a spare row between."""

    def __attrs_post_init__(self) -> None:
        object.__setattr__(self, "stride", self.width + 1)
        object.__setattr__(self, "lift", (self.height + 1) * self.stride)

    @classmethod
    def of(cls, rows: Sequence[Sequence[str]]) -> Grid:
        """The grid of a drawing; :data:`WATER` marks missing squares."""
        width = len(rows[0])
        places = [(r, c) for r, row in enumerate(rows) for c, it in enumerate(row) if it != WATER]
        cells = sum(1 << (r * (width + 1) + c) for r, c in places)
        return cls(width, len(rows), cells)

    def cell(self, row: int, column: int) -> int:
        """The number of the bit that stands for a square."""
        return row * self.stride + column

    def place(self, cell: int) -> Place:
        """The row and column of a square."""
        return divmod(cell, self.stride)

    def mask(self, places: Iterable[Place]) -> int:
        """Several squares as the bits of one integer."""
        return sum(1 << self.cell(row, column) for row, column in set(places))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The name of each bit: a letter for the column, a number for the row, as in ``c4``."""
        columns = [_letters(column) for column in range(self.stride)]
        return tuple(f"{name}{row + 1}" for row in range(self.height) for name in columns)

    @cached_property
    def ones(self) -> tuple[int, ...]:
        """Each bit by its number; a lookup is cheaper than a shift."""
        return tuple(1 << cell for cell in range(self.lift))

    @cached_property
    def spots(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """Each orientation, by number, with each bit: such a pair need not be made once more."""
        return tuple(
            tuple((number, cell) for cell in range(self.lift)) for number in range(ORIENTATIONS)
        )

    @cached_property
    def cells_by_name(self) -> dict[str, int]:
        """The squares by name."""
        return {self.names[cell]: cell for cell in bits(self.cells)}

    def name_of(self, cell: int) -> str:
        """The name of a square."""
        return self.names[cell]

    def cell_of(self, name: str) -> int:
        """The square of this name."""
        cell = self.cells_by_name.get(name)
        if cell is None:
            last = _letters(self.width - 1)
            how = f"a column from a to {last} and a row from 1 to {self.height}"
            known = "is not a square of this boat" if _NAME.fullmatch(name) else "is not a square"
            raise ValueError(f'"{name}" {known}: {how}, as in {self.names[low_bit(self.cells)]}')
        return cell

    @cached_property
    def rows(self) -> tuple[int, ...]:
        """The squares of each row, from the top."""
        row = (1 << self.width) - 1
        return tuple(self.cells & row << r * self.stride for r in range(self.height))

    @cached_property
    def columns(self) -> tuple[int, ...]:
        """The squares of each column, from the left."""
        column = sum(1 << row * self.stride for row in range(self.height))
        return tuple(self.cells & column << c for c in range(self.width))

    @cached_property
    def edge(self) -> int:
        """The squares with a side on the outline."""
        cells, stride = self.cells, self.stride
        inner = cells << 1 & cells >> 1 & cells << stride & cells >> stride
        return cells & ~inner

    def near(self, cells: int) -> int:
        """The squares that share a side with one of these; they may include some of these."""
        stride = self.stride
        return (cells << 1 | cells >> 1 | cells << stride | cells >> stride) & self.cells

    def group(self, seed: int, within: int) -> int:
        """All squares of *within* that are connected to *seed* by sides."""
        found, stride = seed & within, self.stride
        while True:
            grown = found << 1 | found >> 1 | found << stride | found >> stride
            grown = (grown | found) & within
            if grown == found:
                return found
            found = grown

    def groups(self, within: int) -> Iterator[int]:
        """The connected parts of some squares, in reading order."""
        while within:
            part = self.group(within & -within, within)
            yield part
            within ^= part


def _letters(column: int) -> str:
    """Columns run a to z, then aa, ab …"""
    more, last = divmod(column, 26)
    return (_letters(more - 1) if more else "") + chr(ord("a") + last)


def bits(mask: int) -> Iterator[int]:
    """The numbers of the set bits, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def low_bit(mask: int) -> int:
    """The number of the lowest set bit."""
    return (mask & -mask).bit_length() - 1


def nth_bit(mask: int, n: int) -> int:
    """The number of the n-th set bit, counted from 0."""
    base = 0
    while n > 7:
        half = mask.bit_length() >> 1
        low = mask & ((1 << half) - 1)
        count = low.bit_count()
        if n < count:
            mask = low
        else:
            mask, n, base = mask >> half, n - count, base + half
    for _ in range(n):
        mask &= mask - 1
    return base + low_bit(mask)


@attrs.frozen
class Orientation:
    """One way an outline can lie: flipped or not, then turned clockwise by quarters."""

    turn: int
    flip: bool
    places: tuple[Place, ...] = attrs.field(repr=False)
    """Its squares, relative to the first one in reading order."""
    marks: Marks = attrs.field(default=(), repr=False)
    """What is printed on some of them, relative to the same one."""

    @property
    def name(self) -> str:
        """How notation writes it: ``r90 flip``, or nothing when it lies as printed."""
        return " ".join(filter(None, (f"r{90 * self.turn}" if self.turn else "", self.flipped)))

    @property
    def flipped(self) -> str:
        """How notation says whether the tile is flipped."""
        return "flip" if self.flip else ""


@attrs.frozen(eq=False, slots=False)  # in slots, cached properties slow every read
class Shape:
    """The outline of a tile: connected squares, as printed."""

    id: str
    places: tuple[Place, ...]
    marks: Marks = ()

    @classmethod
    def of(
        cls, id: str, rows: Sequence[str], marks: Mapping[str, Sequence[str]] = NO_MARKS
    ) -> Shape:
        """The shape drawn in rows of ``#`` and ``.``; marks name the squares they are on."""
        places = [(r, c) for r, row in enumerate(rows) for c, it in enumerate(row) if it == "#"]
        if not places or not _is_connected(set(places)):
            raise ValueError("squares (#) that share sides, in one piece")
        if len({len(row) for row in rows}) > 1:
            raise ValueError("rows of one length, filled up with .")
        return cls(id, corner(places), _corner_marks(rows, marks))

    @cached_property
    def orientations(self) -> tuple[Orientation, ...]:
        """All ways it can lie that look different."""
        found: dict[tuple[tuple[Place, ...], Marks], Orientation] = {}
        for flip in (False, True):
            side = -1 if flip else 1
            places = [(r, side * c) for r, c in self.places]
            marks = [(mark, (r, side * c)) for mark, (r, c) in self.marks]
            for turn in range(4):
                row, column = min(places)
                seen = from_first(places)
                shown = tuple(sorted((mark, (r - row, c - column)) for mark, (r, c) in marks))
                found.setdefault((seen, shown), Orientation(turn, flip, seen, shown))
                places = [(c, -r) for r, c in places]
                marks = [(mark, (c, -r)) for mark, (r, c) in marks]
        return tuple(found.values())

    @property
    def rows(self) -> list[str]:
        """The outline as drawn."""
        height, width = (1 + max(axis) for axis in zip(*self.places, strict=True))
        places = set(self.places)
        return ["".join(".#"[(r, c) in places] for c in range(width)) for r in range(height)]

    @cached_property
    def drawn(self) -> tuple[str, ...]:
        """The outline as drawn, with the first letter of each mark on its square."""
        rows = [list(row) for row in self.rows]
        for mark, (r, c) in self.marks:
            rows[r][c] = mark[0]
        return tuple("".join(row) for row in rows)

    def __len__(self) -> int:
        return len(self.places)


def corner(places: Iterable[Place]) -> tuple[Place, ...]:
    """The same squares, moved into the top left corner and put in reading order."""
    places = list(places)
    top, left = min(r for r, _ in places), min(c for _, c in places)
    return tuple(sorted((r - top, c - left) for r, c in places))


def from_first(places: Iterable[Place]) -> tuple[Place, ...]:
    """The same squares, in reading order and relative to the first."""
    ordered = sorted(places)
    row, column = ordered[0]
    return tuple((r - row, c - column) for r, c in ordered)


def _corner_marks(rows: Sequence[str], marks: Mapping[str, Sequence[str]]) -> Marks:
    """The marks of a drawn outline, moved into the corner with its squares."""
    grid = Grid.of([row.replace(".", WATER) for row in rows])
    at = [(mark, grid.place(grid.cell_of(name))) for mark, names in marks.items() for name in names]
    drawn = [grid.place(cell) for cell in bits(grid.cells)]
    top, left = min(r for r, _ in drawn), min(c for _, c in drawn)
    return tuple(sorted((mark, (r - top, c - left)) for mark, (r, c) in at))


def _is_connected(places: set[Place]) -> bool:
    reached, fresh = set[Place](), {min(places)}
    while fresh:
        reached |= fresh
        around = {p for r, c in fresh for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))}
        fresh = (around & places) - reached
    return reached == places
