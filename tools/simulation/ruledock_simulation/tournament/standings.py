"""What a tournament shows after its rounds so far: ratings, a cross table, and failures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ruledock_simulation.tournament.ratings import ELO, Ranking, intervals, ratings, weigh

LEAST = 20
"""On fewer deals, even clear intervals may be luck."""


@attrs.frozen
class Standing:
    """How strong one bot is."""

    bot: str
    rating: float
    low: float
    high: float
    """The ends of its interval: 95 of 100, if the deals were drawn again."""
    games: int
    won: float
    """Games won; a victory that several share counts in part."""
    failed: int


@attrs.frozen
class Standings:
    """All bots, the strongest first, and who beat whom how often."""

    bots: tuple[Standing, ...]
    cross: tuple[tuple[float | None, ...], ...]
    """By bot and other bot, in the order above: how often the first came before the second; a tie
    counts half. None if they never met."""
    games: int
    deals: int

    @property
    def clear(self) -> bool:
        """Whether the intervals of neighbours do not overlap, on at least :data:`LEAST` deals."""
        pairs = zip(self.bots, self.bots[1:], strict=False)
        return self.deals >= LEAST and all(better.low > worse.high for better, worse in pairs)

    def to_dict(self) -> dict[str, Any]:
        """As plain JSON."""
        return {
            "games": self.games,
            "deals": self.deals,
            "bots": [attrs.asdict(one) for one in self.bots],
            "cross": [list(row) for row in self.cross],
        }


class Tally:
    """Counts rows while they come in, deal by deal; no row is kept."""

    def __init__(self, bots: Sequence[str], solo: Sequence[bool] = ()) -> None:
        self.names = tuple(bots)
        self._solo = tuple(solo)
        self._deals: dict[tuple[int, int], Counter[Ranking]] = {}
        self._alone: dict[tuple[int, int], list[Mapping[str, Any]]] = {}
        self._games, self._failed = Counter[int](), Counter[int]()
        self._won: Counter[int] = Counter()
        self._before: Counter[tuple[int, int]] = Counter()
        self._met: Counter[tuple[int, int]] = Counter()
        self.games = 0

    def add(self, row: Mapping[str, Any]) -> None:
        """Count a game. Of games for one, those of the same deal are compared."""
        self.games += 1
        key = (row["table"], row["deal"])
        if self._solo[row["table"]] if self._solo else len(row["seats"]) == 1:
            self._compare(key, row)
            return
        self._count(key, row)

    def _compare(self, key: tuple[int, int], row: Mapping[str, Any]) -> None:
        others = self._alone.setdefault(key, [])
        others.append(row)
        if len(others) == len(self.names):
            totals = [one["totals"][0] for one in others]
            places = [1 + sum(other > mine for other in totals) for mine in totals]
            seats = [one["seats"][0] for one in others]
            self._count(key, {"seats": seats, "places": places, "failure": ""})
            del self._alone[key]

    def _count(self, key: tuple[int, int], row: Mapping[str, Any]) -> None:
        seats, places = row["seats"], row["places"]
        self._deals.setdefault(key, Counter()).update(weigh([row]))
        first = [seat for seat, place in enumerate(places) if place == 1]
        for seat, bot in enumerate(seats):
            self._games[bot] += 1
            if seat in first:
                self._won[bot] += 1 / len(first)  # type: ignore[assignment]
            if row["failure"] and places[seat] == max(places):
                self._failed[bot] += 1
            for other, rival in enumerate(seats):
                if bot != rival:
                    self._met[bot, rival] += 1
                    mine, theirs = places[seat], places[other]
                    before = 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
                    self._before[bot, rival] += before  # type: ignore[assignment]

    def standings(self, seed: str, times: int = 200) -> Standings:
        """What the games so far show; *seed* draws the deals of the bootstrap."""
        deals = [self._deals[key] for key in sorted(self._deals)]
        total: Counter[Ranking] = Counter()
        for deal in deals:
            total.update(deal)
        count = len(self.names)
        rated, ends = ratings(count, total), intervals(count, deals, seed, times)
        order = sorted(range(count), key=lambda bot: (-rated[bot], self.names[bot]))
        found = tuple(
            Standing(
                self.names[bot],
                round(ELO * rated[bot], 1),
                round(ELO * ends[bot][0], 1),
                round(ELO * ends[bot][1], 1),
                self._games[bot],
                round(self._won[bot], 2),
                self._failed[bot],
            )
            for bot in order
        )
        cross = tuple(tuple(self._share(bot, other) for other in order) for bot in order)
        return Standings(found, cross, self.games, len(deals))

    def _share(self, bot: int, other: int) -> float | None:
        met = self._met[bot, other]
        return round(self._before[bot, other] / met, 4) if met else None
