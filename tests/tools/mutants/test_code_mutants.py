"""The hunt for changes of the code, on a small project of its own."""

import sys
from collections import Counter
from pathlib import Path

import pytest

from ruledock.errors import RuledockError
from ruledock_mutants.code.__main__ import main
from ruledock_mutants.code.change import changes_in
from ruledock_mutants.code.probes import HIT, plant
from ruledock_mutants.code.settings import load_settings
from ruledock_mutants.code.workbench import Workbench

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a system that can fork")

MEADOW = '''
"""A flock."""

FLOCK = 5
_seen = {}


def price(sheep: int, *, winter: bool = False) -> int:
    if sheep < 1:
        raise ValueError(sheep)
    if winter and sheep > 2:
        return 2 * sheep
    return sheep


def shear(told, flock):
    told.append(len(flock))
    flock.clear()


def nobody_calls():
    return 7
'''
TESTS = """
import pytest
from meadow import FLOCK, price, shear


def test_prices():
    assert (FLOCK, price(1), price(3)) == (5, 1, 3)
    assert (price(2, winter=True), price(3, winter=True)) == (2, 6)
    with pytest.raises(ValueError):
        price(0)


def test_shearing():
    told, flock = [], ["ewe"]
    shear(told, flock)
    assert flock == []
"""
SETTINGS = """
sources = ["meadow.py"]
tests = ["test_*.py"]

[leave_out]
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Code, tests and settings, with this folder as the current one."""
    root = tmp_path / "project"
    root.mkdir()
    (root / "meadow.py").write_text(MEADOW)
    (root / "test_meadow.py").write_text(TESTS)
    (root / "pytest.ini").write_text("[pytest]\npythonpath = .\naddopts = -n0\n")
    (root / "mutants.toml").write_text(SETTINGS)
    monkeypatch.chdir(root)
    return root


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(["--settings", "mutants.toml", *arguments])
    return code, capsys.readouterr().out


def listed(source: str, tmp_path: Path) -> list[str]:
    """The changes of some lines, without the place they stand in."""
    (tmp_path / "code.py").write_text(source)
    return [f"{one.was} → {one.becomes}" for one in changes_in(tmp_path, "code.py")]


# -- what is changed ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "becomes"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a >= b != c", ["x = a > b != c", "x = a >= b == c"]),
        ("x = a is not b", ["x = a is b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = a and b", ["x = a or b"]),
        ("x = (a) or (b)", ["x = (a) and (b)"]),
        ("x = not a", ["x = (a)"]),
        ("x = a + b", ["x = a - b"]),
        ("x = a << b", ["x = a >> b"]),
        ("x = -a", ["x = a"]),
        ("x = 3", ["x = 4", "x = 2"]),
        ("x = True", ["x = False"]),
        ("x = a if b else c", ["x = a if not (b) else c"]),
        ("x = [a for a in b if a]", ["x = [a for a in b if not (a)]"]),
        ("x = max(a, b)", ["x = min(a, b)"]),
        ("f(a, b=c, d=e)", ["f(a, d=e)", "f(a, b=c)", "pass"]),
        ("x.y = a", ["pass"]),
        ("x[a] = b", ["pass"]),
        ("x += a", ["x -= a", "pass"]),
        ("x = [a, b]", ["x = [b]", "x = [a]"]),
        ("x = (a, b, c)", ["x = (b, c)", "x = (a, c)", "x = (a, b)"]),
        ("x = {'a': b}", ["x = {}"]),
    ],
)
def test_slips(line: str, becomes: list[str], tmp_path: Path) -> None:
    found = listed(f"{line}\n", tmp_path)
    assert sorted(found) == sorted(f"{line} → {one}" for one in becomes)


@pytest.mark.parametrize(
    "source",
    [
        '"""Text."""',
        "import a",
        "a, b, c = d",
        "x = attrs.field(init=False, eq=False, repr=False)",
        "@attrs.frozen(eq=False)\nclass A: ...",
        "x: tuple[int, 3]",
        "assert a < b",
        "if TYPE_CHECKING:\n    x = 1",
        "__all__ = ['a', 'b']",
        "x = f'{a + 1}'",
        "x = 'a' + b",
        "X = int | None",
        "X = Union[int, str, None]",
        "def f():\n    raise NotImplementedError",
        "x = zip(a, b, strict=True)",
        "def f(a: 1) -> 2: ...",
        "@lru_cache(maxsize=32)\ndef f(): ...",
    ],
)
def test_what_nobody_feels_is_left_alone(source: str, tmp_path: Path) -> None:
    assert listed(f"{source}\n", tmp_path) == []


def test_sentences_are_mixed_up(tmp_path: Path) -> None:
    source = 'tell("a.wins", who=a, by=b)\ntell("a.loses", who=c)\n'
    found = [one.partition(" → ")[2] for one in listed(source, tmp_path)]
    assert 'tell("a.loses", who=a, by=b)' in found
    assert 'tell("a.wins", who=b, by=a)' in found
    assert 'tell("a.wins", by=b)' in found
    assert "pass" in found


def test_early_ends_are_forgotten(tmp_path: Path) -> None:
    source = "def f(a):\n    for b in a:\n        if b:\n            return b\n        continue\n"
    found = [one.becomes for one in changes_in_text(source, tmp_path)]
    assert found == ["if not (b):", "pass", "pass"]


def changes_in_text(source: str, tmp_path: Path):
    (tmp_path / "code.py").write_text(source)
    return changes_in(tmp_path, "code.py")


def test_places_that_read_the_same_are_told_apart(tmp_path: Path) -> None:
    source = "def f(a):\n    a.b = 1\n    a.c = 2\n    a.b = 1\n"
    keys = [one.key for one in changes_in_text(source, tmp_path)]
    assert len(set(keys)) == len(keys)
    assert Counter(key[-1] for key in keys) == {1: 6, 2: 3}


def test_a_sample_stays_when_other_code_comes_and_goes(tmp_path: Path) -> None:
    before = {one.key: one.rank("7") for one in changes_in_text(MEADOW, tmp_path)}
    after = {one.key: one.rank("7") for one in changes_in_text("x = 1\n" + MEADOW, tmp_path)}
    assert before.items() < after.items()
    assert before != {one.key: one.rank("8") for one in changes_in_text(MEADOW, tmp_path)}


def test_code_with_probes_does_the_same_and_tells(project: Path) -> None:
    changes = list(changes_in(project, "meadow.py"))
    planted = plant({"meadow.py": (project / "meadow.py").read_bytes()}, changes)["meadow.py"]
    met: set[int] = set()
    scope = {HIT: met.add}
    exec(compile(planted, "meadow.py", "exec"), scope)
    assert {changes[number].within for number in met} == {"<module>", "price"}
    met.clear()
    assert scope["price"](3, winter=True) == 6
    assert {changes[number].was for number in met} == {
        "if sheep < 1:",
        "if winter and sheep > 2:",
        "return 2 * sheep",
    }


# -- what becomes of them ----------------------------------------------------------------------


def test_survivors_are_named_with_the_reason_and_the_code_is_as_before(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = {file.name: file.read_bytes() for file in project.iterdir()}
    code, said = run(capsys)
    survivors = [line for line in said.splitlines() if line.startswith(("survived", "unreached"))]
    assert code == 1
    assert sorted(line.split()[0] for line in survivors) == ["survived", "unreached", "unreached"]
    assert "survived  meadow.py:17 in shear (statement)\n  - told.append(len(flock))\n" in said
    assert "  + return 8" in said
    assert said.splitlines()[-2].startswith("21 changes drawn, 0 of them equivalent: 18 noticed")
    assert {file.name: file.read_bytes() for file in project.iterdir()} == before


EXCUSES = """
[[equivalent]]
file = "meadow.py"
within = "shear"
was = "told.append(len(flock))"
becomes = "pass"
why = "for the sake of the example"
"""


def test_equivalent_changes_are_not_tried(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "mutants.toml").write_text(SETTINGS + EXCUSES)
    code, said = run(capsys, "--line", "17", "--all")
    assert (code, said.splitlines()[0]) == (0, "1 changes drawn, 1 of them equivalent: none tried")


def test_an_excuse_may_be_meant_for_every_change_of_a_line(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    excuse = EXCUSES.replace('becomes = "pass"', "").replace("shear", "nobody_calls")
    excuse = excuse.replace("told.append(len(flock))", "return 7")
    (project / "mutants.toml").write_text(SETTINGS + excuse)
    assert list(load_settings(project / "mutants.toml").stale(project)) == []
    code, said = run(capsys, "--line", "22")
    assert (code, said.splitlines()[0]) == (0, "2 changes drawn, 2 of them equivalent: none tried")


def test_a_budget_ends_the_hunt(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    slow = TESTS + "\n\ndef test_slowly():\n    import time\n    time.sleep(60)\n"
    (project / "test_meadow.py").write_text(slow)
    code, said = run(capsys, "--budget", "3", "--sample", "2")
    assert code == 1
    assert "1 undecided, 1 untried" in said


def test_what_no_test_notices_in_its_time_counts_as_unnoticed(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    slow = "import time\nimport meadow\n\n\ndef test_slowly():\n    time.sleep(60)\n"
    (project / "test_meadow.py").write_text(slow)
    code, said = run(capsys, "--each", "3", "--budget", "7", "--sample", "9")
    assert code == 1
    assert "outlasted meadow.py" in said
    assert "untried" in said
    assert "0.0 % of" in said


def test_an_endless_loop_and_a_crash_are_noticed(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    grazing = "import os\n\n\ndef graze(n):\n    while n:\n        n.clear()\n"
    (project / "meadow.py").write_text(grazing + "    if n:\n        os._exit(3)\n")
    test = "from meadow import graze\n\n\ndef test_it():\n    graze([3])\n"
    (project / "test_meadow.py").write_text(test)
    _, said = run(capsys, "--all", "--patience", "5", "--line", "6")
    assert "+ pass\n  by test_meadow.py::test_it: never ended" in said
    _, said = run(capsys, "--all", "--line", "7")
    assert "+ if not (n):\n  by test_meadow.py::test_it: crashed" in said


def test_a_test_that_needs_others_before_it_proves_nothing(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fragile = "\n\ndef test_fragile():\n    shear([], [])\n    assert test_prices.ran\n"
    ran = TESTS.replace("price(0)\n", "price(0)\n    test_prices.ran = True\n")
    (project / "test_meadow.py").write_text(ran + fragile)
    code, said = run(capsys, "--line", "17")
    assert code == 1
    assert "left out  test_meadow.py::test_fragile fails alone" in said
    assert "1 survived" in said


def test_tests_that_fail_on_the_code_as_it_is_are_named(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "test_meadow.py").write_text(TESTS + "\n\ndef test_bad():\n    assert FLOCK == 6\n")
    code, said = run(capsys, "--line", "4")
    assert "left out  test_meadow.py::test_bad fails on the code as it is" in said
    assert code == 0


def test_what_a_test_leaves_in_memory_may_be_noticed_by_a_later_one(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "meadow.py").write_text(
        "from functools import cache\n\n\n@cache\ndef flock():\n    return 5\n"
    )
    (project / "test_meadow.py").write_text(
        "from meadow import flock\n\n\ndef test_first():\n    assert flock()\n"
        "\n\ndef test_second():\n    assert flock() == 5\n"
    )
    code, said = run(capsys, "--all")
    assert said.count("by test_meadow.py::test_second") == 2
    assert code == 0


# -- settings ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"shear"', '"sheer"', "in sheer: no “told.append(len(flock))” that can become “pass”"),
        ('"shear"', '"price"', "now in meadow.py in shear?"),
        ("len(flock))", "len(flocks))", "did you mean “told.append(len(flock))”?"),
        ("[leave_out]", '[leave_out]\n"gone/*" = "gone"', 'leave_out: no file matches "gone/*"'),
    ],
)
def test_excuses_for_code_that_is_gone_are_noticed(
    project: Path, old: str, new: str, told: str
) -> None:
    text = (SETTINGS + EXCUSES).replace(old, new)
    (project / "mutants.toml").write_text(text)
    [said] = load_settings(project / "mutants.toml").stale(project)
    assert told in said


def test_excuses_that_hold_are_not_complained_about(project: Path) -> None:
    (project / "mutants.toml").write_text(SETTINGS + EXCUSES)
    assert list(load_settings(project / "mutants.toml").stale(project)) == []


def test_settings_that_mean_nothing_are_refused(project: Path) -> None:
    (project / "mutants.toml").write_text(SETTINGS + EXCUSES.replace("why", "because"))
    with pytest.raises(RuledockError, match="because"):
        load_settings(project / "mutants.toml")
    with pytest.raises(RuledockError, match="No such file"):
        load_settings(project / "nothing.toml")


def test_survivors_can_be_tried_again(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(capsys, "--only", "meadow.py", "--line", "17", "--out", "first.jsonl")
    better = TESTS.replace("assert flock == []", "assert (told, flock) == ([1], [])")
    (project / "test_meadow.py").write_text(better)
    code, said = run(capsys, "--again", "first.jsonl")
    assert code == 0
    assert said.startswith("1 changes drawn, 0 of them equivalent: 1 noticed")


def test_packages_are_copied_whatever_they_are_called(tmp_path: Path) -> None:
    root = tmp_path / "project"
    for folder in ("build", "dist", "flock/build", "flock/dist", "flock/__pycache__"):
        (root / folder).mkdir(parents=True)
        (root / folder / "wool.py").write_text("")
    (root / "pyproject.toml").write_text("")
    tree = Workbench.set_up(root, tmp_path / "home").tree
    copied = {path.parent.relative_to(tree).as_posix() for path in tree.rglob("wool.py")}
    assert copied == {"flock/build", "flock/dist"}
