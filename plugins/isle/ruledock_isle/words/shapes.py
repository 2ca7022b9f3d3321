"""Shapes: of tiles, and those that squares make, as connected parts, lines, diagonals, blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ruledock.plugin import NUMBER, Args, Emitter, Param, Whole, Word, selection_of
from ruledock_isle.boat.geometry import Grid, bits
from ruledock_isle.words.areas import JOINED, parts
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


def longest_diagonal(grid: Grid, squares: int) -> int:
    """The longest run from corner to corner."""
    return longest(squares, grid.stride + 1, grid.stride - 1)


def count_blocks(grid: Grid, squares: int, side: int) -> int:
    """How many square blocks of that many rows and columns fit into some squares."""
    stride = grid.stride
    for _ in range(1, side):  # each round keeps the first squares of blocks one larger
        squares &= squares >> 1
        squares &= squares >> stride
    return squares.bit_count()


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


def _part(name: str, function: Callable[[Iterable[int]], int], doc: str, label: str) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        found = f"{out.constant(parts(args))}({out.local('grid')}, {args[name]})"
        return f"{out.constant(function)}({found})"

    params = {name: Param(SQUARES, "the squares", label="of"), "joined": JOINED}
    return Word(name, NUMBER, params, emit, doc, {name: {"under": "cats"}}, label, cost=20)


def _shape(name: str, function: Callable[[Grid, int], int], doc: str, label: str) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        return f"{out.constant(function)}({out.local('grid')}, {args[name]})"

    params = {name: Param(SQUARES, "the squares", label="of")}
    return Word(name, NUMBER, params, emit, doc, {name: {"under": "cats"}}, label, cost=20)


def _shaped_like(out: Emitter, args: Args) -> str:
    one = by_tile(out, args, "shaped-like", "lookalikes")
    several = f"{out.constant(union)}({out.local('lookalikes')}, {args['shaped-like']})"
    return one or several


def _count_shapes(out: Emitter, args: Args) -> str:
    tiles = args["different-shapes"]
    return f"{out.constant(count_shapes)}({out.local('lookalikes')}, {tiles})"


def _blocks(out: Emitter, args: Args) -> str:
    grid = out.local("grid")
    return f"{out.constant(count_blocks)}({grid}, {args['of']}, {args['blocks']})"


WORDS = (
    _part("parts-of", count_parts,
          "How many connected parts some squares have: squares that share sides, or corners as well"
          " if that is asked for.",
          "connected parts"),
    _part("largest-part-of", largest_part,
          "How many squares the largest connected part of some squares has; 0 if there is none.",
          "largest connected part"),
    _shape("longest-line", longest_line,
           "How many squares the longest unbroken line has, along a row or a column.",
           "longest line"),
    _shape("longest-diagonal", longest_diagonal,
           "How many squares the longest unbroken diagonal has, from corner to corner.",
           "longest diagonal"),
    _shape("largest-block", largest_block,
           "How many rows the largest block has that is as wide as it is high.",
           "largest block"),
    _shape("largest-rectangle", largest_rectangle,
           "How many squares the largest rectangle has, however wide and high it is.",
           "largest rectangle"),
    Word(
        "blocks", NUMBER,
        {"blocks": Whole("how many rows and columns a block has", low=1, high=12, label="side"),
         "of": Param(SQUARES, "the squares", label="of")},
        _blocks, "How many blocks of that many rows and columns there are; they may overlap.",
        {"blocks": 2, "of": {"under": "treasures"}}, "blocks", cost=20,
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
