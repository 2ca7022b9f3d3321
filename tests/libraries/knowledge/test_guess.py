"""What a guess keeps and what it draws anew, one rule at a time; test_knowledge.py deals."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ruledock.engine.secrecy import Remembered
from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind
from ruledock.engine.windows import Window, Windows
from ruledock.game.places import places
from ruledock.testing.guesses import critical
from ruledock_knowledge.deal import Group, Spot
from ruledock_knowledge.guess import _seal_anew, stages, unseen
from tests.game.test_places import parlour

ORDER = (3, 0, 2)


def room(shy: int | None = None) -> Any:
    """A table at which one player has nothing to do in a window, as everybody sees."""
    kind = Windows(Window, lambda table, player: player != shy, name="window")
    return SimpleNamespace(ruleset=SimpleNamespace(kinds={Window: kind}))


def course(first: int) -> list[Window]:
    """How a window goes on in which nobody acts."""
    return [Window("w", ORDER, (first + n) % 3, n) for n in range(3)]


CASES = [
    (first, now, viewer, shy)
    for first, now in product(range(3), range(3))
    for viewer, shy in product((0, 1, 2, 3, None), (None, 0, 2))
    if course(first)[now].player not in (viewer, shy)
]
"""Whoever is asked knows it, and who has nothing to do is not asked."""


@pytest.mark.parametrize(("first", "now", "viewer", "shy"), CASES)
def test_a_window_may_be_wherever_one_s_own_turn_would_come_out_the_same(first, now, viewer, shy):
    steps = course(first)
    asked = [step.player for step in steps]

    def had_a_turn(n: int) -> bool:
        return viewer in asked[:n]

    alike = [n for n in range(3) if had_a_turn(n) == had_a_turn(now) and asked[n] != viewer]
    expected = [steps[n] for n in alike if asked[n] != shy]
    assert stages(room(shy), steps[now], viewer) == expected


# -- choices that others have sealed -----------------------------------------------------------


class Pledge(SecretChoice):
    """Each player seals a number."""


def test_a_sealed_choice_of_others_is_any_that_is_legal():
    step, rng = Pledge((0, 1, 2), (7, 8, None)), Random(5)  # type: ignore[arg-type]

    def offer(*_: object) -> Any:
        return SimpleNamespace(options=range(4))

    kind = SecretChoiceKind(Pledge, offer, print, name="pledge")
    table: Any = SimpleNamespace(ruleset=SimpleNamespace(kinds={Pledge: kind}))
    drawn = [_seal_anew(table, step, 0, rng).sealed for _ in range(200)]
    assert {(mine, open_) for mine, _, open_ in drawn} == {(7, None)}
    counts = Counter(theirs for _, theirs, _ in drawn)
    assert set(counts) == set(range(4))
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < critical(3)


# -- what somebody cannot see ------------------------------------------------------------------


def asked_by(player: int, *sets: Remembered) -> Any:
    table = parlour()
    table.marked, table.banned = {"l": (player,)}, "z"
    hidden = [one for one in places(table) if not one.seen_by(player)]
    hidden = [one for one in hidden if one.name[0] in ("hands", "deck", "pile")]
    known = {one.name: one.shows(player) for one in hidden}
    return unseen(hidden, known, [SimpleNamespace(sets=sets)])  # type: ignore[list-item]


def test_what_is_known_is_not_dealt():
    asked = asked_by(1)
    assert asked.things == ["a", "c", "m", "n"]
    fits = frozenset("acmn")
    assert asked.groups == [
        Group((Spot(("hands", 0), 1, fits),)),
        Group((Spot(("hands", 2), 1, fits),)),
        Group((Spot(("deck", None), 1),)),
        Group((Spot(("pile", None), 1),)),
    ]


def test_what_is_remembered_of_known_things_is_counted_already():
    """Two of a, c and l lie in the deck and in the hand of 0: l does, so one more."""
    where = {(("deck", None), ("hands", 0)): 2, (("hands", 2),): 1}
    asked = asked_by(1, Remembered(frozenset("acl"), where))
    assert asked.sets == [frozenset("ac")]
    assert [[spot.name for spot in group.spots] for group in asked.groups] == [
        [("deck", None), ("hands", 0)],
        [("hands", 2)],
        [("pile", None)],
    ]
    assert [group.holds for group in asked.groups] == [{0: 1}, {0: 1}, {}]
