"""Bits against sets: laying outlines on grids of any size."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine.options import Option, axis, flag, names, numbers, option
from ruledock_isle.boat.geometry import Grid, Shape, bits, low_bit, nth_bit
from ruledock_isle.boat.placements import Placements
from ruledock_isle.boat.sweep import fit, space
from tests.plugins.isle.harbour import (
    boats,
    fleet,
    outlines,
    places,
    plans,
    shape_of,
    shapes,
    slow_placements,
    slow_ways,
    touches,
)


@option("put {at} {turn} {flip}")
class Put(Option):
    """Lay a shape."""

    at: str = axis(names("square", ()))
    turn: int = axis(numbers("turn", 0, 3))
    flip: bool = axis(flag("flip"))


def placed(grid, shape, free, frontier):
    fitted = fit(shape, grid)
    return Placements(Put, fitted, grid, fitted.sweep(space(grid, free, frontier)))


def some_of(draw, mask):
    """Some of the set bits."""
    chosen = draw(st.lists(st.sampled_from([*bits(mask)]), unique=True))
    return sum(1 << bit for bit in chosen)


@given(st.data(), plans(), outlines(), st.booleans())
def test_all_placements_are_those_found_by_trying_every_square(data, plan, outline, contact):
    grid, covered = plan.grid, some_of(data.draw, plan.cells)
    frontier = grid.near(covered) & ~covered if contact and covered else None
    found = placed(grid, shape_of(outline), grid.cells ^ covered, frontier)
    slow = slow_placements(places(grid, grid.cells), places(grid, covered), outline, contact)
    assert {places(grid, mask) for mask in found.masks()} == slow
    assert len(found) == len(slow), "each way once"
    assert fit(shape_of(outline), grid).fits(space(grid, grid.cells ^ covered, frontier)) == bool(
        slow
    )


@given(boats(), st.sampled_from(sorted(fleet().tiles)), st.booleans())
def test_all_placements_of_all_tiles_on_boats_that_are_under_way(boat, tile, contact):
    grid = boat.plan.grid
    outline = fleet().tiles[tile].shape.places
    slow = slow_placements(places(grid, grid.cells), places(grid, boat.covered), outline, contact)
    found = boat.placements(Put, tile, contact)
    assert {places(grid, mask) for mask in found.masks()} == slow
    assert len(found) == len(slow)
    assert boat.fits(tile, contact) == bool(slow)
    assert boat.fitting([tile], contact) == ([tile] if slow else [])


@given(boats(most=8), st.sampled_from(sorted(fleet().tiles)))
def test_lazy_placements_are_the_list_they_stand_for(boat, tile):
    found = boat.placements(Put, tile)
    listed = list(found)
    assert [found[index] for index in range(len(found))] == listed
    assert len(set(listed)) == len(listed)
    grid = boat.plan.grid
    ways = [(turn, flip) for turn in range(4) for flip in (False, True)]
    every = [Put(name, *way) for name in grid.names for way in ways]
    assert [one for one in every if one in found] == [one for one in every if one in set(listed)]
    spots = found.spots()
    assert [grid.names[cell] for _, cell in spots] == [one.at for one in listed]
    assert [low_bit(mask) for mask in found.masks()] == [cell for _, cell in spots]


def test_an_option_of_another_kind_is_no_placement():
    found = fleet().boat("boat-blue").placements(Put, "b13")
    assert found[0] in found
    assert "put c4" not in found
    other = found.remake(lambda at, turn, flip: Put(at, turn + 1, flip))
    assert len(other) == len(found)
    assert other[0] != found[0]
    assert found[0] not in other


@given(outlines())
def test_orientations_are_all_the_ways_an_outline_can_lie(outline):
    lying = shape_of(outline).orientations
    ways = {frozenset(shape_of(one.places).places) for one in lying}
    assert ways == slow_ways(outline)
    assert len(lying) == len(ways)
    assert all(min(one.places) == (0, 0) for one in lying)


def test_turns_go_clockwise_and_flips_come_first():
    shape = Shape.of("l", ["#.", "#.", "##"])
    drawn = {one.name: shape_of(one.places).rows for one in shape.orientations}
    assert drawn == {
        "": ["#.", "#.", "##"],
        "r90": ["###", "#.."],
        "r180": ["##", ".#", ".#"],
        "r270": ["..#", "###"],
        "flip": [".#", ".#", "##"],
        "r90 flip": ["#..", "###"],
        "r180 flip": ["##", "#.", "#."],
        "r270 flip": ["###", "..#"],
    }


@pytest.mark.parametrize("rows", [[], ["."], ["#.#"], ["#.", ".#"]])
def test_an_outline_in_pieces_or_of_nothing_is_no_shape(rows):
    with pytest.raises(ValueError, match="in one piece"):
        Shape.of("odd", rows)


def test_a_ragged_outline_is_no_shape():
    with pytest.raises(ValueError, match="rows of one length"):
        Shape.of("ragged", ["#", "##"])


@given(plans(), st.data())
def test_squares_know_their_names_rows_columns_and_neighbours(plan, data):
    grid = plan.grid
    squares = places(grid, grid.cells)
    for cell in bits(grid.cells):
        assert grid.cell_of(grid.name_of(cell)) == cell
    rows = [{(r, c) for r, c in squares if r == row} for row in range(grid.height)]
    assert [places(grid, row) for row in grid.rows] == rows
    columns = [{(r, c) for r, c in squares if c == column} for column in range(grid.width)]
    assert [places(grid, column) for column in grid.columns] == columns
    some = some_of(data.draw, grid.cells)
    near = {one for one in squares if touches({one}, places(grid, some))}
    assert places(grid, grid.near(some)) == near
    sides = {
        (r, c)
        for r, c in squares
        if not {(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)} <= squares
    }
    assert places(grid, grid.edge) == sides


@given(plans(), st.data())
def test_groups_are_the_connected_parts(plan, data):
    grid, some = plan.grid, some_of(data.draw, plan.cells)
    left, slow = set(places(grid, some)), set()
    while left:
        part, size = {min(left)}, 0
        while len(part) > size:
            size = len(part)
            part |= {one for one in left if touches({one}, part)}
        slow.add(frozenset(part))
        left -= part
    assert {places(grid, part) for part in grid.groups(some)} == slow


@given(st.sets(st.integers(0, 400), min_size=1), st.data())
def test_bits_are_found_by_their_rank(numbers, data):
    mask = sum(1 << number for number in numbers)
    rank = data.draw(st.integers(0, len(numbers) - 1))
    assert nth_bit(mask, rank) == sorted(numbers)[rank]
    assert [*bits(mask)] == sorted(numbers)
    assert low_bit(mask) == min(numbers)


def test_columns_beyond_the_alphabet_have_two_letters():
    grid = Grid(60, 2, (1 << 122) - 1)
    assert [grid.name_of(column) for column in (0, 25, 26, 51, 52)] == [
        "a1",
        "z1",
        "aa1",
        "az1",
        "ba1",
    ]
    assert grid.cell_of("ba2") == 61 + 52


@pytest.mark.parametrize("name", ["", "4c", "w1", "a1", "c0", "C4"])
def test_a_square_that_is_not_there_is_refused(name):
    grid = fleet().plans["boat-blue"].grid
    with pytest.raises(ValueError, match="a column from a to v and a row from 1 to 9"):
        grid.cell_of(name)


def test_a_boat_of_ten_thousand_squares_is_no_exception():
    dice = random.Random(3)
    grid = Grid(100, 100, Grid(100, 100, 0).mask((r, c) for r in range(100) for c in range(100)))
    covered = grid.mask((dice.randrange(100), dice.randrange(100)) for _ in range(9000))
    shape = shapes()["cat-05"]
    found = placed(grid, shape, grid.cells & ~covered, grid.near(covered) & ~covered)
    slow = slow_placements(places(grid, grid.cells), places(grid, covered), shape.places)
    assert len(slow) > 50
    assert {frozenset(map(grid.place, bits(mask))) for mask in found.masks()} == slow


def test_a_shape_larger_than_the_boat_lies_nowhere():
    grid = Grid(2, 3, Grid(2, 3, 0).mask((r, c) for r in range(3) for c in range(2)))
    line = Shape.of("line", ["####"])
    assert len(placed(grid, line, grid.cells, None)) == 0
    assert not fit(line, grid).fits(grid.cells)
    bar = Shape.of("bar", ["###"])
    assert [one.at for one in placed(grid, bar, grid.cells, None)] == ["a1", "b1"]


def test_a_stair_wider_than_the_boat_lies_nowhere():
    grid = Grid(1, 9, Grid(1, 9, 0).mask((row, 0) for row in range(9)))
    stair = Shape.of("stair", ["...####", "####..."])
    for frontier in (None, grid.cells):
        assert len(placed(grid, stair, grid.cells, frontier)) == 0
    assert not fit(stair, grid).fits(grid.cells)
