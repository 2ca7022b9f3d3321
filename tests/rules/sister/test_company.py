"""The sister beside kittens, creatures and events: what each module means for her."""

import pytest

from ruledock_creatures.bag import Creatures
from ruledock_events.drawer import Events
from ruledock_isle.phases.days import FillFields
from ruledock_kittens.board import Kittens
from ruledock_sister.drawer import sister_of
from ruledock_sister.scoring import sister_lines
from tests.plugins.creatures.menagerie import aboard as creatures_aboard
from tests.plugins.isle.staging import begin, do, give, isle, offered
from tests.plugins.kittens.nursery import BOARD, aboard, board
from tests.plugins.sister.alone import drawn, dusk_falls, evening, her, instruct, stack

KEPT = "001"


def nursery(game):
    return isle(game).drawer(Kittens).board


def begun(table, *cards, laid="none"):
    """Phase 4 with her cards in this order; one card stays in the player's hand."""
    stack(table, "sister.deck", *cards)
    give(table, 0, KEPT, *([] if laid == "none" else [laid]))
    game = dusk_falls(table)
    do(game, f"lay {laid}")
    return game


@pytest.mark.rule("kittens.solo.player_first")
def test_who_stands_before_the_sister_may_rescue_kittens():
    table = evening("kittens")
    board(table, *BOARD)
    game = begun(table, "176", laid="055")
    assert her(game).first is False
    assert {f"rescue {kitten} permanent" for kitten in BOARD} <= set(offered(game))
    assert nursery(game) == list(BOARD)


@pytest.mark.rule("kittens.solo.sister_first")
def test_on_her_first_turn_a_sister_who_is_first_changes_the_kittens():
    table = evening("kittens")
    board(table, *BOARD)
    game = begun(table, "193", "180", "182", laid="055")
    assert (her(game).first, her(game).turns) == (True, 1)
    changed = nursery(game)
    assert len(changed) == 4 and not set(changed) & set(BOARD)
    assert not any("kitten" in option for option in offered(game)), "the player is not first"
    do(game, "pass")
    assert her(game).used == ["193", "180", "182"]
    assert nursery(game) == changed, "her later turns change nothing"


@pytest.mark.rule("kittens.solo.sister_cards")
def test_her_instructions_never_reach_a_kitten():
    table = evening("kittens", left=(), right=())
    board(table, *BOARD)
    game = begun(table, "176", "181", "195", laid="055")
    do(game, "pass")
    assert her(game).used == ["176", "181", "195"]
    assert nursery(game) == list(BOARD)
    assert isle(game).gone == ["oshax-1", "oshax-2", "oshax-3"]


@pytest.mark.rule("kittens.solo.score", "kittens.solo.score.nothing_else")
def test_kittens_count_as_cats_of_her_colours_and_give_her_nothing_else():
    table = evening("kittens")
    sister = sister_of(table)
    sister.colours_to_come = sorted([*sister.colours_to_come, *sister.colours])
    sister.lessons, sister.colours = [], ["blue"]
    sister.colours_to_come.remove("blue")
    aboard(table, 0, "kitten-blue-1 h4", "kitten-green-2 l4")
    assert [line.points for line in sister_lines(table)] == [5]


@pytest.mark.rule("creatures.solo.fill")
def test_creatures_lie_at_positions_five_to_eight_on_day_one():
    table = evening("creatures", left=(), right=())
    begin(table, FillFields())
    row = [tile for field in table.fields for tile in field]
    tiles = table.book.tiles
    assert [tiles[tile].is_cat for tile in row] == [True] * 4 + [False] * 4
    assert all("creature" in tiles[tile].counts_as for tile in row[4:])


@pytest.mark.rule("creatures.solo.cat_means_creature", "creatures.solo.example")
def test_cat_five_is_a_creature_when_one_lies_there():
    table = evening("creatures", right=())
    bag = table.drawer(Creatures).bag
    table.fields[1] = [bag.pop(0) for _ in range(4)]
    first, second, third, fourth = table.fields[1]
    before, after, swapped = instruct(
        table, {"remove_cat": {"position": 5}}, {"swap_cats": {"positions": [1, 5]}}
    )
    assert before == f"1:b01 2:g02 3:r03 4:p04 | 5:{first} 6:{second} 7:{third} 8:{fourth} /"
    assert after == f"1:b01 2:g02 3:r03 4:p04 | 5:{second} 6:{third} 7:{fourth} /"
    assert swapped == f"1:{second} 2:g02 3:r03 4:p04 | 5:b01 6:{third} 7:{fourth} /"
    assert table.gone == [first]


@pytest.mark.rule("creatures.solo.score", "creatures.solo.score.friendship_ignored")
def test_she_scores_three_for_each_cat_symbol():
    table = evening("creatures")
    for creature, points in (("creature-02 h5", 9), ("creature-13 h7", 21)):
        creatures_aboard(table, 0, creature)
        lines = [line for line in sister_lines(table) if line.rule == "creatures.solo.score"]
        assert [line.points for line in lines] == [points]


@pytest.mark.rule("events.solo.example", "events.solo.scoring", "events.solo.nothing_else")
def test_the_example_of_event_points_21():
    table = evening("events")
    sister_of(table).lessons, sister_of(table).colours = [], []
    book, drawer = table.ruleset.books["events"], table.drawer(Events)
    every = [*drawer.row, *drawer.bag]

    def showing(event, day):
        return next(tile for tile in every if book.event_of(tile, day) == event)

    chosen = [showing("rats-two", 2), showing("lonely", 3), showing("common", 4)]
    rest = [tile for tile in every if tile not in chosen]
    drawer.row, drawer.bag = [rest[0], *chosen, rest[1]], sorted(rest[2:])
    points = []
    for day in range(1, 6):
        table.day = day
        points.append(sum(line.points for line in sister_lines(table)))
    assert points == [0, 8, 13, 21, 21]


def test_fewer_cats_on_the_left_are_two_of_four():
    table = evening("events", left=(), right=())
    table.drawer(Events).today.shares = {"left": [1, 2]}
    begin(table, FillFields())
    assert [len(field) for field in table.fields] == [2, 4]
    assert drawn(table).count(":") - len(set(table.rare)) == 6
