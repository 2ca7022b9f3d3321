"""Forty lessons of different kinds, and more, pay what plain code says, on many boats."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from ruledock.words.expr import Apply, places
from tests.plugins.isle.forty import SLOW
from tests.plugins.isle.language import language
from tests.plugins.isle.random_boats import random_scene
from tests.plugins.isle.test_shipped_scores import shipped

ROOT = Path(__file__).parents[3] / "examples" / "packs"
PACKS = (
    "arithmetic", "islands", "lines", "neighbours", "rivals", "sides", "afterthoughts",
    "decks", "purse", "afterglow", "voyage", "horizon",
    "driftwood",
)  # fmt: skip
LESSONS = {
    one["id"]: one
    for pack in PACKS
    for one in (json.loads(file.read_text("utf-8")) for file in ROOT.glob(f"{pack}/lessons/*.json"))
}


def test_there_are_more_than_forty_and_each_has_slow_code():
    assert len(LESSONS) == 104
    assert LESSONS.keys() == SLOW.keys()


def words_of(expression):
    return {place.expr.word for place in places(expression.expr) if isinstance(place.expr, Apply)}


def test_every_word_of_the_isle_is_in_a_shipped_or_an_example_pack():
    """Not what only repeats another score, which no author can write, nor what may be left out."""
    registry = language().words
    scores = [json.loads(file.read_text("utf-8"))["score"] for file in ROOT.glob("*/lessons/*")]
    said = [registry.expression("score", score) for score in scores]
    said += [score for *_, score in shipped()]
    used = {word.name for score in said for word in words_of(score)}
    offered = [word for word in registry.lexicon.words if not word.repeating]
    unused = {word.name: word.doc for word in offered if word.name not in used}
    assert {name for name, doc in unused.items() if "may be left out" not in doc} == set()


@cache
def boats(count):
    luck, fleet = Random(19), language().fleet
    return [random_scene(luck, fleet) for _ in range(count)]


@pytest.mark.parametrize("id", sorted(LESSONS))
def test_a_lesson_pays_what_plain_code_says(id, scaled):
    lesson, luck = LESSONS[id], Random(id)
    score = language().words.expression("score", lesson["score"])
    assert not score.problems
    paid = set()
    for scene in boats(scaled(60, 300)):
        named = {name: luck.choice(language().words.lexicon.domains[name]) for name in score.named}
        scene.named_it = luck.random() < 0.5
        others = [luck.randrange(12) for _ in range(luck.randrange(4))]
        scene.other_lessons = lambda others=others: others
        points = score.compiled(scene, **named)
        assert points == SLOW[id](scene, **named)
        paid.add(points)
    assert len(paid) > 1, "it pays the same on every boat"
