"""A worker: starts a runner in its workbench and sends it jobs."""

from __future__ import annotations

import json
import os
import select
import signal
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from attrs import Factory, define, frozen

from ruledock.errors import RuledockError
from ruledock_mutants.code.workbench import Workbench

RUNNER = str(Path(__file__).with_name("runner.py"))
SLOW_START = 60.0
"""Seconds for pytest before the first test and after the last."""


@frozen
class TestFile:
    """How the tests of one file ran on unchanged code."""

    path: str
    seconds: Mapping[str, float]
    """The tests that pass, in order, and how long each took."""
    hits: Mapping[str, frozenset[int]]
    """The probes that each of them hit."""
    broken: Mapping[str, str]
    """The tests that fail, and how."""


@frozen
class Verdict:
    """The test that noticed a change, if any, and how."""

    killer: str | None
    how: str = ""


class Late(Exception):
    """The deadline has passed."""


@define
class Worker:
    """Runs tests in one process, one job after the other."""

    bench: Workbench
    process: subprocess.Popen[bytes]
    patience: float
    deadline: float
    warm: list[str] = Factory(list)
    _heard: bytes = b""
    _fork: int = 0

    @classmethod
    def start(cls, root: Path, home: Path, patience: float, deadline: float) -> Worker:
        """Copy the project at *root* into *home* and start a runner in the copy."""
        bench = Workbench.set_up(root, home)
        with (home / "trouble").open("wb") as trouble:
            process = subprocess.Popen(
                [str(bench.python), "-P", RUNNER],
                cwd=bench.tree,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=trouble,
                env=_environment(bench),
            )
        return cls(bench, process, patience, deadline)

    def stop(self) -> None:
        """Kill the runner and its fork."""
        self._kill_fork()
        self.process.kill()
        with self.process:
            pass

    def probe(self, path: str, files: Mapping[str, bytes], longest: float) -> TestFile:
        """Run one test file on code with probes, for at most *longest* seconds."""
        stop = time.monotonic() + longest
        seconds: dict[str, float] = {}
        hits: dict[str, frozenset[int]] = {}
        broken: dict[str, str] = {}
        on_import: frozenset[int] = frozenset()
        for message in self._run([path], files, {}, options=[], probing=True):
            if "collected" in message:
                on_import = frozenset(message["collected"])
            elif "failed" in message:
                broken[message["failed"]] = message["how"]
            elif message.get("ok"):
                seconds[message["done"]] = message["seconds"]
                hits[message["done"]] = on_import | frozenset(message["hits"])
            elif "modules" in message:
                self._warm_up(message["modules"])
            if "done" in message and time.monotonic() > stop:
                break
        return TestFile(path, seconds, hits, broken)

    def _warm_up(self, modules: Sequence[str]) -> None:
        """Have the runner import what a fork imported from outside the project, for later forks."""
        known = {*self.warm, "__main__"}
        self.warm += [name for name in modules if name not in known]

    def try_change(self, files: Mapping[str, bytes], tests: Mapping[str, float]) -> Verdict:
        """Run *tests* (with their usual seconds) on changed *files* until one fails."""
        paths = list(dict.fromkeys(test.partition("::")[0] for test in tests))
        limits = {test: self.patience + 10 * took for test, took in tests.items()}
        running = "before the first test"
        for message in self._run(paths, files, limits, options=["-x"], tests=list(tests)):
            if "failed" in message:
                return Verdict(message["failed"], message["how"])
            if "late" in message:
                return Verdict(running, "never ended")
            if "exit" in message:
                return Verdict(None) if message["exit"] == 0 else Verdict(running, "pytest gave up")
            running = message.get("test", running)
        return Verdict(running, "crashed")

    def _run(
        self,
        paths: Sequence[str],
        files: Mapping[str, bytes],
        limits: Mapping[str, float],
        *,
        options: Sequence[str],
        tests: Sequence[str] | None = None,
        probing: bool = False,
    ) -> Iterator[Mapping[str, Any]]:
        """Send a job and yield its messages; kill the fork if the caller stops listening."""
        job: dict[str, Any] = {"paths": paths, "options": options, "tests": tests}
        job |= {"probing": probing, "warm": self.warm, "hits": str(self.bench.hits)}
        job["files"] = {path: code.decode() for path, code in files.items()}
        job["log"] = str(self.bench.home / "log")
        self._fork = self._send(job)
        try:
            for message in self._listen(limits):
                if "ended" in message:
                    self._fork = 0
                    return
                yield message
        finally:
            if self._fork:
                self._give_up()

    def _send(self, job: Mapping[str, Any]) -> int:
        """Send a job to the runner; return the process id of its fork."""
        if time.monotonic() >= self.deadline:
            raise Late
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(job).encode() + b"\n")
        self.process.stdin.flush()
        message = self._line(SLOW_START, float("inf"))
        if message is None:
            raise RuledockError("the process that runs tests does not answer")
        pid: int = message["pid"]
        return pid

    def _listen(self, limits: Mapping[str, float]) -> Iterator[Mapping[str, Any]]:
        """Yield messages as long as each comes in time."""
        wait = SLOW_START + self.patience
        while True:
            message = self._line(wait, self.deadline)
            if message is None:
                yield {"late": True}
                return
            if "test" in message:
                wait = limits.get(message["test"], 600.0)
            elif "exit" in message or "failed" in message:
                wait = SLOW_START
            yield message

    def _line(self, wait: float, deadline: float) -> Mapping[str, Any] | None:
        """The next message, or None if none comes in time."""
        until = time.monotonic() + wait
        while b"\n" not in self._heard:
            now = time.monotonic()
            if now >= deadline:
                raise Late
            if now >= until:
                return None
            self._hear(min(until, deadline) - now)
        line, _, self._heard = self._heard.partition(b"\n")
        found: Mapping[str, Any] = json.loads(line)
        return found

    def _hear(self, seconds: float) -> None:
        """Read more of a message."""
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            return
        more = os.read(self.process.stdout.fileno(), 1 << 16)
        if not more:
            trouble = (self.bench.home / "trouble").read_text(errors="replace")
            raise RuledockError(f"the process that runs tests has ended: {trouble[-2000:]}")
        self._heard += more

    def _give_up(self) -> None:
        """Kill the fork, and wait until the runner has cleaned up."""
        self._kill_fork()
        message: Mapping[str, Any] | None = {}
        while message is not None and "ended" not in message:
            message = self._line(SLOW_START, float("inf"))

    def _kill_fork(self) -> None:
        """Kill the fork and all its processes."""
        if self._fork:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(self._fork, signal.SIGKILL)
                os.killpg(self._fork, signal.SIGKILL)
        self._fork = 0


def _environment(bench: Workbench) -> dict[str, str]:
    """The environment of the runner: ours, without the variables of our Python."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    path = os.pathsep.join([str(bench.python.parent), kept.get("PATH", os.defpath)])
    scratch = bench.home / "tmp"
    scratch.mkdir()
    return kept | {"PATH": path, "VIRTUAL_ENV": str(bench.home / "venv"), "TMPDIR": str(scratch)}
