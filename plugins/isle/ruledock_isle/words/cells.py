"""Squares of a boat: covered or not, with rats or maps."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ruledock.plugin import Args, Emitter, Param, Word, item_of, noun, selection_of
from ruledock_isle.boat.plans import BoatPlan
from ruledock_isle.words.emit import value

SQUARES = selection_of("square")


def _all_maps(plan: BoatPlan) -> int:
    return sum(plan.maps.values())


def _maps(out: Emitter, args: Args) -> str:
    return f"{out.constant(_all_maps)}({out.local('plan')})"


def _visible_maps(out: Emitter, args: Args) -> str:
    return f"{_maps(out, args)} & ~{out.local('covered')}"


def _covered_maps(out: Emitter, args: Args) -> str:
    return f"{_maps(out, args)} & {out.local('covered')}"


def _map(out: Emitter, args: Args) -> str:
    return f"{out.local('plan')}.maps.get({value(out, 'colour', args['map'])}, 0)"


def first_squares(bodies: Sequence[int], lines: int) -> int:
    """The first square of each row or column."""
    found = 0
    while lines:
        body = bodies[(lines & -lines).bit_length() - 1]
        found |= body & -body
        lines &= lines - 1
    return found


def last_squares(bodies: Sequence[int], lines: int) -> int:
    """The last square of each row or column."""
    found = 0
    while lines:
        body = bodies[(lines & -lines).bit_length() - 1]
        found |= 1 << body.bit_length() >> 1  # a line without a square has none
        lines &= lines - 1
    return found


def _end(name: str, which: str, function: Callable[[Sequence[int], int], int]) -> Word:
    def emit(out: Emitter, args: Args) -> str:
        bodies = out.local(f"{item_of(args.sorts[name])}_bodies")
        return f"{out.constant(function)}({bodies}, {args[name]})"

    lines = f"{selection_of('row')}|{selection_of('column')}"
    doc = f"The {which} square of each of these rows, from the stern, or columns, from the top."
    params = {name: Param(lines, "rows or columns")}
    return Word(name, SQUARES, params, emit, doc, {name: "rows"}, "", narrows=f"{which} of")


WORDS = (
    _end("first-squares", "first", first_squares),
    _end("last-squares", "last", last_squares),
    noun("squares", "square", "{grid}.cells", "All squares of the boat."),
    noun("covered-squares", "square", "{covered}", "Squares with a tile on them.",
         opposite=("rats", "visible rats")),
    noun("free-squares", "square", "{grid}.cells & ~{covered}", "Squares with no tile on them."),
    noun("rats", "square", "{rats}", "Rats that show.", label="visible rats"),
    noun("covered-rats", "square", "{plan}.rats & {covered}", "Printed rats under tiles."),
    noun("maps", "square", _maps, "All treasure maps.", label="treasure maps"),
    noun("visible-maps", "square", _visible_maps, "Treasure maps with no tile on them.",
         label="visible treasure maps"),
    noun("covered-maps", "square", _covered_maps, "Treasure maps under tiles.",
         label="covered treasure maps"),
    Word(
        "map", SQUARES, {"map": Param("colour", "a colour")}, _map,
        "The treasure map of one colour, covered or not.", {"map": "blue"}, "",
        narrows="treasure map",
    ),
)  # fmt: skip
