"""What a longest line, a block or a run is made of: the squares that drawings light."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock_isle.boat.geometry import Grid
from ruledock_isle.words import hull, shapes, tiles
from tests.plugins.isle.language import language
from tests.rules.isle.scores import scene

BOAT = language().fleet.plans["boat-blue"].grid
SQUARES = st.integers(0, (1 << BOAT.stride * BOAT.height) - 1).map(lambda mask: mask & BOAT.cells)
DENSE = st.tuples(SQUARES, SQUARES, SQUARES).map(lambda three: three[0] | three[1] | three[2])


@given(st.one_of(SQUARES, DENSE))
def test_a_shape_is_found_again_in_what_it_is_made_of(squares):
    """It is as large there as among all squares, and no square of it could be missed."""
    for number, chosen, size in (
        (shapes.longest_line, shapes.in_longest_line, lambda n: n),
        (shapes.longest_diagonal, shapes.in_longest_diagonal, lambda n: n),
        (shapes.largest_block, shapes.in_largest_block, lambda n: n * n),
        (shapes.largest_rectangle, shapes.in_largest_rectangle, lambda n: n),
        (hull.longest_at_edge, hull.in_longest_at_edge, lambda n: n),
    ):
        found = chosen(BOAT, squares)
        assert not found & ~squares
        assert number(BOAT, found) == number(BOAT, squares)
        assert found.bit_count() == size(number(BOAT, squares))


@given(st.one_of(SQUARES, DENSE), st.integers(1, 4))
def test_what_lies_in_no_block_is_left_out(squares, side):
    found = shapes.in_blocks(BOAT, squares, side)
    assert not found & ~squares
    assert shapes.count_blocks(BOAT, found, side) == shapes.count_blocks(BOAT, squares, side)
    for square in range(BOAT.stride * BOAT.height):
        if found >> square & 1:
            left = found & ~(1 << square)
            fewer = shapes.count_blocks(BOAT, left, side)
            assert fewer < shapes.count_blocks(BOAT, found, side)


@given(st.one_of(SQUARES, DENSE))
def test_the_largest_part_is_one_of_the_parts(squares):
    parts = list(Grid.groups(BOAT, squares))
    found = shapes.first_largest(parts)
    assert found in [*parts, 0]
    assert found.bit_count() == shapes.largest_part(parts)


@given(st.integers(0, (1 << 40) - 1))
def test_a_run_is_made_of_neighbours_in_the_order_of_boarding(aboard):
    run = tiles.in_longest_run(aboard)
    assert not run & ~aboard
    assert run.bit_count() == tiles.longest_run(aboard) == tiles.longest_run(run)


@pytest.mark.parametrize(
    ("word", "drawn", "lit"),
    [
        ({"longest-line": {"under": "cats"}}, "bb..o/bbb.o/....r", "e1 e2 e3"),
        ({"longest-diagonal": {"under": "cats"}}, "b..../.b.r./....r", "a1 b2"),
        ({"largest-block": {"under": "cats"}}, "bb.../bbbrr/...rr", "a1 b1 a2 b2"),
        ({"blocks": 2, "of": {"under": "cats"}}, "bb.../bbbrr/...rr", "a1 b1 a2 b2 d2 e2 d3 e3"),
        ({"longest-line": {"under": "rare-treasures"}}, "bb.../bbbrr/...rr", ""),
    ],
)
def test_only_that_is_named_and_lit(word, drawn, lit):
    told = language().words.explain("score", {"pay": word}, scene(drawn))
    found = [thing["square"] for part in told.counted() for thing in part.counted_things]
    assert found == lit.split()
