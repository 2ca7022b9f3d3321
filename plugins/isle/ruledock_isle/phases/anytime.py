"""Anytime cards: options on the player's own turn, interrupts at other moments."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ruledock.plugin import Interrupt, Ref
from ruledock_isle.cards.doing import Doing
from ruledock_isle.cards.operations import OPERATIONS, Resolving, doable
from ruledock_isle.options import Play
from ruledock_isle.table import IsleTable


@attrs.frozen(eq=False)
class Anytime:
    """An anytime card, ready to offer: what it does, and the names under which steps allow it."""

    play: Play
    effect: tuple[Doing, ...]
    names: frozenset[str]


def offer_cards(table: IsleTable, player: int, only: frozenset[str] | None) -> Sequence[Play]:
    """The anytime cards in hand that can take effect now."""
    cards = table.book.anytime
    found = []
    known: dict[int, bool] = {}  # cards alike share their effects
    for name in filter(cards.__contains__, table.hands[player]):
        card = cards[name]
        if only is None or not only.isdisjoint(card.names):
            can = known.get(id(card.effect))
            if can is None:
                can = known[id(card.effect)] = doable(table, player, card.effect)
            if can:
                found.append(card.play)
    return tuple(found)


def play_card(table: IsleTable, player: int, chosen: Play) -> None:
    """Announce a card; it resolves completely before anybody does anything else."""
    table.hands[player].remove(chosen.card)
    table.discard.append(chosen.card)
    table.show(chosen.card)
    if table.log is not None:
        table.tell("isle.plays", player=table.name(player), card=Ref("card", chosen.card))
    table.push(Resolving(player, chosen.card))


PLAY = Interrupt(
    Play,
    offer_cards,
    play_card,
    name="anytime",
    tags=frozenset(operation.name for operation in OPERATIONS),
    possible=lambda table, player: bool(table.hands[player]),
)


INTERRUPTS = (PLAY,)
