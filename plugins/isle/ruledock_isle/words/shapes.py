"""Shapes: of tiles, and those that squares make, as connected parts, lines, diagonals, blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Protocol

from ruledock.plugin import NUMBER, Args, Emit, Emitter, Param, Whole, Word, selection_of
from ruledock_isle.boat.geometry import Grid, bits, low_bit
from ruledock_isle.words.areas import JOINED, joined, lines, parts
from ruledock_isle.words.emit import by_tile
from ruledock_isle.words.squares import union

SQUARES = selection_of("square")
TILES = selection_of("tile")


def count_shapes(lookalikes: Sequence[int], tiles: int) -> int:
    """How many different shapes some tiles have."""
    return len({lookalikes[tile] for tile in bits(tiles)})


def count_parts(parts: Iterable[int]) -> int:
    """How many connected parts some squares have."""
    return sum(1 for _ in parts)


def largest_part(parts: Iterable[int]) -> int:
    """The size of the largest connected part of some squares; 0 if there is none."""
    return max((part.bit_count() for part in parts), default=0)


def longest(squares: int, *steps: int) -> int:
    """The longest unbroken run of squares in any of these directions."""
    best = 0
    for step in steps:
        left, length = squares, 0
        while left:  # what is left after n rounds begins a run of more than n squares
            length += 1
            left &= left >> step
        best = max(best, length)
    return best


def longest_line(grid: Grid, squares: int) -> int:
    """The longest run along a row or a column."""
    return longest(squares, 1, grid.stride)


def in_longest_line(grid: Grid, squares: int) -> int:
    """The squares of the longest run along a row or a column."""
    return longest_of(squares, 1, grid.stride)


def in_longest_diagonal(grid: Grid, squares: int) -> int:
    """The squares of the longest run from corner to corner."""
    return longest_of(squares, grid.stride + 1, grid.stride - 1)


def longest_diagonal(grid: Grid, squares: int) -> int:
    """The longest run from corner to corner."""
    return longest(squares, grid.stride + 1, grid.stride - 1)


def longest_of(squares: int, *steps: int) -> int:
    """The squares of the longest unbroken run in any of these directions; of several the first."""
    return first_largest(line for step in steps for line in lines(squares, step))


def first_largest(bodies: Iterable[int]) -> int:
    """The one with the most squares; of several the first in reading order; 0 if there is none."""
    return max(bodies, key=lambda body: (body.bit_count(), -low_bit(body)), default=0)


def rectangle(grid: Grid, first: int, height: int, width: int) -> int:
    """The squares of a rectangle whose first one has this number."""
    row = (1 << width) - 1 << first
    return joined(row << grid.stride * n for n in range(height))


def in_blocks(grid: Grid, squares: int, side: int) -> int:
    """The squares of all square blocks of that many rows and columns."""
    return joined(
        rectangle(grid, one, side, side) for one in bits(block_starts(grid, squares, side))
    )


def in_largest_block(grid: Grid, squares: int) -> int:
    """The squares of the largest square block; of several the first."""
    side = largest_block(grid, squares)
    starts = block_starts(grid, squares, side) if side else 0
    return rectangle(grid, low_bit(starts), side, side) if starts else 0


def in_largest_rectangle(grid: Grid, squares: int) -> int:
    """The squares of the largest rectangle; of several the flattest, and of these the first."""
    found, height = [], 0
    while squares:
        height += 1
        row = longest_of(squares, 1)
        found.append(rectangle(grid, low_bit(row), height, row.bit_count()))
        squares &= squares >> grid.stride
    return max(found, key=int.bit_count, default=0)


def count_blocks(grid: Grid, squares: int, side: int) -> int:
    """How many square blocks of that many rows and columns fit into some squares."""
    return block_starts(grid, squares, side).bit_count()


def block_starts(grid: Grid, squares: int, side: int) -> int:
    """The first square of each square block of that many rows and columns."""
    stride = grid.stride
    for _ in range(1, side):  # each round keeps the first squares of blocks one larger
        squares &= squares >> 1
        squares &= squares >> stride
    return squares


def largest_block(grid: Grid, squares: int) -> int:
    """The rows of the largest square block; 0 if there is none."""
    stride, side = grid.stride, 0
    while squares:
        squares &= squares >> 1
        squares &= squares >> stride
        side += 1
    return side


def largest_rectangle(grid: Grid, squares: int) -> int:
    """The squares of the largest rectangle; 0 if there is none."""
    stride, best, height = grid.stride, 0, 0
    while squares:  # each round keeps the first squares of columns that are one longer
        height += 1
        best = max(best, height * longest(squares, 1))
        squares &= squares >> stride
    return best


OfParts = Callable[[Iterable[int]], int]


class OfSquares(Protocol):
    """A number of some squares, or those of them that make it."""

    def __call__(self, grid: Grid, squares: int, /) -> int: ...


def _part(name: str, function: OfParts, doc: str, label: str, chosen: OfParts) -> Word:
    """A number of the parts of squares, which is made of the squares that *chosen* returns."""

    def emitter(function: OfParts) -> Emit:
        def emit(out: Emitter, args: Args) -> str:
            found = f"{out.constant(parts(args))}({out.local('grid')}, {args[name]})"
            return f"{out.constant(function)}({found})"

        return emit

    return Word(
        name, NUMBER, {name: Param(SQUARES, "the squares", label="of"), "joined": JOINED},
        emitter(function), doc, {name: {"under": "cats"}}, label, cost=20, counts=emitter(chosen),
    )  # fmt: skip


def _shape(name: str, function: OfSquares, doc: str, label: str, chosen: OfSquares) -> Word:
    """A number of squares, which is made of those that *chosen* returns."""

    def emitter(function: OfSquares) -> Emit:
        return lambda out, args: f"{out.constant(function)}({out.local('grid')}, {args[name]})"

    return Word(
        name, NUMBER, {name: Param(SQUARES, "the squares", label="of")},
        emitter(function), doc, {name: {"under": "cats"}}, label, cost=20, counts=emitter(chosen),
    )  # fmt: skip


def _shaped_like(out: Emitter, args: Args) -> str:
    one = by_tile(out, args, "shaped-like", "lookalikes")
    several = f"{out.constant(union)}({out.local('lookalikes')}, {args['shaped-like']})"
    return one or several


def _count_shapes(out: Emitter, args: Args) -> str:
    tiles = args["different-shapes"]
    return f"{out.constant(count_shapes)}({out.local('lookalikes')}, {tiles})"


def _blocks(function: Callable[[Grid, int, int], int]) -> Emit:
    def emit(out: Emitter, args: Args) -> str:
        grid = out.local("grid")
        return f"{out.constant(function)}({grid}, {args['of']}, {args['blocks']})"

    return emit


WORDS = (
    _part("parts-of", count_parts,
          "How many connected parts some squares have: squares that share sides, or corners as well"
          " if that is asked for.",
          "connected parts", joined),
    _part("largest-part-of", largest_part,
          "How many squares the largest connected part of some squares has; 0 if there is none.",
          "largest connected part", first_largest),
    _shape("longest-line", longest_line,
           "How many squares the longest unbroken line has, along a row or a column.",
           "longest line", in_longest_line),
    _shape("longest-diagonal", longest_diagonal,
           "How many squares the longest unbroken diagonal has, from corner to corner.",
           "longest diagonal", in_longest_diagonal),
    _shape("largest-block", largest_block,
           "How many rows the largest block has that is as wide as it is high.",
           "largest block", in_largest_block),
    _shape("largest-rectangle", largest_rectangle,
           "How many squares the largest rectangle has, however wide and high it is.",
           "largest rectangle", in_largest_rectangle),
    Word(
        "blocks", NUMBER,
        {"blocks": Whole("how many rows and columns a block has", low=1, high=12, label="side"),
         "of": Param(SQUARES, "the squares", label="of")},
        _blocks(count_blocks),
        "How many blocks of that many rows and columns there are; they may overlap.",
        {"blocks": 2, "of": {"under": "treasures"}}, "blocks", cost=20, counts=_blocks(in_blocks),
    ),
    Word(
        "shaped-like", TILES, {"shaped-like": Param(TILES, "the others")},
        _shaped_like,
        "Tiles with the shape of one of those others, which are among them; turned or flipped, a"
        " shape stays the same.",
        {"and": ["cats", {"shaped-like": "treasures"}]}, "", cost=10, narrows="shaped like",
    ),
    Word(
        "different-shapes", NUMBER,
        {"different-shapes": Param(TILES, "the tiles", label="of")},
        _count_shapes,
        "How many different shapes some tiles have; turned or flipped, a shape stays the same.",
        {"different-shapes": "cats"}, "different shapes", cost=10,
    ),
)  # fmt: skip
