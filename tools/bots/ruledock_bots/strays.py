"""Strays: processes of bots whose warden was killed. We adopt them and end them.

A bot without a :mod:`namespace` can kill its warden. On Linux we then adopt the processes it leaves
behind, and recognise them by their limits, which no process can lift again.
"""

from __future__ import annotations

import os
import time
from contextlib import suppress
from threading import Lock

from ruledock_bots.descendants import children, descendants, kill, stop
from ruledock_bots.limits import Limits
from ruledock_bots.prctl import ADOPTS_ORPHANS, adopts_orphans, set_process

PATIENCE = 10.0
"""Seconds after which we go on, even if the kernel has not ended a process."""

_lock = Lock()
_reasons = 0
_before = False


def adopt() -> None:
    """From now on, adopt the processes that wardens leave behind."""
    global _reasons, _before
    with _lock:
        if not _reasons:
            _before = adopts_orphans()
        set_process(ADOPTS_ORPHANS, 1)  # each time, since a fork resets it
        _reasons += 1


def adopt_no_more() -> None:
    """Stop adopting, if nobody else needs it."""
    global _reasons
    with _lock:
        _reasons -= 1
        if not _reasons and not _before:
            set_process(ADOPTS_ORPHANS, 0)


def end_strays(limits: Limits) -> None:
    """Kill all processes that we adopted from bots with these limits.

    They may fork faster than we look, or fork and exit: so we pause them first, and look again
    until there are none. Since only we reap them, we cannot miss one.
    """
    if _is_stray(os.getpid(), limits):
        return  # we have the same limits: we cannot tell strays from our own children
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and (strays := _stop_strays(limits)):
        _stop_descendants(strays, until)
        kill([*_all_of(strays), *strays])
        _reap(strays)


def _stop_strays(limits: Limits) -> list[int]:
    """Find our strays, newest first, and pause each at once, before it can exit."""
    found = []
    for pid in reversed(children(os.getpid())):
        if _is_stray(pid, limits):
            stop([pid])
            found.append(pid)
    return found


def _stop_descendants(strays: list[int], until: float) -> None:
    stopped: set[int] = set()
    while time.monotonic() < until and (new := _all_of(strays) - stopped):
        stop(new)
        stopped |= new


def _all_of(strays: list[int]) -> set[int]:
    return {pid for stray in strays for pid in descendants(stray)}


def _reap(strays: list[int]) -> None:
    for pid in strays:
        with suppress(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


def _is_stray(pid: int, limits: Limits) -> bool:
    """Whether a process has the limits of a bot, or lower ones; our own children have higher."""
    hard = _hard_limits(pid)
    return bool(hard) and all(
        hard.get(kind, most + 1) <= most
        for kind, most in (
            (b"Max address space", limits.memory),
            (b"Max open files", limits.files),
            (b"Max file size", limits.file_size),
            (b"Max core file size", 0),
        )
    )


def _hard_limits(pid: int) -> dict[bytes, int]:
    """The hard limits of a process, by name."""
    found: dict[bytes, int] = {}
    with suppress(OSError), open(f"/proc/{pid}/limits", "rb") as file:
        for line in file:
            name, hard = line[:25].rstrip(), line[47:67].strip()
            if hard.isdigit():
                found[name] = int(hard)
    return found
