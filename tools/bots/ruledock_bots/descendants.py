"""The processes that came of one, children's children included. Linux alone tells: elsewhere none.

No process gets away from them: :mod:`warden` adopts those whose parents have died, and
:mod:`strays` those of a warden that was ended.
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
        new = children(todo.pop())
        found += new
        todo += new
    return found


def children(pid: int) -> list[int]:
    """The processes that *pid* has started or adopted, the oldest first."""
    found: list[int] = []
    with suppress(OSError):  # it has ended meanwhile
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children", "rb") as file:
                found += map(int, file.read().split())
    return found


def parent(pid: int | str) -> int:
    """Who has started or adopted a process, by the number we know it by."""
    with open(f"/proc/{pid}/stat", "rb") as file:
        return int(file.read().rpartition(b")")[2].split()[1])


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
    _send(pids, signal.SIGKILL)


def stop(pids: Iterable[int]) -> None:
    """Let these processes do nothing more for now."""
    _send(pids, signal.SIGSTOP)


def _send(pids: Iterable[int], what: int) -> None:
    for pid in pids:
        with suppress(OSError):
            os.kill(pid, what)
