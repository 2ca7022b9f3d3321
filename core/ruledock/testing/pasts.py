"""The pasts of a guess: which of the guessed things lay where before the last choice.

Nobody knows which card of a hand was drawn last, so a guess may stand for many pasts. Of the things
that now lie in a place, as many came from each other place as in the real game. All ways to say
which are listed, unless there are too many.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, groupby, product
from math import comb, prod
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.game.places import Place, places
from ruledock.testing.mirror import Names
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.linking.table import Table

MOST = 200
"""How many pasts to list; of more, that many are drawn at random."""
LEAST = 12
"""How many to try at least: which thing has which name may matter to what players remember."""


@frozen
class _Pairs:
    """Real things of one place, sorted by where they came from, and those guessed there."""

    real: Sequence[Any]
    sizes: Sequence[int]
    """How many came from each place."""
    guessed: Sequence[Any]

    @property
    def count(self) -> int:
        """In how many ways the guessed things may have come from the same places."""
        ends = [sum(self.sizes[: n + 1]) for n in range(len(self.sizes))]
        return prod(comb(end, size) for end, size in zip(ends, self.sizes, strict=True))

    def ways(self) -> Iterator[list[Any]]:
        """The guessed things in each such way, in the order of the real ones."""
        return _splits(list(self.guessed), self.sizes)


@frozen
class Pasts:
    """Which thing takes the place of which, in every way or in some."""

    pairs: Sequence[_Pairs]
    things: frozenset[Any]

    @classmethod
    def of(cls, before: Table, real: Table, guessed: Table, player: int) -> Pasts:
        """The pasts of a guess; there are none if things have copies, or nothing moved."""
        there = {place.name: place.things for place in places(guessed)}
        came = {thing: place.name for place in places(before) for thing in place.things}
        pairs: list[_Pairs] = []
        for place in places(real):
            if _has_copies(place.things) or _has_copies(there.get(place.name, ())):
                return cls((), frozenset())
            pairs += _pairs(place, there.get(place.name, []), came, player)
        moved = any({*one.real} != {*one.guessed} for one in pairs)
        every = frozenset(thing for things in there.values() for thing in things)
        return cls(pairs if moved else (), every)

    @property
    def are_all(self) -> bool:
        """Whether none is left out."""
        return prod(one.count for one in self.pairs) <= MOST

    def names(self, rng: Random) -> Iterator[Names]:
        """The pasts, in random order."""
        if not self.pairs:
            return
        listed: list[tuple[list[Any], ...]] = []
        if self.are_all:
            listed = list(product(*(one.ways() for one in self.pairs)))
        rng.shuffle(listed)
        yield from map(self._named, listed)
        for _ in range(len(listed), LEAST if listed else MOST):
            yield self._named([rng.sample(one.guessed, len(one.guessed)) for one in self.pairs])

    def _named(self, ways: Sequence[Sequence[Any]]) -> Names:
        both = (zip(one.real, way, strict=True) for one, way in zip(self.pairs, ways, strict=True))
        moved = {real: other for pair in both for real, other in pair if real != other}
        return Names(moved, self.things)


def _has_copies(things: Sequence[Any]) -> bool:
    return len(set(things)) < len(things)


def _pairs(place: Place, there: list[Any], came: Mapping[Any, Any], player: int) -> list[_Pairs]:
    """What *player* knows stays where it is; in a pile so does the order."""
    known = {*place.shows(player)}
    real = [thing for thing in place.things if thing not in known]
    guessed = [thing for thing in there if thing not in known]
    if place.declared.top is not None:
        return [_Pairs([one], [1], [other]) for one, other in zip(real, guessed, strict=True)]
    real.sort(key=lambda thing: (str(came.get(thing)), thing))
    sizes = [len(list(those)) for _, those in groupby(real, key=came.get)]
    return [_Pairs(real, sizes, guessed)]


def _splits(things: list[Any], sizes: Sequence[int]) -> Iterator[list[Any]]:
    """All ways to cut *things* into parts of these sizes, one part after the other."""
    if not sizes:
        yield []
        return
    for first in combinations(things, sizes[0]):
        rest = [thing for thing in things if thing not in first]
        for others in _splits(rest, sizes[1:]):
            yield [*first, *others]
