"""Her score and the player's: colours, lessons, halves, and who wins."""

import pytest

from ruledock_isle.phases.days import NextPhase
from ruledock_isle.public import BoatScene
from ruledock_isle.table import PublicLesson
from ruledock_sister.drawer import sister_of
from ruledock_sister.scoring import sister_lines, sister_total
from tests.plugins.isle.staging import begin, do, give, offered, only, rescuing, teach
from tests.plugins.sister.alone import alone, drawn, evening, stack


def laden(*lessons, colours=(), **settings):
    """A table on which the sister has exactly these lessons and colours turned up."""
    table = alone(**settings)
    sister = sister_of(table)
    sister.lessons = list(lessons)
    every = sorted([*sister.colours, *sister.colours_to_come])
    sister.colours = list(colours)
    sister.colours_to_come = [colour for colour in every if colour not in colours]
    return table


def aboard(table, *cats):
    """Cats anywhere on the boat, side by side where they fit."""
    boat = table.boats[0]
    for tile in cats:
        way = boat.placements(lambda *way: way, tile, contact=False)[0]
        (table.bag if tile in table.bag else table.oshax).remove(tile)
        boat.stow(tile, *way, colour="blue" if "oshax" in tile else None)


def colour_points(*cats, colours):
    table = laden(colours=colours)
    aboard(table, *cats)
    return [(line.points, line.rule) for line in sister_lines(table)]


ORDER = ("green", "blue", "red", "orange", "purple")


@pytest.mark.rule("sister.score.colour.1")
def test_five_for_each_cat_in_the_first_colour():
    assert colour_points("g01", "g02", "g03", "b04", colours=ORDER[:1]) == [
        (15, "sister.score.colour.1")
    ]


@pytest.mark.rule("sister.score.colour.2")
def test_four_for_each_cat_in_the_second_colour_oshax_included():
    assert colour_points("b01", "oshax-2", "b03", "r01", colours=ORDER[:2]) == [
        (0, "sister.score.colour.1"),
        (12, "sister.score.colour.2"),
    ]


@pytest.mark.rule("sister.score.colour.3", "sister.score.colour.4", "sister.score.colour.5")
def test_three_two_and_one_for_the_colours_after_them():
    cats = ("r01", "r02", "o01", "o02", "o03", "p01", "p02", "p03", "p04")
    assert colour_points(*cats, colours=ORDER) == [
        (0, "sister.score.colour.1"),
        (0, "sister.score.colour.2"),
        (6, "sister.score.colour.3"),
        (6, "sister.score.colour.4"),
        (4, "sister.score.colour.5"),
    ]


@pytest.mark.rule("sister.score.colour.1", "sister.score.colour.5")
def test_the_places_of_the_colours_are_numbered_as_they_are_named():
    places = {one.id: one.order for one in alone().ruleset.content.all("sister-colours")}
    assert places == {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}


@pytest.mark.rule("sister.score.lessons")
def test_she_scores_her_basic_and_her_advanced_lessons():
    table = laden("200", "201", "207", difficulty="medium")
    table.fish = [3]
    teach(table, 0, "113", "114")
    assert [(line.points, line.rule) for line in sister_lines(table)] == [
        (12, "sister.lesson.200"),
        (5 * 19, "sister.lesson.201"),
        (6, "sister.lesson.207"),
    ]
    assert sister_total(table) == 113


@pytest.mark.rule("sister.score.nothing_else")
def test_she_scores_nothing_else():
    table = laden("210", colours=("purple",))
    aboard(table, "b01", "b02", "b03", "rare-t")
    table.fish = [9]
    teach(table, 0, "113")
    table.deck.remove("148")
    table.public_lessons.append(PublicLesson("148"))
    assert [line.points for line in sister_lines(table)] == [0, 0]


@pytest.mark.rule("sister.score.player")
def test_the_player_is_scored_as_usual():
    table = laden()
    lines = begin(table).score(0)
    assert [(line.points, line.rule) for line in lines] == [
        (-19, "isle.score.rats"),
        (-35, "isle.score.rooms"),
        (0, "isle.score.family.definition"),
        (0, "isle.score.rare"),
    ]


@pytest.mark.rule("sister.score.winner", "sister.score.tie")
def test_the_higher_score_wins_and_a_tie_is_hers():
    table = laden("200")
    game = begin(table)
    assert (game.result.totals, sister_total(table)) == ((-54,), 0)
    assert game.result.winners == ()
    stay = table.ruleset.hooks.isle_winners
    assert stay((0,), table, [1]) == (0,)
    assert stay((0,), table, [0]) == (), "a tie is hers"
    assert stay((0,), table, [-1]) == ()
    table.fish = [2]
    assert stay((0,), table, [9]) == (0,)
    assert stay((0,), table, [8]) == ()


@pytest.mark.rule("sister.phase3.public_half", "sister.phase3.public_half.example")
@pytest.mark.parametrize(("cats", "points"), [(0, 0), (1, 1), (2, 1), (6, 3), (7, 4)])
def test_a_public_lesson_pays_half_rounded_up(cats, points):
    table = laden()
    aboard(table, *(f"b{number:02}" for number in range(1, cats + 1)))
    table.deck.remove("144")
    table.public_lessons.append(PublicLesson("144", "blue"))
    [line] = [line for line in begin(table).score(0) if line.rule == "isle.lesson.144"]
    assert line.points == points
    assert line.because.text().endswith("Half of it, rounded up.")


@pytest.mark.rule("sister.phase3.public_half")
def test_halves_are_rounded_card_by_card_and_private_lessons_stay_whole():
    table = laden()
    aboard(table, *(f"b{number:02}" for number in range(1, 4)))
    for card, colour in (("144", "blue"), ("145", "blue")):
        table.deck.remove(card)
        table.public_lessons.append(PublicLesson(card, colour))
    teach(table, 0, "126")
    paid = {line.rule: line.points for line in begin(table).score(0)}
    assert (paid["isle.lesson.144"], paid["isle.lesson.145"]) == (2, 3)
    multi = alone().ruleset.content.get("lessons", "126")
    assert table.book.lessons["126"].score == multi.score


# -- cards that say something else ------------------------------------------------------------


@pytest.mark.rule("sister.card.121")
@pytest.mark.parametrize(("cats", "points"), [(6, 0), (7, 10), (8, 10)])
def test_121_needs_a_family_of_seven(cats, points):
    table = alone()
    teach(table, 0, "121")
    boat = table.boats[0]
    for number in range(1, cats + 1):
        tile = f"b{number:02}"
        table.bag.remove(tile)
        boat.stow(tile, *boat.placements(lambda *way: way, tile, contact=number > 1)[0])
    [line] = [line for line in begin(table).score(0) if line.rule == "isle.lesson.121"]
    assert line.points == points


@pytest.mark.rule("sister.general.base")
@pytest.mark.parametrize(("first", "points"), [(True, 0), (False, 7)])
def test_119_asks_who_stands_before_the_sister(first, points):
    table = alone(first=first)
    teach(table, 0, "119")
    [line] = [line for line in begin(table).score(0) if line.rule == "isle.lesson.119"]
    assert line.points == points


@pytest.mark.rule("sister.card.077")
def test_077_lets_the_player_choose_the_position_of_each_moved_cat():
    table = evening()
    give(table, 0, "077", "001")
    game = rescuing(table)
    do(game, "play 077", "move b01+o05")
    assert table.fields == [["g02", "r03", "p04", "o05"], ["b06", "g07", "r08", "b01"]]
    assert offered(game) == [f"put b01 at {position}" for position in (5, 6, 7, 8)]
    assert str(only(game).prompt) == "At which position of the row does the blue cat b01 lie?"
    do(game, "put b01 at 6")
    assert offered(game) == [f"put o05 at {position}" for position in (1, 2, 3, 4)]
    do(game, "put o05 at 1")
    assert table.fields == [["o05", "g02", "r03", "p04"], ["b06", "b01", "g07", "r08"]]
    assert [str(told) for told in game.log(0)][-2:] == [
        "P0 puts the blue cat b01 at position 6 of the row.",
        "P0 puts the orange cat o05 at position 1 of the row.",
    ]
    assert only(game).kind == "isle.rescue"


@pytest.mark.rule("sister.card.077")
def test_077_with_all_of_a_field():
    table = evening(left=("b01",), right=("o05",))
    give(table, 0, "077", "001")
    game = rescuing(table)
    do(game, "play 077", "move b01")
    assert offered(game) == ["put b01 at 1", "put b01 at 2"]
    do(game, "put b01 at 1")
    assert table.fields == [[], ["b01", "o05"]]


@pytest.mark.rule("sister.card.077")
def test_077_asks_for_no_position_where_there_is_only_one():
    table = evening(left=("b01",), right=())
    give(table, 0, "077", "001")
    game = rescuing(table)
    do(game, "play 077", "move b01")
    assert table.fields == [[], ["b01"]]
    assert only(game).kind == "isle.rescue"


def test_083_adds_cats_at_the_end_of_the_chosen_field():
    table = evening(left=("b01",), right=("o05",))
    give(table, 0, "083", "001")
    stack(table, "isle.bag", "g09", "rare-t", "r10", "p11")
    game = rescuing(table)
    do(game, "play 083", "to left", "to right", "to left")
    assert drawn(table) == "1:b01 2:g09 3:p11 | 4:o05 5:r10 / 1:rare-tx1"


@pytest.mark.rule("isle.anytime.resolve")
@pytest.mark.parametrize("card", ["096", "097"])
def test_096_and_097_let_the_player_name_a_colour(card):
    table = evening(fish=0)
    aboard(table, "b10", "b11", "g12")
    give(table, 0, card, "001")
    game = rescuing(table)
    do(game, f"play {card}")
    assert offered(game) == [f"name {one}" for one in ("blue", "green", "orange", "purple", "red")]
    do(game, "name green")
    assert table.fish == [1]


@pytest.mark.parametrize("card", ["096", "097"])
def test_fish_that_a_colour_gives_can_pay_for_the_cards_of_the_day(card):
    table = alone()
    aboard(table, "b10", "b11", "g12")
    give(table, 0, card)
    table.plan = ("explore", "rescue")
    game = begin(table, NextPhase())
    do(game, offered(game)[0])
    do(game, offered(game)[0])
    assert only(game).kind == "isle.purchase"
    do(game, f"play {card}", "name blue")
    assert table.fish == [2]
    assert only(game).kind == "isle.purchase"


# -- each of her lessons -----------------------------------------------------------------------


def paid(lesson, *boat, **facts):
    """What one of her lessons pays for a drawn boat."""
    table = alone()
    book = table.ruleset.books["sister"]
    others = facts.pop("other_lessons", ())
    boat = table.book.fleet.read(boat, loose=True)
    scene = BoatScene(boat, other_lessons=lambda: others, **facts)
    return book.lessons[lesson].points(scene)


FIVE = ("b1 c2 r3 $4 g5", ". p6 . . .", ". c7 o8 . .")
"""A cat of each colour, all of them beside a treasure."""


@pytest.mark.rule("sister.card.197_203_215")
def test_197_counts_all_five_colours_also_those_that_are_not_there():
    assert paid("197", *FIVE) == 0
    assert paid("197", "b1 c2 r3 $4 g5") == 10, "no purple and no orange cat at all"
    assert paid("197", "b1 . c2 . r3") == 25


@pytest.mark.rule("sister.card.197_203_215")
def test_203_counts_all_five_colours_also_those_that_are_not_there():
    assert paid("203", "b1 r2 g3", "p4 . o5", ". . .") == 0
    assert paid("203", "b1 r2 .", ". g3 .", ". . .") == 15
    assert paid("203", ". . .", ". . .", ". . .") == 25


@pytest.mark.rule("sister.card.197_203_215")
def test_215_counts_all_five_colours_also_those_that_are_not_there():
    assert paid("215", "b1 * r2 . g3", "p4 . . . *", "* o5 . . .") == 0
    assert paid("215", "b1 * . r2", "g3* . . .") == 20, "a covered rat is none that shows"
    assert paid("215", "b1 . * . .") == 25


FIFTEEN = "b1 r2 b3 r4 b5 r6 b7 r8 b9 r10 b11 r12 b13 r14 b15"


@pytest.mark.rule("sister.score.lessons", "sister.setup.basic_lessons")
@pytest.mark.parametrize(
    ("lesson", "boat", "facts", "points"),
    [
        ("198", ["b1 b2 b3 B4 . r5 r6 r7"], {}, 8),
        ("198", ["b1 b2 . r3 r4 ."], {}, 0),
        ("199", ["c1 c2 c3 c4 $5 $6 $7 $8 ."], {}, 10),
        ("199", ["c1 c2 c3 c4 $5 $6 $7 $8 $9"], {}, 0),
        ("200", ["."], {"fish": 3}, 12),
        ("201", ["* b1* * ."], {}, 10),
        ("202", [f"{FIFTEEN} R16 g17"], {}, 10),
        ("202", [f"{FIFTEEN} c16"], {}, 0),
        ("204", ["."], {"other_lessons": [7, 12, 3]}, 12),
        ("204", ["."], {}, 0),
        ("205", ["b1 c2 r3"], {}, 3),
        ("205", ["b1 . r3"], {}, 0),
        ("206", ["b1 B2 . b3 r4"], {}, 10),
    ],
)
def test_each_basic_lesson(lesson, boat, facts, points):
    assert paid(lesson, *boat, **facts) == points


@pytest.mark.rule("sister.score.lessons", "sister.setup.hard_lessons")
@pytest.mark.parametrize(
    ("lesson", "boat", "facts", "points"),
    [
        ("207", ["."], {"lessons": 2}, 6),
        ("208", ["b1 b2 b3 . r4 r5"], {}, 8),
        ("208", ["b1 b2 b3 b4 . r5 r6 r7"], {}, 11),
        ("208", ["b1 b2 b3 b4 b5 . r6 r7 r8"], {}, 15),
        ("208", ["b1 b2 b3 b4 b5 b6 . r7 r8 r9"], {}, 20),
        ("208", ["b1 b2 . r4 r5 ."], {}, 0),
        ("209", ["b1 b2 b3 . r4 r5"], {}, 0),
        ("209", ["b1 b2 b3 b4 . r5 r6 r7"], {}, 8),
        ("209", ["b1 b2 b3 b4 b5 b6 . r7 r8 r9 r10"], {}, 11),
        ("209", ["b1 b2 b3 b4 b5 . r6 r7 r8 r9 r10 . g11 g12 g13"], {}, 15),
        ("209", ["b1 b2 b3 b4 b5 b6 . r6 r7 r8 r9 r10 r11"], {}, 20),
        ("210", ["c1 c2 . $3"], {}, 6),
        ("211", ["b1 c2 . R3 g4 $5"], {}, 3),
        ("211", ["b1 . B2 . c3"], {}, 6),
        ("212", ["c1?b b2?r ?g ."], {}, 8),
        ("213", ["b1 b2 b3 . r4 r5 r6 . g7 g8 ."], {}, 10),
        ("214", ["b1 R2 . c5", ". g3 c4 .", ". . . ."], {}, 2),
    ],
)
def test_each_advanced_lesson(lesson, boat, facts, points):
    assert paid(lesson, *boat, **facts) == points


@pytest.mark.rule("sister.score.lessons")
def test_204_repeats_the_best_of_her_other_lessons_and_no_colour():
    table = laden("200", "204", "208", colours=("blue",))
    table.fish = [1]
    boat = table.boats[0]
    for number in range(1, 4):
        tile = f"b{number:02}"
        table.bag.remove(tile)
        boat.stow(tile, *boat.placements(lambda *way: way, tile, contact=number > 1)[0])
    lines = {line.rule: line.points for line in sister_lines(table)}
    assert lines == {
        "sister.score.colour.1": 15,
        "sister.lesson.200": 4,
        "sister.lesson.204": 8,
        "sister.lesson.208": 8,
    }


def test_her_lines_say_what_they_counted():
    table = laden("200", colours=("blue",))
    aboard(table, "b01")
    [colour, lesson] = sister_lines(table)
    assert colour.because.text() == "5 points for each cat in the first colour turned up. (blue)"
    assert "b01" in colour.details()[0]
    assert lesson.because.text() == "4 points for each fish you have left."
