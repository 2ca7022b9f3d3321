"""Family lessons, each with what it pays for boats drawn here."""

import pytest

from ruledock_isle.words import BoatScene
from tests.plugins.family.hearth import home

EVERYBODY = ("creatures", "kittens")
FULL_BOAT = [
    "boat-red:",
    "~~~~~~~rrrroooo~~~~~~~",
    "~~~~rrrrrrrooooop~~~~~",
    "~bbbooooooooooooppp~~~",
    "bbbboppppppoooooppppb~",
    "bbbboppppppoooooppppbb",
    "bbbboppppppoooooppppb~",
    "~bbbooooooooooooppp~~~",
    "~~~~gggggggooooop~~~~~",
    "~~~~~~~ggggoooo~~~~~~~",
]


def pays(card, rows, others=()):
    """What a family lesson pays; rows are separated by strokes."""
    book = home(left=(), right=(), company=EVERYBODY).book
    read = [
        book.fleet.read(text.split("/") if isinstance(text, str) else text, loose=True)
        for text in (rows, *others)
    ]
    rivals = [BoatScene(boat) for boat in read[1:]]
    return book.scored[card].points(BoatScene(read[0], others=lambda: rivals))


def row_of(number):
    """So many cats of one square each, none of which touches another of its colour."""
    letters = "".join("bgrpo"[place % 5] for place in range(number))
    return ".".join(letters)


@pytest.mark.rule("family.card.151")
def test_151_pays_for_the_best_colour_at_the_edge():
    assert pays("151", "b1 b2 . r3/r4 r5 r6 r7/. . . .") == 3, "red 3, 4 and 7; 5 and 6 are inside"
    assert pays("151", ". . ./. b1 ./. . .") == 0


@pytest.mark.rule("family.card.152")
def test_152_pays_9_for_every_colour_at_the_edge():
    assert pays("152", "bgr/p.o/...") == 9
    assert pays("152", "bgr/.p./..o") == 0


@pytest.mark.rule("family.card.153")
@pytest.mark.parametrize(
    ("boat", "points"), [("brb/c.c/b..", 2), ("brb/c.c/b.g", 2), ("b..", 0), ("b../.r./...", 0)]
)
def test_153_pays_for_pairs_at_the_edge(boat, points):
    assert pays("153", boat) == points


@pytest.mark.rule("family.card.154", "family.card.166")
def test_154_wants_no_rat_and_166_pays_2_for_each():
    assert pays("154", "b1* b1 c2*") == 10
    assert pays("154", "b1* b1 *") == 0
    assert pays("166", "*.*b*") == 6
    assert pays("166", "b1* b1 c2*") == 0


@pytest.mark.rule("family.card.155")
def test_155_wants_the_whole_middle_row():
    assert pays("155", FULL_BOAT) == 10
    alone = [
        row if number in (0, 5) else "".join("~" if square == "~" else "." for square in row)
        for number, row in enumerate(FULL_BOAT)
    ]
    assert pays("155", alone) == 10, "the fifth of nine rows, all 22 squares"
    for place in (0, 11, 21):
        gap = alone[5][:place] + "." + alone[5][place + 1 :]
        assert pays("155", [*FULL_BOAT[:5], gap, *FULL_BOAT[6:]]) == 0


@pytest.mark.rule("family.card.156")
def test_156_wants_the_whole_edge():
    assert pays("156", "bbb/c.c/rrr") == 12
    assert pays("156", "bbb/c.c/rr.") == 0


@pytest.mark.rule("family.card.157", "family.card.157b")
@pytest.mark.parametrize(("cats", "points"), [(19, 0), (20, 10), (21, 0)])
def test_157_wants_exactly_twenty_cats(cats, points):
    assert pays("157", row_of(cats)) == points
    assert pays("157b", row_of(cats)) == points
    assert pays("157b", row_of(cats - 1) + ".l") == points, "a kitten is a cat"


@pytest.mark.rule("family.card.158")
def test_158_wants_three_of_each_colour():
    assert pays("158", row_of(15)) == 15
    assert pays("158", row_of(14)) == 0
    assert pays("158", row_of(20)) == 15


@pytest.mark.rule("family.card.159", "family.card.160", "family.card.161")
@pytest.mark.rule("family.card.162", "family.card.163")
@pytest.mark.parametrize(
    ("card", "letter"), [("159", "b"), ("160", "g"), ("161", "p"), ("162", "r"), ("163", "o")]
)
def test_exactly_five_of_a_colour(card, letter):
    for count, points in ((4, 0), (5, 9), (6, 0)):
        assert pays(card, ".".join(letter * count)) == points
        for other in set("bgpro") - {letter}:
            assert pays(card, ".".join(other * count)) == 0


@pytest.mark.rule("family.card.164")
def test_164_pays_2_for_each_treasure():
    assert pays("164", "$$$$./..c../.c.$$") == 8
    assert pays("164", "b.b") == 0


@pytest.mark.rule("family.card.165")
def test_165_pays_10_for_the_largest_family_tied_or_not():
    assert pays("165", "b1 b2 b3", ["r1 r2 ."]) == 10
    assert pays("165", "b1 b2 b3 b4", ["r1 r2 r3 .", "g1 g2 g3 g4"]) == 10
    assert pays("165", "b1 b2 b3", ["r1 r2 r3 r4"]) == 0
    assert pays("165", "b1 b2 .", ["r1 . ."]) == 0, "two cats are no family"


@pytest.mark.rule("family.card.167")
def test_167_pays_2_for_each_full_room():
    assert pays("167", FULL_BOAT) == 14, "seven rooms"
    gap = [*FULL_BOAT[:1], FULL_BOAT[1].replace("rrrr", "rrr."), *FULL_BOAT[2:]]
    assert pays("167", gap) == 12


@pytest.mark.rule("family.card.168")
@pytest.mark.parametrize(
    ("third", "points"), [("", 0), ("g1 g2", 0), ("g1 g2 g3", 8), ("g1 g2 g3 g4", 11)]
)
def test_168_pays_the_third_family_again(third, points):
    assert pays("168", f"b1 b2 b3 b4 b5 b6 . r1 r2 r3 r4 r5 . {third} . p1 p2 p3".strip()) == max(
        points, 8
    ), "purple is third if green is smaller"
    assert pays("168", f"b1 b2 b3 b4 b5 b6 . r1 r2 r3 r4 r5 . {third}".strip()) == points


@pytest.mark.rule("family.card.168")
def test_168_uses_the_whole_table():
    families = ("b", "r", "g")
    for size, points in ((5, 15), (6, 20), (7, 25)):
        drawn = " . ".join(" ".join(f"{one}{n}" for n in range(size)) for one in families)
        assert pays("168", drawn) == points


@pytest.mark.rule("family.card.334", "family.card.336", "family.card.338", "family.card.339")
def test_lessons_about_kittens():
    assert pays("334", "l1 . n2 b3 . l4") == 3
    assert pays("334", "b1 . g2") == 0
    assert pays("336", "l1 . n2 . d3 d4") == 6
    assert pays("336", "l1 . n2 . b3 r4") == 0, "blue and green; a cat is no kitten"
    assert pays("339", ". . . . ./. l1 b2 n3 ./. . . . .") == 7
    assert pays("339", ". . . . ./. l1 b2 g3 ./. . . . .") == 0, "one kitten is too few"
    assert pays("339", "l4 . . . ./. l1 b2 n3 ./. . . . .") == 0, "one is at the edge"
    assert pays("339", "b4 . . . ./. l1 b2 n3 ./. . . . .") == 7, "cats may be there"


@pytest.mark.rule("family.card.338")
def test_338_pays_2_for_each_room_with_a_kitten():
    empty = ["".join(square if square == "~" else "." for square in row) for row in FULL_BOAT[1:]]
    bow, stern = empty[4][:21] + "l", "n" + empty[4][1:21] + "l"
    assert pays("338", ["boat-red:", *empty]) == 0
    assert pays("338", ["boat-red:", *empty[:4], bow, *empty[5:]]) == 2
    assert pays("338", ["boat-red:", *empty[:4], stern, *empty[5:]]) == 4


@pytest.mark.rule("family.card.335", "family.card.337")
def test_lessons_about_friendships():
    # @1 drawn as five squares is a creature with a blue symbol at its right end.
    friend, stranger = "@1 @1 @1 @1 @1 b2 b3 b4", "@1 @1 @1 @1 @1 b2 b3 ."
    assert (pays("335", friend), pays("337", friend)) == (2, 5)
    assert (pays("335", stranger), pays("337", stranger)) == (0, 0)
    assert (pays("335", "b2 b3 b4"), pays("337", "b2 b3 b4")) == (0, 0), "no creature"
    both = "r2 r3 r4 b6 b6 b7/@1 @1 @1 @1 @1 b8"
    assert (pays("335", both), pays("337", both)) == (4, 5)


@pytest.mark.rule("family.card.337")
def test_337_wants_a_friend_for_every_creature():
    one = "@1 @1 @1 @1 @1 b2 b3 b4"
    assert pays("337", f"{one} . @5 @5 @5 @5 @5") == 0
    assert pays("337", f"{one} . @5 @5 @5 @5 @5 b6 b7 b8") == 5
    # Green sits on the second square from the left, which these cats do not touch.
    assert pays("337", "@1 @1 @1 @1 @1 g2 g3 g4") == 0
