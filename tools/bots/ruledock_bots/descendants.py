"""The descendants of a process. Only Linux can list them; elsewhere the list is empty.

None can escape: :mod:`warden` adopts those whose parents have died, and :mod:`strays` those of a
warden that was killed.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from contextlib import suppress

PAGE = os.sysconf("SC_PAGE_SIZE") if hasattr(os, "sysconf") else 4096


def descendants(pid: int) -> list[int]:
    """All descendants of *pid* that still run or wait to be reaped."""
    found: list[int] = []
    todo = [pid]
    while todo:
        new = children(todo.pop())
        found += new
        todo += new
    return found


def children(pid: int) -> list[int]:
    """The processes that *pid* started or adopted, oldest first."""
    found: list[int] = []
    with suppress(OSError):  # it has ended meanwhile
        for thread in os.listdir(f"/proc/{pid}/task"):
            with open(f"/proc/{pid}/task/{thread}/children", "rb") as file:
                found += map(int, file.read().split())
    return found


def parent(pid: int | str) -> int:
    """The process that started or adopted *pid*."""
    with open(f"/proc/{pid}/stat", "rb") as file:
        return int(file.read().rpartition(b")")[2].split()[1])


def memory(pids: Iterable[int]) -> int:
    """The bytes of private memory these processes hold, without mapped files."""
    pages = 0
    for pid in pids:
        with suppress(OSError):
            with open(f"/proc/{pid}/statm", "rb") as file:
                resident, shared = map(int, file.read().split()[1:3])
            pages += resident - shared
    return pages * PAGE


def kill(pids: Iterable[int]) -> None:
    """Kill these processes."""
    _send(pids, signal.SIGKILL)


def stop(pids: Iterable[int]) -> None:
    """Pause these processes."""
    _send(pids, signal.SIGSTOP)


def _send(pids: Iterable[int], what: int) -> None:
    for pid in pids:
        with suppress(OSError):
            os.kill(pid, what)
