"""A pytest plugin that traces tests to rules: the mark ``rule`` and the report ``--rules``.

Load it in the top ``conftest.py``: ``pytest_plugins = ["ruledock.testing.tracing"]``. The setting
``rule_catalogue`` is the folder of the catalogue, by default ``docs/rules``.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

import pytest

from ruledock.errors import ContentError
from ruledock.testing.rules import Catalogue, Coverage, coverage, load_catalogue, unknown_rule

_FOUND = "ruledock_rules"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--rules`` and the setting for the folder of the catalogue."""
    parser.addoption(
        "--rules",
        nargs="?",
        const="summary",
        choices=("summary", "ids"),
        help="report which rules are covered, waived and uncovered; --rules=ids names the last",
    )
    parser.addini("rule_catalogue", "folder of the rule catalogue", default="docs/rules")


def pytest_configure(config: pytest.Config) -> None:
    """Register the mark and the tracer."""
    config.addinivalue_line("markers", "rule(id, ...): the rules of the catalogue a test proves")
    config.pluginmanager.register(Tracer(config), "ruledock-tracer")


def rule_ids(item: pytest.Item) -> tuple[str, ...]:
    """The rules that *item*, its class or its module is marked with."""
    return tuple(str(id) for mark in item.iter_markers("rule") for id in mark.args)


class Tracer:
    """Collects the rules that tests are marked with, in one run or one of its workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.marked: set[str] = set()
        self._catalogue: Catalogue | None = None

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue; read on first use, as most runs need none."""
        if self._catalogue is None:
            self._catalogue = self._load()
        return self._catalogue

    def _load(self) -> Catalogue:
        folder = self.config.rootpath / str(self.config.getini("rule_catalogue"))
        if not folder.is_dir():
            raise pytest.UsageError(f"rule_catalogue: there is no folder {folder}")
        try:
            return load_catalogue(folder)
        except ContentError as error:
            raise pytest.UsageError(str(error)) from error

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Fail the collection of a file with an unknown rule."""
        report = yield
        items = [node for node in report.result or () if isinstance(node, pytest.Item)]
        found = {id for item in items for id in rule_ids(item)}
        self.marked |= found
        if found and (unknown := sorted(found - set(self.catalogue.ids))):
            report.outcome = "failed"
            report.longrepr = "\n".join(unknown_rule(id, self.catalogue) for id in unknown)
            report.result = []
        return report

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self) -> None:
        """Pass a worker's marks to the main process."""
        output: dict[str, Any] | None = getattr(self.config, "workeroutput", None)
        if output is not None:
            output[_FOUND] = sorted(self.marked)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """Add the marks of a worker."""
        self.marked |= set(getattr(node, "workeroutput", {}).get(_FOUND, ()))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Print the report that ``--rules`` asks for."""
        if asked := self.config.getoption("--rules"):
            terminalreporter.section("rules")
            found = coverage(self.catalogue, self.marked)
            for line in report_lines(self.catalogue, found, ids=asked == "ids"):
                terminalreporter.write_line(line)


def report_lines(
    catalogue: Catalogue, found: Iterable[Coverage], *, ids: bool = False
) -> Iterable[str]:
    """A table of covered, waived and uncovered rules per file; with *ids*, list the uncovered."""
    rows = list(found)
    yield f"{'file':<24}{'rules':>7}{'covered':>9}{'waived':>8}{'uncovered':>11}"
    for row in rows:
        game = catalogue.games.get(row.file)
        yield _line(row.file, [row]) + ("  shipped" if game and game.shipped else "")
        if ids:
            yield from (f"    {id}" for id in row.uncovered)
    yield _line("total", rows)


def _line(name: str, rows: list[Coverage]) -> str:
    covered = sum(len(row.covered) for row in rows)
    waived = sum(len(row.waived) for row in rows)
    uncovered = sum(len(row.uncovered) for row in rows)
    return f"{name:<24}{covered + waived + uncovered:>7}{covered:>9}{waived:>8}{uncovered:>11}"
