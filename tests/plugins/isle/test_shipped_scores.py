"""Every score that ships, with every module, pays what its slow and obvious form pays."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.testing.slow_words import Slow
from tests.plugins.isle.random_boats import random_scene
from tests.plugins.isle.slow_boat import REFERENCE, Tile, places, slow

TABLES = (
    {"players": 4, "lessons": ["A", "B", "C"]},
    {"players": 4, "lessons": ["B", "C", "I"], "edition": "uk"},
    {"players": 1, "modules": ["sister"]},
    {"players": 2, "modules": ["family", "kittens", "creatures"]},
    {"players": 4, "modules": ["creatures", "events", "kittens"]},
)
KINDS = {"events", "family-lessons", "lessons", "scoring", "sister-colours", "sister-lessons"}
EXPLAINED = 20
"""One in so many scores is explained, too."""


def marked(scene, colour=None):
    """The squares of creatures that show a cat symbol, of one colour or of any."""
    boat, colours = slow(scene), scene.boat.fleet.colours
    wanted = set(colours) if colour is None else {colour}
    bits = [bit for one in boat.stowed for mark, bit in one.marks if mark in wanted]
    return boat.number_all(place for bit in bits for place in places(boat.plan.grid, bit))


def counting(tag):
    return lambda scene: {Tile(n) for n, tags in enumerate(slow(scene).tags) if tag in tags}


FORMS = {
    **REFERENCE,
    "kittens": counting("kitten"),
    "creatures": counting("creature"),
    "cat-symbols": marked,
    "cat-symbol": marked,
}


@cache
def shipped():
    """Every score of every table, once: its kind, its id, the rules and the expression."""
    found = {}
    for table in TABLES:
        ruleset = link(make_config({"game": "isle", **table}))
        for kind, items in ruleset.content.items.items():
            for id, one in items.items():
                for part in (one, getattr(one, "solo", None)):
                    score = getattr(part, "score", None)
                    if score is not None:
                        read = ruleset.words.expression("score", score)
                        found.setdefault(str(score), (kind, id, ruleset.words, read))
    return list(found.values())


@cache
def fleet():
    """All boats, with the tiles of every module."""
    return link(make_config({"game": "isle", "modules": ["creatures", "kittens"]})).book.fleet


def test_every_kind_of_score_is_among_them():
    assert {kind for kind, *_ in shipped()} >= KINDS
    assert len(shipped()) > 90


@pytest.mark.parametrize("part", range(20))
def test_every_shipped_score_agrees_with_its_slow_form(part, scaled):
    """On 10,000 boats in all, if thorough; in parts, so that each ends in time."""
    luck = Random(part)
    for number in range(scaled(2, 500)):
        scene = random_scene(luck, fleet())
        for place, (kind, id, words, score) in enumerate(shipped()):
            domains = {**words.lexicon.domains, "number": range(9)}
            named = {name: luck.choice(domains[sort]) for name, sort in score.named.items()}
            points = score.compiled(scene, **named)
            told = Slow(words.lexicon, FORMS, scene, named).value(score.expr, ())
            assert points == told, f"{kind} {id}, boat {number}:\n{scene.boat}"
            if (number + place) % EXPLAINED == 0:
                assert score.explain(scene, **named).points == points
