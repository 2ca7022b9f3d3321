"""Words about boats mean what the slow and obvious forms of them mean."""

from __future__ import annotations

from functools import cache
from random import Random

from ruledock.testing.slow_words import Slow
from ruledock.testing.words import compare_words
from tests.plugins.isle.language import PACKS, language
from tests.plugins.isle.random_boats import random_scene
from tests.plugins.isle.slow_boat import REFERENCE


@cache
def scenes(count, seed=7):
    """Many boats with their owners' belongings and rivals."""
    luck, fleet = Random(seed), language().fleet
    return [random_scene(luck, fleet) for _ in range(count)]


def test_every_word_agrees_with_its_slow_form(scaled):
    found = scenes(scaled(60, 400))
    each, examples = scaled(3, 100), scaled(60, 5000)
    compare_words(language().words, REFERENCE, found, each=each, examples=examples)


def shipped():
    """Every score of every edition."""
    for edition in PACKS:
        content = language(edition).content
        for one in (*content.all("scoring"), *content.all("lessons")):
            yield one.score
            if getattr(one, "solo", None) is not None:
                yield one.solo.score


def test_every_shipped_score_agrees_with_its_slow_form(scaled):
    words, colours = language().words, sorted(language().fleet.colours)
    for score in {str(score): score for score in shipped()}.values():
        compiled, expr = words.compile("score", score), words.read("score", score)
        for number, scene in enumerate(scenes(scaled(60, 2000))):
            named = {"colour": colours[number % len(colours)]} if "named" in str(score) else {}
            slow = Slow(words.lexicon, REFERENCE, scene, named).value(expr, ())
            assert compiled(scene, **named) == slow, score
            if number % 20 == 0:
                assert words.explain("score", score, scene, **named).points == slow
