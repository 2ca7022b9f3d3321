"""Scoring tiles: thirteen ways to pay at the start of a day, with the player's choice."""

import pytest

from ruledock_isle.words import BoatScene
from tests.plugins.events.weather import dawn, events, rat, table
from tests.plugins.isle.staging import do, isle, offered, show_rare, stow


def paid(event, *tiles, rats=(), rare=(), choose=None, day=2):
    """What player 0, with these tiles on boat-red, gains from an event."""
    made = table(days={day: event})
    stow(made, 0, *tiles)
    rat(made, 0, *rats)
    for text in rare:
        tile, at = text.split()
        show_rare(made, tile)
        made.rare.clear()
        made.boats[0].stow(tile, at)
    game = dawn(made, day)
    if choose is not None:
        do(game, f"choose {choose}")
    return events(game).points[0]


def shown(event, text, **named):
    """What an event pays for a boat drawn in one line, whatever its tiles' outlines."""
    made = table()
    boat = made.book.fleet.read(text.split("/"), loose=True)
    scene = BoatScene(boat)
    points = made.ruleset.books["events"].points[event](scene, **named)
    told = made.ruleset.words.explain(
        "score", made.ruleset.content.items["events"][event].score, scene, **named
    )
    assert told.points == points
    return points


def test_every_example_of_every_scoring_comes_true():
    made = table()
    scorings = [one for one in made.ruleset.content.items["events"].values() if not one.does]
    assert len(scorings) == 13
    for one in scorings:
        assert len({example.scores for example in one.examples}) > 1, one.id
        for number, example in enumerate(one.examples):
            scene = example.scene(made.book.fleet)
            points = made.ruleset.books["events"].points[one.id](scene, **example.named)
            assert points == example.scores, f"{one.id}, example {number}"


# -- rats --------------------------------------------------------------------------------------


@pytest.mark.rule("events.scoring.rats_two", "events.scoring.rats_two.example")
def test_1_point_per_2_visible_rats():
    assert shown("rats-two", "*..") == 0
    assert shown("rats-two", "**.") == 1
    assert shown("rats-two", "*******/******.") == 6
    assert paid("rats-two", rats=["k5"]) == 10  # nineteen printed ones and a noble one


@pytest.mark.rule("events.scoring.rats_by_cat")
def test_1_point_per_visible_rat_beside_a_cat_and_never_more():
    assert shown("rats-by-cat", "*b*/.*.") == 3
    assert shown("rats-by-cat", "b*r") == 1
    assert shown("rats-by-cat", "b../.*.") == 0
    assert shown("rats-by-cat", "c*$") == 0
    assert paid("rats-by-cat", "b16 e7 r90", rats=["e6"]) == 2  # f6 and the noble one on e6


# -- choosing ----------------------------------------------------------------------------------

CATS = ("b16 c3", "g16 d3", "r16 e7 r90", "o16 e8 r90", "common-1 e5")


@pytest.mark.rule("events.scoring.row", "events.tile.scoring.green")
@pytest.mark.parametrize(("row", "points"), [(1, 0), (3, 2), (7, 3), (8, 1)])
def test_in_a_row_of_choice_1_point_per_cat_with_a_square_in_it(row, points):
    assert paid("row", *CATS, choose=f"row {row}") == points


@pytest.mark.rule("events.scoring.column")
@pytest.mark.parametrize(("column", "points"), [("a", 0), ("c", 2), ("e", 4), ("i", 4), ("v", 0)])
def test_in_a_column_of_choice_2_points_per_cat_with_a_square_in_it(column, points):
    assert paid("column", *CATS, choose=f"column {column}") == points


@pytest.mark.rule("events.scoring.neighbours")
@pytest.mark.parametrize(("cat", "points"), [("c3", 2), ("d3", 4), ("e7", 4), ("e8", 2)])
def test_around_a_cat_of_choice_2_points_per_cat_beside_it(cat, points):
    assert paid("neighbours", *CATS, choose=f"cat {cat}") == points


@pytest.mark.rule("events.scoring.row", "events.scoring.column", "events.scoring.neighbours")
def test_each_player_chooses_in_turn_order_among_all_there_are():
    made = table(days={2: "row", 3: "column", 4: "neighbours"})
    made.order = [1, 0]
    stow(made, 0, *CATS)
    stow(made, 1, "p16 c3")
    game = dawn(made, 2)
    assert game.decisions[0].player == 1
    assert offered(game) == [f"choose row {row}" for row in range(1, 10)]
    do(game, "choose row 3")
    assert game.decisions[0].player == 0
    do(game, "choose row 9")
    assert events(game).points == [0, 1]
    made = table(days={2: "row", 3: "column", 4: "neighbours"})
    stow(made, 0, *CATS)
    game = dawn(made, 3)
    assert offered(game) == [f"choose column {column}" for column in "abcdefghijklmnopqrstuv"]
    made = table(days={2: "row", 3: "column", 4: "neighbours"})
    stow(made, 0, *CATS)
    game = dawn(made, 4)
    assert offered(game) == [f"choose cat {at}" for at in ("c3", "d3", "e7", "e8")]


@pytest.mark.parametrize("event", ["row", "column", "neighbours"])
def test_who_can_gain_nothing_is_not_asked(event):
    game = dawn(table(days={2: event}), 2)
    assert isle(game).phase == "explore"
    assert events(game).points == [0, 0]


# -- treasures, maps and lonely cats -----------------------------------------------------------


@pytest.mark.rule("events.scoring.common")
def test_2_points_per_common_treasure():
    assert paid("common", "common-1 c4", "common-2 c5", rare=["rare-o e4"]) == 4


@pytest.mark.rule("events.scoring.rare")
def test_2_points_per_rare_treasure():
    assert paid("rare", "common-1 c4", rare=["rare-o e4", "rare-o g4"]) == 4


@pytest.mark.rule("events.scoring.maps")
def test_3_points_per_visible_map():
    assert paid("maps") == 15
    assert paid("maps", rats=["b4"]) == 12
    assert paid("maps", "common-1 b4", "common-1 o2") == 9


@pytest.mark.rule("events.scoring.lonely", "events.scoring.lonely.definition")
def test_2_points_per_cat_with_no_other_of_its_colour_beside_it():
    assert shown("lonely", "b1 r b2") == 6
    assert shown("lonely", "b1 b2 r") == 2
    assert shown("lonely", "b1 B2 r") == 2  # the oshax is blue
    assert shown("lonely", "b1 ./. b2") == 4  # a corner
    assert paid("lonely", *CATS) == 8


# -- rooms -------------------------------------------------------------------------------------


@pytest.mark.rule("events.scoring.bow_stern", "events.tile.scoring.blue")
def test_5_points_in_full_or_not_at_all_for_an_empty_bow_and_stern():
    assert paid("bow-stern") == 5
    assert paid("bow-stern", "b16 k3") == 5
    assert paid("bow-stern", "common-1 a5") == 0
    assert paid("bow-stern", "common-1 v5") == 0
    assert paid("bow-stern", rats=["u4"]) == 0
    assert paid("bow-stern", "common-1 a5", "common-1 v5") == 0


@pytest.mark.rule("events.scoring.no_treasure", "events.tile.scoring.blue")
def test_5_points_for_a_boat_without_treasure():
    assert paid("no-treasure") == 5
    assert paid("no-treasure", *CATS[:4], rats=["e5"]) == 5
    assert paid("no-treasure", "common-1 c4") == 0
    assert paid("no-treasure", rare=["rare-o c4"]) == 0


@pytest.mark.rule("events.scoring.empty_rooms", "events.scoring.empty_rooms.definition")
def test_2_points_per_room_without_any_tile_or_noble_rat():
    assert paid("empty-rooms") == 14
    assert paid("empty-rooms", "b16 c3") == 12
    assert paid("empty-rooms", "common-1 a5", rats=["v5"]) == 10


@pytest.mark.rule("events.scoring.full_rooms", "events.scoring.full_rooms.definition")
@pytest.mark.rule("events.tile.scoring.green")
def test_2_points_per_room_without_a_free_square():
    bow = ("common-1 u4", "common-2 u5", "common-1 u6")
    assert paid("full-rooms") == 0
    assert paid("full-rooms", *bow[:2]) == 0
    assert paid("full-rooms", *bow) == 2
    assert paid("full-rooms", *bow[:2], rats=["u6"]) == 2
    stern = ("b16 c3", "g16 d3", "r16 b3", "common-line a4 r90")
    assert paid("full-rooms", *bow, *stern) == 4
