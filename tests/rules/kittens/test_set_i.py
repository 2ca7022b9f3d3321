"""Lesson set I: eight house lessons, each with what it pays."""

import re

import pytest

import ruledock
from ruledock_isle.words import BoatScene

SET_I = [str(number) for number in range(326, 334)]


def game():
    return ruledock.new("isle", players=2, lessons=["A", "B", "I"], seed=1)


@pytest.mark.rule("kittens.general.lesson_set_i", "kittens.component.cards")
@pytest.mark.rule("kittens.general.card_mark")
def test_set_i_is_eight_private_lessons_that_join_like_any_other_set():
    book = game().ruleset.book
    assert [card for card, lesson in book.lessons.items() if lesson.set == "I"] == SET_I
    assert not any(book.lessons[card].public or book.lessons[card].colour for card in SET_I)
    assert {book.costs[card] for card in SET_I} == {2}
    assert len(book.deck) == 150
    assert len({*map(str, range(326, 340)), "157b"} - set(SET_I)) == 7, "left for the family mode"


PAYS = {
    "326": {"b1b2b3.r4r5r6": 4, "b1b2b3b7.r4r5r6": 2, "b1b2.r4r5": 0},
    "327": {"b1.b2.r3.r4.g5.g6": 9, "b1.r2.g3": 0, "b1.b2.r3.r4.g5.g6.g7": 0},
    "328": {
        "b1b2b3b4r5r6r7r8": 8,
        "b1b2b3b4b9.r5r6r7r8": 8,
        "b1b2b3b4r5r6r7": 0,
        "b1b2b3.r5r6r7": 0,
        "b1b2b3b4.b5b6b7b8.r9r10r11r12": 8,
        "b1b2b3b4b13.b5b6b7b8b14.r9r10r11r12": 0,
    },
    "329": {".../.b1./...": 1, "b1../.b2./...": 1, "b1.": 0},
    "330": {"?b.b1.?r": 6, "?bb1..?r": 3, "b1?bb1?r": 0},
    "332": {"b1.g2.r3.p4": 2, "b1.g2.r3.r4": 0},
    "333": {"b1.c2": 7, "b1.B2": 0, "b1.$2": 0},
}


def spaced(row):
    """A row of words, from one without blanks."""
    return " ".join(re.findall(r"[a-zA-Z$]\d+(?:\?[a-z])?|\?[a-z]|\.", row))


@pytest.mark.rule("kittens.general.lesson_set_i")
@pytest.mark.parametrize("card", PAYS)
def test_what_a_lesson_of_set_i_pays(card):
    book = game().ruleset.book
    for drawn, expected in PAYS[card].items():
        boat = book.fleet.read([spaced(row) for row in drawn.split("/")], loose=True)
        assert book.scored[card].points(BoatScene(boat)) == expected, drawn


@pytest.mark.rule("kittens.general.lesson_set_i")
def test_homebodies_pay_at_most_eight():
    book = game().ruleset.book
    row = " ".join(f"{'bg'[n % 2]}{n}" for n in range(1, 11))
    boat = book.fleet.read([". " * 12, f". {row} .", ". " * 12], loose=True)
    assert book.scored["329"].points(BoatScene(boat)) == 8


ROOMS = [
    "~~~~~~~22225555~~~~~~~",
    "~~~~2222222555556~~~~~",
    "~111555555555555666~~~",
    "111153333335555566667~",
    "1111533333355555666677",
    "111153333335555566667~",
    "~111555555555555666~~~",
    "~~~~4444444555556~~~~~",
    "~~~~~~~44445555~~~~~~~",
]


@pytest.mark.rule("kittens.general.lesson_set_i")
@pytest.mark.parametrize(("full", "expected"), [("124", 8), ("1247", 8), ("12", 0), ("1234567", 0)])
def test_three_full_rooms_and_an_empty_one_pay_eight(full, expected):
    book = game().ruleset.book
    letters = {room: "brgpo"[n % 5] for n, room in enumerate(full)}
    drawn = ["".join("~" if it == "~" else letters.get(it, ".") for it in row) for row in ROOMS]
    boat = book.fleet.read(["boat-red:", *drawn], loose=True)
    assert book.scored["331"].points(BoatScene(boat)) == expected


def test_the_examples_of_the_set_come_true():
    book = game().ruleset.book
    for card in SET_I:
        for number, example in enumerate(book.lessons[card].examples):
            paid = book.scored[card].points(example.scene(book.fleet))
            assert paid == example.scores, f"{card}, example {number}"
