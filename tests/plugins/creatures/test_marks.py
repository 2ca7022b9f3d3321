"""Marks turn with their tile: against a slow reading of what is printed, and through text."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock_isle.boat.text import BoatTextError, list_tiles
from ruledock_isle.options import Place
from ruledock_isle.words import BoatScene
from tests.plugins.isle.staging import table_of
from tests.rules.creatures.test_day import COLOURS, PRINTED


def book():
    return table_of(2, modules=["creatures", "kittens"]).book


def squares(number, turn, flip):
    """What a creature shows when it lies so, by square seen from the first in reading order."""
    rows = PRINTED[number].split("/")
    found = {(r, c): it for r, row in enumerate(rows) for c, it in enumerate(row) if it != "."}
    if flip:
        found = {(r, -c): it for (r, c), it in found.items()}
    for _ in range(turn):
        found = {(c, -r): it for (r, c), it in found.items()}
    row, column = min(found)
    return {(r - row, c - column): it for (r, c), it in found.items()}


def make(tile):
    return lambda at, turn, flip: Place(tile, at, turn, flip)


def loaded(seed, count=14):
    """A boat with tiles at random, and for each square what it shows by the slow reading."""
    rng, known = Random(seed), book()
    boat = known.fleet.boat(rng.choice(sorted(known.fleet.plans)))
    grid = boat.plan.grid
    cats = [name for name, tile in known.tiles.items() if tile.is_cat and not tile.picks_colour]
    cats = [name for name in cats if known.tiles[name].colour in ("red", "green")]
    creatures = [f"creature-{number}" for number in PRINTED]
    symbols = {}
    for _ in range(count):
        pile = creatures if rng.random() < 0.4 else cats
        tile = pile.pop(rng.randrange(len(pile)))
        places = boat.placements(make(tile), tile)
        if not places:
            continue
        place = places[rng.randrange(len(places))]
        boat.stow(tile, place.at, place.turn, place.flip)
        if tile.startswith("creature"):
            row, column = grid.place(grid.cell_of(place.at))
            for (r, c), it in squares(tile[-2:], place.turn, place.flip).items():
                symbols[row + r, column + c] = it
    return boat, symbols


def families(boat):
    """By colour: the squares of all cats in families of three or more."""
    grid = boat.plan.grid
    cats = [
        (one.colour, {grid.place(n) for n in range(one.cells.bit_length()) if one.cells >> n & 1})
        for one in boat.stowed
        if boat.tile(one).is_cat
    ]
    found = {}
    while cats:
        colour, body = cats.pop()
        size, grown = 1, True
        while grown:
            near = [cat for cat in cats if cat[0] == colour and around(body) & cat[1]]
            grown = bool(near)
            for cat in near:
                cats.remove(cat)
                body = body | cat[1]
                size += 1
        if size >= 3:
            found.setdefault(colour, set()).update(body)
    return found


def around(places):
    return {p for r, c in places for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))}


@given(st.integers(0, 10**6))
def test_friendships_are_those_that_a_slow_reading_finds(seed):
    boat, symbols = loaded(seed)
    homes = families(boat)
    expected = sum(
        4
        for place, it in symbols.items()
        if it in COLOURS and around({place}) & homes.get(COLOURS[it], set())
    )
    [line] = [line for line in book().lines if line.rule == "creatures.friendship"]
    assert line.points(BoatScene(boat)) == expected


@given(st.integers(0, 10**6))
def test_a_boat_with_marked_tiles_reads_back_from_both_of_its_texts(seed):
    boat, _ = loaded(seed)
    for text in (str(boat), list_tiles(boat)):
        again = book().fleet.read(text)
        assert again.stowed == boat.stowed, text


@pytest.mark.parametrize("number", PRINTED)
def test_every_way_to_lie_that_shows_something_else_is_offered_once(number):
    different = {
        tuple(sorted(squares(number, turn, flip).items()))
        for turn in range(4)
        for flip in (False, True)
    }
    tile = f"creature-{number}"
    known = book()
    boat = known.fleet.boat("boat-red")
    middle = [place for place in boat.placements(make(tile), tile) if place.at == "j4"]
    assert len(middle) == len({(place.turn, place.flip) for place in middle}) == len(different)
    for place in middle:
        lain = known.fleet.boat("boat-red")
        lain.stow(tile, place.at, place.turn, place.flip)
        [again] = known.fleet.read(str(lain)).stowed
        shown = {mark: bit for mark, bit in again.marks}
        for (r, c), it in squares(number, place.turn, place.flip).items():
            cell = lain.plan.grid.cell(3 + r, 9 + c)
            assert (shown.get(COLOURS.get(it)) == 1 << cell) == (it in COLOURS)


def test_a_drawing_that_claims_an_impossible_way_to_lie_is_refused():
    with pytest.raises(BoatTextError, match="lying"):
        book().fleet.read(["@1 @1 @1 @1 @1", "@1 = creature-02 r90"])


def test_tiles_without_marks_carry_none():
    boat = book().fleet.boat("boat-red")
    assert boat.stow("b07", "h3").marks == ()
