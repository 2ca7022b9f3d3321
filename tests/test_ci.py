"""What CI runs: the times of its steps are told however it ends."""

import re
import subprocess
from pathlib import Path

import pytest

CI = Path(__file__).resolve().parents[1] / ".ci"


def run(steps):
    """Run some steps as .ci/run does; the exit code, and what was printed."""
    script = f"set -euo pipefail; . {CI}/steps.sh; trap 'finish $?' EXIT; {steps}"
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert not ran.stderr
    return ran.returncode, ran.stdout


def test_times_and_their_sum_are_printed_after_success():
    code, out = run("step lint; SECONDS=3; step types; SECONDS=10")
    assert code == 0
    assert "    3 s  lint\n    7 s  types\n   10 s  in all\nall passed\n" in out


def test_times_are_printed_when_a_step_fails():
    code, out = run("step lint; SECONDS=3; step types; SECONDS=10; (exit 7); step tests")
    assert code == 7
    assert "    3 s  lint\n    7 s  types (failed)\n   10 s  in all\n" in out
    assert "tests" not in out
    assert "all passed" not in out


def test_a_failure_before_the_first_step_is_one():
    code, out = run("false; step lint")
    assert code == 1
    assert "    0 s  in all" in out


@pytest.mark.parametrize(("seconds", "code"), [(1500, 0), (1501, 1)])
def test_a_run_may_take_25_minutes(seconds, code):
    ended, out = run(f"step tests; SECONDS=1000; step types; SECONDS={seconds}")
    assert ended == code
    assert ("expected at most 25 minutes" in out) == bool(code)
    assert ("all passed" in out) == (not code)


def test_the_run_is_timed_from_its_first_command_on():
    text = (CI / "run").read_text("utf-8")
    first = re.search(r"^(step|dev|python3) ", text, re.MULTILINE)
    assert first and first[1] == "step"
    assert text.index("finish") < first.start()


BESIDE = "scratch=$(mktemp -d); step types; start_build"


def test_what_a_build_beside_the_steps_prints_is_shown_if_it_fails():
    code, out = run(f"{BESIDE} bash -c 'echo no compiler; exit 3'; step build; wait_for_build")
    assert code == 1
    assert "no compiler" in out and "build (failed)" in out
    code, out = run(f"{BESIDE} echo compiling; step build; wait_for_build; stop_build")
    assert code == 0
    assert "compiling" not in out


def test_a_build_beside_the_steps_can_be_stopped_with_all_it_started():
    """What it started writes down that it was asked to end."""
    inner = 'trap "echo ended > $0; exit" TERM; echo runs > $0; sleep 60 & wait'
    outer = f"{BESIDE} bash -c 'bash -c \"$0\" \"$1\"; true' '{inner}' $scratch/told"
    until = "until grep -q {} $scratch/told 2> /dev/null; do sleep 0.05; done"
    code, out = run(f"{outer}; {until.format('runs')}; stop_build; {until.format('ended')}")
    assert code == 0
    assert "all passed" in out
