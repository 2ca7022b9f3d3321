"""Try changes of the code against the tests that reach them, the nearest tests first.

Every change meets the test files in rounds of one, two, four … files. All changes pass their first
round before any meets its second, so that a hunt with little time decides as many as it can.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from math import inf
from pathlib import Path
from queue import Empty, PriorityQueue, SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Literal

from attrs import Factory, define, frozen

from ruledock.testing.code_mutants.change import Change
from ruledock.testing.code_mutants.nearness import Nearness
from ruledock.testing.code_mutants.probes import plant
from ruledock.testing.code_mutants.testmap import TestMap, Tests
from ruledock.testing.code_mutants.worker import Late, Verdict, Worker

Fate = Literal["noticed", "survived", "unreached", "undecided"]


@frozen
class Outcome:
    """What became of a change: a test noticed it, none did, none ran it, or time was up."""

    change: Change
    fate: Fate
    killer: str = ""
    how: str = ""


@define
class Trial:
    """How far one change has come."""

    number: int
    change: Change
    tried: set[str] = Factory(set)
    later: dict[str, float] = Factory(dict)
    reached: bool = False


@define
class Hunt:
    """A sample of changes, and everything that is learnt while they are tried."""

    root: Path
    code: Mapping[str, bytes]
    """The files that are changed, as they are."""
    nearness: Nearness
    map: TestMap
    nearest: float = inf
    """How many test files a change meets before it is left undecided."""
    waiting: PriorityQueue[tuple[int, int]] = Factory(PriorityQueue)
    trials: list[Trial] = Factory(list)
    said: SimpleQueue[Outcome | BaseException | None] = Factory(SimpleQueue)

    @classmethod
    def prepare(cls, root: Path, changes: Sequence[Change], tests: Sequence[str]) -> Hunt:
        """Plant the probes of all changes."""
        code = {path: (root / path).read_bytes() for path in {one.file for one in changes}}
        probed = plant(code, changes)
        on_import = frozenset(n for n, change in enumerate(changes) if change.on_import)
        hunt = cls(root, code, Nearness.of(root, tests), TestMap(probed, on_import))
        for number, change in enumerate(changes):
            hunt.trials.append(Trial(number, change))
            hunt.waiting.put((0, number))
        return hunt

    def run(self, jobs: int, patience: float, deadline: float) -> Iterator[Outcome]:
        """Try every change, in *jobs* processes, until the deadline; outcomes as they come."""
        with TemporaryDirectory(prefix="code-mutants-") as scratch, ExitStack() as stack:
            for number in range(jobs):
                home = Path(scratch) / str(number)
                worker = Worker.start(self.root, home, patience, deadline)
                stack.callback(worker.stop)
                Thread(target=self._work, args=(worker,), daemon=True).start()
            while jobs:
                said = self.said.get()
                if isinstance(said, BaseException):
                    raise said
                if said is None:
                    jobs -= 1
                else:
                    yield said

    def _work(self, worker: Worker) -> None:
        """Take one change after the other a round further, until none is left."""
        try:
            while True:
                rounds, number = self.waiting.get_nowait()
                outcome = self._round(self.trials[number], rounds, worker)
                if outcome is None:
                    self.waiting.put((rounds + 1, number))
                else:
                    self.said.put(outcome)
        except Empty:
            self.said.put(None)
        except BaseException as error:
            self.said.put(error)

    def _round(self, trial: Trial, rounds: int, worker: Worker) -> Outcome | None:
        """Let the next tests meet a change; nothing if it needs another round."""
        try:
            tests = self._next_tests(trial, 2**rounds, worker)
            if tests is None:
                return Outcome(trial.change, "survived" if trial.reached else "unreached")
            if len(trial.tried) > self.nearest:
                return Outcome(trial.change, "undecided")
            found = self._try(trial.change, tests, worker)
        except Late:
            return Outcome(trial.change, "undecided")
        trial.reached = trial.reached or bool(tests)
        return None if found.killer is None else self._noticed(trial.change, found)

    def _next_tests(self, trial: Trial, size: int, worker: Worker) -> Tests | None:
        """The tests that run the change in the next *size* files, and those that ran after them
        in the files before: what one test ran may be kept in memory and used by later ones.
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
        """Run tests until one fails that would pass without the change, and fails again with it."""
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

    def _noticed(self, change: Change, found: Verdict) -> Outcome:
        assert found.killer is not None
        file = found.killer.partition("::")[0]
        if file in self.map.files:
            self.nearness.remember(change, file)
        return Outcome(change, "noticed", found.killer, found.how)


def _slow_last(tests: Tests) -> Tests:
    """The same tests, those that take a second or more after all others."""
    return dict(sorted(tests.items(), key=lambda test: test[1] >= 1))


def _after(tests: Tests, killer: str) -> Mapping[str, float]:
    """The tests that come after one of them."""
    names = list(tests)
    return {name: tests[name] for name in names[names.index(killer) + 1 :]}


def deadline_in(budget: float | None) -> float:
    """The moment at which so many seconds are over; never, if there is no budget."""
    return inf if budget is None else time.monotonic() + budget
