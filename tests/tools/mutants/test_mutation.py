"""The mutation run, on a small game with one number and one word that no test looks at."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.errors import RuledockError
from ruledock_mutants.mutants import Mutant, mutants
from ruledock_mutants.mutation import Suite, hunt
from ruledock_mutants.survivors import main
from ruledock_mutants.test_order import TestOrder

RULES = {
    "$schema": "rules.json",
    "flock": 5,
    "shears": {"price": 2, "sharp": True},
    "winters": 3,
    "paths": ["hill", "brook"],
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


def test_numbers_move_both_ways_booleans_flip_words_swap_and_lists_lose_entries(
    project: Path,
) -> None:
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
        'rules.json /paths/0: "hill" → nothing',
        'rules.json /paths/1: "brook" → nothing',
        'rules.json /paths/0: "hill" → "brook"',
        'rules.json /paths/1: "brook" → "hill"',
    ]


def test_a_word_alone_in_its_field_is_swapped_for_one_under_the_same_key(tmp_path: Path) -> None:
    score = {"each": {"per": "sheep"}, "best": [{"per": "rams"}], "kind": "alone"}
    (tmp_path / "score.json").write_text(json.dumps(score))
    assert [str(mutant) for mutant in mutants(tmp_path)] == [
        'score.json /each/per: "sheep" → "rams"',
        'score.json /best/0/per: "rams" → "sheep"',
    ]


def test_a_list_loses_whole_cards(tmp_path: Path) -> None:
    (tmp_path / "cards.json").write_text(json.dumps([{"id": "ram"}, {"id": "ewe"}]))
    assert [(str(mutant), mutant.entry) for mutant in mutants(tmp_path)] == [
        ('cards.json /0: {"id": "ram"} → nothing', "ram"),
        ('cards.json /1: {"id": "ewe"} → nothing', "ewe"),
    ]


def test_or_for_one_in_a_neighbouring_pack(tmp_path: Path) -> None:
    for pack, word in {"a": "sheep", "b": "goats"}.items():
        (tmp_path / pack).mkdir()
        (tmp_path / pack / "pack.json").write_text("{}")
        (tmp_path / pack / "score.json").write_text(json.dumps({"per": word}))
    assert [str(mutant) for mutant in mutants(tmp_path / "a")] == [
        'score.json /per: "sheep" → "goats"',
    ]


def test_a_rank_moves_to_either_end(tmp_path: Path) -> None:
    for name, rank in {"a": 1, "b": 2, "c": 3}.items():
        (tmp_path / f"{name}.json").write_text(json.dumps({"order": rank}))
    assert [str(mutant) for mutant in mutants(tmp_path)] == [
        "a.json /order: 1 → 4",
        "b.json /order: 2 → 0",
        "b.json /order: 2 → 4",
        "c.json /order: 3 → 0",
    ]


@pytest.mark.parametrize("jobs", [1, 2])
def test_survivors_are_what_no_marked_test_of_the_game_looks_at(project: Path, jobs: int) -> None:
    outcomes = list(hunt(project / "content", "meadow", suite(project), jobs=jobs))
    assert len(outcomes) == 23
    assert {str(outcome.mutant) for outcome in outcomes if outcome.killer is None} == {
        'cards/ewe.json /coat: "short" → "long"',
        'cards/lamb.json /coat: "short" → "long"',
        'cards/ram.json /coat: "long" → "short"',
        "rules.json /winters: 3 → 4",
        "rules.json /winters: 3 → 2",
        'rules.json /paths/0: "hill" → nothing',
        'rules.json /paths/1: "brook" → nothing',
        'rules.json /paths/0: "hill" → "brook"',
        'rules.json /paths/1: "brook" → "hill"',
    }
    assert {outcome.killer for outcome in outcomes if outcome.killer} == {
        "test_meadow.py::test_card[ewe-white-2]",
        "test_meadow.py::test_card[lamb-white-0]",
        "test_meadow.py::test_card[ram-black-1]",
        "test_meadow.py::test_flock_and_shears",
    }
    assert json.loads((project / "content" / "meadow" / "rules.json").read_text()) == RULES


def test_tests_that_fail_on_the_real_content_prove_nothing(project: Path) -> None:
    (project / "test_meadow.py").write_text(TESTS.replace('"flock"] == 5', '"flock"] == 7'))
    with pytest.raises(RuledockError, match=r"unchanged content: .*test_flock_and_shears failed"):
        next(hunt(project / "content", "meadow", suite(project)))


def test_a_game_without_a_marked_test_is_refused(project: Path) -> None:
    nobody = Suite.of(project, [project / "test_meadow.py"], ["shore.sand"])
    with pytest.raises(RuledockError, match="pytest exit 5"):
        next(hunt(project / "content", "meadow", nobody))


def test_tests_that_cannot_be_collected_are_refused(project: Path) -> None:
    (project / "test_meadow.py").write_text(TESTS + "\nassert 1 == 2\n")
    with pytest.raises(RuledockError, match="pytest exit 1"):
        next(hunt(project / "content", "meadow", suite(project)))


SHIPPED = """
[[game]]
rules = "meadow.toml"
plugin = "plugins/meadow"
content = ["meadow"]
shipped = true
"""


def test_the_command_names_survivors_and_counts(
    project: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "docs" / "rules" / "shipped.toml").write_text(SHIPPED)
    (project / "tests").mkdir()
    (project / "test_meadow.py").rename(project / "tests" / "test_meadow.py")
    package = project / "plugins" / "meadow" / "ruledock_meadow"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.chdir(project)
    assert main(["meadow", "--only", "rules"]) == 1
    first, *_, counts = capsys.readouterr().out.splitlines()
    assert first == "survived  meadow/rules.json /winters: 3 → 4"
    assert counts.startswith("meadow: 11 mutants, 5 killed, 6 survived, ")
    assert main(["medow"]) == 2
    assert 'no shipped pack "medow"' in capsys.readouterr().err


CACHED = """
from ruledock.linking import link
link._linked["meadow"] = 5

@pytest.mark.rule("meadow.flock")
def test_what_was_linked_while_tests_were_collected_is_forgotten():
    assert "meadow" not in link._linked
"""


def test_a_hunt_may_keep_to_some_files_and_no_ruleset_outlives_the_collection(
    project: Path,
) -> None:
    (project / "test_meadow.py").write_text(TESTS + CACHED)
    outcomes = list(hunt(project / "content", "meadow", suite(project), only="cards/r"))
    assert {outcome.mutant.file for outcome in outcomes} == {"cards/ram.json"}


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
    outcomes = hunt(project / "content", "meadow", suite(project), only="rules", patience=1)
    killer = "test_meadow.py::test_that_breaks_off_or_never_ends"
    assert [
        (str(outcome.mutant), outcome.killer, outcome.how) for outcome in outcomes if outcome.killer
    ] == [
        ("rules.json /flock: 5 → 6", killer, "crashed"),
        ("rules.json /flock: 5 → 4", killer, "never ended"),
    ]


def test_likely_killers_come_first() -> None:
    tests = ["t.py::test_slow", "t.py::test_quick", "t.py::test_cost_of_all"]
    tests += [f"t.py::test_card[{number}]" for number in (7, 8, 17)]
    order = TestOrder(dict(zip(tests, [3.0, 0.1, 2.0, 1.0, 1.0, 1.0], strict=True)))
    card = Mutant("cards/a.json", (0, "cost"), 1, 2, entry="007")
    assert order.order(card)[:3] == ["t.py::test_card[7]", "t.py::test_cost_of_all", tests[1]]
    neighbour = Mutant("cards/b.json", (4, "cost"), 1, 2, entry="008")
    order.remember(neighbour, "t.py::test_slow")
    assert order.order(card)[:2] == ["t.py::test_slow", "t.py::test_card[7]"]
    order.remember(neighbour, "t.py::test_card[8]")
    assert order.order(card)[:2] == ["t.py::test_card[7]", "t.py::test_card[8]"]
    assert sorted(order.order(card)) == sorted(tests)


def test_an_entry_that_is_gone_leaves_the_others() -> None:
    mutant = Mutant("f", ("paths", 1), "brook", None, gone=True)
    assert json.loads(mutant.text('{"paths": ["hill", "brook", "wood"]}')) == {
        "paths": ["hill", "wood"]
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
