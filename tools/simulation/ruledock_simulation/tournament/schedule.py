"""Which games a tournament plays: each deal with every group of bots, from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, combinations_with_replacement

import attrs

Seats = tuple[int, ...]
"""By seat: the number of its bot."""


@attrs.frozen
class Match:
    """One game of a tournament."""

    number: int
    """Counts all games of the tournament, from 0."""
    table: int
    deal: int
    """Counts the deals of a table; equal numbers have equal cards."""
    seats: Seats


def groups(bots: int, players: int) -> list[Seats]:
    """The groups of bots that meet at a table; with too few bots, some sit there twice."""
    if bots >= players:
        return list(combinations(range(bots), players))
    every = combinations_with_replacement(range(bots), players)
    return [one for one in every if len({*one}) == bots]


def seatings(group: Seats) -> list[Seats]:
    """Everybody in every seat: the group, turned around the table."""
    turned = (group[shift:] + group[:shift] for shift in range(len(group)))
    return list(dict.fromkeys(turned))


@attrs.frozen
class Schedule:
    """All games of all rounds. A round plays the same number of new deals at every table."""

    players: tuple[int, ...]
    """By table: how many players it has."""
    bots: int
    deals: int
    """New deals of each table in a round."""

    def round(self, number: int) -> list[Match]:
        """The games of round *number*, from 0."""
        first = number * self.size
        return [
            attrs.evolve(one, number=first + place) for place, one in enumerate(self._of(number))
        ]

    @property
    def size(self) -> int:
        """How many games a round has."""
        return self.deals * sum(len(self._seats(players)) for players in self.players)

    def _of(self, number: int) -> Iterator[Match]:
        for deal in range(number * self.deals, (number + 1) * self.deals):
            for table, players in enumerate(self.players):
                for seats in self._seats(players):
                    yield Match(0, table, deal, seats)

    def _seats(self, players: int) -> Sequence[Seats]:
        return [seats for group in groups(self.bots, players) for seats in seatings(group)]
