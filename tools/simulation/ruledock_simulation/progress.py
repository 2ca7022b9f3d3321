"""A progress bar for the terminal, and plain lines for a file or a pipe."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")
WIDE, PAUSE = 30, 0.1
"""Columns of a full bar, and seconds between two drawings."""
PLAIN = 10.0
"""Seconds between two lines if the output is not a terminal; a shorter run writes none."""


def bar(
    things: Iterable[T],
    total: int,
    what: str,
    stream: TextIO | None = None,
    clock: Callable[[], float] = time.monotonic,
    *,
    known: int = 0,
) -> Iterator[T]:
    """Yield *things* and draw a progress bar, or print a line now and then if there is no terminal.

    The first *known* things cost no time, so the estimate of the time left ignores them.
    """
    out = sys.stderr if stream is None else stream
    started = drawn = clock()
    if not out.isatty():
        for done, thing in enumerate(things, 1):
            now = clock()
            if now - drawn >= PLAIN:
                drawn = now
                told = _told(done, total, what, now - started, known)
                print(told, file=out, flush=True)
            yield thing
        return
    print(f"\r{_line(0, total, what, 0.0, known)}", end="", file=out, flush=True)
    try:
        for done, thing in enumerate(things, 1):
            now = clock()
            if now - drawn >= PAUSE or done == total:
                drawn = now
                line = _line(done, total, what, now - started, known)
                print(f"\r{line}", end="", file=out, flush=True)
            yield thing
    finally:
        print(file=out, flush=True)


def _line(done: int, total: int, what: str, seconds: float, known: int) -> str:
    full = WIDE * done // max(total, 1)
    drawn = "█" * full + "░" * (WIDE - full)
    return f"{drawn} {_told(done, total, what, seconds, known)}   "


def _told(done: int, total: int, what: str, seconds: float, known: int) -> str:
    new = done - known
    left = seconds * (total - done) / new if new > 0 else 0.0
    rest = f"{_clock(left)} left" if done < total else f"in {_clock(seconds)}"
    return f"{done}/{total} {what}, {rest if new > 0 or done == total else 'starting'}"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02d}"
