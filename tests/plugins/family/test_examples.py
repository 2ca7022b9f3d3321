"""Every family lesson pays what its own examples say."""

import pytest

from tests.plugins.isle.staging import table_of


@pytest.fixture(scope="module")
def ruleset():
    return table_of(2, modules=["family", "kittens", "creatures"]).ruleset


def test_examples_come_true(ruleset):
    words, fleet = ruleset.words, ruleset.book.fleet
    for one in ruleset.content.all("family-lessons"):
        points = words.compile("score", one.score)
        for number, example in enumerate(one.examples):
            scene = example.scene(fleet)
            assert points(scene) == example.scores, f"{one.id}, example {number}"
            assert words.explain("score", one.score, scene).points == example.scores


def test_examples_show_a_lesson_that_pays_and_one_that_does_not(ruleset):
    for one in ruleset.content.all("family-lessons"):
        assert {example.scores > 0 for example in one.examples} == {True, False}, one.id


def test_a_kitten_and_a_cat_of_one_outline_and_colour_stay_apart(ruleset):
    boat = ruleset.book.fleet.read(["l1 . b2"], loose=True)
    assert [boat.tile(one).kind.id for one in boat.stowed] == ["kitten", "cat"]
