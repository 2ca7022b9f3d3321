"""Inside the process of a bot, before the bot gets there: what it may use, and nothing else.

This runs in another process and takes whatever it has from the standard library alone.
"""

from __future__ import annotations

import os
import resource
import signal
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from ruledock_bots.prctl import DEATH_SIGNAL, DUMPABLE, NO_NEW_PRIVILEGES, set_process
from ruledock_bots.privileges import drop_privileges


def confine(limits: Mapping[str, Any], warden: int) -> None:
    """Leave the session of the warden, take on the limits, and end when it ends.

    *warden* is its number as we see it: 0 if it is outside of our namespace.
    """
    os.setsid()
    os.umask(0o077)
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:
        file.write("1000")  # if memory is short, this is what can be spared
    _take_on(limits)
    if limits["user"] is not None:
        _become(*limits["user"])
    drop_privileges()
    set_process(NO_NEW_PRIVILEGES, 1)
    set_process(DUMPABLE, 0)
    set_process(DEATH_SIGNAL, signal.SIGKILL)  # which a change of user would forget
    if os.getppid() != warden:
        os._exit(1)  # it ended before we could ask to end with it


def _become(user: int, group: int) -> None:
    """Be another user, for good."""
    os.setgroups([])
    os.setgid(group)
    os.setuid(user)


def _take_on(limits: Mapping[str, int]) -> None:
    for kind, most in _limits(limits).items():
        with suppress(ValueError, OSError):  # macOS knows limits that nobody can set
            hard = resource.getrlimit(kind)[1]
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (least, least))


def _limits(limits: Mapping[str, int]) -> dict[int, int]:
    found = {
        resource.RLIMIT_AS: limits["memory"],
        resource.RLIMIT_NOFILE: limits["files"],
        resource.RLIMIT_FSIZE: limits["file_size"],
        resource.RLIMIT_CORE: 0,
    }
    running = _running()
    if running:
        found[resource.RLIMIT_NPROC] = running + limits["processes"]
    return found


def _running() -> int:
    """How many threads the machine runs now; 0 where it does not say.

    The kernel counts those of a user in all containers, we would see only our own: all there are
    is the one number that leaves room for *processes* more.
    """
    with suppress(OSError), open("/proc/loadavg", "rb") as file:
        return int(file.read().split()[3].partition(b"/")[2])
    return 0
