"""A bot that ducks: it keeps below the trick where it can, and gets rid of what is dear."""

from __future__ import annotations

from random import Random

from ruledock.plugin import Seat
from ruledock_hearts.table import Card, HeartsTable


class Ducking:
    """Knows no more than its own cards and the trick."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = Random(seed)

    def __call__(self, seat: Seat) -> int:
        table = HeartsTable.of(seat.guess(self.rng))
        options = seat.decision.options
        if seat.decision.kind == "hearts.pass":
            dear = [sum(_dread(table.cards[card]) for card in one.cards) for one in options]
            return dear.index(max(dear))
        worth = [self.wish(table, table.cards[one.card]) for one in options]
        return worth.index(max(worth))

    def wish(self, table: HeartsTable, card: Card) -> int:
        """How gladly it plays a card: low ones when it may take the trick, else the dearest."""
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
