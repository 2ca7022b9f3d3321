"""What is in the box: boats and tiles, down to the last square."""

from __future__ import annotations

from collections import Counter

import pytest

from ruledock_isle.boat.geometry import bits
from tests.plugins.isle.harbour import fleet, places

COLOURS = {"blue", "green", "orange", "red", "purple"}

CATS = {
    "01": "..#/###/..#",
    "02": ".##/##./#..",
    "03": ".#/##/##/#.",
    "04": ".#/##/.#/.#",
    "05": ".#/##/##",
    "06": "#../###/#.#",
    "07": ".#../.#../####",
    "08": "..#/..#/###",
    "09": "#./#./#./##",
    "10": "##/#./##",
    "11": "###./#.##",
    "12": ".##/###/..#",
    "13": ".#./###/.#.",
    "14": "..##/###.",
    "15": ".##/##.",
    "16": "#/#/#/#/#",
    "17": ".#./.#./###/.#.",
}
COMMON = {
    "common-1": "#",
    "common-2": "##",
    "common-corner": ".#/##",
    "common-line": "###",
}
RARE = {
    "rare-l": ".#/.#/##",
    "rare-t": ".#/##/.#",
    "rare-o": "##/##",
    "rare-s": ".##/##.",
    "rare-i": "####",
}
OSHAX = {
    "oshax-1": "..##/.##./##..",
    "oshax-2": ".#./##./.##/.#.",
    "oshax-3": ".##/##./#../#..",
    "oshax-4": ".#./.#./###/#..",
    "oshax-5": "..#./####/#...",
    "oshax-6": "..#./.###/##..",
}

# Runs of squares in a row, left to right.
ROOMS = {
    "stern": "b3-d3 a4-d4 a5-d5 a6-d6 b7-d7",
    "port-cabin": "h1-k1 e2-k2",
    "dining-room": "f4-k4 f5-k5 f6-k6",
    "starboard-cabin": "e8-k8 h9-k9",
    "deck": "l1-o1 l2-p2 e3-p3 e4 l4-p4 e5 l5-p5 e6 l6-p6 e7-p7 l8-p8 l9-o9",
    "storeroom": "q2 q3-s3 q4-t4 q5-t5 q6-t6 q7-s7 q8",
    "bow": "u4 u5-v5 u6",
}
RATS = {
    "boat-blue": "l1 m1 n1 o1 e2 r3 s3 h4 i4 t4 a6 b6 b7 p7 o8 p8 k9 n9 o9",
    "boat-green": "m1 n1 o1 k2 m2 n2 b3 c3 f4 t4 a5 f5 m6 n6 m7 r7 s7 f8 m8",
    "boat-red": "g3 h3 m3 n3 a4 k4 m4 n4 s4 a5 s5 a6 f6 o8 p8 q8 h9 i9 o9",
    "boat-purple": "i1 j1 p2 q2 b3 c3 a4 g4 j4 m5 n5 o5 g7 h7 r7 s7 l8 l9 m9",
}
MAPS = {
    "boat-blue": {"blue": "o2", "green": "h1", "red": "b4", "purple": "j8", "orange": "t6"},
    "boat-green": {"blue": "b4", "green": "o2", "red": "t6", "purple": "h1", "orange": "j8"},
    "boat-red": {"blue": "j8", "green": "b4", "red": "o2", "purple": "t6", "orange": "h1"},
    "boat-purple": {"blue": "h1", "green": "t6", "red": "j8", "purple": "b4", "orange": "o2"},
}
EDGE = "h1-o1 e2-g2 p2-q2 b3-d3 r3-s3 a4 t4-u4 a5 v5 a6 t6-u6 b7-d7 r7-s7 e8-g8 p8-q8 h9-o9"


def drawn(tile):
    return "/".join(tile.shape.rows)


def of_kind(kind):
    return [tile for tile in fleet().tiles.values() if tile.kind.id == kind]


def squares(names):
    """The squares of a list in which ``c4-e4`` is a run."""
    found = set()
    for name in names.split():
        first, _, last = name.partition("-")
        row = int(first[1:])
        for column in range(ord(first[0]), ord((last or first)[0]) + 1):
            found.add((row - 1, column - ord("a")))
    return found


def every_boat():
    return sorted(fleet().plans)


@pytest.mark.rule("isle.component.cat_tiles", "isle.component.colours")
def test_85_cats_17_outlines_in_each_of_five_colours():
    cats = of_kind("cat")
    assert sum(cat.copies for cat in cats) == 85
    assert {cat.colour for cat in cats} == COLOURS
    for colour in COLOURS:
        expected = {f"{colour[0]}{number}": outline for number, outline in CATS.items()}
        found = {cat.id: drawn(cat) for cat in cats if cat.colour == colour}
        assert found == expected
    assert all(cat.copies == 1 and cat.counts_as == {"cat"} for cat in cats)
    assert all(cat.has_colour and not cat.picks_colour for cat in cats)
    assert Counter(len(cat.shape) for cat in cats) == {4: 5, 5: 50, 6: 30}


@pytest.mark.rule("isle.component.common_treasures", "isle.faq.small_treasure")
def test_44_common_treasures_of_four_outlines_two_of_them_small():
    common = of_kind("common")
    assert {tile.id: drawn(tile) for tile in common} == COMMON
    assert {tile.copies for tile in common} == {11}
    small = {"treasure", "common", "small"}
    assert {tile.id: tile.counts_as for tile in common} == {
        "common-1": small,
        "common-2": small,
        "common-corner": {"treasure", "common"},
        "common-line": {"treasure", "common"},
    }
    assert not any(tile.has_colour or tile.is_cat for tile in common)


@pytest.mark.rule("isle.component.rare_treasures")
def test_25_rare_treasures_five_of_each_of_five_outlines():
    rare = of_kind("rare")
    assert {tile.id: drawn(tile) for tile in rare} == RARE
    assert {tile.copies for tile in rare} == {5}
    assert all(tile.counts_as == {"treasure", "rare"} for tile in rare)
    assert all(tile.is_rare and not tile.is_small and not tile.has_colour for tile in rare)


@pytest.mark.rule("isle.component.oshax_tiles", "isle.oshax.both", "isle.oshax.no_own_colour")
def test_six_oshax_each_a_cat_of_a_colour_to_be_chosen_and_an_oshax():
    oshax = of_kind("oshax")
    assert {tile.id: drawn(tile) for tile in oshax} == OSHAX
    assert {tile.copies for tile in oshax} == {1}
    assert all(tile.counts_as == {"cat", "oshax"} for tile in oshax)
    assert all(tile.picks_colour and tile.colour is None for tile in oshax)
    assert set(fleet().colours) == COLOURS


@pytest.mark.rule("isle.setup.bag", "isle.setup.bag_excludes")
def test_cats_and_rare_treasures_start_in_the_bag_and_nothing_else_does():
    starts = {tile.kind.id: tile.start for tile in fleet().tiles.values()}
    assert starts == {"cat": "bag", "rare": "bag", "common": "table", "oshax": "table"}
    in_bag = [tile for tile in fleet().tiles.values() if tile.start == "bag"]
    assert sum(tile.copies for tile in in_bag) == 85 + 25


@pytest.mark.rule("isle.component.boards")
def test_four_boats_of_one_outline():
    assert every_boat() == ["boat-blue", "boat-green", "boat-purple", "boat-red"]
    heights = [3, 5, 5, 5, 7, 7, 7, 9, 9, 9, 9, 9, 9, 9, 9, 7, 7, 5, 5, 3, 3, 1]
    for name in every_boat():
        plan = fleet().plans[name]
        assert plan.cells.bit_count() == 142
        assert [column.bit_count() for column in plan.columns] == heights


@pytest.mark.rule("isle.boat.rooms", "isle.boat.square_in_one_room", "isle.boat.room_names")
def test_every_square_is_in_exactly_one_of_seven_rooms():
    for name in every_boat():
        plan = fleet().plans[name]
        found = {room.id: places(plan.grid, room.mask) for room in plan.rooms.values()}
        assert found == {room: squares(names) for room, names in ROOMS.items()}
        assert [len(found[room]) for room in ROOMS] == [18, 11, 18, 11, 60, 20, 4]
        assert sum(map(len, found.values())) == 142
        assert list(plan.rooms) == list(ROOMS), "rooms are numbered 1 to 7 in this order"


@pytest.mark.rule(
    "isle.boat.room_symbol", "isle.boat.room_symbols_shared", "isle.boat.room_symbol_glyphs"
)
def test_two_pairs_of_rooms_share_a_symbol_and_the_deck_has_none():
    for name in every_boat():
        rooms = fleet().plans[name].rooms
        assert {room.id: room.symbol for room in rooms.values()} == {
            "stern": "parrot",
            "port-cabin": "moon",
            "dining-room": "apple",
            "starboard-cabin": "moon",
            "deck": None,
            "storeroom": "grain",
            "bow": "parrot",
        }


@pytest.mark.rule("isle.boat.rats")
def test_every_boat_has_19_rats():
    for name in every_boat():
        plan = fleet().plans[name]
        assert places(plan.grid, plan.rats) == squares(RATS[name])
        assert plan.rats.bit_count() == 19


@pytest.mark.rule("isle.boat.maps")
def test_every_boat_has_one_map_of_each_colour():
    for name in every_boat():
        plan = fleet().plans[name]
        found = {
            colour: plan.grid.names[cell] for colour, bit in plan.maps.items() for cell in bits(bit)
        }
        assert found == MAPS[name]
        assert set(found) == COLOURS


@pytest.mark.rule("isle.boat.edge")
def test_44_squares_lie_at_the_edge():
    for name in every_boat():
        plan = fleet().plans[name]
        assert places(plan.grid, plan.edge) == squares(EDGE)
        assert plan.edge.bit_count() == 44


@pytest.mark.rule("isle.boat.row", "isle.boat.column")
def test_rows_run_across_the_boat_and_columns_down():
    plan = fleet().plans["boat-blue"]
    assert [row.bit_count() for row in plan.rows] == [8, 13, 18, 21, 22, 21, 18, 13, 8]
    assert places(plan.grid, plan.rows[1]) == squares("e2-q2")
    assert places(plan.grid, plan.columns[0]) == squares("a4 a5 a6")
    assert places(plan.grid, plan.columns[21]) == squares("v5")


@pytest.mark.rule("isle.place.tile_squares")
def test_every_tile_is_made_of_squares():
    assert {tile.size for tile in fleet().tiles.values()} == {1, 2, 3, 4, 5, 6}
