"""Words about boats mean what the slow and obvious forms of them mean."""

from __future__ import annotations

from functools import cache
from random import Random

from ruledock.testing.words import compare_words
from ruledock_isle.words import BoatScene
from ruledock_isle.words.scene import sit_around
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


def players(*fish):
    """Players around a table, with nothing but fish."""
    found = [BoatScene(language().fleet.boat("boat-blue"), fish=many) for many in fish]
    sit_around(found)
    return found


def test_mine_is_the_number_of_whoever_is_scored():
    richer = {"pay": 1, "per": {"others-where": {"more-than": {"mine": "fish"}, "of": "fish"}}}
    assert [language().pays(richer, one) for one in players(5, 3, 9)] == [1, 2, 0]


def test_mine_stays_the_same_however_many_words_look_at_others():
    as_many = {"others-where": {"exactly": {"mine": "fish"}, "of": "fish"}}
    seen = {"pay": 1, "per": {"others-where": {"at-least": 1, "of": as_many}}}
    assert [language().pays(seen, one) for one in players(5, 3, 9)] == [2, 2, 2]


def test_outside_of_such_words_mine_changes_nothing():
    assert [language().pays({"pay": {"mine": "fish"}}, one) for one in players(5, 3)] == [5, 3]


def test_mine_may_speak_of_a_colour_that_the_words_around_run_through():
    fleet = language().fleet
    both = [BoatScene(fleet.read([row], loose=True)) for row in ("b1 b2 . r3", "b1 . r2 r3")]
    sit_around(both)
    alike = {
        "exactly": {"mine": {"count": {"colour": "that-colour"}}},
        "of": {"colour": "that-colour"},
    }
    every = {"others-where": {"for-every": "colour", "holds": alike}}
    some = {"others-where": {"for-some": "colour", "holds": alike}}
    assert [language().pays({"pay": 1, "per": one}, both[0]) for one in (every, some)] == [0, 1]
