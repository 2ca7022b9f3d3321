"""Processes of bots that have lost their warden: adopted by us, and ended.

Where a bot has no :mod:`namespace` of its own, it can end its warden. On Linux we adopt whatever
the warden leaves behind then, and know it by limits that no process can lift again.
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
"""Seconds until we go on though the kernel still has not ended a process."""

_lock = Lock()
_reasons = 0
_before = False


def adopt() -> None:
    """Adopt, from now on, whatever any warden leaves behind."""
    global _reasons, _before
    with _lock:
        if not _reasons:
            _before = adopts_orphans()
        set_process(ADOPTS_ORPHANS, 1)  # each time: a fork forgets it
        _reasons += 1


def adopt_no_more() -> None:
    """Be again as we were, if nobody else needs us to adopt."""
    global _reasons
    with _lock:
        _reasons -= 1
        if not _reasons and not _before:
            set_process(ADOPTS_ORPHANS, 0)


def end_strays(limits: Limits) -> None:
    """End all processes that we have adopted from bots with these limits.

    They may have children faster than we look, or have one and be gone: so they are stopped first,
    and we look until there is none. As nobody but us reaps them, we cannot overlook one.
    """
    if _is_stray(os.getpid(), limits):
        return  # we have as little ourselves: nothing tells them from our own children
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and (strays := _stop_strays(limits)):
        _stop_descendants(strays, until)
        kill([*_all_of(strays), *strays])
        _reap(strays)


def _stop_strays(limits: Limits) -> list[int]:
    """Find our strays, the newest first, and stop each at once: it may be gone in a moment."""
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
    """Whether a process has the limits of a bot, or less: our own children have more."""
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
    """What a process can never have more of."""
    found: dict[bytes, int] = {}
    with suppress(OSError), open(f"/proc/{pid}/limits", "rb") as file:
        for line in file:
            name, hard = line[:25].rstrip(), line[47:67].strip()
            if hard.isdigit():
                found[name] = int(hard)
    return found
