"""Whether a game's rule tests notice when what is printed changes.

Each mutant of a pack is written into a copy of the content, the tests marked with the game's rules
run against that copy in a process of their own, and the first failure kills it. A mutant the schema
refuses dies in whichever test loads the pack first. Survivors are numbers and words nobody tests.
"""

from __future__ import annotations

import os
import shutil
import sys
import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from itertools import islice
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest
from attrs import define, frozen

from ruledock.errors import RuledockError
from ruledock.testing.mutants import Mutant, mutants
from ruledock.testing.tracing import rule_ids

if TYPE_CHECKING:
    from multiprocessing.context import ForkServerContext, SpawnContext

CONTENT = "RULEDOCK_CONTENT"
"""The environment variable that puts another folder in the place of the shipped content."""


@frozen
class Outcome:
    """A mutant and the test that noticed it, if any did."""

    mutant: Mutant
    killer: str | None


@frozen
class Suite:
    """The tests that ought to notice: those in *files* that carry one of *rules*."""

    root: Path
    files: tuple[str, ...]
    rules: frozenset[str]

    @classmethod
    def of(cls, root: Path, files: Collection[Path], rules: Collection[str]) -> Suite:
        """The suite of one game, with its files named as seen from *root*."""
        names = tuple(sorted(file.relative_to(root).as_posix() for file in files))
        return cls(root, names, frozenset(rules))


def hunt(
    content: Path, pack: str, suite: Suite, *, jobs: int = 1, patience: float = 30
) -> Iterator[Outcome]:
    """Try every mutant of the folder *pack* of *content* against *suite*, *jobs* at a time.

    A run may take ten times as long as on unchanged content, and *patience* seconds more.
    """
    with TemporaryDirectory() as scratch:
        grounds = [_Ground(content, Path(scratch) / str(n), pack, suite) for n in range(jobs)]
        limit = patience + 10 * _baseline(grounds[0])
        todo = mutants(content / pack)
        killers: list[str] = []
        while batch := list(islice(todo, jobs)):
            chases = [
                ground.release(mutant, killers)
                for ground, mutant in zip(grounds, batch, strict=False)
            ]
            for mutant, chase in zip(batch, chases, strict=True):
                killer = chase.end(limit)
                if killer in killers:
                    killers.remove(killer)
                if killer:
                    killers.insert(0, killer)
                yield Outcome(mutant, killer)


def _baseline(ground: _Ground) -> float:
    """How long the suite takes on unchanged content, which it must accept."""
    start = time.monotonic()
    failure = ground.release(None, ()).end(None)
    if failure:
        log = ground.log.read_text(encoding="utf-8", errors="replace")
        raise RuledockError(f"the tests fail on unchanged content ({failure})\n{log[-2000:]}")
    return time.monotonic() - start


class _Ground:
    """A copy of the content in which one mutant at a time lives."""

    def __init__(self, content: Path, copy: Path, pack: str, suite: Suite) -> None:
        self.pack, self.suite, self.copy = content / pack, suite, copy / "content"
        self.mutated = self.copy / pack
        self.log = copy / "log"
        shutil.copytree(content, self.copy)

    def release(self, mutant: Mutant | None, killers: Sequence[str]) -> _Chase:
        """Start the tests with *mutant*, or nothing, in the place of the real thing."""
        dirty: Path | None = None
        if mutant:
            dirty = self.mutated / mutant.file
            original = (self.pack / mutant.file).read_text(encoding="utf-8")
            dirty.write_text(mutant.text(original), encoding="utf-8")
        ours, theirs = _context().Pipe(duplex=False)
        arguments = (self.suite, str(self.copy), tuple(killers), str(self.log), theirs)
        process = _context().Process(target=_run, args=arguments, daemon=True)
        process.start()
        theirs.close()
        return _Chase(process, ours, dirty, self.pack / mutant.file if mutant else None)


@frozen
class _Chase:
    """A running suite and the changed file to mend when it is over."""

    process: Any
    report: Connection
    dirty: Path | None
    clean: Path | None

    def end(self, limit: float | None) -> str | None:
        """The killer; a suite that dies or runs on without end has noticed something as well."""
        killer: str | None = "no end in sight"
        if self.report.poll(limit):
            killer = "a crash"
            with suppress(EOFError):
                killer = self.report.recv()
        self.process.kill()
        self.process.join()
        self.report.close()
        if self.dirty and self.clean:
            shutil.copyfile(self.clean, self.dirty)
        return killer


def _context() -> ForkServerContext | SpawnContext:
    """Fresh processes; where the system can, they start with pytest already imported."""
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload(["pytest", "hypothesis", "jsonschema", "cattrs", __name__])
    return context


def _run(
    suite: Suite, content: str, killers: tuple[str, ...], log: str, report: Connection
) -> None:
    """Run the suite on *content* in this process and report the first test that fails."""
    os.environ[CONTENT] = content
    os.chdir(suite.root)
    with open(log, "wb") as out:
        os.dup2(out.fileno(), sys.__stdout__.fileno() if sys.__stdout__ else 1)
        os.dup2(out.fileno(), sys.__stderr__.fileno() if sys.__stderr__ else 2)
    hunter = _Hunter(suite.rules, killers)
    here = ["-n0"] if find_spec("xdist") else []
    # What is imported before pytest starts is no news, even where warnings are errors.
    calm = ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    arguments = ["-x", "-q", "-p", "no:cacheprovider", f"--rootdir={suite.root}", *here, *calm]
    code = pytest.main([*arguments, *suite.files], plugins=[hunter])
    report.send(hunter.killer or (f"pytest exit {int(code)}" if code else None))


@define
class _Hunter:
    """A pytest plugin that keeps the tests of one game, the latest killers first."""

    rules: frozenset[str]
    killers: tuple[str, ...]
    killer: str | None = None

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        rank = {killer: place for place, killer in enumerate(self.killers)}
        ours = [item for item in items if self.rules.intersection(rule_ids(item))]
        items[:] = sorted(ours, key=lambda item: rank.get(item.nodeid, len(rank)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.notice(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.notice(report)

    def notice(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        if report.failed and self.killer is None:
            self.killer = report.nodeid or "collection"
