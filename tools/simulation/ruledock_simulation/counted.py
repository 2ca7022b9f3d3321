"""Count how often each number comes up, and compute mean, spread and quantiles from that."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import Any

Z = 1.959964
"""Standard errors on either side of the middle of a 95 % interval."""

SHOWN = ("mean", "spread", "least", "quarter", "middle", "three_quarters", "most")
"""The statistics of a table, in this order."""


class Counted(Counter[int]):
    """How often each number came up: exact, and small where few numbers differ."""

    @property
    def mean(self) -> float:
        """The mean of all numbers."""
        return sum(value * times for value, times in self.items()) / self.total()

    @property
    def spread(self) -> float | None:
        """The standard deviation of the sample."""
        if self.total() < 2:
            return None
        mean = self.mean
        squares = sum(times * (value - mean) ** 2 for value, times in self.items())
        return sqrt(squares / (self.total() - 1))

    def quantile(self, share: float) -> int:
        """The smallest number that at least this share of all numbers do not exceed."""
        below = 0
        for value in sorted(self):
            below += self[value]
            if below >= share * self.total():
                return value
        raise ValueError("nothing was counted")

    def to_dict(self) -> dict[str, Any]:
        """The statistics of a table; all None if nothing was counted."""
        if not self:
            return dict.fromkeys(SHOWN)
        spread = self.spread
        rounded = [round(self.mean, 4), None if spread is None else round(spread, 4)]
        places = [self.quantile(part) for part in (0, 0.25, 0.5, 0.75, 1)]
        return dict(zip(SHOWN, [*rounded, *places], strict=True))


def share(part: int, whole: int) -> dict[str, float | None]:
    """A share with its 95 % Wilson interval, which never leaves 0 to 1."""
    if not whole:
        return {"share": None, "low": None, "high": None}
    found = part / whole
    square = Z * Z / whole
    middle = (found + square / 2) / (1 + square)
    half = Z * sqrt(found * (1 - found) / whole + square / whole / 4) / (1 + square)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return {"share": round(found, 4), "low": round(low, 4), "high": round(high, 4)}
