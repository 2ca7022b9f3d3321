"""Boats as text: what is drawn is what is read."""

from __future__ import annotations

from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock_authoring.error_codes import CODES as FILE_CODES
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.geometry import Grid
from ruledock_isle.boat.plans import BoatPlan
from ruledock_isle.boat.text import CODES, BoatTextError, describe, list_tiles
from ruledock_isle.boat.tiles import TileDef
from tests.plugins.isle.harbour import boats, fleet, laden, plans

HALF = """\
boat-blue:
~  ~  ~  ~  ~  ~  ~  ?g .  .  .  *  *  *  *  ~  ~  ~  ~  ~  ~  ~
~  ~  ~  ~  *  .  .  .  .  .  .  .  .  .  ?b .  .  ~  ~  ~  ~  ~
~  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  .  *  *  ~  ~  ~
.  ?r .  .  .  .  .  b1 *  .  .  .  .  .  .  .  .  .  .  *  .  ~
.  .  .  .  .  .  .  b1 .  .  .  .  .  .  .  .  .  .  .  .  .  .
*  *  .  .  .  .  .  b1 b1 b1 G2 G2 .  .  .  .  .  .  .  ?o .  ~
~  *  .  .  .  .  .  b1 c3 G2 G2 .  .  .  .  *  .  .  .  ~  ~  ~
~  ~  ~  ~  .  .  .  .  G2 G2 .  .  .  .  *  *  .  ~  ~  ~  ~  ~
~  ~  ~  ~  ~  ~  ~  .  .  .  *  .  .  *  *  ~  ~  ~  ~  ~  ~  ~
"""
LINE = "boat-blue: b07 h4 r90 flip, oshax-1 k6 green, common-1 i7"


def stowed(boat):
    return [(one.tile, one.colour, one.cells) for one in boat.stowed]


def test_a_boat_prints_as_it_lies():
    boat = fleet().boat("boat-blue")
    boat.stow("b07", "h4", turn=1, flip=True)
    boat.stow("oshax-1", "k6", colour="green")
    boat.stow("common-1", "i7")
    assert str(boat) == HALF
    assert list_tiles(boat) == LINE
    assert [describe(boat, one) for one in boat.stowed] == LINE.removeprefix("boat-blue: ").split(
        ", "
    )


@pytest.mark.parametrize("text", [HALF, HALF.split("\n"), LINE, dedent(HALF), f"\n{HALF}\n"])
def test_every_form_is_the_same_boat(text):
    boat = fleet().read(text)
    assert [(one.tile, one.colour) for one in boat.stowed] == [
        ("b07", "blue"),
        ("oshax-1", "green"),
        ("common-1", None),
    ]
    assert str(boat) == HALF


@given(boats())
def test_drawing_and_reading_change_nothing(boat):
    read = boat.fleet.read(str(boat))
    assert stowed(read) == stowed(boat)
    assert (read.covered, read.plan) == (boat.covered, boat.plan)
    assert str(read) == str(boat)
    assert stowed(boat.fleet.read(list_tiles(boat))) == stowed(boat)


@given(plans(), st.data())
def test_a_boat_of_its_own_carries_all_that_is_drawn(plan, data):
    raft = Fleet({}, fleet().tiles)
    nameless = BoatPlan("", plan.grid, plan.rooms, plan.rats, plan.maps)
    boat = laden(data.draw, type(fleet().boat("boat-blue"))(raft, nameless), 8)
    read = raft.read(str(boat))
    assert stowed(read) == stowed(boat)
    assert (read.plan.cells, read.plan.rats) == (plan.cells, plan.rats)
    assert dict(read.plan.maps) == dict(plan.maps)
    assert str(read) == str(boat)


def test_a_short_drawing_is_a_boat_of_its_own():
    boat = fleet().read(["~bb*", "bb.r", ".$$r", "$$.r", "...r", "~.~r"])
    assert [(one.tile, one.colour) for one in boat.stowed] == [
        ("b15", "blue"),
        ("r16", "red"),
        ("rare-s", None),
    ]
    assert boat.plan.rats.bit_count() == 1
    assert boat.plan.cells.bit_count() == 21
    assert list(boat.plan.rooms) == ["deck"]


def test_a_short_drawing_may_lie_on_a_named_boat():
    rows = [line.replace("  ", " ").split() for line in HALF.split("\n")[1:] if line]
    short = ["".join(word[0] for word in row) for row in rows]
    boat = fleet().read(["boat-blue:", *short])
    assert {one.tile for one in boat.stowed} == {"b07", "oshax-1", "common-1"}


def test_open_squares_may_hide_what_is_printed_on_them():
    plain = HALF.replace("*", ".").replace("?g", ". ").replace("?b", ". ")
    assert str(fleet().read(plain)) == HALF


def test_numbers_keep_touching_tiles_apart_and_in_order():
    boat = fleet().read(["c2 c2 c1 c1", "c3 c4 c4 c4"])
    assert [one.tile for one in boat.stowed] == ["common-2", "common-2", "common-1", "common-line"]
    assert [boat.first_square(one) for one in boat.stowed] == ["c1", "a1", "a2", "b2"]


def test_a_loose_boat_may_carry_outlines_that_no_tile_has():
    rows = ["bb...", ".brr.", "GGr.c"]
    boat = fleet().read(rows, loose=True)
    assert [(boat.tile(one).kind.id, one.colour, one.cells.bit_count()) for one in boat.stowed] == [
        ("cat", "blue", 3),
        ("cat", "red", 3),
        ("oshax", "green", 2),
        ("common", None, 1),
    ]
    assert boat.stowed[3].tile == "common-1"
    assert boat.tile(boat.stowed[2]).counts_as == {"cat", "oshax"}
    again = fleet().read(str(boat), loose=True)
    assert stowed(again) == stowed(boat)
    with pytest.raises(BoatTextError, match="outline"):
        fleet().read(rows)


def test_tiles_that_look_the_same_are_named_below():
    twin = fleet().tiles["common-2"]
    other = TileDef("gilded-2", twin.kind, twin.shape, None, 1, twin.counts_as)
    both = fleet().joined_by([other])
    boat = both.boat("boat-blue")
    boat.stow("gilded-2", "h5")
    boat.stow("common-1", "j5")
    boat.stow("common-2", "k5")
    assert str(boat).endswith("\nc1 = gilded-2\nc3 = common-2\n")
    assert stowed(both.read(str(boat))) == stowed(boat)
    with pytest.raises(BoatTextError, match='"c1 = common-2" or "c1 = gilded-2"'):
        both.read(str(boat).replace("c1 = gilded-2", ""))


@pytest.mark.parametrize(
    ("text", "code", "said"),
    [
        ("", "empty", "found     nothing"),
        ("boat-bleu:", "unknown-boat", 'did you mean "boat-blue"?'),
        ("boat-blue: comon-1 h4", "unknown-tile", 'did you mean "common-1"?'),
        ("boat-blue: b07 a1", "misplaced", '"a1" is not a square of this boat'),
        ("boat-blue: b07", "misplaced", "a column from a to v"),
        (
            "boat-blue: common-1 h5, common-2 g5",
            "misplaced",
            "common-2 does not fit at g5: it would overlap common-1",
        ),
        ("boat-blue: common-1 h5 r90", "misplaced", "turned 90°: it never lies like that"),
        ("boat-blue: b01 v5", "misplaced", "b01 does not fit at v5: it would lie off the boat"),
        ("boat-blue: oshax-1 h5", "misplaced", "needs a colour"),
        ("boat-blue: oshax-1 h5", "misplaced", '"oshax-1 h4 green"'),
        ("boat-blue: b07 h5 as-red", "misplaced", "has its colour printed"),
        ("boat-blue: B1 h5", "unknown-tile", "b01 to b17"),
        ("boat-blue: b01 h4, b01 k4", "misplaced", '"b01 k4", but the only b01 in the box'),
        ("boat-blue: b07 h4 r45", "misplaced", "r45 is not a square, a way to lie"),
        ("\x1b[2J:", "unknown-boat", '"\\x1b[2J"'),
        (". c1\nc2 = common-1", "unknown-tile", "a tile of the drawing"),
        ("boat-blue: b07 h4\n..", "mixed", "tiles in one line, or a drawing below"),
        ("boat-blue:\n...", "size", "9 rows of 22"),
        ("...\n..", "uneven", "3, as in the first row"),
        (". b1\nb1 =", "unreadable", "a tile and its id"),
        (". 1", "unreadable", 'a tile such as "b1"'),
        ("zz", "unknown-letter", "a tile: $ B G O P R b c g o p r"),
        ("c1 . c1", "pieces", "squares that share sides"),
        ("bb", "outline", "b with the outline ##"),
        ("c1 c1\nc1 = common-1", "outline", "that of common-1"),
        ("~~", "empty", "water only"),
        ("\n".join(["." * 101] * 100), "too-big", "at most 10000"),
        (". ?k", "mark", "a map: ?b, ?g, ?r, ?p, ?o"),
        ("?b ?b", "mark", "a second blue map"),
        (HALF.replace("?g", "* "), "mark", '"?g" or a tile'),
        (HALF.replace("?g ", "~  "), "mark", '"?g" or a tile'),
        (HALF.replace("~  ?g", "c4 ?g"), "mark", '"~", water'),
    ],
)
def test_what_is_no_boat_is_refused_with_place_and_remedy(text, code, said):
    with pytest.raises(BoatTextError) as refused:
        fleet().read(text)
    assert refused.value.mistake.code == code
    assert code in CODES or code in FILE_CODES
    assert said in str(refused.value)


def test_treasures_of_one_outline_lie_side_by_side():
    boat = fleet().read("boat-blue: common-1 h4, common-1 i4")
    assert [one.tile for one in boat.stowed] == ["common-1", "common-1"]


def test_a_mistake_names_its_line_and_square():
    with pytest.raises(BoatTextError) as refused:
        fleet().read(HALF.replace("?g", "* "))
    assert str(refused.value).startswith("boat:2, at h1\n")


def test_a_legend_without_a_drawing_names_its_line():
    with pytest.raises(BoatTextError) as refused:
        fleet().read("\n\nc1 = common-1")
    assert refused.value.mistake.code == "empty"
    assert str(refused.value).startswith("boat:3")


@given(st.text(alphabet="~.*?=:, \nbBgc$1290=hx-", max_size=60))
def test_any_text_is_a_boat_or_a_mistake(text):
    try:
        boat = fleet().read(text, loose=True)
    except BoatTextError:
        return
    assert stowed(fleet().read(str(boat), loose=True)) == stowed(boat)


def test_a_boat_of_ten_thousand_squares_is_drawn_and_read():
    cells = Grid(100, 100, 0).mask((r, c) for r in range(100) for c in range(100))
    wide = BoatPlan("wide", Grid(100, 100, cells), {})
    ships = Fleet({"wide": wide}, fleet().tiles)
    boat = ships.boat("wide")
    for row in range(100):
        for column in range(0, 100, 4):
            boat.stow(
                "rare-i" if column % 8 else "common-line",
                wide.grid.names[wide.grid.cell(row, column)],
            )
    assert len(boat.stowed) == 2500
    assert stowed(ships.read(str(boat))) == stowed(boat)


@pytest.mark.parametrize(
    ("row", "order"),
    [
        ("b1 b3 r2", "brb"),
        ("r1 b2 b1", "brb"),
        ("b1 B1 r1", "Bbr"),
        ("g b2 r . o1", "obgr"),
    ],
)
def test_tiles_came_aboard_by_number_then_by_letter_and_the_others_last(row, order):
    boat = fleet().read(row, loose=True)
    colours = {"b": "blue", "r": "red", "g": "green", "o": "orange"}
    assert [one.colour for one in boat.stowed] == [colours[one.lower()] for one in order]
    assert [boat.tile(one).picks_colour for one in boat.stowed] == [one.isupper() for one in order]
