"""A bar that grows, for people who wait at a terminal."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from typing import TextIO, TypeVar

T = TypeVar("T")
WIDE, PAUSE = 30, 0.1
"""How many columns a full bar takes, and the seconds between two drawings of it."""


def bar(
    things: Iterable[T],
    total: int,
    what: str,
    stream: TextIO | None = None,
    clock: Callable[[], float] = time.monotonic,
) -> Iterator[T]:
    """The things themselves, while a bar tells how many came; silent where nobody looks."""
    out = sys.stderr if stream is None else stream
    if not out.isatty():
        yield from things
        return
    started = drawn = clock()
    print(f"\r{_line(0, total, what, 0.0)}", end="", file=out, flush=True)
    try:
        for done, thing in enumerate(things, 1):
            now = clock()
            if now - drawn >= PAUSE or done == total:
                drawn = now
                print(f"\r{_line(done, total, what, now - started)}", end="", file=out, flush=True)
            yield thing
    finally:
        print(file=out, flush=True)


def _line(done: int, total: int, what: str, seconds: float) -> str:
    full = WIDE * done // max(total, 1)
    drawn = "█" * full + "░" * (WIDE - full)
    left = seconds * (total - done) / done if done else 0.0
    rest = f"{_clock(left)} left" if done < total else f"in {_clock(seconds)}"
    return f"{drawn} {done}/{total} {what}, {rest if done else 'starting'}   "


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02d}"
