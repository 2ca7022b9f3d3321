"""Chance: named streams that never disturb each other, the same numbers everywhere."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from ruledock.chance import Chance

seeds = st.integers(min_value=0, max_value=2**63)


def test_the_numbers_are_the_same_on_every_machine():
    chance = Chance(7)
    assert [chance.below("a.deck", 1000) for _ in range(6)] == [221, 641, 821, 148, 774, 316]
    assert chance.counters == {"a.deck": 6}


@given(seeds, st.integers(min_value=1, max_value=500))
def test_a_number_is_below_its_bound(seed: int, bound: int):
    chance = Chance(seed)
    assert all(0 <= chance.below("x", bound) < bound for _ in range(20))


@given(seeds)
def test_a_stream_is_not_shifted_by_another(seed: int):
    alone, disturbed = Chance(seed), Chance(seed)
    first = [alone.below("deck", 52) for _ in range(10)]
    second = []
    for _ in range(10):
        disturbed.below("other", 6)
        second.append(disturbed.below("deck", 52))
    assert first == second


@given(seeds, st.integers(min_value=0, max_value=12), st.integers(min_value=0, max_value=15))
def test_drawing_many_is_drawing_one_by_one(seed: int, size: int, count: int):
    one, many = Chance(seed), Chance(seed)
    pool_one, pool_many = list(range(size)), list(range(size))
    drawn = [one.draw("bag", pool_one) for _ in range(min(size, count))]
    assert many.draw_many("bag", pool_many, count) == drawn
    assert pool_many == pool_one == sorted(set(range(size)) - set(drawn))
    assert many.counters == one.counters


@given(seeds)
def test_a_copy_goes_its_own_way(seed: int):
    chance = Chance(seed)
    chance.below("x", 10)
    copy = chance.copy()
    ahead = [copy.below("x", 1000) for _ in range(5)]
    assert chance.counters == {"x": 1}
    assert [chance.below("x", 1000) for _ in range(5)] == ahead


def test_every_number_is_as_likely_as_any_other():
    chance = Chance(1)
    counts = Counter(chance.below("die", 6) for _ in range(60_000))
    expected = 10_000
    chi_square = sum((counts[face] - expected) ** 2 / expected for face in range(6))
    assert chi_square < 20.5  # one time in a thousand for five degrees of freedom


def test_a_shuffle_reaches_every_order_alike():
    chance, counts = Chance(3), Counter()
    for _ in range(24_000):
        things = [1, 2, 3, 4]
        chance.shuffle("order", things)
        counts[tuple(things)] += 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 49.8
