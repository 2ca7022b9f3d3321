"""Where things lie on the whole boat: halves, the next row or column, mirror images, distance."""

from __future__ import annotations

from collections.abc import Callable

from ruledock.plugin import NUMBER, Args, Emitter, Param, Word, noun, selection_of
from ruledock_isle.boat.geometry import Grid, low_bit
from ruledock_isle.words.bodies import BODIES, PLACED
from ruledock_isle.words.emit import body, squares_of

SQUARES = selection_of("square")
THINGS = "|".join(selection_of(item) for item in (*PLACED, "square"))
"""Some things of any sort; unlike ``*``, each parameter may have another."""


def upper_half(grid: Grid) -> int:
    """The squares of the rows above the middle."""
    return sum(grid.rows[: grid.height // 2])


def lower_half(grid: Grid) -> int:
    """The squares of the rows below the middle."""
    return sum(grid.rows[(grid.height + 1) // 2 :])


def left_half(grid: Grid) -> int:
    """The squares of the columns left of the middle."""
    return sum(grid.columns[: grid.width // 2])


def right_half(grid: Grid) -> int:
    """The squares of the columns right of the middle."""
    return sum(grid.columns[(grid.width + 1) // 2 :])


def _half(name: str, side: str, line: str, function: Callable[[Grid], int]) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        return f"{out.constant(function)}({out.local('grid')})"

    doc = f"The squares {side}; a {line} in the middle is in neither half."
    return noun(name, "square", emit, doc)


_WAYS = {"above": (">>", "row"), "below": ("<<", "row"), "left": (">>", "column"),
         "right": ("<<", "column")}  # fmt: skip
_BESIDE = {"above": "directly above", "below": "directly below", "left": "directly left of",
           "right": "directly right of"}  # fmt: skip


def _next_line(way: str) -> Word:
    shift, line = _WAYS[way]
    name = f"{line}-{way}"

    def emit(out: Emitter, args: Args) -> str:
        moved = f"{args[name]} {shift} 1"
        return moved if shift == ">>" else f"{moved} & (1 << len({out.local(BODIES[line])})) - 1"

    doc = f"The {line}s {_BESIDE[way]} those {line}s; there is none beyond the last."
    params = {name: Param(selection_of(line), f"{line}s")}
    shown = {"those": f"{line}s", "where": {"some": {"and": [
        f"full-{line}s", {name: f"that-{line}"}]}}}  # fmt: skip
    return Word(name, selection_of(line), params, emit, doc, shown, "", narrows=_BESIDE[way])


def _next_square(way: str) -> Word:
    name, (shift, line) = f"next-{way}", _WAYS[way]

    def emit(out: Emitter, args: Args) -> str:
        grid = out.local("grid")
        steps = f"{grid}.stride" if line == "row" else "1"
        return f"({squares_of(out, args, name)} {shift} {steps}) & {grid}.cells"

    doc = f"The squares {_BESIDE[way]} a square of those others, which may be their own."
    params = {name: Param(selection_of(), "what they lie by")}
    shown = {"and": ["free-squares", {name: "treasures"}]}
    return Word(name, SQUARES, params, emit, doc, shown, "", cost=5, narrows=_BESIDE[way])


def diagonal(grid: Grid, squares: int) -> int:
    """The squares that share a corner with one of these, and no side with that one."""
    across = squares >> grid.stride | squares << grid.stride
    return (across >> 1 | across << 1) & grid.cells


def _next_diagonally(out: Emitter, args: Args) -> str:
    squares = squares_of(out, args, "next-diagonally")
    return f"{out.constant(diagonal)}({out.local('grid')}, {squares})"


def mirror_rows(grid: Grid, squares: int) -> int:
    """The same squares with the first row as the last; what falls off the boat is left out."""
    stride, found = grid.stride, 0
    row = (1 << stride) - 1
    for _ in range(grid.height):
        found = found << stride | squares & row
        squares >>= stride
    return found & grid.cells


def mirror_columns(grid: Grid, squares: int) -> int:
    """The same squares with the first column as the last; what falls off the boat is left out."""
    size = grid.height * grid.stride
    # All bits in reverse change rows and columns; the spare column is first then, not last.
    turned, row = int(f"{squares:0{size}b}"[::-1], 2) >> 1, (1 << grid.stride) - 1
    found = 0
    for _ in range(grid.height):
        found = found << grid.stride | turned & row
        turned >>= grid.stride
    return found & grid.cells


def _mirrored(way: str, line: str, function: Callable[[Grid, int], int]) -> Word:
    name = f"mirrored-{way}"

    def emit(out: Emitter, args: Args) -> str:
        return f"{out.constant(function)}({out.local('grid')}, {squares_of(out, args, name)})"

    doc = (
        f"The squares opposite to those things, {way.replace('-', ' ')}: the first {line} is"
        " opposite to the last; where the boat has no such square, there is none."
    )
    params = {name: Param(selection_of(), "what is mirrored")}
    shown = {"and": ["covered-squares", {name: "free-squares"}]}
    phrase = f"opposite, {way.replace('-', ' ')}, to"
    return Word(name, SQUARES, params, emit, doc, shown, "", cost=10, narrows=phrase)


def distance(grid: Grid, start: int, goal: int) -> int:
    """How many steps lead from some squares to others; 0 if no way does."""
    steps, near = 0, grid.near
    while not start & goal:
        wider = start | near(start)
        if wider == start or not goal:
            return 0
        start, steps = wider, steps + 1
    return steps


def _distance(out: Emitter, args: Args) -> str:
    here, there = (squares_of(out, args, key) for key in ("distance", "to"))
    return f"{out.constant(distance)}({out.local('grid')}, {here}, {there})"


def first_row(grid: Grid, body: int) -> int:
    """The number of the topmost row of some squares, from 1; 0 if there is no square."""
    return low_bit(body) // grid.stride + 1 if body else 0


def first_column(grid: Grid, body: int) -> int:
    """The number of the leftmost column of some squares, from 1; 0 if there is no square."""
    columns = enumerate(grid.columns, 1)
    return next((number for number, column in columns if column & body), 0)


def _line_number(line: str, function: Callable[[Grid, int], int], most: str, start: str) -> Word:
    name = f"{line}-number"

    def emit(out: Emitter, args: Args) -> str:
        sort, thing = args.sorts[name], args[name]
        if sort == line:
            return f"{thing} + 1"
        return f"{out.constant(function)}({out.local('grid')}, {body(out, sort, thing)})"

    doc = (
        f"The number of a {line}, or of the {most} {line} that a thing lies in, counted from"
        f" {start}: 1 is the first."
    )
    params = {name: Param("|".join((*PLACED, "square")), "one thing", label="of")}
    shown = {"largest": {name: "that-tile"}, "over": "cats"}
    return Word(name, NUMBER, params, emit, doc, shown, f"number of the {line}", cost=3)


WORDS = (
    _line_number("row", first_row, "topmost", "the top"),
    _line_number("column", first_column, "leftmost", "the stern"),
    _half("upper-half", "of the rows above the middle, on the port side", "row", upper_half),
    _half("lower-half", "of the rows below the middle, on the starboard side", "row", lower_half),
    _half("left-half", "of the columns left of the middle, towards the stern", "column",
          left_half),
    _half("right-half", "of the columns right of the middle, towards the bow", "column",
          right_half),
    *map(_next_line, _WAYS),
    *map(_next_square, _WAYS),
    Word(
        "next-diagonally", SQUARES,
        {"next-diagonally": Param(selection_of(), "what they lie by")},
        _next_diagonally,
        "The squares that meet a square of those others at a corner; they may be their own.",
        {"and": ["free-squares", {"next-diagonally": "treasures"}]}, "", cost=5,
        narrows="diagonally next to",
    ),
    _mirrored("top-to-bottom", "row", mirror_rows),
    _mirrored("left-to-right", "column", mirror_columns),
    Word(
        "distance", NUMBER,
        {"distance": Param(THINGS, "some things", label="from"),
         "to": Param(THINGS, "the others", label="to")},
        _distance,
        "How many steps from the nearest of some things to the nearest of others: 1 if they touch,"
        " 0 if they share a square, and also 0 if there is nothing to measure or no way; steps go"
        " from square to square across sides, whatever lies there.",
        {"distance": "oshax", "to": "rare-treasures"}, "distance", cost=20,
    ),
)  # fmt: skip
