"""Count the ways to lay out hidden things, and draw one of them at random.

Only *choosy* places, which do not take everything, need a closer look; the rest may lie anywhere. A
choosy place draws from *bins*. If the sets of things that fit each place are nested or disjoint,
each place needs only one bin with all that fits it, and there is little to count; otherwise every
kind of thing is a bin of its own. Groups of places depend on each other only through how much they
take from each bin, so we count each group by itself and then multiply, as with polynomials.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from math import factorial, perm, prod
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")
Counts = tuple[int, ...]
Fits = tuple[bool, ...]
"""By choosy place: whether a thing fits there."""
Kind = tuple[int, Fits]
"""Things that a player cannot tell apart: their remembered set, and where they fit."""
Quotas = tuple[Counts, Counts]
"""A group of places: the sizes of its choosy ones, and by set how many things the group holds."""


class NoSuchWorld(ValueError):
    """What a player knows is contradictory."""


class Take(NamedTuple):
    """What a choosy place takes from one bin: a number of things of one remembered set."""

    bin: int
    set: int
    number: int


class Filling(NamedTuple):
    """How many things of each sort go into the choosy places of a group."""

    takes: tuple[tuple[Take, ...], ...]
    """By choosy place."""
    used: Counts
    """By bin and set: how many things this uses."""
    free: Counts
    """By set: how many things are left for the other places of the group."""
    ways: int


class Counting:
    """All ways to lay things out; cached, as bots guess many times from one position."""

    def __init__(self, kinds: Sequence[tuple[Kind, int]], groups: Sequence[Quotas]) -> None:
        self.kinds, self.groups = kinds, groups
        self.sets = len(groups[0][1]) if groups else 0
        spots = sum(len(sizes) for sizes, _ in groups)
        self.bins, self._reach = _bins([fits for (_, fits), _ in kinds], spots)
        self._fillings = self._all_fillings()
        self._before: list[dict[Counts, int]] = [{(0,) * (len(self.bins) * self.sets): 1}]
        """For the first n groups: by what they use of each bin, the number of ways."""
        for fillings in self._fillings:
            self._before.append(_add_group(self._before[-1], fillings))
        self._weights = {used: n * self._rest(used) for used, n in self._before[-1].items()}
        if not any(self._weights.values()):
            raise NoSuchWorld("no world agrees with all that this player knows")

    def draw(self, rng: Any) -> list[Filling]:
        """Draw a filling for each group; all worlds are equally likely."""
        used = pick(list(self._weights.items()), rng)
        chosen: list[Filling] = []
        for fillings, before in zip(
            reversed(self._fillings), reversed(self._before[:-1]), strict=True
        ):
            found = [(one, one.ways * before.get(_less(used, one.used), 0)) for one in fillings]
            chosen.append(pick(found, rng))
            used = _less(used, chosen[-1].used)
        return chosen[::-1]

    # -- one group ---------------------------------------------------------------------------

    def _all_fillings(self) -> list[list[Filling]]:
        found, first = [], 0
        for sizes, quotas in self.groups:
            spots = range(first, first + len(sizes))
            found.append(list(self._group(spots, sizes, quotas)))
            first += len(sizes)
        return found

    def _group(self, spots: Sequence[int], sizes: Counts, quotas: Counts) -> Iterator[Filling]:
        """Every way to fill the choosy places of a group within its quotas."""
        each = [
            list(self._spot(spot, size, quotas)) for spot, size in zip(spots, sizes, strict=True)
        ]
        for takes in product(*each):
            used = [0] * (len(self.bins) * self.sets)
            taken = [0] * self.sets
            ways = 1
            for spot, size in zip(takes, sizes, strict=True):
                ways *= factorial(size)
                for take in spot:
                    used[take.bin * self.sets + take.set] += take.number
                    taken[take.set] += take.number
                    ways //= factorial(take.number)
            if all(map(int.__le__, taken, quotas)):
                ways *= prod(map(perm, quotas, taken))
                yield Filling(takes, tuple(used), _less(quotas, tuple(taken)), ways)

    def _spot(self, spot: int, size: int, quotas: Counts) -> Iterator[tuple[Take, ...]]:
        """Every way to fill one choosy place, by bins and sets."""
        open_ = [
            (bin, number, min(size, quota, self._holds(bin, number)))
            for bin in self._reach[spot]
            for number, quota in enumerate(quotas)
        ]
        open_ = [one for one in open_ if one[2]]
        for counts in splits(size, [limit for _, _, limit in open_]):
            pairs = zip(open_, counts, strict=True)
            yield tuple(Take(bin, number, count) for (bin, number, _), count in pairs if count)

    def _holds(self, bin: int, number: int) -> int:
        """How many things of a set are in a bin before anything is taken."""
        return sum(n for (of, fits), n in self.kinds if of == number and fits in self.bins[bin])

    # -- all groups ----------------------------------------------------------------------------

    def _rest(self, used: Counts) -> int:
        """The number of ways to take *used* from the bins and to lay out the rest."""
        ways = 1
        for number in range(self.sets):
            left = sum(count for (of, _), count in self.kinds if of == number)
            for bin, inside in enumerate(self.bins):
                taken = used[bin * self.sets + number]
                inner = (used[b * self.sets + number] for b in range(bin) if self.bins[b] < inside)
                pool = self._holds(bin, number) - sum(inner)
                ways *= perm(pool, taken) if taken <= pool else 0
                left -= taken
            ways *= factorial(left) if left >= 0 else 0
        return ways


def _bins(fits: Iterable[Fits], spots: int) -> tuple[list[frozenset[Fits]], list[list[int]]]:
    """The bins, small ones first, and for each choosy place the bins it draws from."""
    every = set(fits)
    accepted = [frozenset(one for one in every if one[spot]) for spot in range(spots)]
    nested = all(a <= b or b <= a or not a & b for a in accepted for b in accepted)
    single = [frozenset({one}) for one in sorted(every)]
    bins = sorted({*accepted} if nested else {*single}, key=lambda bin: (len(bin), sorted(bin)))
    reach = [
        [n for n, bin in enumerate(bins) if (bin == a if nested else bin <= a)] for a in accepted
    ]
    return bins, reach


def _add_group(before: dict[Counts, int], fillings: Sequence[Filling]) -> dict[Counts, int]:
    """The number of ways by bins used, with one more group."""
    several: dict[Counts, int] = {}
    for one in fillings:
        several[one.used] = several.get(one.used, 0) + one.ways
    found: dict[Counts, int] = {}
    for used, ways in before.items():
        for more, times in several.items():
            both = tuple(map(int.__add__, used, more))
            found[both] = found.get(both, 0) + ways * times
    return found


def pick(weighted: Sequence[tuple[T, int]], rng: Any) -> T:
    """A random choice by weight."""
    place = rng.randrange(sum([weight for _, weight in weighted]))
    for one, weight in weighted:
        place -= weight
        if place < 0:
            return one
    raise AssertionError("unreachable")


def _less(some: Counts, others: Counts) -> Counts:
    return tuple(map(int.__sub__, some, others))


def splits(count: int, limits: Sequence[int]) -> list[Counts]:
    """All ways to take *count* things in all, within a limit for each sort."""
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
    """The counting for these numbers of things by kind, in these groups of places."""
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
    if {k: n for k, n in there.items() if n} != {k: n for k, n in wanted.items() if n}:
        raise NoSuchWorld(f"hidden things by remembered set: {there}, places for them: {wanted}")
