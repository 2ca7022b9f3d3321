"""Words about boats mean what the slow and obvious forms of them mean."""

from __future__ import annotations

from functools import cache
from random import Random

from ruledock.testing.words import compare_words
from tests.plugins.isle.language import language
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
