"""Laying tiles on boats, by the rulebook."""

from __future__ import annotations

import copy
import json
import pickle
from functools import reduce
from operator import or_
from types import SimpleNamespace

import attrs
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ruledock.engine.codec import codec
from ruledock.errors import ContentError, LinkError
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.tiles import cut
from tests.plugins.isle.harbour import boats, copy_pack, fleet, laden, load, places, touches


def way(at, turn, flip):
    return at, turn, flip


def boat(text="boat-blue:"):
    return fleet().read(text)


def squares_of(one):
    return {one.plan.grid.names[cell] for cell in range(300) if one.covered >> cell & 1}


def ways(one, tile, **given):
    return set(one.placements(way, tile, **given))


@pytest.mark.rule("isle.place.first")
def test_the_first_tile_may_lie_anywhere():
    assert len(boat().placements(way, "common-1")) == 142


@pytest.mark.rule("isle.place.adjacent", "isle.boat.adjacent")
def test_every_further_tile_shares_a_side_with_one_that_is_there():
    found = ways(boat("boat-blue: common-1 h5"), "common-1")
    assert {at for at, _, _ in found} == {"h4", "h6", "g5", "i5"}


@pytest.mark.rule("isle.boat.diagonal")
def test_a_corner_is_no_contact():
    found = ways(boat("boat-blue: common-1 h5"), "common-1")
    assert not {at for at, _, _ in found} & {"g4", "i4", "g6", "i6"}


@pytest.mark.rule("isle.place.adjacent.any_kind")
@pytest.mark.parametrize("tile", ["r16 h4", "common-1 h4", "rare-i h4", "oshax-1 h4 green"])
def test_any_tile_is_a_neighbour(tile):
    reached = {at for at, _, _ in ways(boat(f"boat-blue: {tile}"), "common-1")}
    assert {"g4", "h3"} <= reached
    assert "f4" not in reached


@pytest.mark.rule("isle.place.no_overlap")
def test_tiles_never_overlap_not_even_partly():
    one = boat("boat-blue: r16 h4")
    assert squares_of(one) == {"h4", "h5", "h6", "h7", "h8"}
    reached = {at for at, _, _ in ways(one, "common-1")}
    assert not reached & squares_of(one)
    with pytest.raises(ValueError, match="does not fit at f8"):
        one.stow("common-line", "f8")


@pytest.mark.rule("isle.place.inside", "isle.place.grid")
def test_every_square_of_a_tile_lies_on_a_square_of_the_boat():
    found = ways(boat(), "b16")
    upright = {at for at, turn, _ in found if turn == 0}
    assert "h1" in upright and "g1" not in upright
    assert "h5" in upright and "h6" not in upright, "five squares down from h6 are too many"
    with pytest.raises(ValueError, match="does not fit at v5"):
        boat().stow("common-2", "v5")
    with pytest.raises(ValueError, match="not a square of this boat"):
        boat().stow("common-1", "a1")


@pytest.mark.rule("isle.place.rotate_flip")
def test_tiles_turn_and_turn_over():
    one = boat()
    one.stow("g09", "h3", turn=1, flip=True)
    assert squares_of(one) == {"h3", "h4", "i4", "j4", "k4"}
    assert {(turn, flip) for _, turn, flip in ways(boat(), "g09")} == {
        (turn, flip) for turn in range(4) for flip in (False, True)
    }


@pytest.mark.rule("isle.place.span_rooms", "isle.faq.walls")
def test_a_tile_may_lie_in_several_rooms():
    one = boat("boat-blue: b16 c5 r90")
    rooms = {room.id for room in one.plan.rooms.values() if room.mask & one.covered}
    assert rooms == {"stern", "deck", "dining-room"}


@pytest.mark.rule("isle.place.cover_rats", "isle.faq.treasure_on_rat")
@pytest.mark.parametrize("tile", ["common-line", "rare-i", "b14 r180", "oshax-1 green"])
def test_any_tile_may_cover_rats(tile):
    id, *how = tile.split()
    one = boat(f"boat-blue: {' '.join([id, 'l1', *how])}")
    assert boat().visible_rats.bit_count() == 19
    assert one.visible_rats == one.plan.rats & ~one.covered
    assert one.visible_rats.bit_count() < 19


@pytest.mark.rule("isle.place.cover_maps")
@pytest.mark.parametrize("tile", ["common-2", "rare-i", "b16 r90", "oshax-1 red"])
def test_any_tile_may_cover_a_map_of_any_colour(tile):
    id, *how = tile.split()
    one = boat(f"boat-blue: {' '.join([id, 'h1', *how])}")
    assert one.plan.maps["green"] & one.covered


@pytest.mark.rule("isle.place.cannot_take")
def test_a_tile_fits_only_where_there_is_room_and_contact():
    one = boat()
    for row in range(1, 10):
        for column in "abcdefghijklmnopqrstuv":
            name = f"{column}{row}"
            if name in one.plan.grid.cells_by_name and name not in ("v5", "a4", "a5"):
                one.stow("common-1", name)
    assert one.fitting(["b16", "rare-o", "common-2", "common-1"]) == ["common-2", "common-1"]
    assert ways(one, "common-2") == {("a4", 1, False)}
    one.stow("common-2", "a4", turn=1)
    one.stow("common-1", "v5")
    assert not one.fits("common-1")
    assert not one.fits("common-1", contact=False)


def test_without_contact_a_tile_may_lie_apart():
    one = boat("boat-blue: common-1 h5")
    assert len(ways(one, "common-1", contact=False)) == 141
    assert len(ways(one, "common-1")) == 4


def test_when_the_last_tile_is_gone_the_next_is_a_first_one_again():
    one = boat("boat-blue: common-1 h5")
    gone = one.remove(0)
    assert gone.tile == "common-1"
    assert one == boat()
    assert len(ways(one, "common-1")) == 142


def test_a_tile_is_found_by_any_square_it_covers():
    one = boat("boat-blue: r16 h4, common-2 i5")
    assert [one.at(name) for name in ("h4", "h8", "i5", "j5", "k5")] == [0, 0, 1, 1, None]
    assert [one.first_square(stowed) for stowed in one.stowed] == ["h4", "i5"]
    assert one.tile(one.stowed[1]).is_small


def test_an_oshax_needs_a_colour_and_a_cat_has_one():
    one = boat()
    with pytest.raises(ValueError, match="needs a colour"):
        one.stow("oshax-1", "h5")
    with pytest.raises(ValueError, match="has its colour printed on it"):
        one.stow("b16", "h4", colour="green")
    assert one.stow("oshax-1", "h5", colour="green").colour == "green"
    assert one.stow("b16", "j3").colour == "blue"


def test_an_orientation_that_looks_like_another_goes_by_one_name():
    with pytest.raises(ValueError, match="does not fit at h5"):
        boat().stow("common-1", "h5", turn=1)


@given(boats(), st.data())
def test_covered_squares_are_those_under_tiles_whatever_happens(one, data):
    for _ in range(data.draw(st.integers(0, 4))):
        if one.stowed:
            one.remove(data.draw(st.integers(0, len(one.stowed) - 1)))
        laden(data.draw, one, 1)
        assert one.covered == reduce(or_, (stowed.cells for stowed in one.stowed), 0)
        assert one.covered.bit_count() == sum(one.tile(stowed).size for stowed in one.stowed)
        assert one.free == one.plan.cells & ~one.covered
        grid = one.plan.grid
        covered, free = places(grid, one.covered), places(grid, one.free)
        assert places(grid, one.frontier) == {it for it in free if touches({it}, covered)}


@given(boats(), st.data())
def test_a_copy_changes_on_its_own(one, data):
    before = str(one)
    twin = one.copy()
    assert twin == one
    laden(data.draw, twin, 3)
    assert str(one) == before
    assert (
        one.placements(way, "common-1").found == fleet_twin(one).placements(way, "common-1").found
    )


@attrs.define
class Pier:
    """A part of a table that holds boats."""

    boats: list[Boat] = attrs.field(factory=list)


@given(st.lists(boats(most=6), max_size=3))
def test_boats_are_saved_as_they_are_drawn(moored):
    ships = Fleet({**fleet().plans, **{one.plan.id: one.plan for one in moored}}, fleet().tiles)
    assume(all(ships.plans[one.plan.id] is one.plan for one in moored))
    saved = codec(Pier).dump(Pier(moored))
    assert saved == {"boats": [str(one) for one in moored]}
    rules = SimpleNamespace(read_option=None, players=range(2))
    loaded = codec(Pier).loader(rules)(json.loads(json.dumps(saved)))
    assert ships.boats(loaded.boats) == moored


def fleet_twin(one):
    """The same boat, made afresh."""
    return one.fleet.read(str(one))


def test_an_unknown_boat_is_refused_with_the_nearest_name():
    with pytest.raises(ValueError, match='did you mean "boat-blue"'):
        fleet().boat("boat-bleu")


# -- content that does not fit together ------------------------------------------------------


def damaged(tmp_path, file, old, new):
    pack = copy_pack(tmp_path / "isle")
    text = (pack / file).read_text("utf-8")
    assert old in text
    (pack / file).write_text(text.replace(old, new, 1), "utf-8")
    return pack


BLUE_TOP = '"~~~~~~~g...****~~~~~~~"'
SQUARES_TOP = '"~~~~~~~22225555~~~~~~~"'


@pytest.mark.parametrize(
    ("old", "new", "pointer", "said"),
    [
        (SQUARES_TOP, '"~~~~~~~22225555~~~~~~"', "/squares/1", "21 characters"),
        (BLUE_TOP, '"~~~~~~~g...****~~~~~~"', "/marks/0", "22 characters"),
        (SQUARES_TOP, '"~~~~~~~22225555~~~~~~7"', "/marks/0", "the outline of squares there"),
        (SQUARES_TOP, '"~~~~~~~22225558~~~~~~~"', "/squares", "only keys of rooms"),
        ('{"key": "2"', '{"key": "1"', "/rooms/1/key", "no other room has: 2 3 4 5 6 7"),
        ('"id": "bow"', '"id": "stern"', "/rooms/6/id", "an id that no other room has"),
        (BLUE_TOP, '"~~~~~~~g..g****~~~~~~~"', "/marks", "exactly once"),
        (BLUE_TOP, '"~~~~~~~....****~~~~~~~"', "/marks", "exactly once"),
        (BLUE_TOP, '"~~~~~~~g..x****~~~~~~~"', "/marks", "a letter that maps explains"),
        ('{"b": "blue", ', '{"b": "green", ', "/maps", "one map of each colour"),
        (f"    {BLUE_TOP},\n", "", "/marks", "9 rows, as in squares"),
    ],
)
def test_a_misdrawn_boat_is_refused_with_place_and_remedy(tmp_path, old, new, pointer, said):
    with pytest.raises(ContentError) as refused:
        load(damaged(tmp_path, "boats/boat-blue.json", old, new))
    (mistake,) = refused.value.mistakes
    assert mistake.file.endswith("boat-blue.json")
    assert mistake.pointer == pointer
    assert said in mistake.expected


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("tiles/cats.json", '"blue": "b02"', '"blue": "b01"', '"b01" is the id of more than one'),
        ("tiles/cats.json", '"blue": "b02"', '"pink": "k02"', "k02 is pink"),
        ("tiles/oshax.json", '"kind": "oshax"', '"kind": "cat"', "oshax-1 must have colours"),
        ("tile-kinds/kinds.json", '"letter": "c"', '"letter": "b"', 'the letter "b" stands for'),
        ("tile-kinds/kinds.json", '"letter": "c", ', "", "common needs a letter"),
    ],
)
def test_tiles_that_do_not_fit_together_are_refused(tmp_path, file, old, new, said):
    content = load(damaged(tmp_path, file, old, new))
    with pytest.raises(LinkError) as refused:
        Fleet.of(content)
    assert said in str(refused.value)


def test_an_outline_in_two_pieces_is_refused(tmp_path):
    with pytest.raises(ContentError, match="share sides, in one piece") as refused:
        load(damaged(tmp_path, "tiles/oshax.json", '"..##"', '"#..#"'))
    assert refused.value.mistakes[0].pointer == "/items/0/outline"


def test_a_module_adds_a_kind_of_tile_as_content(tmp_path):
    pack = copy_pack(tmp_path / "isle")
    kind = {"id": "mouse", "name": "Mouse", "counts_as": ["mouse"], "letter": "m"}
    tile = {"id": "grey-mouse", "kind": "mouse", "outline": ["##"], "start": "bag"}
    for folder, item in (("tile-kinds", kind), ("tiles", tile)):
        (pack / folder / "mice.json").write_text(json.dumps({**item, "provenance": "house"}))
    content = load(pack)
    mouse = cut(content.items["tile-kinds"], content.items["tiles"])["grey-mouse"]
    assert mouse.counts_as == {"mouse"}
    assert (mouse.is_cat, mouse.is_treasure, mouse.has_colour, mouse.start) == (
        False,
        False,
        False,
        "bag",
    )
    one = Fleet.of(content).read("boat-blue: grey-mouse h5")
    assert "m1 m1" in str(one)


@given(boats(), st.data())
def test_a_deep_copy_changes_on_its_own_and_no_pickle_is_made(one, data):
    before, twin = str(one), copy.deepcopy(one)
    assert twin == one
    laden(data.draw, twin, 3)
    assert str(one) == before
    with pytest.raises(TypeError, match="pickle the game"):
        pickle.dumps(one)
