"""A bot that ducks: it keeps below the trick where it can, and gets rid of what is dear."""

from __future__ import annotations

from collections.abc import Mapping

from ruledock.plugin import Option, Seat
from ruledock_bots.hookspecs import bot
from ruledock_hearts.plugin import Card, Pass, Play


@bot("ducking")
def duck(seat: Seat) -> Option:
    """Take the option that it wishes for most."""
    cards: Mapping[str, Card] = seat.content["cards"]
    laid = [cards[card] for card in seat.view["table"]["hearts"]["trick"]]

    def wish(option: Option) -> int:
        if isinstance(option, Pass):
            return sum(dread(cards[card]) for card in option.cards)
        assert isinstance(option, Play)
        card = cards[option.card]
        if not laid:
            return -card.rank
        if card.suit != laid[0].suit:
            return 100 + dread(card)
        highest = max(one.rank for one in laid if one.suit == card.suit)
        return card.rank if card.rank < highest else -card.rank

    return max(seat.decision.options, key=wish)


def dread(card: Card) -> int:
    """How much it wants to be rid of a card."""
    return card.rank + 5 * card.points
