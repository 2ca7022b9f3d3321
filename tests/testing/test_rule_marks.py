"""Rule marks are found in the source of tests wherever pytest would find them."""

from pathlib import Path

import pytest

from ruledock.errors import ContentError
from ruledock.testing.rule_marks import Mark, complaints, marks_in, marks_of
from ruledock.testing.rules import Catalogue, Game, Rule, Waiver

EVERYWHERE = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.rule("module"), pytest.mark.timeout(3)]

@pytest.mark.rule("one", "two")
def test_function(): ...

@mark.rule("class")
class TestClass:
    pytestmark = pytest.mark.rule("inside")

    @pytest.mark.rule("method")
    async def test_method(self): ...

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("param"))])
def test_param(n): ...
"""


def source(folder: Path, text: str) -> Path:
    file = folder / "test_sample.py"
    file.write_text(text, encoding="utf-8")
    return file


def test_marks_are_found_in_every_place_that_holds_them(tmp_path: Path) -> None:
    source(tmp_path, EVERYWHERE)
    assert [mark.id for mark in marks_in([tmp_path])] == [
        *("module", "one", "two", "class", "inside", "method", "param")
    ]


def test_a_mark_knows_its_line(tmp_path: Path) -> None:
    file = source(tmp_path, EVERYWHERE)
    assert Mark("two", file, 7) in marks_of(file)


def test_a_mark_inside_a_string_is_no_mark(tmp_path: Path) -> None:
    assert marks_of(source(tmp_path, 'SAMPLE = "@pytest.mark.rule(1)"\n')) == ()


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.rule(*IDS)\ndef test_it(): ...",
        "@pytest.mark.rule(f'{area}.a')\ndef test_it(): ...",
        "@pytest.mark.rule()\ndef test_it(): ...",
        "@pytest.mark.rule('a', because='b')\ndef test_it(): ...",
        "rule = pytest.mark.rule",
    ],
)
def test_a_mark_whose_ids_only_a_run_would_know_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError, match=r"test_sample.py:1.*\n.*\n.*written out"):
        marks_of(source(tmp_path, text))


@pytest.mark.parametrize(
    "text",
    [
        "@pytest.mark.rule('a')\ndef helper(): ...",
        "@pytest.mark.rule('a')\nclass Helper: ...",
    ],
)
def test_a_mark_on_what_pytest_does_not_collect_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(ContentError, match="elper"):
        marks_of(source(tmp_path, text))


def catalogue(*, shipped: bool = True) -> Catalogue:
    def rule(id: str) -> Rule:
        return Rule(id, "Sheep graze.", "component-count", "meadow")

    return Catalogue(
        rules={"meadow.toml": (rule("graze"), rule("shear"), rule("fence"))},
        waivers={"fence": Waiver("fence", "prop", "made of wood")},
        games={"meadow.toml": Game("meadow.toml", "plugins/meadow", ("meadow",), shipped)},
    )


def marks(*ids: str) -> list[Mark]:
    return [Mark(id, Path("test_sample.py"), 1) for id in ids]


@pytest.fixture
def packaged(tmp_path: Path) -> Path:
    package = tmp_path / "plugins" / "meadow" / "ruledock_meadow"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    return tmp_path


def test_a_shipped_game_with_every_rule_tested_or_waived_is_fine(packaged: Path) -> None:
    assert list(complaints(catalogue(), marks("graze", "shear"), packaged)) == []


def test_an_uncovered_rule_of_a_shipped_game_is_a_complaint(packaged: Path) -> None:
    assert list(complaints(catalogue(), marks("graze"), packaged)) == [
        "meadow.toml: shear is neither tested nor waived"
    ]


def test_a_game_that_is_not_shipped_owes_nothing(packaged: Path) -> None:
    assert list(complaints(catalogue(shipped=False), marks(), packaged)) == []


def test_a_shipped_game_without_its_package_is_a_complaint(tmp_path: Path) -> None:
    assert list(complaints(catalogue(), marks(), tmp_path)) == [
        "shipped.toml: meadow.toml is shipped, but plugins/meadow holds no package"
    ]


def test_a_waived_rule_that_is_tested_is_a_complaint(packaged: Path) -> None:
    assert list(complaints(catalogue(), marks("graze", "shear", "fence"), packaged)) == [
        "waivers.toml: fence is waived although a test covers it"
    ]


def test_an_unknown_rule_is_a_complaint_with_the_nearest_spelling(packaged: Path) -> None:
    assert list(complaints(catalogue(), marks("graze", "shear", "sheer"), packaged)) == [
        'test_sample.py:1: unknown rule "sheer": did you mean "shear"?'
    ]
