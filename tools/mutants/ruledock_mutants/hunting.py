"""The process that hunts mutants: it imports and collects the tests once, then runs them against
each mutant in a fork, until the first test fails.

So content that a test file reads while it is imported is always unchanged.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import time
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from importlib.util import find_spec
from itertools import islice
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NoReturn

import pytest
from attrs import Factory, define, frozen

from ruledock.content.check import item_cache
from ruledock.linking.link import forget
from ruledock.testing.tracing import rule_ids
from ruledock_mutants.mutants import Mutant, mutants
from ruledock_mutants.test_order import TestOrder

CONTENT, CACHE = "RULEDOCK_CONTENT", "RULEDOCK_CACHE"
"""The environment variables for another folder of packs, and another cache of good ones."""


@frozen
class Outcome:
    """A mutant and the test that noticed it, if any: the test failed, crashed or never ended."""

    mutant: Mutant
    killer: str | None
    how: str = "failed"


@frozen
class Suite:
    """The tests that should notice: those in *files* marked with one of *rules*."""

    root: Path
    files: tuple[str, ...]
    rules: frozenset[str]

    @classmethod
    def of(cls, root: Path, files: Collection[Path], rules: Collection[str]) -> Suite:
        """The suite of one game, with files relative to *root*."""
        names = tuple(sorted(file.relative_to(root).as_posix() for file in files))
        return cls(root, names, frozenset(rules))


@frozen
class Job:
    """One process's share of a hunt: every *stride*-th mutant from *first* on."""

    suite: Suite
    content: Path
    pack: str
    only: str
    scratch: Path
    first: int
    stride: int
    patience: float

    @property
    def mutants(self) -> Iterable[Mutant]:
        """The mutants of this share."""
        wanted = (
            one for one in mutants(self.content / self.pack) if one.file.startswith(self.only)
        )
        return islice(wanted, self.first, None, self.stride)


def run_job(job: Job, home: Connection) -> None:
    """Hunt in a copy of the content; send every outcome *home*, or why it cannot hunt."""
    os.setsid()  # so that this process and its forks can be killed together
    copy = job.scratch / f"content-{job.first}"
    shutil.copytree(job.content, copy)
    os.environ |= {CONTENT: str(copy), CACHE: str(job.scratch / "cache")}
    os.chdir(job.suite.root)
    log = job.scratch / f"log-{job.first}"
    with open(log, "wb") as out:
        os.dup2(out.fileno(), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        os.dup2(out.fileno(), sys.__stderr__.fileno() if sys.__stderr__ else 2)
    run = MutationRun(job, copy / job.pack, home)
    code = pytest.main([*_arguments(), *job.suite.files], plugins=[run])
    if run.refusal or code:
        output = log.read_text(encoding="utf-8", errors="replace")[-2000:]
        reason = run.refusal or f"pytest exit {int(code)}"
        home.send(f"the tests fail on unchanged content: {reason}\n{output}")
    home.send(None)


def _arguments() -> list[str]:
    """The arguments of pytest, without the files."""
    here = ["-n0"] if find_spec("xdist") else []
    # Pytest warns of modules imported before it starts; a project may turn warnings to errors.
    calm = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    return ["-s", "-q", "--tb=native", "-p", "no:cacheprovider", "--rootdir=.", *here, *calm]


@define
class MutationRun:
    """A pytest plugin that selects the tests of one game, and hunts instead of running them."""

    job: Job
    pack: Path
    home: Connection
    refusal: str = ""

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        rules = self.job.suite.rules
        items[:] = [item for item in items if rules.intersection(rule_ids(item))]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed or not session.items:
            return True  # pytest's exit code says what is wrong
        tests = {item.nodeid: item for item in session.items}
        forget()
        trail = follow(session.items)
        if trail.killer:
            self.refusal = f"{trail.killer} {trail.how}"
            return True
        trail.found.warm()
        test_order = TestOrder(trail.seconds)
        for mutant in self.job.mutants:
            order = [tests[test] for test in test_order.order(mutant)]
            with self._apply(mutant):
                trail = follow(order, self._limits(test_order))
            if trail.killer:
                test_order.remember(mutant, trail.killer)
            self.home.send(Outcome(mutant, trail.killer or None, trail.how))
        return True

    @contextmanager
    def _apply(self, mutant: Mutant) -> Iterator[None]:
        """Write the mutant to the pack, and restore the original afterwards."""
        file = self.pack / mutant.file
        original = file.read_text(encoding="utf-8")
        file.write_text(mutant.text(original), encoding="utf-8")
        yield
        file.write_text(original, encoding="utf-8")

    def _limits(self, order: TestOrder) -> dict[str, float]:
        return {test: self.job.patience + 10 * took for test, took in order.seconds.items()}


@frozen
class Found:
    """What a fork on unchanged content learned, to save the other forks time."""

    modules: tuple[str, ...] = ()
    """The modules that tests import late."""
    items: frozenset[bytes] = frozenset()
    """The items that passed their checks."""

    def warm(self) -> None:
        """Load all of it into this process."""
        item_cache.learn(self.items)
        for module in self.modules:
            with suppress(Exception):
                import_module(module)


@define
class Trail:
    """How a fork ran the tests: where it ended, and how long each test took."""

    killer: str = "before the first test"
    how: str = "failed"
    seconds: dict[str, float] = Factory(dict)
    found: Found = Factory(Found)


def follow(tests: Sequence[pytest.Item], limits: Mapping[str, float] | None = None) -> Trail:
    """Run *tests* in a fork until one fails, breaks off or takes longer than its limit."""
    ours, theirs = Pipe(duplex=False)
    pid = os.fork()
    if not pid:
        _run(tests, theirs)
    theirs.close()
    trail = Trail()
    try:
        _listen(ours, trail, limits)
    except EOFError:
        trail.how = "crashed"
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        ours.close()
    return trail


def _listen(fork: Connection, trail: Trail, limits: Mapping[str, float] | None) -> None:
    """Note each test as it starts; a fork ends with None, or with Found if all passed."""
    started = 0.0
    while fork.poll(limits.get(trail.killer, 60) if limits else None):
        message: str | Found | None = fork.recv()
        if trail.killer in trail.seconds:
            trail.seconds[trail.killer] = time.monotonic() - started
        if message is None:
            return
        if isinstance(message, Found):
            trail.killer, trail.found = "", message
            return
        trail.killer, started = message, time.monotonic()
        trail.seconds[message] = 0.0
    trail.how = "never ended"


def _run(tests: Sequence[pytest.Item], report: Connection) -> NoReturn:
    """In the fork: run tests until one fails, and exit without pytest's clean-up."""
    failed: list[pytest.TestReport] = []
    listener = _Listener(failed)
    try:
        tests[0].config.pluginmanager.register(listener)
        for test, following in zip(tests, [*tests[1:], None], strict=True):
            report.send(test.nodeid)
            test.config.hook.pytest_runtest_protocol(item=test, nextitem=following)
            if failed:
                break
        report.send(None if failed else Found(tuple(sys.modules), item_cache.known()))
    finally:
        os._exit(0)


@define
class _Listener:
    """A pytest plugin that collects the reports of failures."""

    failed: list[pytest.TestReport]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report)
