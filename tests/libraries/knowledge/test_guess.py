"""What a guess keeps and what it draws anew, one rule at a time; test_knowledge.py deals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from ruledock.engine.secrecy import Remembered
from ruledock.engine.windows import Window, Windows
from ruledock.game.places import places
from ruledock.testing.guesses import critical
from ruledock_knowledge.deal import Group, Spot
from ruledock_knowledge.guess import TRIES, _alike, stages, unseen
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


def kind(options: Sequence[int], step: object) -> Any:
    """A sealed step of which everybody sees the last digit."""

    def offer(table: Any, given: object, player: int) -> Any:
        assert (table, given, player) == ("table", step, 1)
        return SimpleNamespace(options=options)

    return SimpleNamespace(offer=offer, shown=lambda number: number % 10)


def drawn(options: Sequence[int], made: int, rng: Random) -> Any:
    step: Any = object()
    return _alike("table", kind(options, step), step, 1, made, rng)  # type: ignore[arg-type]


RARE = [0, 10, 20, 30, *[1] * 50 * TRIES]
"""Alike are four, too few to be met by chance."""


@pytest.mark.parametrize("options", [range(40), RARE], ids=["often", "rare"])
def test_a_sealed_choice_is_any_that_looks_like_it(options):
    rng = Random(5)
    counts = Counter(drawn(options, 0, rng) for _ in range(200))
    assert set(counts) == {0, 10, 20, 30}
    assert sum((count - 50) ** 2 / 50 for count in counts.values()) < critical(3)


def test_a_sealed_choice_that_nobody_could_make_is_no_world():
    with pytest.raises(ValueError, match="no legal choice of p1 looks like the one sealed"):
        drawn(range(5), 7, Random(0))


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
