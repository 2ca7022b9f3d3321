"""Set the limits of a bot's process, before the bot is loaded.

This runs in the bot's process and imports the standard library only.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from ruledock_bots.prctl import DEATH_SIGNAL, DUMPABLE, NO_NEW_PRIVILEGES, set_process
from ruledock_bots.privileges import drop_privileges


def confine(limits: Mapping[str, Any], warden: int, command: bool) -> None:
    """Leave the warden's session, set the limits, and arrange to end with the warden.

    *warden* is its process id as we see it: 0 if it is outside our namespace. A *command* may
    reserve address space as it likes, as JavaScript, Java and Go do, and is limited in what it
    fills.
    """
    os.setsid()
    os.umask(0o077)
    with suppress(OSError), open("/proc/self/oom_score_adj", "w") as file:
        file.write("1000")  # if memory is short, kill us first
    _set_limits(limits, command)
    if limits["user"] is not None:
        _become(*limits["user"])
    drop_privileges()
    set_process(NO_NEW_PRIVILEGES, 1)
    set_process(DUMPABLE, 0)
    set_process(DEATH_SIGNAL, signal.SIGKILL)  # after the change of user, which resets it
    if os.getppid() != warden:
        os._exit(1)  # the warden ended before we could ask to end with it


def _become(user: int, group: int) -> None:
    """Become another user, with no way back."""
    os.setgroups([])
    os.setgid(group)
    os.setuid(user)


def _set_limits(limits: Mapping[str, int], command: bool) -> None:
    for kind, most in _limits(limits, command).items():
        with suppress(ValueError, OSError):  # macOS has limits that cannot be set
            hard = resource.getrlimit(kind)[1]
            least = most if hard == resource.RLIM_INFINITY else min(most, hard)
            resource.setrlimit(kind, (least, least))


def _limits(limits: Mapping[str, int], command: bool) -> dict[int, int]:
    found = {
        resource.RLIMIT_DATA if command else resource.RLIMIT_AS: limits["memory"],
        resource.RLIMIT_NOFILE: limits["files"],
        resource.RLIMIT_FSIZE: limits["file_size"],
        resource.RLIMIT_CORE: 0,
    }
    if command:
        found[resource.RLIMIT_AS] = sys.maxsize  # the most we may have: ours may be lower
    running = _count_threads()
    if running:
        found[resource.RLIMIT_NPROC] = running + limits["processes"]
    return found


def _count_threads() -> int:
    """How many threads the machine runs now; 0 if it does not say.

    The limit counts all threads of a user, in all containers, but we see only those of our own.
    So we add *processes* to the number of all threads there are.
    """
    with suppress(OSError), open("/proc/loadavg", "rb") as file:
        return int(file.read().split()[3].partition(b"/")[2])
    return 0
