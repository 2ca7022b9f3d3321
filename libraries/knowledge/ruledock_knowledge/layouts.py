"""Count the ways to lay out hidden things when places have a least or most number of some.

We go through the sorts of things one by one and remember only how much room is left: in each choosy
place, in each group of places for each remembered set, and how much each place has of what it
needs. Many ways to lay out the first sorts leave the same room, so there is little to count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb
from typing import Any, NamedTuple

from ruledock_knowledge.counting import Counts, Fits, NoSuchWorld, pick, splits

Shares = tuple[Counts, ...]
"""How things of one sort are shared out: by group, by its choosy places, the rest of it last."""


class Sort(NamedTuple):
    """Things that a player cannot tell apart."""

    set: int
    """Their remembered set."""
    fits: Fits
    """By choosy place: whether they fit there."""
    needed: Fits
    """By need: whether they are what is needed."""
    size: int
    """How many there are."""


class Room(NamedTuple):
    """A group of places."""

    spots: Counts
    """Its choosy places, by number."""
    quotas: Counts
    """By set: how many things the group holds."""
    free: int
    """How many things its other places hold."""


class Need(NamedTuple):
    """How many of some things a choosy place has."""

    spot: int
    least: int
    most: int


class State(NamedTuple):
    """What is left after the first sorts."""

    sizes: Counts
    """By choosy place: how many more things lie there."""
    quotas: tuple[Counts, ...]
    """By group and set."""
    had: Counts
    """By need: how many of these things lie there. Once all are laid out it is 0 again."""


class Layouts:
    """All ways to lay out things; cached, as bots guess many times from one position."""

    def __init__(
        self,
        sorts: tuple[Sort, ...],
        sizes: Counts,
        rooms: tuple[Room, ...],
        needs: tuple[Need, ...],
    ) -> None:
        self.sorts, self.rooms, self.needs = sorts, rooms, needs
        quotas = tuple([room.quotas for room in rooms])
        self._start = State(sizes, quotas, (0,) * len(needs))
        self._last = [_last(sorts, number) for number in range(len(needs))]
        """By need: the last sort of things that counts."""
        self._ways: dict[tuple[int, State], int] = {}
        unmet = any(need.least and last < 0 for need, last in zip(needs, self._last, strict=True))
        if unmet or not self._count(0, self._start):
            raise NoSuchWorld("no world agrees with all that this player knows")

    def draw(self, rng: Any) -> list[Shares]:
        """How to share out each sort; all worlds are equally likely."""
        found, state = [], self._start
        for number in range(len(self.sorts)):
            shares, state = pick(
                [
                    ((shares, after), ways * self._count(number + 1, after))
                    for shares, after, ways in self._steps(number, state)
                ],
                rng,
            )
            found.append(shares)
        return found

    def _count(self, number: int, state: State) -> int:
        """The number of ways to lay out the sorts from *number* on."""
        if number == len(self.sorts):
            return int(not any([*state.sizes, *map(any, state.quotas)]))
        key = (number, state)
        if key not in self._ways:
            self._ways[key] = sum(
                ways * self._count(number + 1, after)
                for _, after, ways in self._steps(number, state)
            )
        return self._ways[key]

    def _steps(self, number: int, state: State) -> Iterator[tuple[Shares, State, int]]:
        """Each way to share out one sort: its shares, what is left then, how often it occurs."""
        sort = self.sorts[number]
        last = number + 1 == len(self.sorts) or self.sorts[number + 1].set != sort.set
        for shares in self._shared(sort, state, sort.size, 0, last=last):
            left, ways = sort.size, 1
            for share in shares:
                for one in share:
                    ways *= comb(left, one)
                    left -= one
            after = self._after(number, state, shares)
            if after is not None:
                yield shares, after, ways

    def _shared(
        self, sort: Sort, state: State, count: int, room: int, *, last: bool
    ) -> Iterator[Shares]:
        """Every way to share out *count* things over the groups from *room* on."""
        if room == len(self.rooms):
            if not count:
                yield ()
            return
        quota = state.quotas[room][sort.set]
        if quota > count and last:
            return  # nothing of this set is left to fill the group
        spots, _, free = self.rooms[room]
        limits = [state.sizes[spot] if sort.fits[spot] else 0 for spot in spots]
        for here in range(quota if last else 0, min(quota, count) + 1):
            for share in splits(here, [*limits, free]):
                for rest in self._shared(sort, state, count - here, room + 1, last=last):
                    yield (share, *rest)

    def _after(self, number: int, state: State, shares: Shares) -> State | None:
        """What is left after a sort; None if a place then has too few or too many of something."""
        sort, sizes, quotas = self.sorts[number], list(state.sizes), []
        for room, share, before in zip(self.rooms, shares, state.quotas, strict=True):
            for spot, count in zip(room.spots, share, strict=False):
                sizes[spot] -= count
            now = before[sort.set] - sum(share)
            quotas.append((*before[: sort.set], now, *before[sort.set + 1 :]))
        had = list(state.had)
        for place, (spot, least, most) in enumerate(self.needs):
            if sort.needed[place]:
                had[place] += state.sizes[spot] - sizes[spot]
                if had[place] > most or (number == self._last[place] and had[place] < least):
                    return None
                had[place] = 0 if number == self._last[place] else had[place]
        return State(tuple(sizes), tuple(quotas), tuple(had))


def _last(sorts: Sequence[Sort], need: int) -> int:
    return max((number for number, sort in enumerate(sorts) if sort.needed[need]), default=-1)


@lru_cache(maxsize=32)
def layouts(
    sorts: tuple[Sort, ...], sizes: Counts, rooms: tuple[Room, ...], needs: tuple[Need, ...]
) -> Layouts:
    """The ways to lay out these sorts of things in places of these sizes."""
    return Layouts(sorts, sizes, rooms, needs)
