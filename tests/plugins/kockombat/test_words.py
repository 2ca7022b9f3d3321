"""The words of this game, compared with slow forms of them, and what they say."""

from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.testing.words import assert_agrees, compare_words
from ruledock_kockombat.scoring.final import haul
from ruledock_kockombat.table import Outcome
from tests.rules.kockombat.boards import CLANS

POINTS = {
    **{f"mouse_{n}": points for n, points in enumerate((3, 4, 4, 5, 5, 6), 1)},
    "pigeon_1": 2,
    "pigeon_2": 5,
    "fly_1": 3,
    "fly_2": 4,
}
PREY = sorted(POINTS)
SETS = (("fly_1", "fly_2"), ("pigeon_1", "pigeon_2"))


def ruleset():
    return ruledock.new("kockombat", seed=0).ruleset


def caught(scene):
    return {place for place in range(len(PREY)) if scene.caught >> place & 1}


def full(scene):
    names = {PREY[place] for place in caught(scene)}
    return {place for place, tiles in enumerate(SETS) if set(tiles) <= names}


SLOW = {
    "caught": caught,
    "sets": full,
    "in-sets": lambda scene: {PREY.index(tile) for place in full(scene) for tile in SETS[place]},
    "cats-up": lambda scene: {place for place in range(5) if scene.cats >> place & 1},
    "points": lambda scene, prey: POINTS[PREY[prey]],
    "product": lambda scene, place: prod(POINTS[tile] for tile in SETS[place]),
}


@st.composite
def scenes(draw):
    clan = draw(st.sampled_from(CLANS))
    cats = [f"{clan}_{which}" for which in (1, 2, 3, 4, "chief")]
    prey = draw(st.lists(st.sampled_from(PREY), unique=True))
    up = draw(st.lists(st.sampled_from(cats), unique=True))
    return haul(ruleset().book, Outcome([clan, clan], [prey, []], [up, []]), 0)


SAYINGS = [
    ("selection of prey", "caught"),
    ("selection of prey", "in-sets"),
    ("selection of set", "sets"),
    ("selection of cat", "cats-up"),
    ("number", {"sum": {"points": "that-prey"}, "over": "caught"}),
    ("number", {"largest": {"product": "that-set"}, "over": "sets"}),
    ("score", {"pay": 1, "per": {"those": "caught", "without": "in-sets"}}),
    ("score", {"each": "sets", "pays": {"pay": {"product": "that-set"}}}),
    ("score", {"pay": 1, "per": "cats-up"}),
]


@given(scenes(), st.sampled_from(SAYINGS))
def test_compiled_explained_and_slow_words_agree(scene, saying):
    sort, value = saying
    assert_agrees(ruleset().words, SLOW, sort, value, scene, {})


@pytest.mark.thorough
def test_they_agree_in_any_expression():
    compare_words(ruleset().words, SLOW, scenes(), examples=2000)


def test_a_score_explains_itself():
    outcome = Outcome(["gourmets", "crooks"], [["fly_1", "fly_2", "mouse_1"], []], [[], []])
    scene = haul(ruleset().book, outcome, 0)
    score = {"each": "sets", "pays": {"pay": {"product": "that-set"}}}
    told = ruleset().words.explain("score", score, scene)
    assert told.points == 12
    assert "fly_1+fly_2" in " ".join(str(part.line()) for part in (told, *told.parts))
