"""The process that runs tests against changed code. It starts as a script, outside the package: it
must not import code that changes, because every fork imports that anew.

It reads jobs and answers as lines of JSON; the worker that sends jobs kills forks that take too
long. It writes the job's files before each fork, and restores them afterwards.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import select
import signal
import sys
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import pytest

ROOM = 6 << 30
"""Bytes of memory for a fork: a change can cause an endless loop."""

Job = dict[str, Any]


def main() -> None:
    """Run jobs until there are no more."""
    wire = os.dup(1)
    written = 0
    for line in sys.stdin:
        job = json.loads(line)
        for module in job.get("warm", ()):
            with suppress(Exception):
                import_module(module)
        kept = {path: Path(path).read_bytes() for path in job["files"]}
        times = {path: os.stat(path) for path in kept}
        for path, code in job["files"].items():
            # Python compares compiled files by time and size only, so each file gets another time.
            written += 1
            Path(path).write_text(code, encoding="utf-8")
            os.utime(path, (1, times[path].st_mtime - written))
        answer(wire, pid=(pid := fork(job, wire)))
        await_end(pid)
        for path, original in kept.items():
            Path(path).write_bytes(original)
            os.utime(path, ns=(times[path].st_atime_ns, times[path].st_mtime_ns))
        answer(wire, ended=True)


def answer(wire: int, **message: Any) -> None:
    """Send a line to the worker."""
    line = json.dumps(message).encode() + b"\n"
    while line:
        line = line[os.write(wire, line) :]


def fork(job: Job, wire: int) -> int:
    """Start a process that runs the tests of a job."""
    gc.freeze()
    pid = os.fork()
    if not pid:
        try:
            run(job, wire)
        finally:
            os._exit(1)
    return pid


def await_end(pid: int) -> None:
    """Wait for a fork; if the worker is gone, kill the fork and exit."""
    while os.waitpid(pid, os.WNOHANG) == (0, 0):
        # No job comes while another runs, so input here means that the worker is gone.
        if select.select([0], [], [], 0.02)[0]:
            with suppress(ProcessLookupError):
                os.killpg(pid, signal.SIGKILL)
            sys.exit()


def run(job: Job, wire: int) -> NoReturn:
    """In the fork: run pytest, with its output in a log."""
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))
    quiet = os.open(job["log"], os.O_WRONLY | os.O_CREAT | os.O_TRUNC)
    nothing = os.open(os.devnull, os.O_RDONLY)
    for old, new in ((nothing, 0), (quiet, 1), (quiet, 2)):
        os.dup2(old, new)
    sys.stdin = os.fdopen(0)
    calm = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    here = ["-s", "-q", "--tb=native", "-p", "no:cacheprovider", "-n0", *calm]
    code = pytest.main([*here, *job["options"], *job["paths"]], plugins=[Reporter(job, wire)])
    answer(wire, exit=int(code))
    os._exit(0)


class Reporter:
    """A pytest plugin that selects the wanted tests, in order, and reports on them."""

    def __init__(self, job: Job, wire: int) -> None:
        self.job = job
        self.wire = wire
        self.started = 0.0
        self.failed = False

    def say(self, **message: Any) -> None:
        answer(self.wire, **message)

    def hits(self) -> list[int]:
        """The probes hit since the last call."""
        import _ruledock_probe as probe  # type: ignore[import-not-found]  # late: made for each run

        probe.SEEN.clear()
        file = Path(self.job["hits"])
        found = file.read_bytes().split() if file.exists() else []
        file.write_bytes(b"")
        return sorted(set(map(int, found)))

    def pytest_collectreport(self, report: Any) -> None:
        if report.failed:
            self.say(failed=report.nodeid or "collection", how=str(report.longrepr)[-300:])

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[Any]) -> None:
        wanted = self.job.get("tests")
        if wanted is not None:
            found = {item.nodeid: item for item in items}
            for missing in (test for test in wanted if test not in found):
                self.say(failed=missing, how="no such test any more")
            items[:] = [found[test] for test in wanted if test in found]
        if self.job["probing"]:
            self.say(collected=self.hits(), tests=[item.nodeid for item in items])

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.failed, self.started = False, time.monotonic()
        self.say(test=nodeid)

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.failed:
            self.failed = True
            how = str(getattr(report.longrepr, "reprcrash", None) or report.longrepr)
            self.say(failed=report.nodeid, how=how[-300:])

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        if self.job["probing"]:
            took = time.monotonic() - self.started
            self.say(done=nodeid, ok=not self.failed, seconds=took, hits=self.hits())

    def pytest_sessionfinish(self) -> None:
        if self.job["probing"]:
            here = os.getcwd()
            outside = [
                name
                for name, module in list(sys.modules.items())
                if not (getattr(module, "__file__", None) or here).startswith(here)
            ]
            self.say(modules=outside)


if __name__ == "__main__":
    main()
