"""Start and end the process of an isolated bot, and the warden beside it."""

from __future__ import annotations

import json
import os
import socket
import sys
from contextlib import suppress
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any

import attrs

from ruledock.errors import RuledockError
from ruledock_bots import strays
from ruledock_bots.limits import Limits
from ruledock_bots.namespace import APART
from ruledock_bots.pipes import Pipes
from ruledock_bots.prctl import DUMPABLE, set_process
from ruledock_bots.scratch import clear, make

GRACE = 0.5 if sys.platform == "linux" else 5.0
"""Seconds a warden has to end its bot. Then we kill the warden: on Linux the kernel ends the bot
with it, or we do; elsewhere the bot stays."""
START_TIME = 60.0
"""Seconds a warden has to start, before there is any bot."""
NAMESPACES = True
"""Whether bots get a namespace where the kernel allows it; tests switch this off."""
START = (
    "import json, sys; settings = json.loads(sys.argv[1]); sys.path[:] = settings['path']; "
    "from ruledock_bots.warden import main; main(settings)"
)
GONE = '{"code": null, "why": "its warden was ended"}'
"""The report we assume for a warden that was killed."""
KEPT = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""Environment variables that a Python installed in an unusual place needs to start."""


def search_path() -> list[str]:
    """Where we look for modules, as absolute paths."""
    return list(map(os.path.abspath, sys.path))


def environment(folder: str) -> dict[str, str]:
    """The environment of a bot, without any variable of ours that could be a secret."""
    ours = {name: os.environ[name] for name in KEPT if name in os.environ}
    threads = {"OMP_NUM_THREADS": "1"}  # numpy would start one per core, which count as processes
    places = {"HOME": folder, "TMPDIR": folder, "PATH": os.defpath, "LANG": "C.UTF-8"}
    return {**ours, **places, **threads}


class Guarded:
    """The process of one bot, in its own folder."""

    def __init__(self, limits: Limits, what: dict[str, Any]) -> None:
        # Else a bot that runs as our user could read the game in our memory.
        set_process(DUMPABLE, 0)
        self._folder, self._limits, self._what = "", limits, what
        self._leash, theirs = socket.socketpair()
        try:
            self._folder = make(limits.ids())
            self._warden = self._start(limits, theirs.fileno())
        except OSError as error:
            self._leash.close()
            clear(self._folder)
            why = error.strerror or error
            raise RuledockError(f"cannot start a process for a bot: {why}") from error
        finally:
            theirs.close()
        self.pipes = Pipes(self._warden, limits.output)
        self._apart = self._hear_whether_apart()
        if not self._apart:
            strays.adopt()

    def _start(self, limits: Limits, leash: int) -> Popen[bytes]:
        plain = {**attrs.asdict(limits), "user": limits.ids()}
        settings = {
            "path": search_path(),
            "limits": plain,
            "bot": self._what,
            "leash": leash,
            "apart": NAMESPACES,
        }
        return Popen(
            [sys.executable, "-I", "-B", "-c", START, json.dumps(settings)],
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            bufsize=0,
            cwd=self._folder,
            env=environment(self._folder),
            pass_fds=[leash],
            start_new_session=True,
        )

    def _hear_whether_apart(self) -> bool:
        """Wait for the first word of the warden: whether the bot has its own namespace."""
        self._leash.settimeout(START_TIME)
        try:
            return self._leash.recv(1) == APART
        except TimeoutError:
            self._apart = True
            self.end()
            late = f"not ready after {START_TIME:g} seconds"
            raise RuledockError(f"cannot start a process for a bot: {late}") from None

    def report(self, seconds: float) -> dict[str, Any] | None:
        """How the bot ended; None if the warden does not report in time."""
        self._leash.settimeout(seconds)
        try:
            text = self._leash.recv(4096)
        except TimeoutError:
            return None
        except OSError:
            text = b""
        found: dict[str, Any] = json.loads(text or GONE)
        return found

    def end(self) -> str:
        """Kill the bot and all its descendants; return the last they printed."""
        with suppress(OSError):
            self._leash.shutdown(socket.SHUT_WR)
        try:
            self._warden.wait(GRACE)
        except TimeoutExpired:  # the bot has stopped its warden, or keeps it busy
            self._warden.kill()
            self._warden.wait()
        if not self._apart:
            strays.end_strays(self._limits)
            strays.adopt_no_more()
        self._leash.close()
        self.pipes.hear_last()
        self.pipes.close()
        clear(self._folder)
        return self.pipes.said.decode(errors="replace").strip()
