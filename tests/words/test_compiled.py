"""Compiled expressions pay what the same expressions, evaluated slowly, pay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import Phase, settings

from ruledock.errors import ContentError, RuledockError
from ruledock.testing.effort import Scaled
from ruledock.testing.words import compare_words
from ruledock.words import NUMBER, SCORE, Param, Word
from ruledock_vocabulary.nouns import noun
from tests.words.hand import HANDS, REFERENCE, REGISTRY, hand, registry

THREE_KINGS = hand(("hearts", 7), ("spades", 7), ("clubs", 7), ("hearts", 1), ("hearts", 4))
OF_SUIT = {"count": {"suit": "that-suit"}}
SIZE = {"count": {"in-pile": "that-pile"}}


def pays(value: Any, scene: Any = THREE_KINGS, **named: Any) -> int:
    return int(REGISTRY.compile(SCORE, value)(scene, **named))


def test_random_scores_agree_with_the_slow_reference(scaled: Scaled) -> None:
    compare_words(REGISTRY, REFERENCE, HANDS, each=scaled(6, 15), examples=scaled(60, 2_500))


@pytest.fixture
def unshrunk() -> Iterator[None]:
    """Here it is enough that a mistake is found; making it small takes half a minute."""
    before = settings.get_current_profile_name()
    settings.register_profile("unshrunk", settings.get_profile(before), phases=[Phase.generate])
    settings.load_profile("unshrunk")
    yield
    settings.load_profile(before)


@pytest.mark.usefixtures("unshrunk")
def test_the_comparison_notices_a_word_that_lies() -> None:
    wrong = {**REFERENCE, "kings": lambda scene: scene.cards}
    with pytest.raises(AssertionError, match=r"compiled gives|explained"):
        compare_words(REGISTRY, wrong, HANDS, each=6, examples=50)


def test_the_comparison_wants_a_slow_form_of_every_word() -> None:
    with pytest.raises(AssertionError, match="no slow form for: purse"):
        compare_words(REGISTRY, {k: v for k, v in REFERENCE.items() if k != "purse"}, HANDS)


@pytest.mark.parametrize(
    ("score", "points"),
    [
        ({"pay": 1, "per": {"every": 2, "of": "kings"}}, 1),
        ({"pay": 9, "if": {"exactly": 3, "of": "kings"}}, 9),
        ({"pay": 9, "if": {"exactly": 2, "of": "kings"}}, 0),
        ({"pay": 2, "per": "cards", "up-to": 7}, 7),
        ({"table": [0, 2, 4], "from": 1, "by": "kings"}, 4),
        ({"table": [0, 2, 4], "from": 1, "by": {"of-rank": 2}}, 0),
        ({"table": [8, 11], "from": 3, "by": "kings"}, 8),
        ({"table": [1], "from": 0, "by": "cards", "then": 3}, 16),
        ({"table": [5], "from": 0, "by": "cards"}, 5),
        ({"table": [5, 6], "from": 0, "by": {"minus": ["purse", 1]}}, 0),
        ({"pay": {"largest": OF_SUIT, "over": "suit"}}, 3),
        ({"pay": {"nth-largest": 2, "of": OF_SUIT, "over": "suit"}}, 1),
        ({"pay": {"nth-smallest": 2, "of": OF_SUIT, "over": "suit"}}, 1),
        ({"pay": {"nth-largest": 9, "of": OF_SUIT, "over": "suit"}}, 0),
        ({"pay": {"sum-of-largest": 2, "of": OF_SUIT, "over": "suit"}}, 4),
        ({"pay": {"distinct": "suit", "of": "kings"}}, 3),
        ({"pay": {"sum": {"value": "that-card"}, "over": "cards"}}, 26),
        ({"best": "suit", "pays": {"pay": 2, "per": {"suit": "that-suit"}}}, 6),
        ({"nth-best": 2, "of": "suit", "pays": {"pay": 2, "per": {"suit": "that-suit"}}}, 2),
        ({"each": "suit", "pays": {"pay": 3, "if": {"no": {"suit": "that-suit"}}}}, 3),
        ({"half": {"pay": 5}}, 3),
        ({"half": {"pay": 5}, "rounded": "down"}, 2),
        ({"pay": {"halved": -5, "rounded": "up"}}, -2),
        ({"pay": 1, "per": {"top": 1, "of": "cards", "by": {"value": "that-card"}}}, 3),
        ({"pay": {"beyond": 4, "of": "cards"}}, 1),
        ({"pay": {"beyond": 9, "of": "cards"}}, 0),
        ({"pay": 1, "if": {"between": [3, 3], "of": "kings"}}, 1),
        ({"pay": 1, "per": {"those": "cards", "without": "kings"}}, 2),
    ],
)
def test_it_pays_what_it_says(score: Any, points: int) -> None:
    assert pays(score) == points


def test_that_is_the_innermost_and_other_the_one_around_it() -> None:
    equal = {"exactly": {"count": {"suit": "other-suit"}}, "of": {"suit": "that-suit"}}
    as_many = {"how-many": "suit", "where": equal}
    assert pays({"pay": {"largest": as_many, "over": "suit"}}) == 2


def test_what_holds_for_every_or_some_may_speak_of_the_one_around_it() -> None:
    """Three hearts, a spade, a club and no coins."""
    other, that = {"count": {"suit": "other-suit"}}, {"suit": "that-suit"}
    longest = {"for-every": "suit", "holds": {"at-most": other, "of": that}}
    shorter = {"for-some": "suit", "holds": {"at-least": {"plus": [other, 1]}, "of": that}}
    assert pays({"each": "suit", "pays": {"pay": 1, "if": longest}}) == 1
    assert pays({"each": "suit", "pays": {"pay": 1, "if": shorter}}) == 3


def test_each_pair_is_counted_once() -> None:
    same = {"same": [{"suit-of": "that-card"}, {"suit-of": "other-card"}]}
    assert pays({"pay": {"pairs": "cards", "where": same}}) == 3
    assert pays({"pay": {"pairs": "suit", "where": {"some": "kings"}}}) == 6


def test_a_thing_picks_itself() -> None:
    alone = {"exactly": 1, "of": {"or": ["that-card", {"only": "that-card"}]}}
    assert pays({"pay": 1, "per": {"those": "cards", "where": alone}}) == 5
    lonely = {"no": {"those": {"suit": {"suit-of": "that-card"}}, "without": "that-card"}}
    assert pays({"pay": 1, "per": {"those": "cards", "where": lonely}}) == 2


def test_what_is_named_is_given_with_the_call() -> None:
    score = {"pay": 2, "per": {"suit": {"named": "suit"}}}
    assert pays(score, suit="hearts") == 6
    assert pays(score, suit="coins") == 0


@pytest.mark.parametrize("named", [{}, {"suit": "herts"}, {"colour": "hearts"}, {"suit": []}])
def test_what_is_named_must_exist(named: dict[str, Any]) -> None:
    with pytest.raises(
        RuledockError, match=r"'suit' must be a suit \(hearts, spades, clubs, coins\), not"
    ):
        pays({"pay": 2, "per": {"suit": {"named": "suit"}}}, **named)


def test_what_is_named_can_be_given_once_and_for_all() -> None:
    score = {"pay": {"named": "n"}, "per": {"suit": {"named": "suit"}}}
    hearts = REGISTRY.compile(SCORE, score, given={"suit": "hearts", "n": 2})
    assert hearts(THREE_KINGS) == 6
    with pytest.raises(ContentError, match="unknown-word"):
        REGISTRY.compile(SCORE, score, given={"suit": "herts"})


def test_a_named_number_must_be_one() -> None:
    assert pays({"pay": {"named": "n"}}, n=4) == 4
    with pytest.raises(RuledockError, match="'n' must be a whole number, not '4'"):
        pays({"pay": {"named": "n"}}, n="4")


def test_a_score_can_be_repeated_by_name() -> None:
    names = {"kings": {"pay": 2, "per": "kings"}, "twice": {"total": [{"same-as": "kings"}] * 2}}
    score = REGISTRY.compile(SCORE, {"same-as": "twice"}, names=names)
    assert score(THREE_KINGS) == 12


def test_a_repeated_score_is_computed_once() -> None:
    names = {"pairs": {"pay": 2, "per": {"every": 2, "of": "kings"}}}
    score = REGISTRY.compile(SCORE, {"total": [{"same-as": "pairs"}] * 3}, names=names)
    assert score.source.count("//") == 1
    assert score(THREE_KINGS) == 6


def test_what_does_not_change_in_a_loop_is_computed_before_it() -> None:
    dear = {"at-least": {"sum": {"value": "that-card"}, "over": "kings"}, "of": "purse"}
    score = {"pay": 1, "per": {"those": "cards", "where": dear}}
    source = REGISTRY.compile(SCORE, score).source
    assert source.index("sum(") < source.index("return")


def test_the_scene_is_asked_only_for_what_is_used() -> None:
    assert "purse" not in REGISTRY.compile(SCORE, {"pay": 1, "per": "kings"}).source
    assert REGISTRY.compile(SCORE, {"pay": {"times": ["purse"] * 3}}).source.count("purse") == 1


def test_nothing_a_pack_says_is_part_of_the_source() -> None:
    nasty = "x_if_this_is_source_it_runs"
    names = {nasty: {"pay": 1, "per": {"suit": {"named": nasty}}}}
    score = REGISTRY.compile(SCORE, {"same-as": nasty}, names=names)
    assert nasty not in score.source
    assert "hearts" not in REGISTRY.compile(SCORE, {"pay": 1, "per": {"suit": "hearts"}}).source


def test_compiled_functions_reach_no_dangerous_builtin() -> None:
    emit = "{held} if open else 0"
    opened = registry(noun("opened", "card", emit, "Never."))
    with pytest.raises(NameError):
        opened.compile(SCORE, {"pay": 1, "per": "opened"})(THREE_KINGS)


def test_a_wrong_expression_is_refused_with_every_problem() -> None:
    with pytest.raises(ContentError) as refused:
        REGISTRY.compile(SCORE, {"total": [{"pay": "kings"}, {"pay": 1, "per": "kins"}]})
    assert [mistake.pointer for mistake in refused.value.mistakes] == [
        "/total/0/pay",
        "/total/1/per",
    ]


@pytest.mark.parametrize(("parts", "loops"), [(20, False), (40, True)])
def test_long_and_short_loops_over_a_domain_agree(parts: int, loops: bool) -> None:
    """Few values are written out, many become a comprehension."""
    score = {"pay": {"largest": {"plus": [OF_SUIT] * parts}, "over": "suit"}}
    assert (" for " in REGISTRY.compile(SCORE, score).source) == loops
    assert pays(score) == 3 * parts


def deepest(make: Any, value: Any) -> Any:
    """The value wrapped again and again, as deep as it may be."""
    while not REGISTRY.check(SCORE, make(value)):
        value = make(value)
    return value


@pytest.mark.parametrize(
    ("make", "value", "points"),
    [
        (lambda inner: {"half": inner}, {"pay": 1}, 1),
        (lambda inner: {"total": [{"pay": 1}, inner]}, {"pay": 2}, 32),
        (lambda inner: {"best-of": [{"pay": 0}, inner]}, {"pay": 2}, 2),
        (lambda inner: {"best": {"top": 1, "of": "kings", "by": 1}, "pays": inner}, {"pay": 2}, 2),
    ],
)
def test_the_deepest_expressions_compile(make: Any, value: Any, points: int) -> None:
    assert pays(deepest(make, value)) == points


def test_the_deepest_conditions_compile() -> None:
    def wrapped(score: Any) -> Any:
        return {"pay": 1, "if": {"not": {"not": score["if"]}}}

    assert pays(deepest(wrapped, {"pay": 1, "if": {"some": "kings"}})) == 1


def test_words_of_one_name_and_different_sorts_are_told_apart() -> None:
    big = Word("kings", "condition", {}, "{held} > 4", "A strong hand.", "kings", "a strong hand")
    both = registry(big)
    score = both.compile(SCORE, {"pay": 1, "per": "kings", "if": "kings"})
    assert score(THREE_KINGS) == 3


@pytest.mark.parametrize("number", [-12, -2, -1, 0, 1, 3])
def test_a_word_may_write_a_number_wherever_it_likes(number: int) -> None:
    squared = Word(
        "squared", NUMBER, {"squared": Param(NUMBER, "a number")}, "{squared} ** 2",
        "A number times itself.", {"squared": 3}, "{squared} times itself",
    )  # fmt: skip
    compiled = registry(squared).compile(SCORE, {"pay": {"squared": number}})
    assert compiled(THREE_KINGS) == number * number
