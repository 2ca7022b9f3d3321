"""The final scoring, line by line."""

from __future__ import annotations

import pytest

from tests.plugins.isle.language import language
from tests.rules.isle.scores import line_pays

STERN_AND_BOW = (
    "boat-blue:/~~~~~~~........~~~~~~~/~~~~.............~~~~~/~ccc...............~~~/"
    "cccc................c~/cccc................cc/cccc................c~/"
    "~ccc...............~~~/~~~~.............~~~~~/~~~~~~~........~~~~~~~"
)
CABINS = (
    "boat-red:/~~~~~~~cccc....~~~~~~~/~~~~ccccccc......~~~~~/~..................~~~/"
    ".....................~/....................../.....................~/"
    "~..................~~~/~~~~bbbbbbb......~~~~~/~~~~~~~bbbb....~~~~~~~"
)


@pytest.mark.rule("isle.score.order")
def test_rats_rooms_families_and_rare_treasures_come_in_this_order():
    lines = sorted(language().content.all("scoring"), key=lambda line: line.order)
    assert [line.id for line in lines] == ["rats", "rooms", "families", "rare-treasures"]


@pytest.mark.rule("isle.score.rats", "isle.score.rats.visible")
def test_each_rat_that_no_tile_covers_costs_a_point():
    assert line_pays("rats", "*.*.*") == -3
    assert line_pays("rats", "* . b1* b1 *") == -2
    assert line_pays("rats", "c1* b2* b2 $3*") == 0


@pytest.mark.rule("isle.score.rats")
@pytest.mark.parametrize("boat", ["boat-blue:", "boat-green:", "boat-purple:", "boat-red:"])
def test_an_empty_boat_pays_for_all_rats_and_rooms(boat):
    assert line_pays("rats", boat) == -19
    assert line_pays("rooms", boat) == -35


@pytest.mark.rule("isle.score.rooms", "isle.boat.room_symbols_shared")
def test_each_room_that_is_not_full_costs_five_points():
    assert line_pays("rooms", STERN_AND_BOW) == -25
    assert line_pays("rooms", CABINS) == -25


@pytest.mark.rule("isle.score.rooms.one_square")
def test_one_free_square_leaves_a_room_unfilled():
    assert line_pays("rooms", STERN_AND_BOW.replace("cc/", "c./")) == -30
    assert line_pays("rooms", "bbb/bbb") == 0
    assert line_pays("rooms", "bbb/bb.") == -5


@pytest.mark.rule("isle.score.family.definition")
def test_two_cats_are_no_family_and_colours_do_not_join():
    assert line_pays("families", "b1 b2 . r1 r2") == 0
    assert line_pays("families", "b1 b2 r1 b3") == 0
    assert line_pays("families", "b1 b2 c1 b3") == 0


@pytest.mark.rule("isle.score.family.definition")
def test_a_large_tile_is_one_cat():
    assert line_pays("families", "bbbbb/bbbbb") == 0
    assert line_pays("families", "b1 b1 b1/b1 b2 b2/b3 b3 b3") == 8


@pytest.mark.rule("isle.score.family.3")
@pytest.mark.rule("isle.score.family.4")
@pytest.mark.rule("isle.score.family.5")
@pytest.mark.rule("isle.score.family.6")
@pytest.mark.rule("isle.score.family.7")
@pytest.mark.rule("isle.score.family.more", "isle.score.family.table_8_10")
@pytest.mark.parametrize(
    ("cats", "points"),
    [(1, 0), (2, 0), (3, 8), (4, 11), (5, 15), (6, 20), (7, 25), (8, 30), (10, 40), (17, 75)],
)
def test_a_family_scores_by_its_size(cats, points):
    assert line_pays("families", " ".join(f"b{n}" for n in range(1, cats + 1)) + " .") == points


@pytest.mark.rule("isle.score.family.separate")
def test_every_family_scores_even_several_of_one_colour():
    assert line_pays("families", "b1 b2 b3 b4/. . . ./b5 b6 b7 ./r1 r2 r3 .") == 11 + 8 + 8


@pytest.mark.rule("isle.score.family.diagonal", "isle.boat.diagonal")
def test_groups_that_meet_at_a_corner_stay_apart():
    assert line_pays("families", "b1 b2 . ./. . b3 b4") == 0
    assert line_pays("families", "b1 b2 b3 . . ./. . . b4 b5 b6") == 16


@pytest.mark.rule("isle.oshax.both", "isle.oshax.no_own_colour")
def test_an_oshax_is_a_cat_of_its_colour():
    assert line_pays("families", "b1 B2 b3") == 8
    assert line_pays("families", "b1 G2 b3") == 0
    assert line_pays("families", "B1 G2 R3") == 0


@pytest.mark.rule("isle.score.family.example.1")
@pytest.mark.rule("isle.score.family.example.2")
@pytest.mark.rule("isle.score.family.example.3")
@pytest.mark.rule("isle.score.family.example.4")
@pytest.mark.rule("isle.score.family.example.5")
def test_the_families_of_the_rulebook():
    three_orange, four_blue = "o1 o2 o3 .", "b1 b2 b3 b4"
    red_pairs = "r1 r2 . ./. . r3 r4"
    assert line_pays("families", three_orange) == 8
    assert line_pays("families", four_blue) == 11
    assert line_pays("families", "r1 r2 . .") == 0
    assert line_pays("families", red_pairs) == 0
    whole = f"{three_orange}/{four_blue}/{red_pairs}/o4 o5 o6 ."
    assert line_pays("families", whole) == 8 + 11 + 0 + 8


@pytest.mark.rule("isle.score.rare", "isle.score.rare.any_size")
def test_each_rare_treasure_scores_three_whatever_its_size():
    assert line_pays("rare-treasures", "$$$$.$$/......./$......") == 9
    assert line_pays("rare-treasures", "$$$$") == 3


@pytest.mark.rule("isle.score.common")
def test_common_treasures_score_nothing_by_themselves():
    lines = language().content.all("scoring")
    empty = sum(line_pays(line.id, "........") for line in lines)
    assert sum(line_pays(line.id, "cc.ccc.c") for line in lines) == empty
