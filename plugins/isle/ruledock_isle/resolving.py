"""A card takes effect: its operations one after the other, each of them possible or not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs

from ruledock.agenda import Automatic, its_player
from ruledock.operations import BoundOp, Operation
from ruledock_isle.explore import FINANCING
from ruledock_isle.placing import WAIVERS
from ruledock_isle.table import IsleTable

Can = Callable[..., bool]


@attrs.frozen(eq=False)
class IsleOperation(Operation):
    """An operation of the isle. ``can`` is called as ``can(table, player, **params)``."""

    can: Can = attrs.field(default=lambda table, player, **params: True, kw_only=True)


@attrs.frozen
class Resolving:
    """A card takes effect, one operation after the other; *at* is the next one."""

    player: int
    card: str
    way: str = ""
    at: int = 0


def doable(table: IsleTable, player: int, effect: Sequence[BoundOp]) -> bool:
    """Whether all operations of a card can be carried out now."""
    for bound in effect:
        operation: Any = bound.operation
        if not operation.can(table, player, **bound.params):
            return False
    return True


def effect_of(table: IsleTable, step: Resolving) -> Sequence[BoundOp]:
    """The operations of the card, in the way in which it is used."""
    book = table.book
    if step.way:
        return book.finds[step.card][step.way][1]
    return book.anytime[step.card].effect


def resolve(table: IsleTable, step: Resolving) -> None:
    """Carry out the next operation; what it asks comes before the one after it."""
    effect = effect_of(table, step)
    if step.at + 1 < len(effect):
        table.push(attrs.evolve(step, at=step.at + 1))
    effect[step.at].run(table, step)


STEPS = (Automatic(Resolving, resolve, closes=its_player, lets_in=(*WAIVERS, *FINANCING)),)
