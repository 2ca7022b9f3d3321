"""A process for a bot and, beside it, the warden that ends it: started, and ended for good."""

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
"""Seconds in which a warden must end its bot. Then we end the warden: on Linux the kernel ends the
bot with it, or we do; elsewhere nobody does."""
PREPARED = 60.0
"""Seconds in which a warden must have started, before there is anything of a bot."""
NAMESPACES = True
"""Whether bots get a namespace where the kernel allows it; tests do without."""
START = (
    "import json, sys; settings = json.loads(sys.argv[1]); sys.path[:] = settings['path']; "
    "from ruledock_bots.warden import main; main(settings)"
)
GONE = '{"code": null, "why": "its warden was ended"}'
"""What a warden would say that can say nothing any more."""
KEPT = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")
"""Of our environment, what a Python that is installed in an unusual place cannot start without."""


def search_path() -> list[str]:
    """Where we look for modules, told so that it means the same in another folder."""
    return list(map(os.path.abspath, sys.path))


def environment(folder: str) -> dict[str, str]:
    """All that a bot gets to see of the environment: nothing of ours that could be a secret."""
    ours = {name: os.environ[name] for name in KEPT if name in os.environ}
    threads = {"OMP_NUM_THREADS": "1"}  # numpy would start one for each core, within the limits
    places = {"HOME": folder, "TMPDIR": folder, "PATH": os.defpath, "LANG": "C.UTF-8"}
    return {**ours, **places, **threads}


class Guarded:
    """A process in which a bot thinks, in a folder of its own."""

    def __init__(self, limits: Limits) -> None:
        set_process(DUMPABLE, 0)  # or a bot of our user could read the game in our memory
        self._folder, self._limits = "", limits
        self._leash, theirs = socket.socketpair()
        try:
            self._folder = make(limits.ids())
            self._warden = self._start(limits, theirs.fileno())
        except OSError as error:
            self._leash.close()
            clear(self._folder)
            told = f"a bot cannot have a process of its own: {error.strerror or error}"
            raise RuledockError(told) from error
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
        """What the warden says first; it is gone if it cannot even start."""
        self._leash.settimeout(PREPARED)
        try:
            return self._leash.recv(1) == APART
        except TimeoutError:
            self._apart = True
            self.end()
            told = f"a bot cannot have a process of its own: none in {PREPARED:g} seconds"
            raise RuledockError(told) from None

    def report(self, seconds: float) -> dict[str, Any] | None:
        """How the bot ended, if its warden tells within so many seconds."""
        self._leash.settimeout(seconds)
        try:
            told = self._leash.recv(4096)
        except TimeoutError:
            return None
        except OSError:
            told = b""
        found: dict[str, Any] = json.loads(told or GONE)
        return found

    def end(self) -> str:
        """End it with all that came of it, whatever they are doing; the last they printed."""
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
