"""Resolving a card: its operations one after the other, and whether they are possible."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.plugin import Automatic, Player, its_player, replace, step
from ruledock_isle.axes import CardId, Few, Way
from ruledock_isle.boat.placing import WAIVERS
from ruledock_isle.cards.doing import Doing
from ruledock_isle.phases.explore import FINANCING
from ruledock_isle.table import IsleTable


@step
class Resolving:
    """A card takes effect, one operation after the other; *at* is the next one."""

    player: Player
    card: CardId
    way: Way = ""
    at: Few = 0


def doable(table: IsleTable, player: int, effect: Sequence[Doing]) -> bool:
    """Whether all operations of a card are possible now, and one of them changes something."""
    for doing in effect:
        can = doing.can
        if can is not None and not can(table, player):
            return False
    for doing in effect:
        idle = doing.idle
        if idle is None or not idle(table, player):
            return True
    return False


def effect_of(table: IsleTable, step: Resolving) -> Sequence[Doing]:
    """The operations of the card, used in this way."""
    book = table.book
    if step.way:
        return book.finds[step.card][step.way][1]
    return book.anytime[step.card].effect


def has_effect(table: IsleTable, step: Resolving) -> bool:
    """Whether the card has such an operation, used in this way."""
    book, card, way = table.book, step.card, step.way
    known = way in book.finds.get(card, ()) if way else card in book.anytime
    return known and step.at < len(effect_of(table, step))


def can_go_on(table: IsleTable, step: Resolving) -> bool:
    """Whether a card can be resolving: it has the operation, and its player can pay what is due."""
    return has_effect(table, step) and owed(table, step.player) <= table.fish[step.player]


def owed(table: IsleTable, player: int) -> int:
    """Fish that a card under way will still take; the player cannot spend them on anything else."""
    return sum(
        bound.params["amount"]
        for step in table.agenda
        if type(step) is Resolving and step.player == player
        for bound in effect_of(table, step)[step.at :]
        if bound.operation.name == "pay_fish"
    )


def resolve(table: IsleTable, step: Resolving) -> None:
    """Carry out the next operation; its questions come before the one after it."""
    effect = effect_of(table, step)
    if step.at + 1 < len(effect):
        table.push(replace(step, at=step.at + 1))
    effect[step.at].run(table, step)


STEPS = (
    Automatic(
        Resolving,
        resolve,
        closes=its_player,
        allows=(*WAIVERS, *FINANCING),
        fits=can_go_on,
        name="resolving",
    ),
)
