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


def test_it_shows_the_sum_and_names_the_things_that_counted() -> None:
    assert told({"pay": 2, "per": "kings"}) == [
        "6 = 2 × 3 (kings: 3)",
        "  hearts 7, spades 7, clubs 7",
    ]


def test_it_names_the_best_suit() -> None:
    assert told({"best": "suit", "pays": {"pay": 1, "per": {"suit": "that-suit"}}}) == [
        "Best (over: suits): 2",
        "  hearts: cards (suit: hearts): 2",
        "    hearts 1, hearts 7",
    ]


def test_it_shows_every_round_that_paid() -> None:
    each = {"each": "suit", "pays": {"pay": 3, "if": {"exactly": 1, "of": {"suit": "that-suit"}}}}
    rounds = [line.split(":")[0] for line in told(each) if not line.startswith("    ")]
    assert rounds == ["Sum (over", "  spades", "  clubs"]


def test_it_says_why_nothing_was_paid() -> None:
    assert told({"pay": 9, "if": {"exactly": 2, "of": "kings"}}) == [
        "0 (if: kings [exactly: 2]: 3, no)",
        "  hearts 7, spades 7, clubs 7",
    ]


def test_it_speaks_of_what_was_named() -> None:
    assert told({"pay": 2, "per": {"suit": {"named": "suit"}}}, suit="clubs") == [
        "2 = 2 × 1 (cards [suit: clubs]: 1)",
        "  clubs 7",
    ]


def test_sums_have_brackets_only_where_they_need_them() -> None:
    kings, cards = {"count": "kings"}, {"count": "cards"}
    eight = {"minus": [8, {"times": [2, kings]}]}
    assert told({"pay": eight})[0] == "2 = 8 − 2 × 3 (kings: 3)"
    assert told({"pay": {"times": [2, {"plus": [kings, 1]}]}})[0] == "8 = 2 × (3 + 1) (kings: 3)"
    assert told({"pay": {"minus": [8, {"minus": [cards, kings]}]}})[0] == (
        "7 = 8 − (4 − 3) (cards: 4; kings: 3)"
    )
    assert told({"pay": {"minus": [1, kings]}})[0] == "−2 = 1 − 3 (kings: 3)"


def test_things_of_several_parts_say_whose_they_are():
    both = {"larger-of": [{"count": "kings"}, {"count": {"suit": "clubs"}}]}
    _, *below = told({"pay": both})
    assert below[0] == "  Kings: hearts 7, spades 7, clubs 7"
    assert below[1].startswith("  Cards (suit: clubs): clubs")


def test_nothing_is_said_twice() -> None:
    kings = {"count": "kings"}
    assert told({"pay": {"times": [kings, kings]}})[0] == "9 = 3 × 3 (kings: 3)"
    assert told({"pay": {"plus": [kings, kings]}}) == [
        "6 = 3 + 3 (kings: 3)",
        "  hearts 7, spades 7, clubs 7",
    ]
    both = {"and": [{"some": "kings"}, {"at-least": 3, "of": "kings"}]}
    assert told({"pay": 5, "if": both})[:2] == [
        "5 (if: all of these: yes)",
        "  Kings (1 or more): 3, yes",
    ]


def test_the_other_one_is_never_this_one() -> None:
    equal = {"exactly": {"count": {"suit": "other-suit"}}, "of": {"suit": "that-suit"}}
    lines = told({"pay": {"largest": {"how-many": "suit", "where": equal}, "over": "suit"}})
    assert "cards (suit: this suit): exactly cards (suit: the other suit)" in lines[0]
    assert "  spades: 2" in lines


def test_what_was_counted_is_data_too() -> None:
    explained = REGISTRY.explain(SCORE, {"pay": 2, "per": "kings"}, SCENE)
    (counted,) = explained.counted()
    assert counted.text() == "Kings: 3 (hearts 7, spades 7, clubs 7)"
    assert [one["kind"] for one in counted.counted_things] == ["card"] * 3


def test_rounds_say_only_how_many_as_the_line_above_says_of_what() -> None:
    two = {"how-many": "suit", "where": {"at-least": 2, "of": {"suit": "that-suit"}}}
    assert told({"pay": 3, "per": two}) == [
        "3 = 3 × 1 (suits [cards (suit: this suit): 2 or more]: 1)",
        "  hearts: 2 (hearts 1, hearts 7)",
    ]


def test_what_fails_says_of_what_it_fails() -> None:
    all_two = {"for-every": "suit", "holds": {"at-least": 1, "of": {"suit": "that-suit"}}}
    assert told({"pay": 3, "if": all_two}) == [
        "0 (if: for all [suits; cards (suit: this suit): 1 or more]: no)",
        "  coins: 0",
    ]


def test_where_nothing_was_found_the_reasons_are_told_but_not_counted() -> None:
    explained = REGISTRY.explain(
        SCORE, {"pay": 3, "per": {"and": ["kings", {"suit": "coins"}]}}, SCENE
    )
    assert list(explained.lines()) == [
        "0 = 3 × 0 (kings [suit: coins]: 0)",
        "  Kings: 3 (hearts 7, spades 7, clubs 7)",
        "  Cards (suit: coins): 0",
    ]
    assert list(explained.counted()) == []


def test_pairs_are_named_that_one_first() -> None:
    equal = {"same": [{"suit-of": "that-card"}, {"suit-of": "other-card"}]}
    explained = REGISTRY.explain(
        SCORE, {"pay": 2, "per": {"pairs": "cards", "where": equal}}, SCENE
    )
    first, second = explained.lines()
    assert first.startswith("2 = 2 × 1 (pairs [of: cards; ")
    assert second == "  hearts 7 & hearts 1"
    (counted,) = explained.counted()
    assert [(one["kind"], one["pair"]) for one in counted.counted_things] == [("card", 0)] * 2


def test_long_lists_are_cut_and_say_how_many_more_there_are() -> None:
    many = hand(
        *(("hearts", rank) for rank in range(1, 8)), *(("clubs", rank) for rank in range(1, 8))
    )
    explained = REGISTRY.explain(SCORE, {"pay": 1, "per": "cards"}, many)
    first, second = explained.lines()
    assert first == "Cards: 14"
    assert second.count(",") == 7
    assert second.endswith(" and 6 more")
    (counted,) = explained.counted()
    assert len(counted.counted_things) == 14


def test_what_each_round_counts_alike_stands_once() -> None:
    each = {"sum": {"plus": [{"value": "that-card"}, {"count": "kings"}]}, "over": "cards"}
    lines = told({"pay": each})
    assert sum("hearts 7, spades 7, clubs 7" in line for line in lines) == 1
