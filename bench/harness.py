"""Measuring side by side: ours and theirs in turn, on one core, in one run. Ratios are what count."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from statistics import median

import attrs

Work = Callable[[], int]
"""Does some work once and says how many units of it were done."""


@attrs.frozen
class Row:
    """One line of the results: rates per second of both sides, and their ratio window by window."""

    name: str
    unit: str
    ours: float
    theirs: float
    ratios: tuple[float, ...]
    floor: float | None = None
    """The least ratio we owe."""

    @property
    def ratio(self) -> float:
        """The median ratio."""
        return median(self.ratios)

    def to_dict(self) -> dict[str, object]:
        """The row as plain JSON."""
        return {**attrs.asdict(self), "ratio": self.ratio}

    def __str__(self) -> str:
        low, high = min(self.ratios), max(self.ratios)
        owed = "" if self.floor is None else f"  owed {self.floor:g}×"
        met = "" if self.floor is None else ("  met" if self.ratio >= self.floor else "  MISSED")
        return (
            f"{self.name:<44} {self.ours:>12,.0f} {self.theirs:>12,.0f} {self.unit + '/s':<14}"
            f"{self.ratio:7.2f}×  ({low:.2f}–{high:.2f}){owed}{met}"
        )


def pin(core: int = 0) -> None:
    """Stay on one core, where the system lets us."""
    with suppress(AttributeError, OSError):
        os.sched_setaffinity(0, {core})


def rate(work: Work, seconds: float) -> float:
    """Units per second of processor time, over a window of about *seconds*."""
    done, start = 0, time.process_time()
    while (passed := time.process_time() - start) < seconds:
        done += work()
    return done / passed


def compare(
    name: str,
    unit: str,
    ours: Work,
    theirs: Work,
    *,
    seconds: float,
    windows: int,
    floor: float | None = None,
) -> Row:
    """Both sides in turn, window by window, after one warm-up each."""
    ours(), theirs()
    pairs: Sequence[tuple[float, float]] = [
        (rate(ours, seconds), rate(theirs, seconds)) for _ in range(windows)
    ]
    ratios = tuple(mine / other for mine, other in pairs)
    mine, other = (median(side) for side in zip(*pairs, strict=True))
    return Row(name, unit, mine, other, ratios, floor)
