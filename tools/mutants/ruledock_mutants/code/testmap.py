"""Which tests reach which change, found out file by file on first use."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from math import inf
from threading import Lock

from attrs import Factory, define

from ruledock_mutants.code.worker import TestFile, Worker

Tests = Mapping[str, float]
"""Tests by name, with the seconds each takes on unchanged code."""


@define
class TestMap:
    """How each test file runs on unchanged code, with a probe at every change."""

    probed: Mapping[str, bytes]
    on_import: frozenset[int]
    """The probes that are hit only while a module is imported."""
    longest: float = inf
    """Seconds to run of each test file; later tests are not used."""
    files: dict[str, TestFile] = Factory(dict)
    fragile: dict[str, bool] = Factory(dict)
    """Whether tests that failed on changed code also fail alone on unchanged code."""
    _locks: defaultdict[str, Lock] = Factory(lambda: defaultdict(Lock))

    def reaching(self, path: str, number: int, worker: Worker) -> tuple[Tests, dict[str, float]]:
        """The tests of a file that hit a probe, and the other tests after the first of them."""
        file = self._file(path, worker)
        direct: dict[str, float] = {}
        after: dict[str, float] = {}
        for test, seconds in file.seconds.items():
            if number in file.hits[test]:
                direct[test] = seconds
            elif direct:
                after[test] = seconds
        if number in self.on_import:  # all tests after the import depend on it
            return direct | after, {}
        return direct, after

    def _file(self, path: str, worker: Worker) -> TestFile:
        with self._locks[path]:
            if path not in self.files:
                self.files[path] = worker.probe(path, self.probed, self.longest)
            return self.files[path]

    def stands_alone(self, test: Tests, worker: Worker) -> bool:
        """Whether a test passes alone on unchanged code."""
        (name,) = test
        if name not in self.fragile:
            self.fragile[name] = worker.try_change({}, test).killer is not None
        return not self.fragile[name]
