"""Every recipe, and every score that the tutorial shows by itself, is without mistakes."""

import json
import re

import pytest

from ruledock_isle.words import BoatScene
from tests.docs.snippets import ROOT, snippets
from tests.plugins.isle.language import language

RECIPES = ROOT / "docs" / "how-to" / "say-it-in-words.md"
TUTORIAL = ROOT / "docs" / "tutorial" / "write-a-lesson-pack.md"


def wrong(scores):
    """What the checker finds in each score, if anything."""
    problems = {json.dumps(one): language().words.check("score", one) for one in scores}
    return {one: found for one, found in problems.items() if found}


def test_every_recipe_can_be_read():
    rows = [line for line in RECIPES.read_text("utf-8").splitlines() if line.startswith("| ")]
    said = [json.loads(one) for row in rows for one in re.findall(r"`(\{.*?\})`(?=[ ,])", row)]
    assert len(said) > 60
    assert wrong(said) == {}


PLAIN = {"different", "kind", "not", "only", "same-as", "squares"}
"""Words that need no recipe: they join or repeat others, or name everything of a kind."""


def test_every_word_has_a_recipe_or_stands_in_the_tutorial():
    shown = RECIPES.read_text("utf-8") + TUTORIAL.read_text("utf-8")
    words = {word.name for word in language().words.lexicon.words}
    assert {word for word in words if f'"{word}"' not in shown} - PLAIN == set()
    assert words >= PLAIN


@pytest.mark.parametrize(
    ("boat", "trios"),
    [
        (["b1 b1", "r2 g3"], 1),
        (["b1 r2 g3"], 0),
        (["b1 b1 b1", "r2 g3 o4"], 2),
        (["b1 b1 .", "r2 c3 c3"], 0),
    ],
)
def test_the_recipe_of_trios_counts_each_once(boat, trios):
    (row,) = [row for row in RECIPES.read_text("utf-8").splitlines() if "per trio" in row]
    score = json.loads(row.split("`")[1])
    assert language().pays(score, BoatScene(language().fleet.read(boat, loose=True))) == trios


def test_every_score_of_the_tutorial_can_be_read():
    shown = [json.loads(one.text) for one in snippets(TUTORIAL) if one.language == "json"]
    scores = [one for one in shown if isinstance(one, dict) and "pay" in one]
    assert len(scores) >= 4
    assert wrong(scores) == {}


def test_the_blank_boat_of_the_tutorial_can_be_drawn_on():
    blocks = [json.loads(one.text) for one in snippets(TUTORIAL) if one.language == "json"]
    (blank,) = [one for one in blocks if isinstance(one, list)]
    fleet = language().fleet
    for boat in fleet.plans:
        drawn = fleet.read([f"{boat}:", *blank[1:]], loose=True)
        assert drawn.plan.id == boat
        assert not drawn.stowed


def test_the_tutorial_knows_the_symbol_and_the_size_of_every_room():
    row = re.compile(r'\| \d (.*) \| `\{"room": "(.*)"\}` \| (.*) \| (\d+) \|')
    told = {tuple(found) for found in row.findall(TUTORIAL.read_text("utf-8"))}
    for plan in language().fleet.plans.values():
        assert told == {
            (room.name, id, room.symbol or "none", str(room.mask.bit_count()))
            for id, room in plan.rooms.items()
        }
