"""Boats as pictures: everything that lies on one is in it, and nothing that a stranger wrote."""

import re
from xml.etree import ElementTree

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.plans import BoatPlan, Room
from ruledock_isle.drawing.boat_svg import MARGIN, SIDE, size, svg
from ruledock_isle.drawing.svg_looks import FAMILIES, colourless, families

FLEET = link(make_config({"game": "isle", "modules": ["creatures", "kittens"]})).book.fleet
SVG = "{http://www.w3.org/2000/svg}"
HOSTILE = "</svg><script>alert('1')</script>&\"'"


def drawn(boat):
    return ElementTree.fromstring(boat.to_svg())


def tiles(picture):
    """The groups of tiles: those with a title that hold paths of squares."""
    return [one for one in picture.findall(f"{SVG}g") if not one.get("transform")]


def squares(path, grid):
    """The squares that a path of rectangles covers."""
    found = 0
    for x, y, wide in re.findall(r"M(\d+) (\d+)h(\d+)v\d+h-\d+z", path):
        row, first = (int(y) - MARGIN) // SIDE, (int(x) - MARGIN) // SIDE
        for column in range(first, first + int(wide) // SIDE):
            found |= 1 << grid.cell(row, column)
    return found


@st.composite
def laden(draw):
    """A boat with some tiles on it, of any kind."""
    boat = FLEET.boat(draw(st.sampled_from(sorted(FLEET.plans))))
    for name in draw(st.lists(st.sampled_from(sorted(FLEET.tiles)), max_size=8)):
        places = boat.placements(lambda *lying: lying, name, False)
        if len(places):
            lying = places[draw(st.integers(0, len(places) - 1))]
            colours = sorted(FLEET.colours)
            picks = FLEET.tiles[name].picks_colour
            boat.stow(name, *lying, colour=draw(st.sampled_from(colours)) if picks else None)
    return boat


@settings(max_examples=40, deadline=None)
@given(laden())
def test_every_tile_covers_its_squares_in_its_colour(boat):
    groups = tiles(drawn(boat))
    assert len(groups) == len(boat.stowed)
    for group, one in zip(groups, boat.stowed, strict=True):
        look = families(FLEET.colours)[one.colour] if one.colour else colourless(boat.tile(one))
        area = group.find(f"{SVG}path")
        assert area.get("fill") == look.fill
        assert squares(area.get("d"), boat.plan.grid) == one.cells
        assert one.tile in group.find(f"{SVG}title").text


def test_a_drawn_tile_is_told_in_words_and_one_of_the_box_by_its_id_too():
    titles = [
        title.text
        for boat in (["b.R", "..R"], "boat-blue: b01 h4")
        for title in drawn(FLEET.read(boat, loose=True)).iter(f"{SVG}title")
        if " at " in title.text
    ]
    assert titles == ["blue cat at a1", "red oshax at c1", "b01: blue cat at h4"]


@settings(max_examples=20, deadline=None)
@given(laden())
def test_rats_and_maps_show_until_a_tile_lies_on_them(boat):
    titles = [title.text for title in drawn(boat).iter(f"{SVG}title")]
    assert titles.count("a rat") == boat.visible_rats.bit_count()
    maps = {colour for colour, bit in boat.plan.maps.items() if not bit & boat.covered}
    assert {t.split()[1] for t in titles if t.endswith(" map")} == maps


def test_the_floors_of_the_rooms_are_the_whole_boat():
    boat = FLEET.boat("boat-blue")
    floors = drawn(boat).findall(f"{SVG}path")[: len(boat.plan.rooms)]
    found = [squares(floor.get("d"), boat.plan.grid) for floor in floors]
    assert found == [room.mask for room in boat.plan.rooms.values()]


def test_every_family_has_a_colour_and_a_symbol_of_its_own():
    looks = families([*FLEET.colours, "silver", "mauve"]).values()
    assert len({look.fill for look in looks}) == len(looks)
    assert len({look.symbol for look in looks}) == len(looks)
    assert len(looks) == len(FAMILIES) + 2
    fills = {colourless(tile).fill for tile in FLEET.tiles.values()}
    assert fills.isdisjoint(look.fill for look in looks)


def luminance(colour):
    parts = [int(colour[n : n + 2], 16) / 255 for n in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


@pytest.mark.parametrize("colour", sorted(FAMILIES))
def test_the_symbol_can_be_read_on_its_colour(colour):
    look = FAMILIES[colour]
    low, high = sorted([luminance(look.fill), luminance(look.ink)])
    assert (high + 0.05) / (low + 0.05) >= 4.5


def test_names_of_strangers_are_text_and_nothing_else():
    plan = FLEET.plans["boat-blue"]
    rooms = {id: Room(id, HOSTILE, HOSTILE, room.mask) for id, room in plan.rooms.items()}
    maps = {HOSTILE: next(iter(plan.maps.values()))}
    named = BoatPlan(HOSTILE, plan.grid, rooms, plan.rats, maps, name=HOSTILE + "\x07\u202e")
    boat = Boat(FLEET, named)
    tile = FLEET.tiles["common-1"]
    kind = attrs.evolve(tile.kind, name=HOSTILE, letter="<", counts_as=("<",))
    strange = attrs.evolve(tile, id=HOSTILE, kind=kind, counts_as=frozenset())
    boat = Boat(FLEET.joined_by([strange]), named)
    boat.stow(HOSTILE, "k5")
    picture = drawn(boat)
    kinds = {one.tag.removeprefix(SVG) for one in picture.iter()}
    assert kinds == {"svg", "path", "g", "title", "text", "rect"}
    assert picture.get("aria-label") == HOSTILE + r"\x07\u202e"
    assert "<script" not in boat.to_svg()


def test_a_drawing_without_a_name_is_drawn_too_and_notebooks_show_it():
    boat = FLEET.read(["b.b.b", ".r.r.", "b.B.r"], loose=True)
    assert len(tiles(drawn(boat))) == 8
    assert boat._repr_svg_() == boat.to_svg()


def test_a_picture_refers_to_nothing_so_that_many_share_a_page():
    text = FLEET.boat("boat-red").to_svg()
    assert not re.search(r"\b(id|href|style|class|on\w+)=", text)


@settings(max_examples=20, deadline=None)
@given(laden(), st.data())
def test_every_counted_square_wears_a_frame_and_no_other(boat, data):
    grid = boat.plan.grid
    counted = data.draw(st.integers(0, grid.cells)) & grid.cells
    picture = ElementTree.fromstring(svg(boat, counted))
    framed = set()
    for group in picture.findall(f"{SVG}g"):
        if getattr(group.find(f"{SVG}title"), "text", "") == "counted":
            x, y = map(int, re.findall(r"\d+", group.get("transform")))
            framed.add(grid.cell((y - MARGIN) // SIDE, (x - MARGIN) // SIDE))
    assert framed == {cell for cell in range(counted.bit_length()) if counted >> cell & 1}
    assert (picture.get("width"), picture.get("height")) == tuple(map(str, size(grid)))


def test_the_names_of_columns_are_larger_on_boats_that_are_shown_smaller():
    def letters(boat):
        return {
            float(one.get("font-size")) for one in drawn(boat).iter(f"{SVG}text") if one.text == "a"
        }

    (small,), (large,) = letters(FLEET.read(["..."])), letters(FLEET.boat("boat-red"))
    assert large > small
