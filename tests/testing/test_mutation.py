"""The mutation run, on a small game with one number and one word that no test looks at."""

import json
import shutil
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.errors import RuledockError
from ruledock.testing.mutants import Mutant, mutants
from ruledock.testing.mutation import Suite, hunt

RULES = {
    "$schema": "rules.json",
    "flock": 5,
    "shears": {"price": 2, "sharp": True},
    "winters": 3,
}
CARDS = {
    "ram": {"id": "ram", "text": "A ram.", "colour": "black", "coat": "long", "wool": 1},
    "ewe": {"id": "ewe", "text": "A ewe.", "colour": "white", "coat": "short", "wool": 2},
    "lamb": {"id": "lamb", "text": "A lamb.", "colour": "white", "coat": "short", "wool": 0},
}

CATALOGUE = """
[[rule]]
id = "meadow.flock"
text = "Five sheep, and shears."
kind = "rule"
edition = "meadow"

[[rule]]
id = "meadow.cards"
text = "The cards."
kind = "rule"
edition = "meadow"

[[rule]]
id = "hill.cards"
text = "Another game."
kind = "rule"
edition = "hill"
"""

TESTS = """
import json
import os
from pathlib import Path

import pytest

PACK = Path(os.environ["RULEDOCK_CONTENT"]) / "meadow"

def card(name):
    return json.loads((PACK / "cards" / f"{name}.json").read_text())

@pytest.mark.rule("meadow.flock")
def test_flock_and_shears():
    rules = json.loads((PACK / "rules.json").read_text())
    assert rules["flock"] == 5
    assert rules["shears"] == {"price": 2, "sharp": True}

@pytest.mark.rule("meadow.cards")
@pytest.mark.parametrize(
    ("name", "colour", "wool"), [("ram", "black", 1), ("ewe", "white", 2), ("lamb", "white", 0)]
)
def test_card(name, colour, wool):
    assert (card(name)["colour"], card(name)["wool"]) == (colour, wool)

@pytest.mark.rule("hill.cards")
def test_of_another_game_that_would_notice_the_coat():
    assert card("ram")["coat"] == "long"

def test_without_a_rule_that_would_notice_the_winters():
    assert json.loads((PACK / "rules.json").read_text())["winters"] == 3
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A game of its own: content, catalogue and tests."""
    cards = tmp_path / "content" / "meadow" / "cards"
    cards.mkdir(parents=True)
    (cards.parent / "pack.json").write_text(json.dumps({"id": "meadow", "format": 1}))
    (cards.parent / "rules.json").write_text(json.dumps(RULES))
    for name, card in CARDS.items():
        (cards / f"{name}.json").write_text(json.dumps(card))
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "meadow.toml").write_text(CATALOGUE)
    (tmp_path / "conftest.py").write_text('pytest_plugins = ["ruledock.testing.tracing"]\n')
    (tmp_path / "test_meadow.py").write_text(TESTS)
    return tmp_path


def suite(project: Path) -> Suite:
    rules = ["meadow.flock", "meadow.cards"]
    return Suite.of(project, [project / "test_meadow.py"], rules)


def test_numbers_move_both_ways_booleans_flip_and_repeated_words_swap(project: Path) -> None:
    found = [str(mutant) for mutant in mutants(project / "content" / "meadow")]
    assert found == [
        'cards/ewe.json /colour: "white" → "black"',
        'cards/ewe.json /coat: "short" → "long"',
        "cards/ewe.json /wool: 2 → 3",
        "cards/ewe.json /wool: 2 → 1",
        'cards/lamb.json /colour: "white" → "black"',
        'cards/lamb.json /coat: "short" → "long"',
        "cards/lamb.json /wool: 0 → 1",
        "cards/lamb.json /wool: 0 → -1",
        'cards/ram.json /colour: "black" → "white"',
        'cards/ram.json /coat: "long" → "short"',
        "cards/ram.json /wool: 1 → 2",
        "cards/ram.json /wool: 1 → 0",
        "rules.json /flock: 5 → 6",
        "rules.json /flock: 5 → 4",
        "rules.json /shears/price: 2 → 3",
        "rules.json /shears/price: 2 → 1",
        "rules.json /shears/sharp: true → false",
        "rules.json /winters: 3 → 4",
        "rules.json /winters: 3 → 2",
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_survivors_are_what_no_marked_test_of_the_game_looks_at(project: Path, jobs: int) -> None:
    outcomes = list(hunt(project / "content", "meadow", suite(project), jobs=jobs))
    assert [str(outcome.mutant) for outcome in outcomes if outcome.killer is None] == [
        'cards/ewe.json /coat: "short" → "long"',
        'cards/lamb.json /coat: "short" → "long"',
        'cards/ram.json /coat: "long" → "short"',
        "rules.json /winters: 3 → 4",
        "rules.json /winters: 3 → 2",
    ]
    assert {outcome.killer for outcome in outcomes if outcome.killer} == {
        "test_meadow.py::test_card[ewe-white-2]",
        "test_meadow.py::test_card[lamb-white-0]",
        "test_meadow.py::test_card[ram-black-1]",
        "test_meadow.py::test_flock_and_shears",
    }
    assert json.loads((project / "content" / "meadow" / "rules.json").read_text()) == RULES


def test_tests_that_fail_on_the_real_content_prove_nothing(project: Path) -> None:
    (project / "test_meadow.py").write_text(TESTS.replace('"flock"] == 5', '"flock"] == 7'))
    with pytest.raises(RuledockError, match="fail on unchanged content"):
        next(hunt(project / "content", "meadow", suite(project)))


def test_a_game_without_a_marked_test_is_refused(project: Path) -> None:
    nobody = Suite.of(project, [project / "test_meadow.py"], ["shore.sand"])
    with pytest.raises(RuledockError, match="pytest exit 5"):
        next(hunt(project / "content", "meadow", nobody))


def test_content_the_tests_cannot_even_load_counts_as_noticed(project: Path) -> None:
    loading = 'json.loads((PACK / "rules.json").read_text())["winters"]'
    (project / "test_meadow.py").write_text(TESTS + f"\nassert {loading} == 3\n")
    shutil.rmtree(project / "content" / "meadow" / "cards")
    flock = Suite.of(project, [project / "test_meadow.py"], ["meadow.flock"])
    outcomes = hunt(project / "content", "meadow", flock)
    killers = {str(outcome.mutant): outcome.killer for outcome in outcomes}
    assert killers["rules.json /winters: 3 → 4"] == "test_meadow.py"


ENDINGS = """
@pytest.mark.rule("meadow.flock")
def test_that_breaks_off_or_never_ends():
    flock = json.loads((PACK / "rules.json").read_text())["flock"]
    if flock == 6:
        os._exit(0)
    while flock == 4:
        pass
"""


def test_a_crash_and_an_endless_run_count_as_noticed(project: Path) -> None:
    header, _, _ = TESTS.partition("@pytest.mark.rule")
    (project / "test_meadow.py").write_text(header + ENDINGS)
    shutil.rmtree(project / "content" / "meadow" / "cards")
    outcomes = hunt(project / "content", "meadow", suite(project), jobs=2, patience=0)
    assert {str(outcome.mutant): outcome.killer for outcome in outcomes if outcome.killer} == {
        "rules.json /flock: 5 → 6": "a crash",
        "rules.json /flock: 5 → 4": "no end in sight",
    }


json_values = st.recursive(
    st.integers() | st.booleans() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=6,
)


@given(st.dictionaries(st.text(), json_values, min_size=1), st.data())
def test_a_mutant_changes_exactly_its_own_place(document: object, data: st.DataObject) -> None:
    path: list[str | int] = []
    place = document
    while isinstance(place, dict | list) and place:
        steps = sorted(place) if isinstance(place, dict) else range(len(place))
        path.append(data.draw(st.sampled_from(steps)))
        place = place[path[-1]]
    changed = json.loads(Mutant("f", tuple(path), place, "new").text(json.dumps(document)))
    holder = changed
    for step in path[:-1]:
        holder = holder[step]
    assert holder[path[-1]] == "new"
    holder[path[-1]] = place
    assert changed == document
