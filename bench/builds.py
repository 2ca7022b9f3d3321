"""The compiled build beside the pure one: both play, copy, save and load in turn."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from bench.before import SECONDS, TABLES, WORK
from bench.before import Side as Worker
from bench.harness import Missing, Rate, Row, Side, Timing, compare
from ruledock.installed.version import build

ROOT = Path(__file__).resolve().parent.parent
COMPILED = ROOT / ".venv-compiled" / "bin" / "python"


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """Each kind of work at each table; the sides are processes of their own."""
    if build() == "compiled" or not COMPILED.exists():
        yield Missing("compiled v pure", "run it pure, after: python3 dev.py --compiled python -V")
        return
    compiled, pure = Worker(str(COMPILED)), Worker(sys.executable)
    short = Timing(SECONDS, timing.windows)
    for what in WORK:
        for name in TABLES:
            ours, theirs = _side(compiled, what, name), _side(pure, what, name)
            yield compare(f"{what}, {name}", "times/s", ours, theirs, short)


def _side(worker: Worker, what: str, name: str) -> Side:
    return lambda seconds: Rate(1 / worker.time(what, name))
