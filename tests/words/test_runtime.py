"""What compiled expressions call, beside the slow and obvious way to say the same."""

from hypothesis import given
from hypothesis import strategies as st

from ruledock.words.runtime import (
    bits,
    look_up,
    mask_of,
    nth_largest,
    nth_smallest,
    sum_of_largest,
    top,
)

NUMBERS = st.lists(st.integers(-3, 3), max_size=5)
RANK = st.integers(-1, 6)


@given(RANK, NUMBERS)
def test_the_top_things_have_fewer_than_n_larger_ones(n, sizes):
    measured = [(size, place) for place, size in enumerate(sizes)]
    larger = [sum(other > size for other in sizes) for size in sizes]
    assert top(n, measured) == [place for place, above in enumerate(larger) if above < n]


@given(RANK, NUMBERS)
def test_ranks_count_from_either_end(n, numbers):
    there = 1 <= n <= len(numbers)
    found = nth_largest(n, numbers)
    assert found == (0 if not there else -nth_smallest(n, [-number for number in numbers]))
    if there:
        assert sum(number > found for number in numbers) < n
        assert sum(number >= found for number in numbers) >= n


@given(RANK, NUMBERS)
def test_the_sum_of_the_largest_adds_one_rank_after_the_other(n, numbers):
    ranks = range(1, n + 1)
    assert sum_of_largest(n, numbers) == sum(nth_largest(rank, numbers) for rank in ranks)


@given(st.frozensets(st.integers(0, 80)))
def test_a_mask_holds_each_thing_once(things):
    assert bits(mask_of(things)) == sorted(things)


def test_a_table_goes_on_beyond_its_end_and_not_before_its_start():
    assert [look_up((0, 1, 3), index, 5) for index in range(-2, 6)] == [0, 0, 0, 1, 3, 8, 13, 18]
    assert look_up((4,), 0, 9) == 4
