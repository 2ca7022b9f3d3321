"""A bot that ducks: it keeps below the trick where it can, and gets rid of what is dear."""

from __future__ import annotations

from random import Random

from ruledock.plugin import Option, Seat
from ruledock_hearts.table import Card, HeartsTable, Pass, Play


class Ducking:
    """Knows no more than its own cards and the trick."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def __call__(self, seat: Seat) -> Option:
        table = HeartsTable.of(seat.guess(self.rng))
        return max(seat.decision.options, key=lambda one: self.worth(table, one))

    def worth(self, table: HeartsTable, option: Option) -> int:
        """How gladly it does something: pass dear cards on, play as it likes best."""
        if isinstance(option, Pass):
            return sum(_dread(table.cards[card]) for card in option.cards)
        assert isinstance(option, Play)
        return self.wish(table, table.cards[option.card])

    def wish(self, table: HeartsTable, card: Card) -> int:
        """Low cards when it may take the trick, else the dearest that do not take it."""
        trick = [table.cards[one] for one in table.trick]
        if not trick:
            return -card.rank
        led = trick[0].suit
        if card.suit != led:
            return 100 + _dread(card)
        highest = max(one.rank for one in trick if one.suit == led)
        return card.rank if card.rank < highest else -card.rank


def _dread(card: Card) -> int:
    """How much it wants to be rid of a card."""
    return card.rank + 5 * card.points
