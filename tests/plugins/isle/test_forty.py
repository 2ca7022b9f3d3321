"""Forty lessons of different kinds, and more, pay what plain code says, on many boats."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.plugins.isle.forty import SLOW
from tests.plugins.isle.language import language
from tests.plugins.isle.random_boats import random_scene

ROOT = Path(__file__).parents[3] / "examples" / "packs"
PACKS = ("arithmetic", "islands", "lines", "neighbours", "rivals", "sides", "afterthoughts")
LESSONS = {
    one["id"]: one
    for pack in PACKS
    for one in (json.loads(file.read_text("utf-8")) for file in ROOT.glob(f"{pack}/lessons/*.json"))
}


def test_there_are_more_than_forty_and_each_has_slow_code():
    assert len(LESSONS) == 56
    assert LESSONS.keys() == SLOW.keys()


def test_every_new_word_is_among_them():
    said = json.dumps([one["score"] for one in LESSONS.values()])
    new = (
        "odd even remainder more-than fewer-than limited down-to up-to first-squares last-squares"
        " nth-row nth-column rows-from-middle longest-line longest-diagonal blocks largest-block"
        " covered-areas parts-of largest-part-of larger-than smaller-than at-distance"
        " within-distance same-symbol left-neighbour right-neighbour place-by named-by-you"
        " best-other-lesson other-lessons-pay all-players"
        " upper-half lower-half left-half right-half"
        " row-above row-below next-left next-right mirrored-top-to-bottom mirrored-left-to-right"
        " distance different-numbers nth-most others-tied-by largest-rectangle"
    )
    assert [word for word in new.split() if f'"{word}"' not in said] == []


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
    for scene in boats(scaled(40, 300)):
        named = {name: luck.choice(language().words.lexicon.domains[name]) for name in score.named}
        scene.named_it = luck.random() < 0.5
        others = [luck.randrange(12) for _ in range(luck.randrange(4))]
        scene.other_lessons = lambda others=others: others
        points = score.compiled(scene, **named)
        assert points == SLOW[id](scene, **named)
        paid.add(points)
    assert len(paid) > 1, "it pays the same on every boat"
