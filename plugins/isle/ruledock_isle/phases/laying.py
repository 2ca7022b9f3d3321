"""Players lay rescue cards in secret, in turn order, and reveal them together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise

from ruledock.plugin import (
    Asking,
    Automatic,
    Decision,
    Message,
    Player,
    Subsets,
    around,
    refs,
    step,
)
from ruledock_isle.options import Lay
from ruledock_isle.table import IsleTable

ASK_LAY = Message("isle.ask.lay")


@step
class LayCards:
    """One player puts rescue cards face down before the boat."""

    player: Player


@step
class Reveal:
    """Everybody reveals rescue cards, and speed sets the new turn order."""


def offer_lay(table: IsleTable, step: LayCards) -> Decision:
    hand, cards = table.hands[step.player], table.book.rescue
    held = [card for card in hand if card in cards]
    return Decision(
        step.player,
        "isle.lay",
        Subsets(Lay, held, 0, len(held)),
        ASK_LAY,
        public=not hand,
        private=True,
        interrupts=True,
    )


def lay(table: IsleTable, step: LayCards, player: int, chosen: Lay) -> None:
    """Lay cards face down; everybody sees how many."""
    for card in chosen.cards:
        table.hands[player].remove(card)
    table.rescue_cards[player] = [*table.rescue_cards[player], *chosen.cards]
    if table.log is not None and (chosen.cards or table.hands[player]):
        args = {"player": table.name(player), "count": len(chosen.cards)}
        cards = refs("card", chosen.cards)
        table.whisper([player], "isle.lays", **args, _cards=cards)


def reveal(table: IsleTable, step: Reveal) -> None:
    """Turn the cards up: the fastest comes first, equally fast players keep their order."""
    table.revealed = True
    for player in table.order:
        for card in table.rescue_cards[player]:
            table.show(card)
    speed = {player: table.ruleset.hooks.isle_speed(table, player) for player in table.order}
    table.order.sort(key=lambda player: -speed[player])
    if table.log is not None and (any(table.rescue_cards) or any(speed.values())):
        for player in table.order:
            args = {"player": table.name(player), "cards": refs("card", table.rescue_cards[player])}
            more = speed[player] - speed_of_cards(table, player)
            table.tell("isle.reveals", **args, speed=speed[player], more=more)
        _tell_order(table, speed)
    table.push(*table.ruleset.hooks.isle_revealed(table))


def _tell_order(table: IsleTable, speed: Mapping[int, int]) -> None:
    """Who acts when, and why those who are equally fast do so in this order."""
    if len(table.order) < 2:
        return
    table.tell("isle.order", players=[table.name(player) for player in table.order])
    for one, other in pairwise(table.order):
        if speed[one] == speed[other]:
            table.tell("isle.tie", first=table.name(one), second=table.name(other))


def speed_of_cards(table: IsleTable, player: int) -> int:
    """The speed of the rescue cards just played."""
    cards = table.book.rescue
    return sum([cards[card].speed for card in table.rescue_cards[player]])


def reveals_later(table: IsleTable, step: LayCards) -> bool:
    """Whether a player can still lay cards: the reveal comes after that, and not before."""
    found = [any(isinstance(one, Reveal) for one in part) for part in around(table, step)]
    return not table.revealed and found == [True, False]


STEPS = (
    Asking(LayCards, offer_lay, lay, fits=reveals_later, name="lay-cards"),
    Automatic(Reveal, reveal, name="reveal"),
)
