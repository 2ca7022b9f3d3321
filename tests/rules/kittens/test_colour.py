"""A kitten is a cat of its colour: families, lessons, cards that count, and lesson set I."""

import pytest

from ruledock_isle.cards.operations import Resolving
from ruledock_isle.scoring.final import scene_of
from ruledock_isle.table import PublicLesson
from tests.plugins.isle.staging import begin, give, isle, stow, table_of, use_boats
from tests.plugins.kittens.nursery import aboard


def boats(*places, players=2):
    """A red boat with these tiles, kittens or not."""
    table = table_of(players, modules=["kittens"])
    use_boats(table, *["boat-red", "boat-blue"][:players])
    for place in places:
        (aboard if place.startswith("kitten") else stow)(table, 0, place)
    return table


def points(table, rule):
    [line] = [line for line in begin(table).score(0) if line.rule == rule]
    return line.points


FAMILY = ("b16 h3", "kitten-blue-1 i3", "kitten-blue-3 i4")


@pytest.mark.rule("kittens.colour")
def test_kittens_and_a_cat_of_one_colour_are_a_family():
    assert points(boats(*FAMILY), "isle.score.family.definition") == 8
    assert points(boats(*FAMILY, "kitten-blue-2 i5"), "isle.score.family.definition") == 11
    other = (*FAMILY[:2], "kitten-green-3 i4")
    assert points(boats(*other), "isle.score.family.definition") == 0


LESSONS = [
    ("120", ["b16 h3", "kitten-green-1 i3"], 2),  # 1 for each lonely cat
    ("120", ["b16 h3", "kitten-blue-1 i3"], 0),
]


@pytest.mark.rule("kittens.colour")
@pytest.mark.parametrize(("lesson", "places", "expected"), LESSONS)
def test_lessons_count_kittens_as_cats_of_their_colour(lesson, places, expected):
    table = boats(*places)
    table.deck.remove(lesson)
    table.lessons[0] = [lesson]
    assert points(table, f"isle.lesson.{lesson}") == expected


@pytest.mark.rule("kittens.colour")
def test_public_lessons_count_kittens_of_the_named_colour():
    table = boats("kitten-red-1 h3", "kitten-red-2 h4", "kitten-blue-1 l4")
    table.deck.remove("144")
    table.public_lessons = [PublicLesson("144", "red")]
    assert points(table, "isle.lesson.144") == 2  # 1 for each cat of the named colour


@pytest.mark.rule("kittens.colour")
def test_a_card_that_counts_colours_counts_those_of_kittens():
    table = boats("b16 h3", "kitten-green-1 i3", "kitten-red-1 i4")
    give(table, 0, "090")
    game = begin(table, Resolving(0, "090"))
    assert isle(game).fish[0] == 3


@pytest.mark.rule("kittens.colour")
def test_words_tell_kittens_from_other_cats():
    table = boats(*FAMILY)
    count = table.ruleset.words.compile("number", {"count": "kittens"})
    assert count(scene_of(table, 0)) == 2
    alone = table.ruleset.words.compile(
        "number", {"count": {"those": "cats", "without": "kittens"}}
    )
    assert alone(scene_of(table, 0)) == 1


def test_the_word_exists_only_with_the_module():
    with pytest.raises(Exception, match="kittens"):
        table_of(2).ruleset.words.compile("number", {"count": "kittens"})
