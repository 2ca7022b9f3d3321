"""The peers: installed each into an environment of its own, run as workers that wait to be asked.

A peer that cannot be had is no error: whoever asks for it learns why.
"""

from __future__ import annotations

import atexit
import json
import os
import shlex
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import attrs

from bench.harness import Rate, Side

HERE = Path(__file__).resolve().parent
HOMES = HERE.parent / ".peers"
"""Where they are installed; nothing there is kept in version control."""
READY = "ready"


class Absent(Exception):
    """A peer, or one of its games, is not to be had here."""


@attrs.frozen
class Peer:
    """Somebody to be measured against: what to install, and the worker that runs it."""

    name: str
    packages: tuple[str, ...]
    script: str

    @property
    def home(self) -> Path:
        """The environment it is installed in."""
        return HOMES / self.name

    @property
    def is_node(self) -> bool:
        return self.script.endswith(".cjs")


OPENSPIEL = Peer("openspiel", ("open_spiel",), "openspiel.py")
RLCARD = Peer("rlcard", ("rlcard",), "rlcard_games.py")
PETTINGZOO = Peer("pettingzoo", ("pettingzoo[classic]",), "pettingzoo_games.py")
CATANATRON = Peer("catanatron", ("catanatron",), "catan.py")
BOARDGAMEIO = Peer("boardgameio", ("boardgame.io",), "boardgameio.cjs")
TAG = Peer("tag", (), "")
"""TAG in Java is in no package index: whoever has built it names its worker in ``BENCH_TAG``, a
command that runs TagWorker.java, which says how."""
C_LIMIT = Peer("cffi", ("cffi", "setuptools"), "c_placements.py")
"""Not a peer but the limit: C called from Python."""
OURS = Peer("ruledock", (str(HERE.parent.parent),), "")
"""Ruledock as its users install it: a wheel without examples."""


class Worker:
    """A running peer."""

    def __init__(self, peer: Peer, setup: Any) -> None:
        self.peer = peer
        quiet = subprocess.DEVNULL
        pipe = subprocess.PIPE
        command, more = _command(peer)
        environment = {**os.environ, **more}
        environment.pop("VIRTUAL_ENV", None)
        self._process = subprocess.Popen(
            command, stdin=pipe, stdout=pipe, stderr=quiet, text=True, env=environment
        )
        atexit.register(self.end)
        if setup is not None:
            self._tell(setup)
        hello = self._heard()
        self.tasks = frozenset(hello["tasks"])
        self.version = str(hello["version"])

    def _tell(self, what: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(what) + "\n")
        self._process.stdin.flush()

    def _heard(self) -> Any:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith("{"):  # some peers greet on the same channel
                return json.loads(line)
        raise Absent(f"its worker ended with code {self._process.wait()}")

    def side(self, task: str) -> Side:
        """One task of the worker, to be measured."""
        if task not in self.tasks:
            raise Absent(f"{self.version} has no playable {task} here")

        def measure(seconds: float) -> Rate:
            self._tell({"task": task, "seconds": seconds})
            return Rate(**self._heard())

        return measure

    def end(self) -> None:
        """Send it home."""
        self._process.kill()
        self._process.wait()


_working: dict[str, Worker] = {}


def worker(peer: Peer, setup: Any = None) -> Worker:
    """The worker of a peer, installed and started when it is first asked for."""
    if peer.name not in _working:
        install(peer)
        _working[peer.name] = Worker(peer, setup)
    return _working[peer.name]


def versions() -> list[str]:
    """The peers that were measured, with their versions."""
    return [f"{name} {one.version}" for name, one in sorted(_working.items())]


def _command(peer: Peer) -> tuple[list[str], dict[str, str]]:
    if peer is TAG:
        return shlex.split(os.environ["BENCH_TAG"]), {}
    script = str(HERE / peer.script)
    if peer.is_node:
        more = {"NODE_PATH": str(peer.home / "node_modules"), "NODE_ENV": "production"}
        return ["node", script], more
    return [str(python_of(peer)), "-W", "ignore", script], {}


def python_of(peer: Peer) -> Path:
    """The Python of a peer's environment."""
    return peer.home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@cache
def _trouble(peer: Peer) -> str:
    """Install a peer unless it is there; what went wrong, if anything did."""
    if peer is TAG:
        return "" if "BENCH_TAG" in os.environ else "no worker for it is named in BENCH_TAG"
    if (peer.home / READY).exists() and peer is not OURS:
        return ""
    print(f"installing {peer.name} …", file=sys.stderr, flush=True)
    shutil.rmtree(peer.home, ignore_errors=True)
    peer.home.mkdir(parents=True)
    for command in _commands(peer):
        if shutil.which(command[0]) is None:
            return f"there is no {Path(command[0]).name}"
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            return _reason(command, done.stderr)
    (peer.home / READY).touch()
    return ""


def install(peer: Peer) -> None:
    """Install a peer once; ours each time anew."""
    trouble = _trouble(peer)
    if trouble:
        raise Absent(trouble)


def _commands(peer: Peer) -> list[list[str]]:
    if peer.is_node:
        quiet = ["--loglevel=error", "--no-audit", "--no-fund", "--prefix", str(peer.home)]
        return [["node", "--version"], ["npm", "install", *quiet, *peer.packages]]
    pip = [str(python_of(peer)), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    return [[sys.executable, "-m", "venv", str(peer.home)], [*pip, *peer.packages]]


def _reason(command: list[str], errors: str) -> str:
    """What went wrong, without where it was looked for: pip says it last, npm first."""
    lines = [line for line in errors.splitlines() if line.startswith(("ERROR:", "npm "))]
    told = (lines[0] if "npm" in command else lines[-1]) if lines else "it gave no reason"
    words = ["…" if "/" in word else word for word in told.removeprefix("ERROR: ").split()]
    return f"{Path(command[0]).stem} could not install it: {' '.join(words)[:120]}"
