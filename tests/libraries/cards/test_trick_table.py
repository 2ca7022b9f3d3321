"""A table at which tricks are played."""

from types import SimpleNamespace
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ruledock
from ruledock.engine.chance import Chance
from ruledock.plugin import (
    TrickTable,
)


class Face(NamedTuple):
    """A card of a trick-taking game."""

    suit: str
    rank: int


FACES = {f"{suit}{rank}": Face(suit, rank) for suit in "abc" for rank in range(1, 6)}


def tricks(hands, trick=""):
    """A table for tricks, without a game around it."""
    rules = SimpleNamespace(players=range(3), content=SimpleNamespace(items={"cards": FACES}))
    made = TrickTable(ruleset=rules, agenda=[], chance=Chance(1), drawers={}, log=None)
    made.hands, made.trick = [hand.split() for hand in hands], trick.split()
    return made


def test_whoever_does_not_follow_suit_shows_to_lack_it():
    table = tricks(["a2", "b1 b4", "a1 c3"], "a5")
    assert (table.turn, table.led) == (1, "a")
    assert table.playable(1) == ["b1", "b4"]
    table.play(1, "b4")
    assert table.playable(2) == ["a1"]
    table.play(2, "a1")
    assert table.lacks == [set(), {"a"}, set()]


def test_the_best_card_takes_the_trick_and_its_player_leads():
    for trump, winner in (("", 0), ("b", 1)):
        table = tricks(["a2", "b1", "c3"], "a5 b4 a1")
        assert table.take_trick(trump) == winner == table.leader
        assert table.taken[winner] == ["a5", "b4", "a1"]
        assert table.trick == []


@given(st.permutations(sorted(FACES)), st.data())
def test_nobody_holds_what_they_have_shown_to_lack(deck, data):
    table = tricks([" ".join(sorted(deck[player::3])) for player in range(3)])
    while any(table.hands):
        player = table.turn
        table.play(player, data.draw(st.sampled_from(table.playable(player))))
        for lacks, hand in zip(table.lacks, table.hands, strict=True):
            assert lacks.isdisjoint(FACES[card].suit for card in hand)
        if len(table.trick) == 3:
            table.take_trick()
        table.require_tricks(deck)


def test_content_that_no_plugin_has_is_named_with_what_there_is():
    table = tricks(["a1", "", ""])
    table.ruleset.content.items = {"card": FACES}
    with pytest.raises(ruledock.RuledockError, match=r'no content .cards.*did you mean "card"'):
        table.playable(0)
