"""Chance: a seed and named streams, each with its own counter.

Enabling a module or playing an interrupt draws from its own stream and shifts no other. The
numbers are plain integer arithmetic (SplitMix64): the same on every platform and Python version.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15
_MIX1 = 0xBF58476D1CE4E5B9
_MIX2 = 0x94D049BB133111EB


class Chance:
    """Where every random thing of one game comes from."""

    __slots__ = ("_bases", "counters", "seed")

    def __init__(self, seed: int, counters: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counters: dict[str, int] = counters if counters is not None else {}
        self._bases: dict[str, int] = {}

    def copy(self) -> Chance:
        """The same chance, to go its own way from here."""
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.counters = self.counters.copy()
        new._bases = self._bases  # a pure function of the seed, so copies may share it
        return new

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1, each as likely as any other."""
        z = self._state(stream, 1)
        z = ((z ^ (z >> 30)) * _MIX1) & _MASK
        z = ((z ^ (z >> 27)) * _MIX2) & _MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def _state(self, stream: str, numbers: int) -> int:
        """Where a stream stands, which then moves on by so many numbers."""
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + numbers
        base = self._bases.get(stream)
        if base is None:
            base = self._bases[stream] = _base(self.seed, stream)
        return (base + count * _GOLDEN) & _MASK

    def draw(self, stream: str, pool: list[T]) -> T:
        """Take one thing out of a bag; the rest keep their order."""
        return pool.pop(self.below(stream, len(pool)))

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """Take up to *count* things out of a bag: what is left, when it holds fewer."""
        left = len(pool)
        count = min(count, left)
        if not count:
            return []
        state = self._state(stream, count)
        drawn = []
        for _ in range(count):  # the same numbers as so many calls of `below`, at half the price
            z = ((state ^ (state >> 30)) * _MIX1) & _MASK
            z = ((z ^ (z >> 27)) * _MIX2) & _MASK
            drawn.append(pool.pop(((z ^ (z >> 31)) * left) >> 64))
            left -= 1
            state = (state + _GOLDEN) & _MASK
        return drawn

    def pick(self, stream: str, things: Any) -> Any:
        """One of *things*, which stay as they are."""
        return things[self.below(stream, len(things))]

    def shuffle(self, stream: str, things: list[T]) -> None:
        """Put *things* into a random order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(stream, last + 1)
            things[last], things[other] = things[other], things[last]


def _base(seed: int, stream: str) -> int:
    digest = blake2b(f"{seed}/{stream}".encode(), digest_size=8)
    return int.from_bytes(digest.digest(), "big")
