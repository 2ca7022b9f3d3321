"""Duties, tricks, and cards that lie in one place."""

from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.plugin import (
    highest,
    require_once,
    require_turns,
    takes_trick,
)


@given(st.lists(st.text(max_size=4)))
def test_the_highest_are_all_that_nothing_beats(things):
    found = highest(things, by=len)
    assert found == [one for one in things if all(len(other) <= len(one) for other in things)]


class Card(NamedTuple):
    suit: str
    rank: int


@given(st.lists(st.builds(Card, st.sampled_from("abc"), st.integers(0, 9)), min_size=1),
       st.sampled_from(["", "a", "c"]))  # fmt: skip
def test_trumps_take_a_trick_and_then_the_suit_led(trick, trump):
    best = trick[takes_trick(trick, trump)]
    trumps = [card for card in trick if card.suit == trump]
    among = trumps or [card for card in trick if card.suit == trick[0].suit]
    assert best == max(among)


def test_nobody_plays_out_of_turn():
    require_turns([[1], [2], [3, 4]], [[], [5, 6, 7], []], [8, 9], 0)
    require_turns([[1, 2], [3], [4, 5]], [[], [], []], [6], 1)
    for leader in (1, 2):
        with pytest.raises(ValueError, match="as many cards"):
            require_turns([[1], [2], [3, 4]], [[], [5, 6, 7], []], [8, 9], leader)
    with pytest.raises(ValueError, match="as many cards"):
        require_turns([[1], [2], [3]], [[4], [5, 6], []], [], 0)


@given(st.lists(st.lists(st.integers(0, 9), max_size=4), max_size=4))
def test_a_card_in_two_places_or_in_none_is_noticed(places):
    cards = [card for place in places for card in place]
    require_once(cards[::-1], *places)
    for wrong in ([*cards, 3], cards[1:]):
        if len(wrong) != len(cards):
            with pytest.raises(ValueError, match="exactly one place"):
                require_once(wrong, *places)
