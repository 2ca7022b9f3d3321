"""A world apart for a bot's processes, where Linux allows it: they can signal only one another.

It is a PID namespace. Whoever is outside has no number in it, so a bot can neither stop nor end
its warden, nor us. The kernel ends all of them with their first process, and that one with the
warden.

This runs in another process and takes whatever it has from the standard library alone.
"""

from __future__ import annotations

import os
import signal
import sys

from ruledock_bots.descendants import parent
from ruledock_bots.prctl import DEATH_SIGNAL, DUMPABLE, set_process

NEW_USER, NEW_PID = 0x10000000, 0x20000000
APART, BESIDE = b"a", b"b"
"""What a warden says first: whether its bot is in a namespace, or can signal us."""


def separate(*, alone: bool) -> bool:
    """Put our next children into a namespace; whether the kernel lets us.

    Root may do so. Everybody else needs a namespace of users around it, which many containers and
    some systems forbid, and in which there is no user but this one: *alone* says that will do.
    """
    if sys.platform != "linux":
        return False
    if _unshare(NEW_PID):
        return True
    if not alone or not _tried():
        return False
    _unshare_with_users()
    return True


def _unshare(what: int) -> bool:
    import ctypes

    return int(ctypes.CDLL(None).unshare(what)) == 0


def _tried() -> bool:
    """Whether it works for a child of ours: who gets only half way there cannot come back."""
    child = os.fork()
    if not child:
        try:
            _unshare_with_users()
            if not os.fork():
                os._exit(0)
            os._exit(os.waitstatus_to_exitcode(os.wait()[1]))
        except BaseException:
            os._exit(1)
    return os.waitpid(child, 0)[1] == 0


def _unshare_with_users() -> None:
    user, group = os.geteuid(), os.getegid()
    if not _unshare(NEW_USER | NEW_PID):
        raise OSError("no namespaces here")
    for file, text in (
        ("setgroups", "deny"),
        ("uid_map", f"{user} {user} 1"),
        ("gid_map", f"{group} {group} 1"),
    ):
        with open(f"/proc/self/{file}", "w") as told:
            told.write(text)


def be_first(warden: int) -> None:
    """Be the first process of the namespace: adopt orphans, and end when the warden ends."""
    set_process(DUMPABLE, 0)
    set_process(DEATH_SIGNAL, signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # the kernel keeps from us what we do not handle
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no orphan waits to be reaped
    while parent("self") == warden:
        signal.pause()
    os._exit(1)
