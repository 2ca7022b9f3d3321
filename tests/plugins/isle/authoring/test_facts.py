"""What an author may say of a player beside the boat."""

from __future__ import annotations

import re
from types import SimpleNamespace

import pytest

from ruledock_isle.authoring.facts import CannotExplain, check_facts

LESSON = SimpleNamespace(examples=())


@pytest.mark.parametrize("boat", ["boat-blue: b01 h4", ["b.b", "..."], ["b"]])
def test_another_player_is_a_boat_or_has_one(boat):
    (bare,) = check_facts(LESSON, {"others": [boat]})["others"]
    (owner,) = check_facts(LESSON, {"others": [{"boat": boat, "fish": 3}]})["others"]
    assert (bare.boat, owner.boat, owner.fish) == (boat, boat, 3)


@pytest.mark.parametrize(
    ("others", "said"),
    [
        ("b.b", 'others: found "b.b", expected a list of boats'),
        ([[]], "others/0: found a list of 0, expected a boat"),
        ([["b", 3]], "others/0: found a list of 2, expected a boat"),
        (["b", 3], "others/1: found 3, expected a boat"),
        ([{"fish": 3}], "others/0/boat: found null, expected a boat"),
        ([{"boat": "b", "fish": -1}], "others/0/fish: found -1, expected a whole number from 0"),
    ],
)
def test_what_is_no_other_player_is_refused_with_its_place(others, said):
    with pytest.raises(CannotExplain, match=re.escape(said)):
        check_facts(LESSON, {"others": others})
