"""Cat symbols and the families beside them."""

import pytest

from ruledock_isle.words import BoatScene
from tests.plugins.creatures.menagerie import aboard
from tests.plugins.isle.staging import begin, stow, table_of, use_boats
from tests.plugins.kittens.nursery import aboard as kittens_aboard

RULE = "creatures.friendship"


def friendships(*rows, modules=("creatures",)):
    """What the cat symbols of a drawn boat pay; cats may have any outline here."""
    book = table_of(2, modules=list(modules)).book
    [line] = [line for line in book.lines if line.rule == RULE]
    return line.points(BoatScene(book.fleet.read(rows, loose=True)))


# creature-02 is a line of five squares: red, green, plain, plain, blue.


@pytest.mark.rule("creatures.friendship")
def test_a_symbol_beside_a_family_of_three_of_its_colour_scores_four():
    assert friendships(". . r2 @1 @1 @1 @1 @1") == 0
    assert friendships(". r3 r2 @1 @1 @1 @1 @1") == 0
    assert friendships("r4 r3 r2 @1 @1 @1 @1 @1") == 4


@pytest.mark.rule("creatures.friendship")
def test_cats_of_another_colour_or_beside_a_plain_square_are_no_friends():
    assert friendships("b4 b3 b2 @1 @1 @1 @1 @1") == 0
    assert friendships(". . r2 r3 r4 .", "@1 @1 @1 @1 @1 .") == 0
    assert friendships(". g2 g3 g4 . .", "@1 @1 @1 @1 @1 .") == 4


@pytest.mark.rule("creatures.friendship")
def test_a_corner_is_no_side():
    assert friendships("r4 r3 r2 . . . . .", ". . . @1 @1 @1 @1 @1") == 0


@pytest.mark.rule("creatures.friendship")
def test_any_cat_of_the_family_may_be_the_one_beside_the_symbol():
    assert friendships("r2 r3 r4 r5 . .", "r2 @1 @1 @1 @1 @1") == 4
    assert friendships("r2 . r3 r4 r5 .", "r2 @1 @1 @1 @1 @1") == 0, "a cat outside the family"


@pytest.mark.rule("creatures.friendship")
def test_one_family_serves_several_symbols_and_each_symbol_counts_once():
    assert friendships("r2 r2 r3 r4 . .", "r2 @1 @1 @1 @1 @1") == 4
    assert friendships("@1 @1 @1 @1 @1", "r2 r3 r4 . .", "@5 @5 @5 @5 @5") == 8


@pytest.mark.rule("creatures.friendship")
def test_all_symbols_of_a_creature_may_be_befriended():
    # creature-13 is two rows of three: green, plain, orange; blue, plain, purple.
    above = "g2 g3 g4 @1 @1 @1 o5 o6 o7"
    assert friendships(above, "b8 b9 b10 @1 @1 @1 p11 p12 .") == 12
    assert friendships(above, "b8 b9 b10 @1 @1 @1 p11 p12 p13") == 16


@pytest.mark.rule("creatures.friendship", "creatures.not_cats")
def test_an_oshax_and_kittens_make_families_and_creatures_do_not():
    assert friendships("R4 r3 r2 @1 @1 @1 @1 @1") == 4
    kittens = friendships("d4 r3 d2 @1 @1 @1 @1 @1", modules=["creatures", "kittens"])
    assert kittens == 4


@pytest.mark.rule("creatures.friendship")
def test_how_the_creature_lies_decides_which_symbol_meets_the_family():
    rows = ("r4 r3 r2 @1 @1 @1 @1 @1",)
    assert friendships(*rows, "@1 = creature-02") == 4
    assert friendships(*rows, "@1 = creature-02 r180") == 0
    assert friendships(rows[0].replace("r", "b"), "@1 = creature-02 r180") == 4


@pytest.mark.rule("creatures.friendship")
def test_friendships_are_a_line_of_the_score_that_names_what_was_counted():
    table = table_of(2, modules=["creatures", "kittens"])
    use_boats(table, "boat-red", "boat-blue")
    aboard(table, 0, "creature-02 h5")
    stow(table, 0, "r16 g3")
    kittens_aboard(table, 0, "kitten-red-1 e5", "kitten-red-2 e6")
    [line] = [line for line in begin(table).score(0) if line.rule == RULE]
    assert line.points == 4
    assert any("h5" in str(told.things) for told in line.counted()), line.counted()
    assert [line.points for line in begin(table).score(1) if line.rule == RULE] == [0]


@pytest.mark.rule("creatures.not_cats")
def test_creatures_count_neither_as_cats_nor_as_treasures_but_cover_what_they_lie_on():
    table = table_of(2, modules=["creatures"])
    book = table.book
    scene = BoatScene(book.fleet.read(["@1 @1* @1 @1 @1 * b2"], loose=True))
    counts = {"cats": 1, "treasures": 0, "creatures": 1, "rats": 1, "tiles": 2, "cat-symbols": 3}
    for noun, expected in counts.items():
        assert book_count(table, noun)(scene) == expected, noun


def book_count(table, noun):
    return table.ruleset.words.compile("number", {"count": noun})


@pytest.mark.rule("creatures.friendship")
def test_friendships_are_scored_right_after_rare_treasures():
    ruleset = table_of(2, modules=["creatures"]).ruleset
    assert [line.rule for line in ruleset.book.lines][-2:] == ["isle.score.rare", RULE]
    assert sorted(line.order for line in ruleset.content.all("scoring")) == [1, 2, 3, 4, 5]
