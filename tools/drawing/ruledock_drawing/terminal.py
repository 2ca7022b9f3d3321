"""What a terminal does beyond printing: clear the screen, and switch to its second one."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Clear the screen and what has scrolled out of it, and go to the top."""
SECOND, FIRST = "\x1b[?1049h", "\x1b[?1049l"
"""To the second screen, which keeps nothing, and back."""


def clear_screen() -> None:
    """Leave nothing to read on the screen or above it."""
    _send(CLEAR)


@contextmanager
def second_screen() -> Iterator[None]:
    """Use the second screen; what was shown on it is gone afterwards."""
    _send(SECOND + CLEAR)
    try:
        yield
    finally:
        _send(CLEAR + FIRST)


def is_terminal() -> bool:
    """Whether a person reads what is printed and types the answers."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def _send(codes: str) -> None:
    sys.stdout.write(codes)
    sys.stdout.flush()
