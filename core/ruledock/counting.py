"""Counting the ways to lay hidden things out, and drawing one of them by its number.

Only *choosy* places, into which not everything fits, must be looked at one by one. What they leave
over may lie anywhere, so the ways to lay that out are a product of factorials. Counting is
exponential in the number of different constraints, not in the number of things.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, factorial, perm
from typing import Any

Counts = tuple[int, ...]
Kind = tuple[int, tuple[bool, ...]]
"""Things alike to a player: the remembered set they are in, and which choosy places they fit."""
Quotas = tuple[Counts, Counts]
"""A group of places: the sizes of its choosy ones, and by set how many things all of them hold."""


class NoSuchWorld(ValueError):
    """What a player is said to know cannot all be true."""


class Counting:
    """All ways to fill the choosy places; kept, as many guesses are made of one position."""

    def __init__(self, kinds: Sequence[tuple[Kind, int]], groups: Sequence[Quotas]) -> None:
        self.kinds = [kind for kind, _ in kinds]
        self.sizes = tuple(count for _, count in kinds)
        self.groups = groups
        self.moments = [
            (number, at) for number, (sizes, _) in enumerate(groups) for at in range(len(sizes) + 1)
        ]
        """Each choosy place of each group, and after those the end of the group."""
        self.known: dict[tuple[int, Counts, Counts], int] = {}

    def draw(self, rng: Any) -> tuple[list[Counts], list[Counts]]:
        """One way: by choosy place, how many of each kind; by group, how many more of each set."""
        left, taken = self.sizes, self._none()
        chosen: list[Counts] = []
        free: list[Counts] = []
        if not self.ways(0, left, taken):
            raise NoSuchWorld("no world agrees with all that this player knows")
        for moment, (group, at) in enumerate(self.moments):
            if at == len(self.groups[group][0]):
                free.append(_less(self.groups[group][1], taken))
                taken = self._none()
                continue
            counts = self._pick(moment, left, taken, rng)
            chosen.append(counts)
            left, taken = _less(left, counts), self._with(taken, counts)
        return chosen, free

    def ways(self, moment: int, left: Counts, taken: Counts) -> int:
        """How many ways there are from a moment on, up to a factor that is always the same."""
        if moment == len(self.moments):
            return self._anywhere(left)
        key = (moment, left, taken)
        found = self.known.get(key)
        if found is None:
            group, at = self.moments[moment]
            if at == len(self.groups[group][0]):
                found = self._ended(moment, group, left, taken)
            else:
                found = sum([ways for _, ways in self._fillings(moment, left, taken)])
            self.known[key] = found
        return found

    def _ended(self, moment: int, group: int, left: Counts, taken: Counts) -> int:
        """The other places of the group hold the rest of its quotas."""
        ways = 1
        for quota, count in zip(self.groups[group][1], taken, strict=True):
            ways *= perm(quota, count) if count <= quota else 0
        return ways * self.ways(moment + 1, left, self._none()) if ways else 0

    def _anywhere(self, left: Counts) -> int:
        """The ways to lay out what is left, for places that take anything."""
        rest = list(self._none())
        for (number, _), count in zip(self.kinds, left, strict=True):
            rest[number] += count
        ways = 1
        for count in rest:
            ways *= factorial(count)
        return ways

    def _pick(self, moment: int, left: Counts, taken: Counts, rng: Any) -> Counts:
        fillings = list(self._fillings(moment, left, taken))
        place = rng.randrange(sum([ways for _, ways in fillings]))
        for counts, ways in fillings:
            place -= ways
            if place < 0:
                return counts
        raise AssertionError("unreachable")

    def _fillings(self, moment: int, left: Counts, taken: Counts) -> Iterator[tuple[Counts, int]]:
        """Each way to fill a choosy place by kinds, and how many worlds that leaves."""
        group, at = self.moments[moment]
        sizes, quotas = self.groups[group]
        spot = moment - group  # one moment of each group before is its end
        limits = [
            min(count, quotas[number] - taken[number]) if fits[spot] else 0
            for (number, fits), count in zip(self.kinds, left, strict=True)
        ]
        for counts in splits(sizes[at], limits):
            then = self._with(taken, counts)
            if all([one <= quota for one, quota in zip(then, quotas, strict=True)]):
                ways = self.ways(moment + 1, _less(left, counts), then)
                for have, count in zip(left, counts, strict=True):
                    ways *= comb(have, count)
                if ways:
                    yield counts, ways

    def _none(self) -> Counts:
        return (0,) * len(self.groups[0][1]) if self.groups else ()

    def _with(self, taken: Counts, counts: Counts) -> Counts:
        more = list(taken)
        for (number, _), count in zip(self.kinds, counts, strict=True):
            more[number] += count
        return tuple(more)


def _less(some: Counts, others: Counts) -> Counts:
    return tuple([one - other for one, other in zip(some, others, strict=True)])


def splits(count: int, limits: Sequence[int]) -> list[Counts]:
    """All ways to take *count* things of kinds of which there are no more than these."""
    if not limits:
        return [()] if count == 0 else []
    low, high = max(0, count - sum(limits[1:])), min(count, limits[0])
    return [
        (first, *rest)
        for first in range(low, high + 1)
        for rest in splits(count - first, limits[1:])
    ]


@lru_cache(maxsize=32)
def counting(kinds: tuple[tuple[Kind, int], ...], groups: tuple[Quotas, ...]) -> Counting:
    """The counting for so many things of each kind, in groups of such places."""
    _check_quotas(kinds, groups)
    return Counting(kinds, groups)


def _check_quotas(kinds: Sequence[tuple[Kind, int]], groups: Sequence[Quotas]) -> None:
    there: dict[int, int] = {}
    wanted: dict[int, int] = {}
    for (number, _), count in kinds:
        there[number] = there.get(number, 0) + count
    for _, quotas in groups:
        for number, quota in enumerate(quotas):
            wanted[number] = wanted.get(number, 0) + quota
    if (
        any(there.get(number, 0) != count for number, count in wanted.items())
        or there.keys() - wanted
    ):
        raise NoSuchWorld(f"hidden things by remembered set: {there}, places for them: {wanted}")
