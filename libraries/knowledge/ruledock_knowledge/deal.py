"""Deal hidden things anew, in agreement with all that a player knows.

A player knows how many things lie in each hidden place, sometimes which things may lie there, and
sometimes how many of a set lie in certain places: "two of these five cards went into that hand".
:func:`deal` draws uniformly among all ways to lay the things out. It counts them, so the result is
exact; a random walk would only come close.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import attrs

from ruledock.values import frozen
from ruledock_knowledge.counting import (
    Counting,
    Fits,
    Kind,
    NoSuchWorld,
    Quotas,
    Take,
    counting,
)
from ruledock_knowledge.layouts import Need, Room, Sort, layouts

__all__ = ["Group", "Limit", "NoSuchWorld", "Spot", "Unseen", "deal"]


class Limit(NamedTuple):
    """How many of some things lie in a place."""

    things: frozenset[Any]
    least: int
    most: int

    def allows(self, things: Sequence[Any]) -> bool:
        """Whether these may be the things there."""
        return self.least <= sum([one in self.things for one in things]) <= self.most

    @property
    def without_most(self) -> Limit:
        """The same, but any number is not too many."""
        return Limit(self.things, self.least, len(self.things))


@frozen
class Spot:
    """A hidden place: how many things lie there, and which ones may."""

    name: Hashable
    size: int
    fits: frozenset[Any] | None = None
    """Only these; None for any."""
    limits: tuple[Limit, ...] = ()

    @property
    def is_choosy(self) -> bool:
        """Whether it does not take everything."""
        return bool(self.limits) or (self.fits is not None and self.size > 0)


@frozen
class Group:
    """Places, and how many things of each remembered set the player knows to be in them."""

    spots: tuple[Spot, ...]
    holds: Mapping[int, int] = attrs.field(factory=dict)
    """By the number of a remembered set: how many of its things lie in these places."""

    @property
    def choosy(self) -> list[Spot]:
        """The places that do not take everything."""
        return [spot for spot in self.spots if spot.is_choosy]


@frozen
class Unseen:
    """All that a player cannot see: the things, where they may lie, and what the player knows."""

    things: Sequence[Any]
    """In an order that does not depend on where they lie."""
    groups: Sequence[Group]
    sets: Sequence[frozenset[Any]] = ()
    """Remembered sets, without common things. In counts, things in no set come last."""


def deal(unseen: Unseen, rng: Any) -> dict[Hashable, list[Any]]:
    """Things by place; all ways to lay them out are equally likely."""
    if _has_limits(unseen):
        return _deal_within_limits(unseen, rng)
    kinds = _by_kind(unseen)
    counted = _counting_for(unseen, kinds)
    fillings = counted.draw(rng)
    pools = {kind: _shuffled(things, rng) for kind, things in kinds.items()}
    takes = [take for filling in fillings for take in filling.takes]
    dealt: dict[Hashable, list[Any]] = {spot.name: [] for spot in _choosy(unseen)}
    for number in range(len(counted.bins)):
        for spot, wanted in zip(_choosy(unseen), takes, strict=True):
            for take in wanted:
                if take.bin == number:
                    inside = counted.bins[number]
                    dealt[spot.name] += _draw(pools, inside, take, rng)
    rest = _by_set(pools, len(unseen.sets) + 1, rng)
    for group, filling in zip(unseen.groups, fillings, strict=True):
        things = [rest[n].pop() for n, count in enumerate(filling.free) for _ in range(count)]
        _cut(group, things, rng, dealt)
    return dealt


TRIES = 16
"""Deals without upper limits to try, before we count them in."""


def _deal_within_limits(unseen: Unseen, rng: Any) -> dict[Hashable, list[Any]]:
    """Deal where places have limits.

    Upper limits make every kind of card differ from every other, which takes long to count (1.5 s
    for 52 cards and four players), and most deals keep them by themselves. So we deal without them
    and throw away what breaks one: what is left is as likely as with them.
    """
    spots = [spot for group in unseen.groups for spot in group.spots if spot.limits]
    loose = attrs.evolve(unseen, groups=[_without_most(group) for group in unseen.groups])
    way = _deal_limited if _has_limits(loose) else deal
    for _ in range(TRIES):
        dealt = way(loose, rng)
        if all(limit.allows(dealt[spot.name]) for spot in spots for limit in spot.limits):
            return dealt
    return _deal_limited(unseen, rng)


def _has_limits(unseen: Unseen) -> bool:
    return any(spot.limits for group in unseen.groups for spot in group.spots)


def _without_most(group: Group) -> Group:
    spots = [
        attrs.evolve(spot, limits=tuple([one.without_most for one in spot.limits if one.least]))
        for spot in group.spots
    ]
    return attrs.evolve(group, spots=tuple(spots))


def _deal_limited(unseen: Unseen, rng: Any) -> dict[Hashable, list[Any]]:
    """Deal where some places must have something, or not too much of it."""
    unseen = attrs.evolve(unseen, groups=_merge(unseen.groups))
    spots = _choosy(unseen)
    limits = [limit for spot in spots for limit in spot.limits]
    kinds = _by_kind(unseen, [limit.things for limit in limits])
    pools = {
        Sort(number, fits[: len(spots)], fits[len(spots) :], len(things)): things
        for (number, fits), things in kinds.items()
    }
    sorts = tuple(sorted(pools, key=lambda sort: (sort.set, sort.size)))
    rooms = _rooms(unseen)
    sizes = tuple([spot.size for spot in spots])
    needs = [
        Need(number, limit.least, limit.most)
        for number, spot in enumerate(spots)
        for limit in spot.limits
    ]
    counted = layouts(sorts, sizes, rooms, tuple(needs))
    dealt: dict[Hashable, list[Any]] = {spot.name: [] for spot in spots}
    rest: list[list[Any]] = [[] for _ in rooms]
    for sort, shares in zip(sorts, counted.draw(rng), strict=True):
        things = _shuffled(pools[sort], rng)
        for room, share, left in zip(rooms, shares, rest, strict=True):
            places = [*(dealt[spots[spot].name] for spot in room.spots), left]
            for place, count in zip(places, share, strict=True):
                place += [things.pop() for _ in range(count)]
    for group, left in zip(unseen.groups, rest, strict=True):
        _cut(group, _shuffled(left, rng), rng, dealt)
    return dealt


def _merge(groups: Sequence[Group]) -> list[Group]:
    """The groups; those of which nothing is known become one, as anything may lie there."""
    plain = [group for group in groups if not group.holds and not group.choosy]
    known = [group for group in groups if group.holds or group.choosy]
    return [*known, Group(tuple([spot for group in plain for spot in group.spots]))]


def _rooms(unseen: Unseen) -> tuple[Room, ...]:
    rooms, first = [], 0
    for sizes, quotas in _quotas(unseen):
        inside = tuple(range(first, first + len(sizes)))
        rooms.append(Room(inside, quotas, sum(quotas) - sum(sizes)))
        first += len(sizes)
    return tuple(rooms)


def _draw(pools: dict[Kind, list[Any]], inside: frozenset[Fits], take: Take, rng: Any) -> list[Any]:
    """Draw things of a set from a bin; smaller bins inside it were served before."""
    kinds = [kind for kind in pools if kind[0] == take.set and kind[1] in inside]
    if len(kinds) == 1:
        return [pools[kinds[0]].pop() for _ in range(take.number)]
    every = [(kind, thing) for kind in kinds for thing in pools[kind]]
    drawn = rng.sample(every, take.number)
    for kind, thing in drawn:
        pools[kind].remove(thing)
    return [thing for _, thing in drawn]


def _choosy(unseen: Unseen) -> list[Spot]:
    return [spot for group in unseen.groups for spot in group.choosy]


def _by_kind(unseen: Unseen, needed: Sequence[frozenset[Any]] = ()) -> dict[Kind, list[Any]]:
    """Group things by remembered set and by where they fit: the player cannot tell them apart."""
    known = {thing: number for number, those in enumerate(unseen.sets) for thing in those}
    spots, none = [*(spot.fits for spot in _choosy(unseen)), *needed], len(unseen.sets)
    kinds: dict[Kind, list[Any]] = {}
    for thing in unseen.things:
        fits = tuple([those is None or thing in those for those in spots])
        kinds.setdefault((known.get(thing, none), fits), []).append(thing)
    return kinds


def _counting_for(unseen: Unseen, kinds: Mapping[Kind, Sequence[Any]]) -> Counting:
    quotas = tuple(_quotas(unseen))
    return counting(tuple((kind, len(things)) for kind, things in kinds.items()), quotas)


def _quotas(unseen: Unseen) -> Iterator[Quotas]:
    for group in unseen.groups:
        holds = [group.holds.get(number, 0) for number in range(len(unseen.sets))]
        size = sum([spot.size for spot in group.spots])
        yield tuple([spot.size for spot in group.choosy]), (*holds, size - sum(holds))


def _by_set(pools: Mapping[Kind, list[Any]], sets: int, rng: Any) -> list[list[Any]]:
    """By set: what the choosy places left over, shuffled."""
    rest: list[list[Any]] = [[] for _ in range(sets)]
    for (number, _), pool in pools.items():
        rest[number] = _shuffled([*rest[number], *pool], rng) if rest[number] else pool
    return rest


def _cut(group: Group, things: list[Any], rng: Any, dealt: dict[Hashable, list[Any]]) -> None:
    """Put things into the places of a group that take anything."""
    if len(group.spots) > 1 and group.holds:
        things = _shuffled(things, rng)
    for spot in group.spots:
        if spot.name not in dealt:
            dealt[spot.name] = things[: spot.size]
            things = things[spot.size :]


def _shuffled(things: Sequence[Any], rng: Any) -> list[Any]:
    return list(rng.sample(things, len(things)))
