"""What a sentence costs: the first one, which imports Fluent, then each line that somebody reads.

Nobody pays for it who reads nothing: playouts, saves and views make no sentence.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import ruledock
from bench.harness import Rate, Row, Timing

GERMAN = str(Path(__file__).parents[1] / "examples" / "packs" / "german")
TABLES: dict[str, dict[str, Any]] = {
    "isle": {"players": 3, "modules": ["kittens", "creatures", "events"]},
    "sea_salt_paper": {"players": 3, "packs": [GERMAN]},
    "kockombat": {"players": 2},
}
LANGUAGES = ("en", "cs", "uk")
FIRST = """
import time
import ruledock
game = ruledock.new("kockombat", seed=1)
line = game.log(None)[0]
start = time.process_time()
line.text("cs")
print(time.process_time() - start)
"""


def rows(timing: Timing) -> Iterator[Row]:
    """Milliseconds of a first sentence; then microseconds for each line of the log and a score."""
    times = [1000 * _first() for _ in range(timing.windows)]
    yield _cost("the first sentence of a process", "ms", times)
    for name, table in TABLES.items():
        game = _played(name, table)
        log = game.log(0)
        scored = [line for lines in game.result.lines for line in lines if line.points]
        for language in (*LANGUAGES, *(["de"] if "packs" in table else [])):
            told = _each(partial(_lines, log, language), timing)
            yield _cost(f"{name}, a line of the log, {language}", "µs", told)
            if any(_details(scored, language)):
                why = _each(partial(_details, scored, language), timing)
                yield _cost(f"{name}, a line of what was counted, {language}", "µs", why)


def _lines(log: Sequence[Any], language: str) -> list[str]:
    return [line.text(language) for line in log]


def _details(scored: Sequence[Any], language: str) -> list[str]:
    return [one for line in scored for one in line.details(language)]


def _played(name: str, table: dict[str, Any]) -> ruledock.Game:
    rng = Random(1)
    game = ruledock.new(name, seed=1, **table)
    return ruledock.playout(game, lambda seat: rng.randrange(len(seat.decision.options)))


def _first() -> float:
    done = subprocess.run([sys.executable, "-c", FIRST], capture_output=True, text=True, check=True)
    return float(done.stdout)


def _each(once: Callable[[], list[str]], timing: Timing) -> list[float]:
    """Microseconds of processor time for each line, window by window."""
    lines = len(once())
    return [1e6 * _seconds(once, timing.seconds) / lines for _ in range(timing.windows)]


def _seconds(once: Callable[[], object], window: float) -> float:
    """How long it takes once, measured for a window."""
    start, done = time.process_time(), 0
    while (passed := time.process_time() - start) < window:
        once()
        done += 1
    return passed / done


def _cost(name: str, unit: str, numbers: list[float]) -> Row:
    middle = median(numbers)
    return Row(name, unit, Rate(middle), None, (min(numbers), max(numbers)), middle)
