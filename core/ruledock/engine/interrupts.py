"""Interrupts: what players may do without being asked, and which of them are open now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.functions import MayHave, OfferUnasked, TakeUnasked
from ruledock.engine.options import Option
from ruledock.engine.windows import Window
from ruledock.errors import RuledockError
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.table import Table

WITHDRAWAL: frozenset[str] = frozenset({"withdraw"})
"""The one interrupt open to a player who has sealed a choice."""
_CLOSED: frozenset[str] = frozenset()


@frozen
class Interrupt:
    """Something a player may do without being asked: what it is, when it is open, what it does."""

    option: type[Option]
    offer: OfferUnasked
    take: TakeUnasked
    name: str
    tags: frozenset[str] = frozenset()
    """Further names by which steps may allow part of it."""
    possible: MayHave = lambda table, player: True

    def is_among(self, only: frozenset[str]) -> bool:
        """Whether a step that allows *only* these names allows any of this."""
        return self.name in only or not only.isdisjoint(self.tags)


def allowed(table: Table, player: int) -> frozenset[str] | None:
    """The interrupts that all steps on the agenda allow *player*; None if no step closes any."""
    agenda = table.agenda
    top = agenda[-1]
    if type(top) is Window and top.order[top.at] != player:
        return _CLOSED  # only the player whose turn it is may act in a window
    only: frozenset[str] | None = None
    closing = table.ruleset.closing
    for step in agenda:
        kind = closing.get(type(step))
        if kind is not None:
            left = kind.allowed(step, player)
            if left is WITHDRAWAL:
                return left  # whatever the steps below close
            if left is not None:
                only = left if only is None else only & left
    return only


def open_interrupts(table: Table, player: int) -> list[Options]:
    """The options open to *player* now without being asked, one sequence for each interrupt."""
    if not table.agenda:
        return []
    only = allowed(table, player)
    known = table.ruleset.anytime if only is None else table.ruleset.allowed(only)
    found = []
    for one in known:  # a loop saves the call of a comprehension; every window runs it
        offer = one.offer(table, player, only)
        if offer:
            found.append(offer)
    return found


def add_interrupts(table: Table, decision: Decision) -> Decision:
    """The decision with the player's open interrupts added to its options."""
    more = open_interrupts(table, decision.player)
    if not more:
        return decision
    own = decision.options
    both: Options
    if len(more) == 1 and type(own) is tuple is type(more[0]):
        both = own + more[0]
    else:
        both = Chain((own, *more))
    return decision.offering(both)


def open_decision(table: Table, decision: Decision) -> Decision:
    """Prepare one of several decisions. Unlike a single one, it must have an option."""
    ready = add_interrupts(table, decision) if decision.interrupts else decision
    if not ready.options:
        raise RuledockError(f"{decision!r} has no options; return None to ask nothing")
    return ready
