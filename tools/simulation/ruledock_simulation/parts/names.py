"""What the files of a run are called: the listing of the folder is its manifest."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise

import attrs

RUN = "run.json"
SAME = ("game", "modules", "players", "config", "bots", "seed")
"""What tells a run from others."""
MODULUS = 2**256
_PART = re.compile(r"part-(\d{12})-(\d{12})-([0-9a-f]{64})\.parquet")


@attrs.frozen(order=True)
class PartName:
    """The games that a part holds, and the sum of their hashes."""

    first: int
    last: int
    """The last game, which is part of it."""
    digest: int

    def __str__(self) -> str:
        return f"part-{self.first:012}-{self.last:012}-{self.digest:064x}.parquet"

    @property
    def games(self) -> int:
        """How many games it holds."""
        return self.last - self.first + 1


def read_names(files: Iterable[str]) -> list[PartName]:
    """The parts among some files, in order; of two with the same games, one counts."""
    found: dict[tuple[int, int], PartName] = {}
    for file in files:
        match = _PART.fullmatch(file)
        if match is not None:
            one = PartName(int(match[1]), int(match[2]), int(match[3], 16))
            found.setdefault((one.first, one.last), one)
    return sorted(found.values())


def ranges(games: int, size: int, there: Sequence[PartName] = ()) -> list[tuple[int, int]]:
    """The first and last game of each part that is missing around those that are *there*.

    Parts end at multiples of their size, so that all who fill the same gap write the same parts.
    """
    starts = [0, *(one.last + 1 for one in there)]
    ends = [*(one.first for one in there), games]
    return [
        (max(start, first), min(end, first + size) - 1)
        for start, end in zip(starts, ends, strict=True)
        for first in range(start - start % size, end, size)
        if start < end
    ]


def overlap(parts: Iterable[PartName]) -> tuple[PartName, PartName] | None:
    """Two parts that hold the same game, if there are any; the second begins with it."""
    pairs = pairwise(sorted(parts))
    return next(((one, other) for one, other in pairs if other.first <= one.last), None)


def total(parts: Iterable[PartName]) -> str:
    """The digest of a run: the sum of the hashes of all its games, in any order."""
    return f"{sum(one.digest for one in parts) % MODULUS:064x}"
