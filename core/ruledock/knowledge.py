"""Knowledge: what a player cannot see, and worlds that agree with what the player has seen.

A plugin describes its hidden things for one player as *slots*: so many things lie in that place,
and so many of those are known to come from a certain set. :func:`deal` draws uniformly among all
ways to fill the slots; it counts them, so it is exact, not a walk that hopes to have mixed.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from math import comb
from typing import Any, Protocol

import attrs


@attrs.frozen
class Slots:
    """A place that holds hidden things: how many, and which ones it may hold."""

    place: Hashable
    count: int
    among: frozenset[Any] | None = None
    """Only these; None for any unseen thing."""
    name: Hashable = None
    """What :attr:`Unseen.homes` calls these slots; by default, their place."""

    def takes(self, thing: Any, homes: Mapping[Any, frozenset[Hashable]]) -> bool:
        """Whether *thing* may lie here."""
        if self.among is not None and thing not in self.among:
            return False
        home = homes.get(thing)
        return home is None or (self.place if self.name is None else self.name) in home


@attrs.frozen
class Unseen:
    """All that one player cannot see: the things, and the places they must be in."""

    things: tuple[Any, ...]
    slots: tuple[Slots, ...]
    homes: Mapping[Any, frozenset[Hashable]] = attrs.field(factory=dict)
    """For things known to be in one of several places: in which."""


class Guessing(Protocol):
    """Whatever lays hidden things out anew: :class:`Hidden`, or a game's own way."""

    def guess(self, table: Any, player: int, rng: Any) -> None:
        """Deal what *player* cannot see, each world that agrees with the player as likely."""
        ...


@attrs.frozen
class Hidden:
    """What a plugin tells about its hidden things."""

    unseen: Callable[[Any, int], Unseen]
    """(table, player): what this player cannot see now."""
    put: Callable[[Any, int, Mapping[Hashable, Sequence[Any]]], None]
    """(table, player, dealt): lay the hidden things out as dealt."""

    def guess(self, table: Any, player: int, rng: Any) -> None:
        """Deal what *player* cannot see, each way to fill the slots as likely as any other."""
        self.put(table, player, deal(self.unseen(table, player), rng))


def deal(unseen: Unseen, rng: Any) -> dict[Hashable, list[Any]]:
    """One way to fill the slots, each as likely as any other.

    Which slot of a place a thing lies in is part of the world: where a card was stolen, which of
    the thief's cards it is makes a difference to thief and victim.
    """
    classes = _classes(unseen)
    sizes = tuple(len(things) for things in classes.values())
    plan = _Plan(unseen.slots, tuple(classes))
    if sum(sizes) != sum(slot.count for slot in unseen.slots):
        raise ValueError(f"{sum(sizes)} unseen things for {[s.count for s in unseen.slots]} slots")
    pools = [_shuffled(things, rng) for things in classes.values()]
    dealt: dict[Hashable, list[Any]] = {}
    left = sizes
    for number, slot in enumerate(unseen.slots):
        taken = plan.pick(number, left, rng)
        for pool, count in zip(pools, taken, strict=True):
            dealt.setdefault(slot.place, []).extend(pool.pop() for _ in range(count))
        left = tuple(a - b for a, b in zip(left, taken, strict=True))
    return {place: _shuffled(things, rng) for place, things in dealt.items()}


def _shuffled(things: Sequence[Any], rng: Any) -> list[Any]:
    return list(rng.sample(things, len(things)))


def _classes(unseen: Unseen) -> dict[tuple[bool, ...], list[Any]]:
    """Unseen things grouped by the slots they may lie in: within a group all are alike."""
    classes: dict[tuple[bool, ...], list[Any]] = {}
    for thing in unseen.things:
        fits = tuple(slot.takes(thing, unseen.homes) for slot in unseen.slots)
        classes.setdefault(fits, []).append(thing)
    return classes


class _Plan:
    """Counts the ways to fill the slots from groups of like things."""

    def __init__(self, slots: Sequence[Slots], classes: Sequence[tuple[bool, ...]]) -> None:
        self.slots = slots
        self.classes = classes
        self.known: dict[tuple[int, tuple[int, ...]], int] = {}

    def ways(self, number: int, left: tuple[int, ...]) -> int:
        """How many ways there are to fill the slots from *number* on with what is *left*."""
        if number == len(self.slots):
            return int(not any(left))
        key = (number, left)
        if key not in self.known:
            self.known[key] = sum(weight for _, weight in self._takings(number, left))
        return self.known[key]

    def pick(self, number: int, left: tuple[int, ...], rng: Any) -> tuple[int, ...]:
        """How many of each group go into slot *number*, by the ways that leaves for the rest."""
        takings = list(self._takings(number, left))
        total = sum(weight for _, weight in takings)
        if not total:
            raise ValueError("no world agrees with what this player knows")
        place = rng.randrange(total)
        for taken, weight in takings:
            place -= weight
            if place < 0:
                return taken
        raise AssertionError("unreachable")

    def _takings(self, number: int, left: tuple[int, ...]) -> list[tuple[tuple[int, ...], int]]:
        fits = [left[c] if self.classes[c][number] else 0 for c in range(len(left))]
        found = []
        for taken in _splits(self.slots[number].count, fits):
            rest = tuple(a - b for a, b in zip(left, taken, strict=True))
            chosen = 1
            for have, count in zip(left, taken, strict=True):
                chosen *= comb(have, count)
            weight = chosen * self.ways(number + 1, rest)
            if weight:
                found.append((taken, weight))
        return found


def _splits(count: int, limits: Sequence[int]) -> list[tuple[int, ...]]:
    """All ways to take *count* things from groups of these sizes."""
    if not limits:
        return [()] if count == 0 else []
    spare = sum(limits[1:])
    low, high = max(0, count - spare), min(count, limits[0])
    return [
        (first, *rest)
        for first in range(low, high + 1)
        for rest in _splits(count - first, limits[1:])
    ]
