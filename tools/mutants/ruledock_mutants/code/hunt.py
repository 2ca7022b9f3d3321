"""Try changes of the code against the tests that reach them, the nearest tests first.

Each change is tried on one, two, four … test files, until a test fails, no file is left or its time
is up. A change is decided before the next begins, and none begins without time to decide it: a hunt
that had to stop has tried fewer changes, but no easier ones.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import count
from math import inf
from pathlib import Path
from queue import Empty, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Literal

from attrs import Factory, define, frozen

from ruledock_mutants.code.change import Change
from ruledock_mutants.code.nearness import Nearness
from ruledock_mutants.code.probes import plant
from ruledock_mutants.code.testmap import TestMap, Tests
from ruledock_mutants.code.worker import Late, Verdict, Worker

Fate = Literal["noticed", "survived", "outlasted", "unreached", "undecided", "untried"]


@frozen
class Outcome:
    """The fate of a change: noticed by a test, survived, outlasted its time, unreached by any test,
    undecided or untried when the hunt ended.
    """

    change: Change
    fate: Fate
    killer: str = ""
    how: str = ""


@define
class Trial:
    """A change and the tests it has met so far."""

    number: int
    change: Change
    tried: set[str] = Factory(set)
    later: dict[str, float] = Factory(dict)
    reached: bool = False


@define
class Hunt:
    """A sample of changes, and what we learn while we try them."""

    root: Path
    code: Mapping[str, bytes]
    """The files to change, unchanged."""
    nearness: Nearness
    map: TestMap
    nearest: float = inf
    """How many test files to try on a change before we give up."""
    each: float = inf
    """Seconds for each change."""
    waiting: SimpleQueue[Trial] = Factory(SimpleQueue)
    outcomes: SimpleQueue[Outcome | BaseException | None] = Factory(SimpleQueue)

    @classmethod
    def prepare(
        cls, root: Path, changes: Sequence[Change], tests: Sequence[str], broad: Sequence[str] = ()
    ) -> Hunt:
        """Plant the probes of all changes."""
        code = {path: (root / path).read_bytes() for path in {one.file for one in changes}}
        probed = plant(code, changes)
        on_import = frozenset(n for n, change in enumerate(changes) if change.on_import)
        hunt = cls(root, code, Nearness.of(root, tests, broad), TestMap(probed, on_import))
        for number, change in enumerate(changes):
            hunt.waiting.put(Trial(number, change))
        return hunt

    def run(self, jobs: int, patience: float, deadline: float) -> Iterator[Outcome]:
        """Try every change in *jobs* processes until the deadline; yield outcomes as they come."""
        with TemporaryDirectory(prefix="code-mutants-") as scratch, ExitStack() as stack:
            for number in range(jobs):
                home = Path(scratch) / str(number)
                worker = Worker.start(self.root, home, patience, deadline)
                stack.callback(worker.stop)
                Thread(target=self._work, args=(worker,), daemon=True).start()
            while jobs:
                outcome = self.outcomes.get()
                if isinstance(outcome, BaseException):
                    raise outcome
                if outcome is None:
                    jobs -= 1
                else:
                    yield outcome

    def _work(self, worker: Worker) -> None:
        """Decide one change after the other until none is left."""
        deadline = worker.deadline
        try:
            while True:
                self.outcomes.put(self._decide(self.waiting.get_nowait(), worker, deadline))
        except Empty:
            self.outcomes.put(None)
        except BaseException as error:
            self.outcomes.put(error)

    def _decide(self, trial: Trial, worker: Worker, deadline: float) -> Outcome:
        """Run tests on a change, round after round, until it is decided or out of time."""
        begun = time.monotonic()
        if begun + (0 if self.each == inf else self.each) > deadline:
            return Outcome(trial.change, "untried")
        worker.deadline = min(deadline, begun + self.each)
        try:
            rounds = (self._round(trial, number, worker) for number in count())
            return next(outcome for outcome in rounds if outcome)
        except Late:
            in_time = worker.deadline < deadline or begun + self.each <= deadline
            return Outcome(trial.change, "outlasted" if in_time else "undecided")

    def _round(self, trial: Trial, number: int, worker: Worker) -> Outcome | None:
        """Run the next tests on a change; None if it needs another round."""
        tests = self._next_tests(trial, 2**number, worker)
        if tests is None:
            return Outcome(trial.change, "survived" if trial.reached else "unreached")
        if len(trial.tried) > self.nearest:
            return Outcome(trial.change, "outlasted")
        found = self._try(trial.change, tests, worker)
        trial.reached = trial.reached or bool(tests)
        return None if found.killer is None else self._record(trial.change, found)

    def _next_tests(self, trial: Trial, size: int, worker: Worker) -> Tests | None:
        """The tests that run the change in the next *size* files, and the later tests of the files
        before: what one test ran may stay in memory and affect later ones.
        """
        order = self.nearness.order(trial.change)
        paths = [path for path in order if path not in trial.tried][:size]
        found, trial.later = trial.later, {}
        if not paths and not found:
            return None
        for path in paths:
            direct, after = self.map.reaching(path, trial.number, worker)
            found |= direct
            trial.later |= after
            trial.tried.add(path)
        return _slow_last(found)

    def _try(self, change: Change, tests: Tests, worker: Worker) -> Verdict:
        """Run tests until one fails that, alone, passes without the change and fails with it."""
        files = {change.file: change.apply(self.code[change.file])}
        while tests:
            found = worker.try_change(files, tests)
            if found.killer is None or found.killer not in tests:
                return found
            alone = {found.killer: tests[found.killer]}
            if self.map.stands_alone(alone, worker) and worker.try_change(files, alone).killer:
                return found
            tests = _after(tests, found.killer)
        return Verdict(None)

    def _record(self, change: Change, found: Verdict) -> Outcome:
        assert found.killer is not None
        file = found.killer.partition("::")[0]
        if file in self.map.files:
            self.nearness.remember(change, file)
        return Outcome(change, "noticed", found.killer, found.how)


def _slow_last(tests: Tests) -> Tests:
    """The same tests, with those that take a second or more last."""
    return dict(sorted(tests.items(), key=lambda test: test[1] >= 1))


def _after(tests: Tests, killer: str) -> Mapping[str, float]:
    """The tests after *killer*."""
    names = list(tests)
    return {name: tests[name] for name in names[names.index(killer) + 1 :]}


def deadline_in(budget: float | None) -> float:
    """The time when the budget is used up; never, if there is none."""
    return inf if budget is None else time.monotonic() + budget
