"""Sequences of options: lazy ones must agree with the plain list they stand for."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine.decisions import Chain, Decision, Product, Subsets
from ruledock.engine.options import Option, axis, names, numbers, option, subset_of

LETTERS = names("letter", "abcdefgh")


@option("pair {letter} {number}")
class Pair(Option):
    """A letter and a number."""

    letter: str = axis(LETTERS)
    number: int = axis(numbers("number", 0, 9))


@option("count {number}")
class Count(Option):
    """A number."""

    number: int = axis(numbers("number", 0, 9))


@option("take {letters}")
class Take(Option):
    """Some letters."""

    letters: tuple[str, ...] = axis(subset_of(LETTERS))


letters = st.lists(st.sampled_from("abcdefgh"), unique=True, max_size=8)
figures = st.lists(st.integers(0, 9), unique=True, max_size=6)
UNIVERSE = [
    *(Pair(letter, number) for letter, number in product("abcdefghx", range(-1, 11))),
    *(Count(number) for number in range(-1, 11)),
    *(Take(some) for size in range(4) for some in combinations("abcdefgh", size)),
    Take(("b", "a")),
    Take(("a", "a")),
    Take(("x",)),
]


def check_equal(lazy, listed):
    """A lazy sequence is the list it stands for, in every way it can be asked."""
    assert len(lazy) == len(listed)
    assert list(lazy) == listed
    assert [lazy[place] for place in range(len(listed))] == listed
    assert [lazy[-place - 1] for place in range(len(listed))] == listed[::-1]
    assert list(lazy[1:5]) == listed[1:5]
    assert list(lazy[::-2]) == listed[::-2]
    assert [option for option in UNIVERSE if option in lazy] == [
        option for option in UNIVERSE if option in listed
    ]
    for outside in (len(listed), -len(listed) - 1):
        with pytest.raises(IndexError):
            lazy[outside]
    assert "nothing" not in lazy


@given(letters, figures)
def test_a_product_is_every_combination(some: list[str], numbers_: list[int]):
    listed = [Pair(letter, number) for letter, number in product(some, numbers_)]
    check_equal(Product(Pair, some, numbers_), listed)


@given(letters, st.integers(0, 4), st.integers(0, 9))
def test_subsets_come_by_size_then_by_order(items: list[str], low: int, high: int):
    listed = [
        Take(some)
        for size in range(low, min(high, len(items)) + 1)
        for some in combinations(items, size)
    ]
    check_equal(Subsets(Take, items, low, high), listed)


@given(st.lists(st.tuples(letters, figures), max_size=3))
def test_a_chain_is_its_parts_one_after_the_other(parts: list[tuple[list[str], list[int]]]):
    lazy = Chain([*(Product(Pair, *part) for part in parts), (Count(3),)])
    listed = [Pair(*pair) for part in parts for pair in product(*part)]
    check_equal(lazy, [*listed, Count(3)])


def test_subsets_of_hundreds_of_items_are_counted_not_built():
    items = [str(number) for number in range(60)]
    many = Subsets(lambda some: Take(some), items, 0, 60)
    assert len(many) == 2**60
    assert many[0] == Take(())
    assert many[-1] == Take(tuple(items))
    assert Take(tuple(items[::7])) in many


def test_more_subsets_than_can_be_counted_are_refused():
    with pytest.raises(ValueError, match="one by one"):
        Subsets(lambda some: Take(some), range(70), 0, 70)


def test_nobody_changes_a_decision():
    decision = Decision(0, "count", (Count(1),))
    for name in ("options", "player", "news"):
        with pytest.raises(AttributeError):
            setattr(decision, name, (Count(2),))
    with pytest.raises(AttributeError):
        del decision.options
    assert decision.options == (Count(1),)
