"""How values of a view become numbers, kind by kind."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ruledock.linking.link import link
from ruledock_rl.actions import Actions
from ruledock_rl.layout import Layout, _Builder
from ruledock_rl.seen import Seen, vocabulary_of
from ruledock_rl.vocabulary import Vocabulary
from tests.tools.rl.tables import config

RULES = link(config("auction"))
ACTIONS = Actions(RULES)
WORDS = st.sampled_from(["clock-a", "clock-b", "lamp-f", "tip-b", "red", "blue"])
LEAVES = st.none() | st.booleans() | st.integers(-9, 9) | WORDS
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=8,
)


def learned(*values: Any) -> Layout:
    """A layout of these values alone, each under a name."""
    seen = Seen()
    for value in values:
        seen.look({"it": value, "other": 1})
    part = _Builder(vocabulary_of(seen, Vocabulary(RULES))).part(seen)
    assert part is not None
    return Layout(part, ACTIONS)


def read(layout: Layout, value: Any) -> dict[str, float]:
    row = layout.read(layout.write({"it": value, "other": 1}))
    assert row.pop("/other") == 1
    return row


@given(st.lists(VALUES, min_size=1, max_size=5))
def test_everything_met_before_has_a_place(values: list[Any]) -> None:
    layout = learned(*values)
    assert len(set(layout.names)) == layout.size == len(layout.names)
    for value in values:
        row = layout.write({"it": value, "other": 1})
        assert row[-1] == 0
        assert row.shape == (layout.size,)


@given(VALUES, VALUES)
def test_what_was_never_met_is_written_as_far_as_it_goes(known: Any, new: Any) -> None:
    row = learned(known).write({"it": new, "other": 1})
    assert np.isfinite(row).all()


@given(st.lists(st.lists(st.integers(1, 9), max_size=4), min_size=2, max_size=4))
def test_lists_of_numbers_are_told_apart(lists: list[list[int]]) -> None:
    assume(any(lists))
    layout = learned(*lists)
    rows = {layout.write({"it": one, "other": 1}).tobytes() for one in lists}
    assert len(rows) == len({tuple(one) for one in lists})


@given(st.lists(st.permutations(["clock-a", "lamp-f", "tip-b"]), min_size=2, max_size=4))
def test_the_order_of_different_words_is_kept_where_it_was_met(lists: list[list[str]]) -> None:
    layout = learned(*lists, [])
    rows = {layout.write({"it": one, "other": 1}).tobytes() for one in lists}
    told = len({tuple(one) for one in lists})
    assert len(rows) == (told if any(one != sorted(one) for one in lists) else 1)


CASES = [
    ([3, 4, None], 4, {"/it?": 1, "/it": 4}),
    ([3, 4, None], None, {}),
    ([True, False], True, {"/it": 1}),
    (["clock-a", "clock-b"], "lamp-f", {"/it=lamp-f": 1}),
    ([["clock-a", "clock-b"], []], ["tip-b", "tip-b"], {"/it#tip-b": 2}),
    ([["clock-b", "clock-a"], []], ["lamp-f", "clock-b"], {"/it@lamp-f": 1, "/it@clock-b": 2}),
    ([[1, 2], [3, 4]], [5, 6], {"/it/0": 5, "/it/1": 6}),
    ([[1], [3, 4]], [5], {"/it/0?": 1, "/it/0": 5}),
    ([{"clock-a": 1}, {"clock-b": 2}], {"lamp-f": 3}, {"/it/lamp-f!": 1, "/it/lamp-f": 3}),
    ([{"clock-a": "x y"}, {"clock-b": "z z"}], {"lamp-f": "n n"}, {"/it/lamp-f!": 1}),
    ([{"left": 1, "right": 2}], {"left": 4, "right": 0}, {"/it/left": 4}),
    ([". b1\nb1 .\n", ". .\n. .\n"], ". .\nb7 .\n",
     {"/it/0/0=.": 1, "/it/0/1=.": 1, "/it/1/0=b": 1, "/it/1/0": 7, "/it/1/1=.": 1}),
    (["clock-a:\n. .\n. b\n"], "lamp-f:\n. .\n. B\n",
     {"/it#lamp-f": 1, "/it/0/0=.": 1, "/it/0/1=.": 1, "/it/1/0=.": 1, "/it/1/1=B": 1}),
    ([[1, "clock-a"], [2, 3]], ["tip-b", 5],
     {"/it/0~2": 1, "/it/0=tip-b": 1, "/it/1~1": 1, "/it/1": 5}),
    ([0, ["clock-a"]], 0, {"/it~1": 1}),
    ([0, ["clock-a"]], [], {"/it~2": 1}),
    ([3], 3_000_000, {"/it": 1_000_000}),
]  # fmt: skip


@pytest.mark.parametrize(("met", "value", "numbers"), CASES)
def test_a_value_is_written_under_its_name(met: Any, value: Any, numbers: Any) -> None:
    assert read(learned(*met), value) == numbers


@pytest.mark.parametrize(
    ("met", "value", "beyond"),
    [
        ([["clock-a", "clock-b"], []], ["nobody-knows", "clock-a"], 1),
        ([[1, 2], [3, 4]], [1, 2, 3, 4], 2),
        ([{"left": 1}], {"left": 1, "up": 2, "down": 3}, 2),
        ([3], "clock-a", 1),
        ([3], {"a": 1}, 1),
        ([". .\n. .\n"], ". %\n. .\n. .\n", 2),
        (["clock-a"], "no such word", 1),
    ],
)
def test_what_has_no_place_is_counted(met: Any, value: Any, beyond: int) -> None:
    assert read(learned(*met), value)["beyond"] == beyond


def test_numbers_that_mean_nothing_more_are_cut_off() -> None:
    row = learned(1).write({"it": -math.inf, "other": 1})
    assert np.isfinite(row).all()
