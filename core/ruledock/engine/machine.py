"""The machine: runs the agenda until somebody must decide, and carries out their choice.

It knows steps, decisions and interrupts, but no game. Everything here works on a table alone; what
users call is in :mod:`ruledock.game.game`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ruledock.engine.actors import player_of
from ruledock.engine.decisions import Decision
from ruledock.engine.interrupts import Interrupt, add_interrupts, open_decision
from ruledock.engine.options import Option
from ruledock.engine.secret_choices import WITHDRAW, Waiting, Withdraw
from ruledock.engine.step_kinds import ASKS, RUNS, Plan, StepKind
from ruledock.engine.table import Table
from ruledock.engine.windows import Window, Windows
from ruledock.errors import RuledockError

NONE: Final[tuple[Decision, ...]] = ()
PATIENCE: Final = 100_000
"""After this many steps without a decision, we assume that the game runs in circles."""


class Pilot:
    """Decides for the players while the machine runs on."""

    __slots__ = ("deciding",)
    deciding: bool
    """Whether it is asked now; otherwise its latest choice is being carried out."""

    def choose(self, asked: Sequence[Decision], decision: Decision) -> Option | None:
        """Answer the first of the open decisions; None to stop the machine here."""
        raise NotImplementedError


def advance(table: Table, pilot: Pilot | None = None) -> Sequence[Decision]:
    """Run steps until somebody must decide, or with a pilot until it stops or the game is over.

    Return the open decisions; none if the game is over. This one function runs whole games: going
    through `go_on` and the step's kind for each decision made playouts of short rules a fifth
    slower.
    """
    agenda, rules = table.agenda, table.ruleset
    plans: dict[type, Plan] = rules.plans  # typed: compiled code takes its entries apart directly
    interrupts = rules.interrupts
    idle = 0
    while agenda:
        idle += 1
        if idle > PATIENCE:
            last = agenda[-3:]
            raise RuledockError(f"{PATIENCE} steps without a decision; the agenda ends with {last}")
        step = agenda[-1]
        plan = plans.get(type(step))
        if plan is None:
            raise RuledockError(f"no plugin of this game handles the step {step!r}")
        way, ask, take = plan
        if way == RUNS:
            agenda.pop()
            ask(table, step)
            continue
        asked = ask(table, step)
        if type(asked) is not Decision:
            if asked:
                if type(asked) is not Waiting:
                    asked = [open_decision(table, one) for one in asked]
                left = _answer(table, asked, pilot)
                if left:
                    return left
                idle = 0
            elif (asked is not None or way == ASKS) and agenda and agenda[-1] is step:
                agenda.pop()  # a step that has nothing to ask is over
            continue
        one = add_interrupts(table, asked) if asked.interrupts else asked
        count = len(one.options)
        if count > 1 or (count and not one.public):
            only = (one,)
            chosen = None if pilot is None else pilot.choose(only, one)
            if chosen is None:
                return only
            idle = 0
        else:
            chosen = _only(one)
        step = agenda[-1]  # asking may have moved a window on
        if type(chosen) in interrupts:
            rules.kinds[type(step)].interrupted(table, step)
            interrupts[type(chosen)].take(table, one.player, chosen)
            continue
        if way == ASKS:
            agenda.pop()
        take(table, step, one.player, chosen)
    return NONE


def _only(decision: Decision) -> Option:
    """The only option of a decision that the machine takes by itself."""
    if not decision.options:
        raise RuledockError(f"{decision!r} has no options; return None to ask nothing")
    return decision.options[0]


def _answer(table: Table, asked: Sequence[Decision], pilot: Pilot | None) -> Sequence[Decision]:
    """Let the pilot answer decisions that are open at once; those left over where it stops."""
    left = asked
    while left and pilot is not None:
        first = left.of(left.players[0]) if type(left) is Waiting else left[0]
        chosen = pilot.choose(left, first)
        if chosen is None:
            break
        left = carry_out(table, left, first.player, chosen)
    return left


def go_on(
    table: Table, asked: Sequence[Decision] | None, who: int, chosen: Option
) -> Sequence[Decision]:
    """Carry out a choice for a decision in *asked*, or an interrupt. Return the next decisions."""
    if who < 0:  # an interrupt; inlined because it runs for every choice
        take_interrupt(table, player_of(who), chosen)
        return advance(table)
    return carry_out(table, asked, who, chosen) or advance(table)


def carry_out(
    table: Table, asked: Sequence[Decision] | None, player: int, chosen: Option
) -> Sequence[Decision]:
    """Carry out a choice for a decision in *asked*. Return those of *asked* that stay open."""
    step, ruleset = table.agenda[-1], table.ruleset
    if type(chosen) in ruleset.interrupts:
        ruleset.kinds[type(step)].interrupted(table, step)
        ruleset.interrupts[type(chosen)].take(table, player, chosen)
    elif type(asked) is Waiting:
        left = asked.after(player, chosen)
        return NONE if left is None else left
    else:
        ruleset.kinds[type(step)].take(table, step, player, chosen)
    return NONE


def take_interrupt(table: Table, player: int, chosen: Option) -> None:
    """Carry out an interrupt of *player*."""
    step = table.agenda[-1]
    if type(chosen) is not Withdraw:
        table.ruleset.kinds[type(step)].interrupted(table, step)
    table.ruleset.interrupts[type(chosen)].take(table, player, chosen)


def windows(known: Sequence[Interrupt]) -> StepKind:
    """The step kind of windows in a game with these interrupts."""
    might = [one.possible for one in known if one is not WITHDRAW]

    def possible(table: Table, player: int) -> bool:
        return any([one(table, player) for one in might])

    only_one = might[0] if len(might) == 1 else possible
    return Windows(Window, only_one, anonymous=True, name="window")
