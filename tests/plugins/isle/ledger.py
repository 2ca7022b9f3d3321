"""Fish: every one that comes or goes is accounted for, from the rules alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ruledock_isle.table import IsleTable

INCOME = 20
PRICES = (3, 5)
"""Of a cat in the left and in the right field."""
BASKET = 5
PAID_FINDS = {f"{number}" for number in range(107, 113)}
"""Treasure cards whose second way costs a fish."""


class Ledger:
    """What each player's purse should hold."""

    def __init__(self, table: IsleTable) -> None:
        self.incomes = [0] * len(table.players)
        """How many days each player has gone fishing."""
        self.catch = 0
        self.note(table)

    def look(self, table: IsleTable) -> list[Any]:
        """Whatever changes when fish come or go."""
        many = [table.drafted, table.fields, [table.fish, table.baskets, table.used_baskets]]
        return [list(map(list, some)) for some in many]

    def note(self, table: IsleTable) -> None:
        self.shown = self.look(table)
        self.purses = list(table.fish)
        self.drafted = list(map(set, table.drafted))
        self.baskets = own_baskets(table)
        self.fields = [set(field) for field in table.fields]

    def before(self, table: IsleTable, player: int, option: Any) -> None:
        """Reckon what a card brings its player, or costs."""
        name = type(option).__name__
        self.catch = caught(table, player, option.card) if name == "Play" else 0
        if name == "Find" and option.card in PAID_FINDS and option.way == "common":
            self.catch = -1

    def after(self, table: IsleTable, player: int) -> None:
        """Compare every purse with what should be in it."""
        if not self.catch and self.shown == self.look(table):
            return  # nothing that fish come from or go to has changed
        for who, fish in enumerate(table.fish):
            due = (self.catch if who == player else 0) - self.paid(table, who)
            extra = fish - self.purses[who] - due
            if extra == INCOME and self.incomes[who] < table.day:
                self.incomes[who] += 1
                extra = 0
            assert not extra, f"p{who} had {self.purses[who]}, has {fish}, was due {due}"
        self.note(table)

    def paid(self, table: IsleTable, player: int) -> int:
        """The price of what was bought and rescued just now; a basket given up brings fish."""
        left = self.drafted[player].difference(table.drafted[player], table.discarded[player])
        price = sum(table.book.costs[card] for card in left)
        aboard = {one.tile for one in table.boats[player].stowed}
        for cost, before, now in zip(PRICES, self.fields, table.fields, strict=True):
            price += cost * len((before - set(now)) & aboard)
        return price - BASKET * max(0, self.baskets[player] - own_baskets(table)[player])


def own_baskets(table: IsleTable) -> list[int]:
    return [ready + used for ready, used in zip(table.baskets, table.used_baskets, strict=True)]


def caught(table: IsleTable, player: int, card: str) -> int:
    """The fish that an anytime card brings, by what is printed on it."""
    aboard = table.boats[player].stowed
    tiles = [one.tile for one in aboard]
    colours = Counter(one.colour for one in aboard if one.colour)
    if card in ("067", "068"):
        return 2 * sum(tile.startswith("oshax") for tile in tiles)
    if card in ("078", "079"):
        return len(table.lessons[player])
    if card in ("090", "091"):
        return len(colours)
    if card in ("092", "093"):
        return 2 * sum(tile.startswith("rare") for tile in tiles)
    if card in ("094", "095"):
        return sum(tile.startswith("common") for tile in tiles)
    if card in ("096", "097"):
        return max(colours.values(), default=0)
    return 0
