"""Facts about packets that cannot be true are refused, and are about other cards when asked."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import attrs
import pytest

from ruledock_knowledge.passing import NOBODY, Packet, Passing, Pick
from ruledock_knowledge.recall import PacketRecall

NOW = PacketRecall("passed", ("drafted", "hands"), "packets", lambda table, packet: 1 - packet)
APART = attrs.evolve(NOW, now=("drafted",), before=("hands",))
BESIDES = attrs.evolve(NOW, besides="bought")


def table(**changes: Any) -> Any:
    """Two players, on the second day: packet 0 has lost a to player 0, b is from the first."""
    facts: dict[str, Any] = {
        "round": (Packet(2, 0, (Pick(0, ("a",)),)), Packet(2, 1, ())),
        "past": (Packet(1, 0, (Pick(1, ("b", "s")),)),),
        "shown": {"s": 1},
        "time": 2,
    }
    facts |= {key: value for key, value in changes.items() if key in facts}
    lying: dict[str, Any] = {
        "players": range(2), "packets": [["c"], ["d"]], "drafted": [["a"], []],
        "hands": [[], ["b"]], "bought": [],
    }  # fmt: skip
    lying |= {key: value for key, value in changes.items() if key in lying}
    return SimpleNamespace(passed=Passing(**facts), **lying)


@pytest.mark.parametrize("recall", [NOW, APART, BESIDES])
def test_what_happened_is_accepted(recall):
    recall.check(table())
    recall.check(table(past=(Packet(1, 0, (Pick(NOBODY, ("s",)),)),)))
    recall.check(table(round=(), packets=[[], []]))
    recall.check(table(round=(), past=(), shown={}, time=0, packets=[[], []]))


def past(*picks: Pick, time: int = 1) -> dict[str, Any]:
    return {"past": (Packet(time, 0, picks),)}


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"round": (Packet(2, 1), Packet(2, 0))}, "must be numbered in order"),
        (
            {"round": (Packet(2, 0, (Pick(0, ("a",)),)),)},
            "facts about every packet",
        ),
        ({"round": ()}, "facts about every packet"),
        ({"time": 1}, "in a later round than this one"),
        ({"shown": {"s": 3}}, "in a later round than this one"),
        (past(Pick(1, ("b",)), time=3), "in a later round than this one"),
        (past(Pick(2, ("b",))), "there is no player 2"),
        (past(Pick(-2, ("b",))), "there is no player -2"),
        (past(Pick(1, ("b", "b"))), "'b' was kept twice"),
        (past(Pick(1, ("b",)), Pick(0, ("a",))), "'a' was kept twice"),
        (past(Pick(0, ("b",))), "'b' is not with player 0"),
        (past(Pick(NOBODY, ("b",))), "'b' is not with player -1"),
        (past(Pick(1, ("c",))), "'c' is not with player 1"),
        ({"shown": {"s": 0}}, "'s' was shown before it was dealt"),
    ],
)
def test_what_cannot_have_happened_is_refused(changes, why):
    with pytest.raises(ValueError, match=why):
        NOW.check(table(**changes))


def test_what_is_kept_now_lies_apart_from_what_was_kept_before():
    with pytest.raises(ValueError, match="'b' is not with player 1"):
        APART.check(table(drafted=[["a"], ["b"]], hands=[[], []]))
    with pytest.raises(ValueError, match="'a' is not with player 0"):
        APART.check(table(drafted=[[], []], hands=[["a"], ["b"]]))


def test_what_came_from_elsewhere_was_kept_of_no_packet():
    with pytest.raises(ValueError, match="'b' is not with player 1"):
        BESIDES.check(table(bought=["b"]))


def test_renamed_facts_are_about_other_cards_and_nothing_else():
    new = table()
    NOW.rename(new, {"a": "c", "b": "z", "c": "a"})
    assert new.passed == Passing(
        (Packet(2, 0, (Pick(0, ("c",)),)), Packet(2, 1, ())),
        (Packet(1, 0, (Pick(1, ("s", "z")),)),),
        {"s": 1},
        2,
    )


def test_packets_are_remembered_by_those_who_passed_them_on():
    """Player 0 kept a of packet 0, which player 1 looks at now."""
    (known,) = NOW(table(), 0).sets
    assert (known.things, known.where) == (frozenset("c"), {(("packets", 0),): 1})
    assert NOW(table(), 1).sets == []
    assert NOW(table(), None).sets == []
