"""The processes that came of one, children's children included. Linux alone tells: elsewhere none.

No process gets away from them: :mod:`warden` adopts those whose parents have died.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from contextlib import suppress

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def descendants(pid: int) -> list[int]:
    """Every process that came of *pid* and still runs, or waits to be reaped."""
    found: list[int] = []
    todo = [pid]
    while todo:
        children = _children(todo.pop())
        found += children
        todo += children
    return found


def _children(pid: int) -> list[int]:
    found: list[int] = []
    with suppress(OSError):  # it has ended meanwhile
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children", "rb") as file:
                found += map(int, file.read().split())
    return found


def memory(pids: Iterable[int]) -> int:
    """The bytes these processes hold for themselves; what is read from files does not count."""
    pages = 0
    for pid in pids:
        with suppress(OSError):
            with open(f"/proc/{pid}/statm", "rb") as file:
                resident, shared = map(int, file.read().split()[1:3])
            pages += resident - shared
    return pages * PAGE


def kill(pids: Iterable[int]) -> None:
    """End these processes, without asking them."""
    for pid in pids:
        with suppress(OSError):
            os.kill(pid, signal.SIGKILL)
