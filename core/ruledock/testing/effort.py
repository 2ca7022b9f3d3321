"""A pytest plugin with two levels of effort: the plain suite, and ``--thorough`` for nightly runs.

A test uses the fixture ``thorough``, or scales a count with ``scaled``; a test that only makes
sense in a long run has the mark ``thorough``, and the plain suite skips it. Of many combinations of
parameters, :func:`sampled` gives the plain suite a few.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Protocol

import pytest
from hypothesis import HealthCheck, settings

# Plain runs are deterministic: a property that fails for one person must fail for the next.
settings.register_profile("plain", max_examples=25, deadline=None, derandomize=True, database=None)
settings.register_profile(
    "thorough",
    max_examples=1000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)


class Scaled(Protocol):
    """Choose a count: the first in a plain run, the second in a thorough one."""

    def __call__(self, plain: int, thorough: int, /) -> int:
        """The count this run should use."""
        ...


def sampled(*axes: Iterable[Any]) -> list[Any]:
    """All combinations of these values, to parametrize a test; a plain run takes a fair sample.

    It has as many cases as the longest axis has values, and every value of every axis is in some:
    ``sampled(MISTAKES, [2, 3, 4])`` tries each mistake with one number of players, by turns.
    """
    values = [list(axis) for axis in axes]
    plain = {
        tuple(number % len(axis) for axis in values) for number in range(max(map(len, values)))
    }
    return [
        pytest.param(
            *(axis[place] for axis, place in zip(values, places, strict=True)),
            marks=() if places in plain else (pytest.mark.thorough,),
        )
        for places in product(*(range(len(axis)) for axis in values))
    ]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--thorough``."""
    parser.addoption("--thorough", action="store_true", help="many more examples and long runs")


def pytest_configure(config: pytest.Config) -> None:
    """Choose the hypothesis profile and register the mark."""
    config.addinivalue_line("markers", "thorough: a test for --thorough runs only")
    settings.load_profile("thorough" if config.getoption("--thorough") else "plain")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave thorough tests out of a plain run."""
    if config.getoption("--thorough"):
        return
    left_out = [item for item in items if item.get_closest_marker("thorough")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if not item.get_closest_marker("thorough")]


@pytest.fixture(scope="session")
def thorough(request: pytest.FixtureRequest) -> bool:
    """Whether this is a thorough run."""
    return bool(request.config.getoption("--thorough"))


@pytest.fixture(scope="session")
def scaled(thorough: bool) -> Scaled:
    """``scaled(20, 2000)`` is 20 in a plain run and 2000 in a thorough one."""
    return lambda plain, many, /: many if thorough else plain
