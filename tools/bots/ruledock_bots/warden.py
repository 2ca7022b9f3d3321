"""Beside each isolated bot: a process that starts it, and ends all that came of it.

On Linux it adopts the bot's descendants when their parents die, so none of them gets away: not by
leaving the group, not by a session of its own. It ends them when the bot ends, takes more than it
may, or whoever asked for it lets go of the leash, a socket whose other end no bot ever holds.
Where it can, it keeps them in a :mod:`namespace` in which they cannot signal it; where it cannot,
it says so, and :mod:`strays` ends what it leaves behind. Elsewhere it ends the bot's process group.

This runs in another process and takes whatever it has from the standard library alone.
"""

from __future__ import annotations

import json
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from ruledock_bots.confine import confine
from ruledock_bots.descendants import descendants, kill, memory
from ruledock_bots.namespace import APART, BESIDE, be_first, separate
from ruledock_bots.prctl import ADOPTS_ORPHANS, DUMPABLE, set_process
from ruledock_bots.scratch import clear

TICK = 0.1
"""Seconds between two looks at what the bot uses."""


def main(settings: Mapping[str, Any]) -> None:
    """Start a bot, watch over it, end it, and tell how it ended."""
    leash = socket.socket(fileno=settings["leash"])
    set_process(ADOPTS_ORPHANS, 1)
    limits, warden = settings["limits"], os.getpid()
    apart = settings["apart"] and separate(alone=limits["user"] is None)
    first = _start_first(leash) if apart else 0
    bot = os.fork()
    if not bot:
        leash.close()
        _think(lambda: confine(limits, 0 if apart else warden))
    set_process(DUMPABLE, 0)
    leash.sendall(APART if apart else BESIDE)  # only then is the bot asked anything
    folder = os.getcwd()
    _let_go_of_pipes()
    status, why = _watch(bot, first, leash, limits)
    status = _end(bot, status)
    clear(folder)
    code = None if status is None else os.waitstatus_to_exitcode(status)
    with suppress(OSError):
        leash.sendall(json.dumps({"code": code, "why": why}).encode())
    os._exit(0)


def _start_first(leash: socket.socket) -> int:
    """Start the process with which the kernel ends all others of the namespace."""
    warden = os.getpid()
    first = os.fork()
    if not first:
        leash.close()
        _let_go_of_pipes()
        be_first(warden)
    return first


def _think(prepare: Callable[[], None]) -> None:
    """Be the bot, and never come back."""
    code: Any = 1
    try:
        prepare()
        from ruledock_bots.cell import main  # late: starting is quick

        main()
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        with suppress(Exception):
            sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 1)


def _let_go_of_pipes() -> None:
    """Leave the bot's pipes to the bot: when it closes them, they are closed."""
    os.chdir("/")
    nothing = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nothing, pipe)


def _watch(
    bot: int, first: int, leash: socket.socket, limits: Mapping[str, int]
) -> tuple[int | None, str]:
    """Wait for the end: the bot's status if it has ended by itself, and why it must end if not."""
    while True:
        status = _reap(bot)
        if status is not None:
            return status, ""
        why = _too_much(limits, first)
        if why or select.select([leash], [], [], TICK)[0]:
            return None, why


def _reap(bot: int) -> int | None:
    """Take leave of all who have ended, adopted ones too; the status of the bot if it was there."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return None
        if pid in (0, bot):
            return status if pid else None


def _too_much(limits: Mapping[str, int], first: int) -> str:
    """What the bot and all that came of it use beyond the limits, if anything."""
    running = [pid for pid in descendants(os.getpid()) if pid != first]
    if len(running) > limits["processes"]:
        return f"it had {len(running)} processes at once, {limits['processes']} are allowed"
    held = memory(running)
    if held > limits["memory"]:
        taken = f"{held >> 20} MiB of memory, {limits['memory'] >> 20} are allowed"
        return f"it and its processes held {taken}"
    return ""


def _end(bot: int, status: int | None) -> int | None:
    """End the bot and all that came of it; the status it ended with."""
    with suppress(OSError):
        os.killpg(bot, signal.SIGKILL)  # all at once: none of them can have a child meanwhile
    while True:
        kill(descendants(os.getpid()))
        try:
            pid, found = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return status
        if pid == bot:
            status = found
        elif not pid:
            time.sleep(0.001)
