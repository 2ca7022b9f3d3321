"""The build fails when a shipped game leaves a rule unproven, or marks and catalogue disagree."""

import re
from pathlib import Path

import pytest

from ruledock.testing.rule_marks import complaints, marks_in
from ruledock.testing.rules import Catalogue, load_catalogue
from ruledock_mutants.mutation import hunt, suites

ROOT = Path(__file__).resolve().parents[1]
RULES = ROOT / "docs" / "rules"
TESTS = [ROOT / "tests", *ROOT.glob("examples/**/tests")]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return load_catalogue(RULES)


def test_every_rule_of_a_shipped_game_is_tested_or_waived(catalogue: Catalogue) -> None:
    assert list(complaints(catalogue, marks_in(TESTS), ROOT)) == []


def test_no_rule_gets_lost(catalogue: Catalogue) -> None:
    assert {file: len(rules) for file, rules in catalogue.rules.items()} == {
        "creatures.toml": 25,
        "events.toml": 91,
        "family.toml": 53,
        "isle.toml": 247,
        "kittens.toml": 42,
        "kockombat.toml": 61,
        "sea_salt_paper.toml": 72,
        "sister.toml": 81,
    }


def test_every_edition_is_one_the_readme_explains(catalogue: Catalogue) -> None:
    readme = (RULES / "README.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| `([a-z-]+)` \|", readme, re.MULTILINE))
    rules = [rule for rules in catalogue.rules.values() for rule in rules]
    assert {edition for rule in rules for edition in (rule.edition, *rule.also)} == explained


def test_every_conflict_is_settled_under_its_own_heading(catalogue: Catalogue) -> None:
    rulings = (RULES / "rulings.md").read_text(encoding="utf-8")
    settled = re.findall(r"^### `([a-z0-9_.]+)`$", rulings, re.MULTILINE)
    rules = [rule for rules in catalogue.rules.values() for rule in rules]
    assert sorted(settled) == sorted(rule.id for rule in rules if rule.kind == "conflict")


def test_every_rule_that_the_rulings_name_exists(catalogue: Catalogue) -> None:
    rulings = (RULES / "rulings.md").read_text(encoding="utf-8")
    areas = {id.partition(".")[0] for id in catalogue.ids}
    named = {id for id in re.findall(r"`([a-z0-9_.]+)`", rulings) if id.partition(".")[0] in areas}
    assert {id for id in named if "." in id and not id.endswith(".toml")} <= set(catalogue.ids)


@pytest.mark.thorough
@pytest.mark.timeout(0)
def test_no_number_or_word_of_a_shipped_game_changes_unnoticed() -> None:
    survivors: list[str] = []
    for pack, suite in suites(ROOT, RULES, TESTS).items():
        outcomes = hunt(ROOT / "content", pack, suite, jobs=2)
        survivors += [f"{pack}/{found.mutant}" for found in outcomes if not found.killer]
    assert survivors == [], "\n".join(survivors)
