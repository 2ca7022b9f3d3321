"""Anytime cards: on an own turn they stand among its options, at other moments they interrupt."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ruledock.operations import BoundOp
from ruledock.ruleset import Interrupt
from ruledock_isle.operations import OPERATIONS, Resolving, doable
from ruledock_isle.options import Play
from ruledock_isle.table import IsleTable


@attrs.frozen(eq=False)
class Anytime:
    """An anytime card, ready to be offered: what it does, and under which names it is let in."""

    play: Play
    effect: tuple[BoundOp, ...]
    names: frozenset[str]


def offer_cards(table: IsleTable, player: int, only: frozenset[str] | None) -> Sequence[Play]:
    """The anytime cards in hand that can be carried out now."""
    hand = table.hands[player]
    if not hand:
        return ()
    cards = table.book.anytime
    return tuple(
        [
            card.play
            for name in hand
            if (card := cards.get(name)) is not None
            and (only is None or not only.isdisjoint(card.names))
            and doable(table, player, card.effect)
        ]
    )


def play_card(table: IsleTable, player: int, chosen: Play) -> None:
    """The card is announced and resolved completely before anybody does anything else."""
    table.hands[player].remove(chosen.card)
    table.discard.append(chosen.card)
    table.show(chosen.card)
    if table.listener is not None:
        table.tell("isle.plays", player=table.name(player), card=chosen.card)
    table.push(Resolving(player, chosen.card))


PLAY = Interrupt(
    Play,
    offer_cards,
    play_card,
    name="anytime",
    tags=frozenset(operation.name for operation in OPERATIONS),
    possible=lambda table, player: bool(table.hands[player]),
)
