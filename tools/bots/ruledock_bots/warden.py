"""The warden: a process beside each isolated bot that starts it and kills all its descendants.

On Linux it adopts the bot's descendants when their parents die, so none can escape by leaving the
process group or by starting a session. It kills them when the bot ends, exceeds its limits, or our
side closes the leash, a socket that no bot ever holds. If possible it keeps them in a
:mod:`namespace` in which they cannot signal it; else it says so, and :mod:`strays` ends what it
leaves behind. On other systems it kills the bot's process group.

This runs in its own process and imports the standard library only.
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
"""Seconds between two checks of what the bot uses."""


def main(settings: Mapping[str, Any]) -> None:
    """Start a bot, watch it, end it, and report how it ended."""
    leash = socket.socket(fileno=settings["leash"])
    set_process(ADOPTS_ORPHANS, 1)
    limits, warden = settings["limits"], os.getpid()
    apart = settings["apart"] and separate(alone=limits["user"] is None)
    first = _start_first(leash) if apart else 0
    bot = os.fork()
    if not bot:
        leash.close()
        what = settings["bot"]
        _run_bot(lambda: confine(limits, 0 if apart else warden, "command" in what), what)
    set_process(DUMPABLE, 0)
    leash.sendall(APART if apart else BESIDE)  # we ask the bot nothing before this
    folder = os.getcwd()
    _close_pipes()
    status, why = _watch(bot, first, leash, limits)
    status = _end(bot, status)
    clear(folder)
    code = None if status is None else os.waitstatus_to_exitcode(status)
    with suppress(OSError):
        leash.sendall(json.dumps({"code": code, "why": why}).encode())
    os._exit(0)


def _start_first(leash: socket.socket) -> int:
    """Start the first process of the namespace; the kernel ends all others with it."""
    warden = os.getpid()
    first = os.fork()
    if not first:
        leash.close()
        _close_pipes()
        be_first(warden)
    return first


def _run_bot(prepare: Callable[[], None], what: dict[str, Any]) -> None:
    """Become the bot; never returns."""
    code: Any = 1
    try:
        prepare()
        if "command" in what:
            os.execv(what["command"][0], what["command"])
        from ruledock_bots.cell import main  # late: starting is quick

        main(what)
    except OSError as error:
        print(f"{what.get('command', ['?'])[0]}: {error.strerror}", file=sys.stderr)
        code = 127
    except SystemExit as end:
        code = end.code or 0
    except BaseException:
        sys.excepthook(*sys.exc_info())
    finally:
        with suppress(Exception):
            sys.stderr.flush()
        os._exit(code if isinstance(code, int) else 1)


def _close_pipes() -> None:
    """Drop our copies of the bot's pipes, so that they close when the bot closes them."""
    os.chdir("/")
    nothing = os.open(os.devnull, os.O_RDWR)
    for pipe in (0, 1, 2):
        os.dup2(nothing, pipe)


def _watch(
    bot: int, first: int, leash: socket.socket, limits: Mapping[str, int]
) -> tuple[int | None, str]:
    """Wait for the end: the bot's exit status, or None and why it must end."""
    while True:
        status = _reap(bot)
        if status is not None:
            return status, ""
        why = _too_much(limits, first)
        if why or select.select([leash], [], [], TICK)[0]:
            return None, why


def _reap(bot: int) -> int | None:
    """Reap all children that have ended; return the status of the bot if it was among them."""
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return None
        if pid in (0, bot):
            return status if pid else None


def _too_much(limits: Mapping[str, int], first: int) -> str:
    """Which limit the bot and its descendants exceed, if any."""
    running = [pid for pid in descendants(os.getpid()) if pid != first]
    if len(running) > limits["processes"]:
        return f"it had {len(running)} processes at once, {limits['processes']} are allowed"
    held = memory(running)
    if held > limits["memory"]:
        taken = f"{held >> 20} MiB of memory, {limits['memory'] >> 20} are allowed"
        return f"it and its processes held {taken}"
    return ""


def _end(bot: int, status: int | None) -> int | None:
    """Kill the bot and all its descendants; return its exit status."""
    with suppress(OSError):
        os.killpg(bot, signal.SIGKILL)  # all at once, so that none can fork meanwhile
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
