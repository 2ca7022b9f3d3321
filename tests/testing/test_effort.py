"""Plain and thorough runs."""

from itertools import product

import pytest

from ruledock.testing.effort import sampled

SAMPLE = """
import pytest
from hypothesis import given, settings, strategies as st

seen = []

def test_counts(thorough, scaled):
    print(f"thorough={thorough} scaled={scaled(3, 300)}")

@pytest.mark.thorough
def test_long():
    print("long test ran")

@given(st.integers())
def test_property(n):
    seen.append(n)

def test_examples():
    print(f"examples={len(seen)}")
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest('pytest_plugins = ["ruledock.testing.effort"]')
    pytester.makepyfile(SAMPLE)
    return pytester


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return project.runpytest_subprocess(
        "-s", "-n0", "--strict-markers", "-p", "no:cacheprovider", *arguments
    )


def test_a_plain_run_is_short_and_leaves_long_tests_out(project: pytest.Pytester) -> None:
    result = run(project)
    result.assert_outcomes(passed=3, deselected=1)
    result.stdout.fnmatch_lines(["*thorough=False scaled=3*", "*examples=25*"])


def test_a_thorough_run_takes_its_time(project: pytest.Pytester) -> None:
    result = run(project, "--thorough")
    result.assert_outcomes(passed=4)
    result.stdout.fnmatch_lines(
        ["*thorough=True scaled=300*", "*long test ran*", "*examples=1???*"]
    )


def test_plain_runs_repeat_exactly(project: pytest.Pytester) -> None:
    project.makepyfile(SAMPLE.replace("examples={len(seen)}", "examples={seen}"))

    def shown() -> list[str]:
        return [line for line in run(project).outlines if "examples=" in line]

    assert shown() == shown() != []


@pytest.mark.parametrize("axes", [("abcd", "xy", (2, 3, 4)), ("ab", (2, 3, 4)), ("a",)])
def test_a_plain_sample_has_every_value_of_every_axis(axes: tuple[str, ...]) -> None:
    cases = sampled(*axes)
    plain = [case.values for case in cases if not case.marks]
    assert len(plain) == max(map(len, axes))
    assert [set(values) for values in zip(*plain, strict=True)] == [set(axis) for axis in axes]
    assert {case.values for case in cases} == set(product(*axes))
    assert all(mark.name == "thorough" for case in cases for mark in case.marks)
