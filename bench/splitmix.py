"""Chance as it was before it came from a keyed hash: SplitMix64, kept to measure against."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15
MIX1 = 0xBF58476D1CE4E5B9
MIX2 = 0x94D049BB133111EB


class SplitMix:
    """What a table asks of chance; each number is arithmetic on the stream's start."""

    __slots__ = ("_bases", "counters", "seed")

    def __init__(self, seed: Any, counters: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.counters: dict[str, int] = counters if counters is not None else {}
        self._bases: dict[str, int] = {}

    def copy(self) -> SplitMix:
        """The same chance, to go its own way from here."""
        new = SplitMix.__new__(SplitMix)
        new.seed = self.seed
        new.counters = self.counters.copy()
        new._bases = self._bases
        return new

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1."""
        z = self._state(stream, 1)
        z = ((z ^ (z >> 30)) * MIX1) & MASK
        z = ((z ^ (z >> 27)) * MIX2) & MASK
        return ((z ^ (z >> 31)) * n) >> 64

    def _state(self, stream: str, numbers: int) -> int:
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + numbers
        base = self._bases.get(stream)
        if base is None:
            digest = blake2b(f"{self.seed}/{stream}".encode(), digest_size=8).digest()
            base = self._bases[stream] = int.from_bytes(digest, "big")
        return (base + count * GOLDEN) & MASK

    def draw(self, stream: str, pool: list[Any]) -> Any:
        """Take one thing out of a bag."""
        return pool.pop(self.below(stream, len(pool)))

    def draw_many(self, stream: str, pool: list[Any], count: int) -> list[Any]:
        """Take up to *count* things out of a bag."""
        left = len(pool)
        count = min(count, left)
        if not count:
            return []
        state = self._state(stream, count)
        drawn = []
        for _ in range(count):
            z = ((state ^ (state >> 30)) * MIX1) & MASK
            z = ((z ^ (z >> 27)) * MIX2) & MASK
            drawn.append(pool.pop(((z ^ (z >> 31)) * left) >> 64))
            left -= 1
            state = (state + GOLDEN) & MASK
        return drawn

    def pick(self, stream: str, things: Any) -> Any:
        """One of *things*."""
        return things[self.below(stream, len(things))]

    def shuffle(self, stream: str, things: list[Any]) -> None:
        """Put *things* into a random order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(stream, last + 1)
            things[last], things[other] = things[other], things[last]
