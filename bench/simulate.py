"""Two workers beside one: the same games by the clock on the wall, on all cores there are."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median

import ruledock
from bench.harness import Missing, Rate, Row, Timing
from ruledock.config import make_config

ROOT = Path(__file__).resolve().parent.parent
GAMES = {"isle": 120, "sea_salt_paper": 500, "kockombat": 2000}
"""How many one worker plays in a second or so."""
OWED = 1.8


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """Games a second with two workers, beside one worker, in a process that is not pinned."""
    for name, games in GAMES.items():
        title = f"simulate {name}, two workers v one"
        if (os.cpu_count() or 1) < 2:
            yield Missing(title, "one core")
        else:
            note = f"by the clock on the wall; the load before was {os.getloadavg()[0]:.1f}"
            pairs = _measured(name, round(8 * games * timing.seconds), timing.windows)
            yield _row(title, pairs, note)


def _row(title: str, pairs: list[list[float]], note: str) -> Row:
    ratios = [two / one for one, two in pairs]
    one, two = (median(column) for column in zip(*pairs, strict=True))
    spread = min(ratios), max(ratios)
    middle = median(ratios)
    return Row(title, "games", Rate(two), Rate(one), spread, middle, OWED, note=note)


def _measured(name: str, games: int, windows: int) -> list[list[float]]:
    command = [sys.executable, "-m", "bench.simulate", name, str(games), str(windows)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    found: list[list[float]] = json.loads(done.stdout)
    return found


# -- in the other process ----------------------------------------------------------------------


def main(name: str, games: int, windows: int) -> None:
    """Print, for each window, games a second with one worker and with two."""
    with suppress(AttributeError, OSError):
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
    config = make_config({"game": name})
    for workers in (1, 2):
        ruledock.simulate(config, 40, seed=7, workers=workers).play()
    print(json.dumps([[_rate(config, games, n) for n in (1, 2)] for _ in range(windows)]))


def _rate(config: ruledock.Config, games: int, workers: int) -> float:
    start = time.perf_counter()
    ruledock.simulate(config, games, seed=7, workers=workers).play()
    return games / (time.perf_counter() - start)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
