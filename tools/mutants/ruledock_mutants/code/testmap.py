"""Which tests reach which change: a map that is drawn file by file, when somebody first asks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import inf
from threading import Lock

from attrs import Factory, define

from ruledock_mutants.code.worker import TestFile, Worker

Tests = Mapping[str, float]
"""Tests by their names, and the seconds each takes on the code as it is."""


@define
class TestMap:
    """How each test file goes on the code as it is, with a probe at every change."""

    probed: Mapping[str, bytes]
    on_import: frozenset[int]
    """The probes that are met while a module is imported, and never again."""
    longest: float = inf
    """Seconds of a test file that are looked at; the tests after that meet no change."""
    files: dict[str, TestFile] = Factory(dict)
    fragile: dict[str, bool] = Factory(dict)
    """Whether tests that failed on changed code also do on the code as it is, all alone."""
    _locks: defaultdict[str, Lock] = Factory(lambda: defaultdict(Lock))

    def reaching(self, path: str, number: int, worker: Worker) -> tuple[Tests, dict[str, float]]:
        """The tests of a file that meet a probe, and those that come after the first of them."""
        file = self._file(path, worker)
        direct: dict[str, float] = {}
        after: dict[str, float] = {}
        for test, seconds in file.seconds.items():
            if number in file.hits[test]:
                direct[test] = seconds
            elif direct:
                after[test] = seconds
        if number in self.on_import:  # whoever comes after the import depends on it
            return direct | after, {}
        return direct, after

    def _file(self, path: str, worker: Worker) -> TestFile:
        with self._locks[path]:
            if path not in self.files:
                self.files[path] = worker.probe(path, self.probed, self.longest)
            return self.files[path]

    def stands_alone(self, test: Tests, worker: Worker) -> bool:
        """Whether a single test passes on the code as it is with no test run before it."""
        (name,) = test
        if name not in self.fragile:
            self.fragile[name] = worker.try_change({}, test).killer is not None
        return not self.fragile[name]
