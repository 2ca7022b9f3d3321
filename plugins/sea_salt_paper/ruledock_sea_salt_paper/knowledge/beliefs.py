"""Beliefs: all worlds that a player must reckon with, in short form.

A world says where the cards lie that the player has seen. Most of them lie in the same place in
every world: these are *sure*. The others form *groups* of cards that the player cannot tell apart
so far, so a world need only say how many of a group lie in each place, and stands for all ways to
choose them. Eight cards of which somebody has picked one are one world, not eight.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import reduce
from math import comb
from operator import or_
from typing import Any

import attrs

Counts = tuple[int, ...]
"""By place: how many cards of a group lie there."""
World = tuple[Counts, ...]
"""By group: where its cards lie."""
Cards = tuple[int, ...]
"""By place: the cards that lie there, as bits."""


def bits(mask: int) -> Iterator[int]:
    """Each bit of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low
        mask ^= low


def ways(limits: Sequence[int], count: int) -> Iterator[Counts]:
    """All ways to take *count* things from places that hold at most their limits."""
    if not limits:
        if not count:
            yield ()
        return
    for first in range(min(limits[0], count) + 1):
        for rest in ways(limits[1:], count - first):
            yield (first, *rest)


@attrs.define
class Beliefs:
    """Where the cards may lie that a player has seen."""

    sure: list[int]
    """By place: the cards that lie there in every world, as bits."""
    groups: list[int] = attrs.field(factory=list)
    """The other cards, as bits; the player cannot tell those of a group apart."""
    worlds: dict[World, None] = attrs.field(factory=lambda: {(): None})

    def copy(self) -> Beliefs:
        """A copy that stays when these beliefs change."""
        return Beliefs(self.sure[:], self.groups[:], self.worlds)

    def may_hold(self, place: int) -> int:
        """The cards that lie in a place in some world, but not in all."""
        here = {n for world in self.worlds for n, counts in enumerate(world) if counts[place]}
        return reduce(or_, (self.groups[number] for number in here), 0)

    def known(self, world: World, place: int) -> int:
        """How many of the cards that the player has seen lie in a place."""
        return self.sure[place].bit_count() + sum(counts[place] for counts in world)

    # -- what the player sees --------------------------------------------------------------

    def move(self, bit: int, source: int | None, target: int | None) -> None:
        """Move a card the player is sure of; None is a place the player need not track."""
        if source is not None:
            self.sure[source] &= ~bit
        if target is not None:
            self.sure[target] |= bit

    def leave(
        self,
        source: int,
        target: int,
        *,
        but: int = 0,
        strangers: Callable[[World], int] = lambda world: 0,
    ) -> None:
        """Some card moves unseen, but none of *but*; in some worlds it is a stranger."""
        if self.sure[source] & ~but:
            self._doubt(source, self.sure[source] & ~but)
        new: dict[World, None] = {}
        for world in self.worlds:
            if strangers(world):
                new[world] = None
            for number, counts in enumerate(world):
                if counts[source]:
                    then = list(counts)
                    then[source] -= 1
                    then[target] += 1
                    new[*world[:number], tuple(then), *world[number + 1 :]] = None
        self.worlds = new
        self._settle()

    def is_in(self, bit: int, place: int) -> None:
        """The player sees a card in a place."""
        if not self.sure[place] & bit:
            self._confine(bit, [here == place for here in range(len(self.sure))])

    def are_not_in(self, mask: int, place: int) -> None:
        """The player sees that none of these cards lie in a place."""
        self._confine(mask, [here != place for here in range(len(self.sure))])

    def are_all_in(self, mask: int, place: int) -> None:
        """The player sees all that lies in a place."""
        if self.groups:
            self.are_not_in(~mask, place)
            self._confine(mask, [here == place for here in range(len(self.sure))])

    def only(self, agrees: Callable[[World], bool]) -> None:
        """Forget the worlds that do not agree with what was seen."""
        if not all(map(agrees, self.worlds)):
            self.worlds = {world: None for world in self.worlds if agrees(world)}
            self._settle()

    # -- groups ----------------------------------------------------------------------------

    def _doubt(self, place: int, mask: int) -> None:
        """Turn cards that were sure into a group."""
        self.sure[place] &= ~mask
        counts = tuple(mask.bit_count() * (here == place) for here in range(len(self.sure)))
        self.groups.append(mask)
        self.worlds = {(*world, counts): None for world in self.worlds}

    def _confine(self, mask: int, allowed: Sequence[bool]) -> None:
        """Allow these cards only in some places, which sets them apart from their groups."""
        for number in range(len(self.groups)):
            part = self.groups[number] & mask
            if part:
                self._split(number, part, allowed)
        if self.groups:
            self._settle()

    def _split(self, number: int, part: int, allowed: Sequence[bool]) -> None:
        """Split a group in two: the cards of *part*, only where allowed, and the rest."""
        new: dict[World, None] = {}
        size = part.bit_count()
        for world in self.worlds:
            counts = world[number]
            limits = [count * may for count, may in zip(counts, allowed, strict=True)]
            for some in ways(limits, size):
                rest = tuple(count - one for count, one in zip(counts, some, strict=True))
                new[*world[:number], rest, *world[number + 1 :], some] = None
        self.groups[number] &= ~part
        self.groups.append(part)
        self.worlds = new

    def _settle(self) -> None:
        """Make groups sure whose cards lie in one place in every world."""
        for number in reversed(range(len(self.groups))):
            found = {world[number] for world in self.worlds}
            places = [place for place, count in enumerate(next(iter(found))) if count]
            if len(found) == 1 and len(places) < 2:
                for place in places:
                    self.sure[place] |= self.groups[number]
                del self.groups[number]
                self.worlds = {(*w[:number], *w[number + 1 :]): None for w in self.worlds}

    # -- single cards ----------------------------------------------------------------------

    def meanings(self, world: World) -> int:
        """How many layouts of cards a world stands for."""
        product = 1
        for counts in world:
            left = sum(counts)
            for count in counts:
                product *= comb(left, count)
                left -= count
        return product

    def cards(self, world: World, rng: Any) -> Cards:
        """One of those layouts, each equally likely."""
        places = self.sure[:]
        for group, counts in zip(self.groups, world, strict=True):
            cards = list(bits(group))
            rng.shuffle(cards)
            for place, count in enumerate(counts):
                for _ in range(count):
                    places[place] |= cards.pop()
        return tuple(places)

    def allow(self, cards: Cards) -> bool:
        """Whether the cards may lie like this."""
        if any(sure & ~here for sure, here in zip(self.sure, cards, strict=True)):
            return False
        return self._world(cards) in self.worlds

    def _world(self, cards: Collection[int]) -> World:
        return tuple(tuple((here & group).bit_count() for here in cards) for group in self.groups)
