"""A score that pays the number that its text uses for something else is noticed."""

import json

import pytest

from ruledock_authoring.numbers import differing
from ruledock_authoring.swapped import swapped
from tests.docs.snippets import ROOT
from tests.plugins.isle.language import language

EVERY = {"pay": 3, "per": {"every": 2, "of": "cats"}}
FULL = {"those": "rooms", "where": {"at-least": 3, "of": {"and": ["cats", {"in": "that-room"}]}}}
LIMITED = {"pay": 6, "per": "oshax", "up-to": 2}
TWO = {"total": [{"pay": 2, "per": "oshax"}, {"pay": 3, "per": "treasures"}]}


def seen(text, score):
    expression = language().words.expression("score", score)
    return [problem for problem, _ in differing("", text, expression)]


def if_at_least(pay, least, things="oshax"):
    return {"pay": pay, "if": {"at-least": least, "of": things}}


@pytest.mark.parametrize(
    ("text", "score", "paid", "instead"),
    [
        ("2 points for every 3 cats.", EVERY, 3, 2),
        ("Two points per each three cats.", EVERY, 3, 2),
        ("For every 3 cats 2 points.", EVERY, 3, 2),
        ("2 points per 3 cats.", EVERY, 3, 2),
        ("3 points for each room with at least 2 cats.", {"pay": 2, "per": FULL}, 2, 3),
        ("5 points if at least 3 oshax.", if_at_least(3, 5), 3, 5),
        ("5 points for at least three oshax.", if_at_least(3, 5), 3, 5),
        ("2 for each oshax, at most 6.", LIMITED, 6, 2),
        ("2 points for each oshax, up to 6 points.", LIMITED, 6, 2),
        ("1 point for every 2 cats.", {"pay": 2, "per": "cats"}, 2, 1),
    ],
)
def test_a_number_that_is_not_paid_in_the_text_is_not_paid_in_the_score(text, score, paid, instead):
    (found,) = seen(text, score)
    assert (found.code, found.pointer) == ("numbers-differ", "/score")
    assert found.found == f"{paid} is paid in the score"
    assert found.expected == f"{instead}, as in the text"


def test_a_condition_on_colours_is_compared_too():
    families = {"how-many": "colour", "where": {"at-least": 4, "of": {"colour": "that-colour"}}}
    (found,) = seen("4 for each colour with at least 2 cats.", {"pay": 2, "per": families})
    assert found.found == "2 is paid in the score"


def test_two_numbers_that_are_paid_for_each_others_things_are_noticed():
    found = seen("3 per oshax, 2 per treasure.", TWO)
    assert [one.pointer for one in found] == ["/score/total/0", "/score/total/1"]
    assert seen("2 per oshax, 3 per treasure.", TWO) == []
    assert seen("3 points for each treasure and 2 for each oshax.", TWO) == []


@pytest.mark.parametrize(
    ("text", "score"),
    [
        ("3 points for every 2 cats.", EVERY),
        ("Three points for every two cats.", EVERY),
        ("For every two cats, three points.", EVERY),
        ("3 points if you have at least 5 oshax.", if_at_least(3, 5)),
        ("5 or more oshax: 3 points.", if_at_least(3, 5)),
        ("At least 5 oshax pay 3.", if_at_least(3, 5)),
        ("2 points for each oshax, at most 6 points.", {"pay": 2, "per": "oshax", "up-to": 6}),
        ("A bonus of 3 points with at least 5 oshax.", if_at_least(3, 5)),
        (
            "Each oshax pays 3 if there are 5, for 5 is a lot.",
            {**if_at_least(3, 5), "per": "oshax"},
        ),
        ("2 points for each 2 cats.", {"pay": 2, "per": {"every": 2, "of": "cats"}}),
    ],
)
def test_numbers_at_their_places_are_left_alone(text, score):
    assert seen(text, score) == []


def shipped():
    """Everything with a text and a score that the words of the isle can say."""
    for folder in ("content", "examples/packs"):
        for file in sorted((ROOT / folder).rglob("*.json")):
            said = json.loads(file.read_text("utf-8"))
            entries = said if isinstance(said, list) else [said]
            for one in entries:
                if isinstance(one, dict) and {"text", "score"} <= one.keys():
                    yield file.relative_to(ROOT).as_posix(), one


def test_no_shipped_lesson_is_suspected():
    checked, suspected = 0, []
    for file, one in shipped():
        score = language().words.expression("score", one["score"])
        if score.problems:
            continue
        checked += 1
        suspected += [(file, found) for found in swapped("", one["text"].lower(), score)]
    assert checked > 150
    assert suspected == []
