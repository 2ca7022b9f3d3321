"""Chance: a seed and named streams, each with its own counter.

A module or an interrupt draws from its own stream, so it shifts no other. Numbers come from a keyed
hash (BLAKE2b, keyed with the seed) of the stream's name and a block number: they are the same on
every platform, and nobody can predict the next one from those before.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from struct import Struct
from typing import Any, Final, TypeVar

T = TypeVar("T")
Numbers = tuple[int, ...]

CHANCE: Final = b"ruledock.chance"
"""Separates chance from everything else that is derived from a seed."""
_numbers_in: Final = Struct("<8Q").unpack
_NO_BLOCK: Final[tuple[int, Numbers]] = (-1, ())


class Chance:
    """All randomness of a game: ``table.chance``. Whoever draws names a stream of their own."""

    __slots__ = ("_blocks", "counters", "disclosed", "seed")

    def __init__(self, seed: str | int, counters: dict[str, int] | None = None) -> None:
        self.seed = str(seed)
        self.counters: dict[str, int] = counters if counters is not None else {}
        self._blocks: dict[str, tuple[int, Numbers]] = {}
        """The latest block of eight numbers of each stream. A hash costs 0.9 µs, a number from a
        known block a quarter of that."""
        self.disclosed = 0
        """How often hidden things have decided what happens: see :meth:`Table.disclose`. Looking
        ahead stops there as it does at chance; saves do not keep it."""

    def copy(self) -> Chance:
        """An independent copy."""
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.counters = self.counters.copy()
        new.disclosed = self.disclosed
        new._blocks = self._blocks  # blocks carry their number, so copies may share them
        return new

    def below(self, stream: str, n: int) -> int:
        """A number from 0 to n - 1; the bias is below one in 2 ** 64."""
        counters = self.counters
        count = counters.get(stream, 0)
        counters[stream] = count + 1
        block, numbers = self._blocks.get(stream, _NO_BLOCK)
        if block != count >> 3:
            numbers = self._block(stream, count >> 3)
        return numbers[count & 7] * n >> 64

    def _block(self, stream: str, block: int) -> Numbers:
        """Eight numbers of 64 bits. The block number always takes the last eight bytes, so no two
        blocks of any streams hash the same input."""
        hashed = stream.encode() + block.to_bytes(8, "little")
        numbers = _numbers_in(blake2b(hashed, key=self.seed.encode(), person=CHANCE).digest())
        self._blocks[stream] = block, numbers
        return numbers

    def _take(self, stream: str, many: int) -> Sequence[int]:
        """The next *many* numbers of a stream: the ones that `below` would use."""
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
        """Take one thing out of *pool*; the rest keep their order."""
        return pool.pop(self.below(stream, len(pool)))

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """Take *count* things out of *pool*, or all if it holds fewer."""
        left = len(pool)
        count = min(count, left)
        if not count:
            return []
        drawn = []
        for number in self._take(stream, count):
            drawn.append(pool.pop(number * left >> 64))
            left -= 1
        return drawn

    def deal(self, stream: str, pool: list[Any], hands: int) -> list[list[Any]]:
        """Deal *pool* into *hands* sorted hands of the same size; what is left over stays in it."""
        size = len(pool) // hands
        return [sorted(self.draw_many(stream, pool, size)) for _ in range(hands)]

    def pick(self, stream: str, things: Any) -> Any:
        """Pick one of *things* without taking it out."""
        return things[self.below(stream, len(things))]

    def shuffle(self, stream: str, things: list[T]) -> None:
        """Put *things* into a random order."""
        for last in range(len(things) - 1, 0, -1):
            other = self.below(stream, last + 1)
            things[last], things[other] = things[other], things[last]
