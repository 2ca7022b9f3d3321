"""Phase 2: players draft cards in secret, then pay for them in secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Any

from ruledock.plugin import (
    Asking,
    Automatic,
    Decision,
    Lazy,
    Message,
    Option,
    SecretChoiceKind,
    around,
    everyone,
    its_player,
    refs,
)
from ruledock_isle.contributions import ALWAYS
from ruledock_isle.options import Buy
from ruledock_isle.phases import draft
from ruledock_isle.phases.days import moments
from ruledock_isle.phases.packets import (
    BeforePurchase,
    Draft,
    LastCards,
    OpenPurchase,
    PrivatePurchase,
    Purchase,
    draft_steps,
)
from ruledock_isle.table import IsleTable

ASK_BUY = Message("isle.ask.buy")


def start_explore(table: IsleTable) -> None:
    """Deal evenly: when cards run short, all get fewer. A module may draft in a way of its own."""
    book, own = table.book, table.ruleset.hooks.isle_draft
    if own is not None:
        table.push(*own(table), BeforePurchase())
        return
    size = min(book.deal, len(table.deck) // len(table.players))
    if not size:
        return
    table.passed_on = table.passed_on.begin(len(table.players))
    for player in table.players:
        drawn = table.chance.draw_many("isle.deck", table.deck, size)
        table.packets[player] = sorted([*table.packets[player], *drawn])
    if table.log is not None:
        table.tell("isle.dealt", cards=size)
    table.push(*draft_steps(table, size), BeforePurchase())


def no_draft_waits(table: IsleTable, step: Any) -> bool:
    """Whether packets can be dealt or cleared away: no draft below needs them."""
    below, _ = around(table, step)
    return not any(isinstance(one, Draft | LastCards) for one in below)


def all_pay(table: IsleTable, step: Purchase) -> bool:
    """Whether a purchase can wait: it leaves nobody out."""
    return sorted(step.players) == list(table.players)


def has_drawn(table: IsleTable, step: PrivatePurchase) -> bool:
    """Whether one player can pay alone: none of the cards comes from the draft."""
    picks = [pick for packet in table.passed_on.round for pick in packet.picks]
    kept = {card for pick in picks for card in pick.cards}
    return kept.isdisjoint(table.drafted[step.player])


def before_purchase(table: IsleTable, step: BeforePurchase) -> None:
    """Open a window, then the purchase."""
    table.push(*moments(table, "before-purchase"), OpenPurchase())


def open_purchase(table: IsleTable, step: OpenPurchase) -> None:
    table.push(Purchase(tuple(table.order)))


# -- paying ------------------------------------------------------------------------------------


class Affordable(Lazy):
    """The sets of cards a purse can pay for: fewer cards first, then in their order."""

    __slots__ = ("cards", "masks")

    def __init__(self, cards: Sequence[str], costs: Sequence[int], purse: int) -> None:
        self.cards = tuple(cards)  # a copy, since bots get to see it
        self.masks = _by_size(len(cards))
        if sum(costs) > purse:
            sums = [0]
            for cost in costs:
                sums += [cost + before for before in sums]
            self.masks = [mask for mask in self.masks if sums[mask] <= purse]

    def __len__(self) -> int:
        return len(self.masks)

    def at(self, index: int) -> Option:
        mask = self.masks[index]
        return Buy(tuple([card for n, card in enumerate(self.cards) if mask >> n & 1]))

    def __contains__(self, option: object) -> bool:
        if type(option) is not Buy or not set(option.cards) <= set(self.cards):
            return False
        places = [self.cards.index(card) for card in option.cards]
        mask = sum(1 << place for place in set(places))
        return places == sorted(set(places)) and mask in self.masks


@lru_cache(maxsize=32)
def _by_size(count: int) -> Sequence[int]:
    """All subsets of *count* things as bits: smaller ones first, then in the things' order."""
    places = range(count)
    sets = (some for size in range(count + 1) for some in combinations(places, size))
    return tuple(sum(1 << place for place in some) for some in sets)


def offer_purchase(table: IsleTable, step: Purchase, player: int) -> Decision:
    return Decision(
        player, "isle.purchase", _affordable(table, player), ASK_BUY, private=True, interrupts=True
    )


def _affordable(table: IsleTable, player: int) -> Affordable:
    cards, costs = table.drafted[player], table.book.costs
    return Affordable(cards, [costs[card] for card in cards], table.fish[player])


def purchase_all(table: IsleTable, step: Purchase, chosen: Mapping[int, Buy]) -> None:
    """All pay at once, and discard what the rules leave over of the packets."""
    for player, buy in chosen.items():
        purchase(table, player, buy)
    for player, packet in enumerate(table.packets):
        discard_packet(table, player, packet)
    table.passed_on = table.passed_on.end()
    table.push(*moments(table, "after-purchase"))


def purchase(table: IsleTable, player: int, buy: Buy) -> None:
    """Pay for some cards and discard the others face down."""
    costs, chosen = table.book.costs, table.drafted[player]
    price = sum([costs[card] for card in buy.cards])
    table.pay(player, price)
    table.receive(player, buy.cards)
    table.throw(player, [card for card in chosen if card not in buy.cards])
    table.drafted[player] = []
    if table.log is not None:
        args = {"player": table.name(player), "count": len(buy.cards), "fish": price}
        bought = refs("card", buy.cards)
        table.whisper([player], "isle.buys", **args, _cards=bought)


def discard_packet(table: IsleTable, player: int, packet: list[str]) -> None:
    """Discard what nobody kept of a packet, face down, for the player it was dealt to."""
    if packet:
        table.passed_on = table.passed_on.keep(player, player, packet)
        table.throw(player, packet)
        packet.clear()


def offer_private(table: IsleTable, step: PrivatePurchase) -> Decision:
    options = _affordable(table, step.player)
    return Decision(step.player, "isle.purchase", options, ASK_BUY, private=True, interrupts=True)


def purchase_drawn(table: IsleTable, step: PrivatePurchase, player: int, chosen: Buy) -> None:
    table.passed_on = table.passed_on.draw(player, table.drafted[player])
    purchase(table, player, chosen)


FINANCING = ("gain_fish", ALWAYS)
"""What players may play during a purchase: cards that give fish."""
STEPS = (
    *draft.STEPS,
    Automatic(BeforePurchase, before_purchase, fits=no_draft_waits, name="before-purchase"),
    Automatic(OpenPurchase, open_purchase, name="open-purchase"),
    SecretChoiceKind(
        Purchase,
        offer_purchase,
        purchase_all,
        closes=everyone,
        allows=FINANCING,
        fits=all_pay,
        name="purchase",
    ),
    Asking(
        PrivatePurchase,
        offer_private,
        purchase_drawn,
        closes=its_player,
        allows=FINANCING,
        fits=has_drawn,
        name="private-purchase",
    ),
)
STARTS = (("explore", start_explore),)
