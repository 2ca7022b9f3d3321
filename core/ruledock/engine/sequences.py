"""Sequences of options: plain tuples, or lazy ones that compute lengths and indices."""

from __future__ import annotations

import sys
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import accumulate, combinations, pairwise
from math import comb, prod
from typing import Any, overload

from ruledock.engine.options import Option

Options = Sequence[Option]
"""The options of a decision: a list or tuple, or one of the lazy sequences."""
LISTED = 12
"""List subsets of up to this many items; compute those of more."""


class Lazy(Sequence[Option]):
    """Options found by arithmetic; :meth:`at` builds one on demand."""

    __slots__ = ()

    def at(self, index: int) -> Option:
        """The option at *index*, from 0 to len - 1."""
        raise NotImplementedError

    @overload
    def __getitem__(self, index: int) -> Option: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Option]: ...
    def __getitem__(self, index: int | slice) -> Option | Sequence[Option]:
        size = len(self)
        if isinstance(index, slice):
            return [self.at(place) for place in range(*index.indices(size))]
        if 0 <= index < size:
            return self.at(index)
        if -size <= index < 0:
            return self.at(index + size)
        raise IndexError(f"option {index} of {size}")

    def __iter__(self) -> Iterator[Option]:
        return map(self.at, range(len(self)))


class Product(Lazy):
    """Every combination of values for the axes of one option class, the last axis fastest."""

    __slots__ = ("_size", "make", "values")

    def __init__(self, make: type[Option], *values: Sequence[Any]) -> None:
        self.make = make
        self.values = values
        self._size = prod(map(len, values))

    def __len__(self) -> int:
        return self._size

    def at(self, index: int) -> Option:
        chosen = []
        for values in self.values[::-1]:
            index, place = divmod(index, len(values))
            chosen.append(values[place])
        return self.make(*reversed(chosen))

    def __contains__(self, option: object) -> bool:
        if type(option) is not self.make:
            return False
        return all(
            getattr(option, name) in values
            for name, values in zip(self.make.axes, self.values, strict=True)
        )


class Chain(Lazy):
    """Several sequences of options, one after the other."""

    __slots__ = ("_ends", "parts")

    def __init__(self, parts: Iterable[Options]) -> None:
        self.parts = tuple(part for part in parts if part)
        self._ends = tuple(accumulate(map(len, self.parts)))

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def at(self, index: int) -> Option:
        part = bisect_right(self._ends, index)
        return self.parts[part][index - (self._ends[part - 1] if part else 0)]

    def __contains__(self, option: object) -> bool:
        return any(option in part for part in self.parts)


class Subsets(Lazy):
    """Every way to take *low* to *high* of distinct *items*: small subsets first, in item order."""

    __slots__ = ("_ends", "high", "items", "low", "make")

    def __init__(
        self, make: Callable[[tuple[Any, ...]], Option], items: Sequence[Any], low: int, high: int
    ) -> None:
        self.make, self.items, self.low = make, tuple(items), low
        count = len(self.items)
        self.high = high if high < count else count
        self._ends = _ends(count, low, self.high)

    def __len__(self) -> int:
        return self._ends[-1] if self._ends else 0

    def at(self, index: int) -> Option:
        part = bisect_right(self._ends, index)
        rank = index - (self._ends[part - 1] if part else 0)
        size, items = self.low + part, self.items
        if size == 1:
            return self.make((items[rank],))
        if len(items) <= LISTED:
            return self.make(tuple([items[place] for place in _places(len(items), size)[rank]]))
        return self.make(tuple(self._take(rank, size)))

    def _take(self, rank: int, size: int) -> Iterator[Any]:
        start, total = 0, len(self.items)
        while size:
            with_this = comb(total - start - 1, size - 1)
            if rank < with_this:
                yield self.items[start]
                size -= 1
            else:
                rank -= with_this
            start += 1

    def __contains__(self, option: object) -> bool:
        values = _only_value(option)
        if values is None or not self.low <= len(values) <= self.high:
            return False
        known = {item: place for place, item in enumerate(self.items)}
        try:
            places = [known.get(value, -1) for value in values]
        except TypeError:  # an unhashable value is no item
            return False
        ordered = all(a < b for a, b in pairwise(places))
        return min(places, default=0) >= 0 and ordered and self.make(tuple(values)) == option


@lru_cache(maxsize=4096)
def _ends(count: int, low: int, high: int) -> tuple[int, ...]:
    """Running totals: how many ways to take *low* items, *low* to *low* + 1, up to *high*."""
    ends = tuple(accumulate(comb(count, size) for size in range(low, high + 1)))
    if ends and ends[-1] > sys.maxsize:
        why = f"too many ways to take {low} to {high} of {count} items"
        raise ValueError(f"{why}: ask for them one by one")
    return ends


@lru_cache(maxsize=256)
def _places(count: int, size: int) -> tuple[tuple[int, ...], ...]:
    """All ways to take *size* of *count* items, as indices."""
    return tuple(combinations(range(count), size))


def _only_value(option: object) -> tuple[Any, ...] | None:
    """The items of a subset option: the value of its only tuple field."""
    fields = type(option).axes if isinstance(option, Option) else ()
    values = [getattr(option, name) for name in fields]
    tuples = [value for value in values if type(value) is tuple]
    return tuples[0] if len(tuples) == 1 else None
