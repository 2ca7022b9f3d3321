"""Turns in turn order: who is next, and what modules put before and after a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.plugin import Automatic, Player, step
from ruledock_isle.axes import Turn
from ruledock_isle.options import EndTurn, Pass
from ruledock_isle.table import IsleTable

PASS, END_TURN = Pass(), EndTurn()


@step
class TurnOf:
    """What modules put before or after a player's turn."""

    what: Turn
    player: Player
    over: bool = False


def frame(table: IsleTable, what: str, turn: Any) -> Sequence[Any]:
    """Put what modules add before and after a player's turn around it."""
    if not table.book.frames_turns:
        return (turn,)
    return (TurnOf(what, turn.player), turn, TurnOf(what, turn.player, True))


def turn_of(table: IsleTable, step: TurnOf) -> None:
    hooks = table.ruleset.hooks
    hook = hooks.isle_turn_ends if step.over else hooks.isle_turn_starts
    table.push(*hook(table, step.what, step.player))


def next_active(table: IsleTable, at: int) -> int | None:
    """The next place in the turn order whose player has not passed; None when all have."""
    order, passed = table.order, table.passed
    places: list[int] = [*range(at, len(order)), *range(at)]
    for place in places:
        if order[place] not in passed:
            return place
    return None


STEPS = (Automatic(TurnOf, turn_of, name="turn-of"),)
