"""A score explains itself: what it paid, for which things, in which suit."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from ruledock.testing.expressions import expressions
from ruledock.words import SCORE
from tests.words.hand import HANDS, REGISTRY, Hand, hand

SCENE = hand(("hearts", 7), ("spades", 7), ("clubs", 7), ("hearts", 1))
NAMED: dict[str, Any] = {"a-number": 2, "a-suit": "clubs", "a-rank": 3}


def told(value: Any, **named: Any) -> list[str]:
    return list(REGISTRY.explain(SCORE, value, SCENE, **named).lines())


@given(expressions(REGISTRY, SCORE), HANDS)
def test_the_points_explained_are_the_points_paid(value: Any, scene: Hand) -> None:
    if REGISTRY.check(SCORE, value):
        return
    explanation = REGISTRY.explain(SCORE, value, scene, **NAMED)
    assert explanation.points == REGISTRY.compile(SCORE, value)(scene, **used(value))
    assert all("<" not in line and "words." not in line for line in explanation.lines())


def used(value: Any) -> dict[str, Any]:
    """Only what the expression wants named: a function that names nothing takes nothing."""
    return NAMED if "named" in str(value) else {}


def test_it_names_the_things_that_counted() -> None:
    assert told({"pay": 2, "per": "kings"}) == [
        "2 per kings: 6",
        "  kings: 3 (hearts 7, spades 7, clubs 7)",
    ]


def test_it_names_the_best_suit() -> None:
    assert told({"best": "suit", "pays": {"pay": 1, "per": {"suit": "that-suit"}}}) == [
        "for the best suit: 1 per suit that suit: 2",
        "  hearts: 1 per suit hearts: 2",
        "    suit hearts: 2 (hearts 1, hearts 7)",
    ]


def test_it_shows_every_round_that_paid() -> None:
    each = {"each": "suit", "pays": {"pay": 3, "if": {"exactly": 1, "of": {"suit": "that-suit"}}}}
    lines = told(each)
    assert [line.split(":")[0].strip() for line in lines if line.startswith("  ")][::3] == [
        "spades",
        "clubs",
    ]


def test_it_says_why_nothing_was_paid() -> None:
    assert told({"pay": 9, "if": {"exactly": 2, "of": "kings"}}) == [
        "9, if exactly 2 of kings: 0",
        "  exactly 2 of kings: no",
        "    kings: 3 (hearts 7, spades 7, clubs 7)",
    ]


def test_it_speaks_of_what_was_named() -> None:
    assert told({"pay": 2, "per": {"suit": {"named": "suit"}}}, suit="clubs") == [
        "2 per suit clubs: 2",
        "  suit clubs: 1 (clubs 7)",
    ]


def test_inner_loops_keep_speaking_of_the_outer_suit() -> None:
    equal = {"exactly": {"count": {"suit": "other-suit"}}, "of": {"suit": "that-suit"}}
    lines = told({"pay": {"largest": {"how-many": "suit", "where": equal}, "over": "suit"}})
    assert "    spades: suit where exactly suit spades of suit that suit: 2" in lines
