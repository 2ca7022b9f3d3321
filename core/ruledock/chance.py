"""Chance: a seed and named streams, each with its own counter.

Enabling a module or playing an interrupt draws from its own stream and shifts no other. Numbers
come from a keyed hash (BLAKE2b, keyed with the seed) of the stream's name and a block's number: the
same on every platform, and however many of them somebody has seen, they do not tell the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any, TypeVar

T = TypeVar("T")
Numbers = tuple[int, ...]

CHANCE = b"ruledock.chance"
"""Keeps chance apart from whatever else is derived from a seed."""
_numbers_in = Struct("<8Q").unpack
_NO_BLOCK: tuple[int, Numbers] = (-1, ())


class Chance:
    """Where every random thing of one game comes from."""

    __slots__ = ("_blocks", "counters", "seed")

    def __init__(self, seed: str | int, counters: dict[str, int] | None = None) -> None:
        self.seed = str(seed)
        self.counters: dict[str, int] = counters if counters is not None else {}
        self._blocks: dict[str, tuple[int, Numbers]] = {}
        """By stream: the block of eight numbers it drew from last. A hash costs 0.9 µs, a number
        of a known block a quarter of that."""

    def copy(self) -> Chance:
        """The same chance, to go its own way from here."""
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.counters = self.counters.copy()
        new._blocks = self._blocks  # each says which block it is, so copies may share them
        return new

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1; none is likelier than another by more than one in 2 ** 64."""
        counters = self.counters
        count = counters.get(stream, 0)
        counters[stream] = count + 1
        block, numbers = self._blocks.get(stream, _NO_BLOCK)
        if block != count >> 3:
            numbers = self._block(stream, count >> 3)
        return numbers[count & 7] * n >> 64

    def _block(self, stream: str, block: int) -> Numbers:
        """Eight numbers of 64 bits. The name has any length, the block's number always eight bytes
        at the end: no two blocks of whatever streams are hashes of the same."""
        told = stream.encode() + block.to_bytes(8, "little")
        numbers = _numbers_in(blake2b(told, key=self.seed.encode(), person=CHANCE).digest())
        self._blocks[stream] = block, numbers
        return numbers

    def _take(self, stream: str, many: int) -> Sequence[int]:
        """The next numbers of a stream, as so many calls of `below` would use them."""
        count = self.counters.get(stream, 0)
        self.counters[stream] = count + many
        block, numbers = self._blocks.get(stream, _NO_BLOCK)
        if block != count >> 3:
            block, numbers = count >> 3, self._block(stream, count >> 3)
        first = count & 7
        if first + many <= 8:
            return numbers[first : first + many]
        found = list(numbers[first:])
        while len(found) < many:
            block += 1
            found += self._block(stream, block)
        return found[:many]

    def draw(self, stream: str, pool: list[T]) -> T:
        """Take one thing out of a bag; the rest keep their order."""
        return pool.pop(self.below(stream, len(pool)))

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """Take up to *count* things out of a bag: what is left, when it holds fewer."""
        left = len(pool)
        count = min(count, left)
        if not count:
            return []
        drawn = []
        for number in self._take(stream, count):
            drawn.append(pool.pop(number * left >> 64))
            left -= 1
        return drawn

    def pick(self, stream: str, things: Any) -> Any:
        """One of *things*, which stay as they are."""
        return things[self.below(stream, len(things))]

    def shuffle(self, stream: str, things: list[T]) -> None:
        """Put *things* into a random order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(stream, last + 1)
            things[last], things[other] = things[other], things[last]
