"""Deal hidden things anew, in agreement with all that a player knows.

A player knows how many things lie in each hidden place, sometimes which things may lie there, and
sometimes how many of a set lie in certain places: "two of these five cards went into that hand".
:func:`deal` draws uniformly among all ways to lay the things out. It counts them, so the result is
exact; a random walk would only come close.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import attrs

from ruledock_knowledge.counting import (
    Counting,
    Fits,
    Kind,
    NoSuchWorld,
    Quotas,
    Take,
    counting,
)

__all__ = ["Group", "NoSuchWorld", "Spot", "Unseen", "deal"]


@attrs.frozen
class Spot:
    """A hidden place: how many things lie there, and which ones may."""

    name: Hashable
    size: int
    fits: frozenset[Any] | None = None
    """Only these; None for any."""


@attrs.frozen
class Group:
    """Places, and how many things of each remembered set the player knows to be in them."""

    spots: tuple[Spot, ...]
    holds: Mapping[int, int] = attrs.field(factory=dict)
    """By the number of a remembered set: how many of its things lie in these places."""

    @property
    def choosy(self) -> list[Spot]:
        """The places that do not take everything."""
        return [spot for spot in self.spots if spot.fits is not None and spot.size]


@attrs.frozen
class Unseen:
    """All that a player cannot see: the things, where they may lie, and what the player knows."""

    things: Sequence[Any]
    """In an order that does not depend on where they lie."""
    groups: Sequence[Group]
    sets: Sequence[frozenset[Any]] = ()
    """Remembered sets, without common things. In counts, things in no set come last."""


def deal(unseen: Unseen, rng: Any) -> dict[Hashable, list[Any]]:
    """Things by place; all ways to lay them out are equally likely."""
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


def _by_kind(unseen: Unseen) -> dict[Kind, list[Any]]:
    """Group things by remembered set and by where they fit: the player cannot tell them apart."""
    known = {thing: number for number, those in enumerate(unseen.sets) for thing in those}
    spots, none = [spot.fits for spot in _choosy(unseen)], len(unseen.sets)
    kinds: dict[Kind, list[Any]] = {}
    for thing in unseen.things:
        fits = tuple([thing in those for those in spots if those is not None])
        kinds.setdefault((known.get(thing, none), fits), []).append(thing)
    return kinds


def _counting_for(unseen: Unseen, kinds: Mapping[Kind, Sequence[Any]]) -> Counting:
    quotas: list[Quotas] = []
    for group in unseen.groups:
        holds = [group.holds.get(number, 0) for number in range(len(unseen.sets))]
        size = sum([spot.size for spot in group.spots])
        sizes = tuple([spot.size for spot in group.choosy])
        quotas.append((sizes, (*holds, size - sum(holds))))
    return counting(tuple((kind, len(things)) for kind, things in kinds.items()), tuple(quotas))


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
