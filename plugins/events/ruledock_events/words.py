"""Words for what a player has chosen: one row, one column or one tile, by its number."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.plugin import NUMBER, Args, Emitter, Param, Word, selection_of

LOCALS = {"row": "row_bodies", "column": "column_bodies", "tile": "bodies"}


def nth(things: Sequence[int], number: int) -> int:
    """The selection of one thing by its number, counted from 1; nothing beyond the last."""
    return 1 << number - 1 if 1 <= number <= len(things) else 0


def _nth(item: str, order: str) -> Word:
    name = f"nth-{item}"

    def emit(out: Emitter, args: Args) -> str:
        return f"{out.constant(nth)}({out.local(LOCALS[item])}, {args[name]})"

    return Word(
        name, selection_of(item), {name: Param(NUMBER, "its number, from 1")}, emit,
        f"One {item}, by its number {order}.", {name: 2}, f"{item} number {{{name}}}",
    )  # fmt: skip


WORDS = (
    _nth("row", "from the top"),
    _nth("column", "from the stern"),
    _nth("tile", "in the order they came aboard"),
)
