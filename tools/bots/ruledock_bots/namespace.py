"""A PID namespace for a bot's processes, where Linux allows it: they can signal only one another.

Processes outside have no id in it, so a bot can neither pause nor kill its warden, nor us. The
kernel ends all of them with the first process of the namespace, and that one with the warden.

This runs in the warden's process and imports the standard library only.
"""

from __future__ import annotations

import os
import signal
import sys

from ruledock_bots.descendants import parent
from ruledock_bots.prctl import DEATH_SIGNAL, DUMPABLE, set_process

NEW_USER, NEW_PID = 0x10000000, 0x20000000
APART, BESIDE = b"a", b"b"
"""The first byte from a warden: whether its bot is in a namespace, or could signal us."""


def separate(*, alone: bool) -> bool:
    """Put our next children into a namespace; return whether the kernel allows it.

    Root may do so. Everybody else also needs a user namespace, which many containers and some
    systems forbid. Only one user exists in it: *alone* says that this is enough.
    """
    if sys.platform != "linux":
        return False
    if _unshare(NEW_PID):
        return True
    if not alone or not _works_for_child():
        return False
    _unshare_with_users()
    return True


def _unshare(what: int) -> bool:
    import ctypes  # late: only Linux needs it

    return int(ctypes.CDLL(None).unshare(what)) == 0


def _works_for_child() -> bool:
    """Try it in a child process, since a process that gets only half way cannot go back."""
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
        with open(f"/proc/self/{file}", "w") as target:
            target.write(text)


def be_first(warden: int) -> None:
    """Be the first process of the namespace: adopt orphans, and end when the warden ends."""
    set_process(DUMPABLE, 0)
    set_process(DEATH_SIGNAL, signal.SIGKILL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # unhandled signals never reach the first process
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the kernel reaps orphans for us
    while parent("self") == warden:
        signal.pause()
    os._exit(1)
