"""Measuring side by side: ours and theirs in turn, on one core. Ratios are what count."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from math import log
from statistics import linear_regression, median
from typing import Any

import attrs

from ruledock.installed.version import build

Done = tuple[int, int]
"""Units of work done, and whole games among them."""
Work = Callable[[], Done]
"""Does some work once and says how much it was."""


@attrs.frozen
class Rate:
    """What was done in a second of processor time."""

    units: float
    games: float = 0.0


Side = Callable[[float], Rate]
"""Works for a window of this many seconds."""


@attrs.frozen
class Timing:
    """How long and how often each side is measured."""

    seconds: float
    windows: int
    warm: float = 0.1
    """How long each side works before anything counts. PyPy wants ten seconds and more."""


@attrs.frozen
class Row:
    """One line of the results: what we reach, what it is measured against, and what is owed."""

    name: str
    unit: str
    ours: Rate
    theirs: Rate | None
    """The peer; None when a number is owed and no ratio."""
    spread: tuple[float, float]
    """The least and the largest ratio of all windows; without a peer, of our own numbers."""
    reached: float
    """The median ratio or number."""
    owed: float | None = None
    most: bool = False
    """Whether what is owed is an upper limit."""
    note: str = ""

    @property
    def met(self) -> bool | None:
        """Whether the budget is met; None when nothing is owed."""
        if self.owed is None:
            return None
        return self.reached <= self.owed if self.most else self.reached >= self.owed

    def to_dict(self) -> dict[str, object]:
        """The row as plain JSON."""
        return {**attrs.asdict(self), "met": self.met}

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Row:
        """The row that was written as plain JSON."""
        given = {name: value for name, value in data.items() if name != "met"}
        theirs = data["theirs"] and Rate(**data["theirs"])
        spread = tuple(data["spread"])
        return cls(**{**given, "ours": Rate(**data["ours"]), "theirs": theirs, "spread": spread})


@attrs.frozen
class Growth:
    """One line of the results: what something costs where there is more of everything."""

    name: str
    sizes: tuple[int, ...]
    seconds: float
    """What it costs at the first size."""
    ratios: tuple[float, ...]
    """What it costs at each size, beside the first."""

    @property
    def exponent(self) -> float:
        """The slope of the line through the logarithms: 1 is in proportion, 0 is not at all."""
        across, up = ([log(one) for one in several] for several in (self.sizes, self.ratios))
        return linear_regression(across, up).slope

    def to_dict(self) -> dict[str, object]:
        """The row as plain JSON."""
        return {**attrs.asdict(self), "exponent": self.exponent}


@attrs.frozen
class Missing:
    """A comparison that could not be made, and why."""

    name: str
    why: str

    def to_dict(self) -> dict[str, object]:
        """The row as plain JSON."""
        return attrs.asdict(self)


def owed(pure: float | None, compiled: float) -> float | None:
    """What is owed by the build that runs; None for nothing."""
    return compiled if build() == "compiled" else pure


def pin() -> None:
    """Stay on one of the cores we may use, where the system lets us; what we start stays, too."""
    with suppress(AttributeError, OSError):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def side(work: Work) -> Side:
    """Work to be measured in this process."""
    work()

    def measure(seconds: float) -> Rate:
        units = games = 0
        start = time.process_time()
        while (passed := time.process_time() - start) < seconds:
            more, whole = work()
            units += more
            games += whole
        return Rate(units / passed, games / passed)

    return measure


def repeat(once: Callable[[], object], times: int = 20) -> Side:
    """The same thing again and again; each time is a unit."""

    def work() -> Done:
        for _ in range(times):
            once()
        return times, 0

    return side(work)


def middle(sides: Iterable[Side]) -> Side:
    """Several peers as one: the median of what they reach."""
    several = list(sides)

    def measure(seconds: float) -> Rate:
        rates = [one(seconds / len(several)) for one in several]
        return Rate(median(one.units for one in rates), median(one.games for one in rates))

    return measure


def compare(
    name: str,
    unit: str,
    ours: Side,
    theirs: Side,
    timing: Timing,
    owed: float | None = None,
) -> Row:
    """Both sides in turn, window by window, after a short one each to warm up."""
    ours(timing.warm), theirs(min(timing.warm, 1))
    pairs = [(ours(timing.seconds), theirs(timing.seconds)) for _ in range(timing.windows)]
    ratios = [mine.units / other.units for mine, other in pairs]
    mine, other = (_median(rates) for rates in zip(*pairs, strict=True))
    spread = min(ratios), max(ratios)
    return Row(name, unit, mine, other, spread, median(ratios), owed)


def reach(name: str, unit: str, ours: Side, timing: Timing, owed: float | None) -> Row:
    """Our side alone, where a number per second is owed; how fast the machine was is noted."""
    ours(timing.warm)
    calls = repeat(_Yardstick().nothing, 1000)
    rates, speeds = [], []
    for _ in range(timing.windows):
        rates.append(ours(timing.seconds))
        speeds.append(calls(timing.seconds / 5).units)
    units = [one.units for one in rates]
    spread, speed = (min(units), max(units)), median(speeds)
    note = f"{median(units) / speed:.4f} of a plain method call's rate, {speed / 1e6:.1f} million/s"
    return Row(name, unit, _median(rates), None, spread, median(units), owed, note=note)


def tell(name: str, unit: str, ours: Side, timing: Timing) -> Row:
    """Our side alone, where nothing is owed."""
    ours(timing.warm)
    rates = [ours(timing.seconds) for _ in range(timing.windows)]
    units = [one.units for one in rates]
    return Row(name, unit, _median(rates), None, (min(units), max(units)), median(units))


def grow(
    name: str,
    sides: Mapping[int, Side],
    timing: Timing,
    rate: Callable[[Rate], float] = lambda one: one.units,
) -> Growth:
    """The same work at every size in turn, window by window."""
    for one in sides.values():
        one(min(timing.warm, 1))
    windows = [
        [1 / rate(one(timing.seconds)) for one in sides.values()] for _ in range(timing.windows)
    ]
    ratios = zip(*([cost / costs[0] for cost in costs] for costs in windows), strict=True)
    first = median(costs[0] for costs in windows)
    return Growth(name, tuple(sides), first, tuple(map(median, ratios)))


class _Yardstick:
    """How fast the machine is at the moment."""

    def nothing(self) -> None:
        """What is called."""


def limit(name: str, unit: str, numbers: Iterable[float], owed: float) -> Row:
    """Numbers that must not be larger than what is owed."""
    found = list(numbers)
    spread = min(found), max(found)
    middle_one = median(found)
    return Row(name, unit, Rate(middle_one), None, spread, middle_one, owed, most=True)


def _median(rates: Iterable[Rate]) -> Rate:
    several = list(rates)
    return Rate(median(one.units for one in several), median(one.games for one in several))
