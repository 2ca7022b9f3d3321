"""Kittens and an opponent who is no player: the side of it that belongs to the module."""

import pytest

from ruledock_isle.phases.rescue import RescueRound
from ruledock_isle.scoring.final import scene_of
from tests.plugins.isle.staging import begin, isle, lay, offered, table_of
from tests.plugins.kittens.nursery import BOARD, aboard, board, nursery
from tests.plugins.kittens.rival import Rival, RivalTurn, around, lines
from tests.rules.kittens.test_rescue import rescue, tiles_offered


@pytest.fixture
def table():
    with around():
        table = table_of(1, modules=["kittens", "rival"])
        board(table, *BOARD)
        for tile in ("b01", "g02", "r03"):
            table.bag.remove(tile)
        table.fields = [["b01", "g02"], ["r03"]]
        table.fish = [20]
        table.phase, table.revealed = "rescue", True
        yield table


def turn(table, *before):
    return begin(table, *before, RescueRound())


@pytest.mark.rule("kittens.solo.player_first", "kittens.solo.base")
def test_who_is_first_rescues_kittens_as_with_others(table):
    lay(table, 0, "043")
    game = turn(table)
    assert tiles_offered(game) == {"b01", "g02", "r03", *BOARD}
    rescue(game, ["kitten-blue-1", "kitten-red-3"], "permanent")
    assert isle(game).fish == [15]
    assert set(BOARD) - {"kitten-blue-1", "kitten-red-3"} < set(nursery(isle(game)).board)


@pytest.mark.rule("kittens.solo.sister_first")
def test_a_rival_who_is_first_changes_all_kittens_on_the_first_turn_only(table):
    table.drawer(Rival).first = True
    bag = list(nursery(table).bag)
    game = turn(table, RivalTurn(1, 1))
    drawer = nursery(isle(game))
    assert len(drawer.board) == 4
    assert sorted([*drawer.board, *drawer.bag]) == sorted(bag), "the old ones left the game"
    assert tiles_offered(game) == {"g02", "r03"}, "the player is not first"


@pytest.mark.rule("kittens.solo.sister_first")
def test_the_board_stays_short_when_the_bag_cannot_fill_it(table):
    table.drawer(Rival).first = True
    drawer = nursery(table)
    table.leave(drawer.bag[1:])
    last, drawer.bag = drawer.bag[0], drawer.bag[:1]
    game = turn(table, RivalTurn(1, 1))
    assert (nursery(isle(game)).board, nursery(isle(game)).bag) == ([last], [])


@pytest.mark.rule("kittens.solo.sister_first")
@pytest.mark.parametrize(("first", "number"), [(True, 2), (True, 3), (False, 1), (False, 2)])
def test_otherwise_the_rival_has_no_effect_on_kittens(table, first, number):
    table.drawer(Rival).first = first
    game = turn(table, RivalTurn(number, 1))
    assert nursery(isle(game)).board == list(BOARD)


@pytest.mark.rule("kittens.solo.sister_cards")
@pytest.mark.parametrize("cat", [1, 3, 8])
def test_sending_cats_away_never_reaches_the_kitten_board(table, cat):
    game = turn(table, RivalTurn(2, cat))
    table = isle(game)
    assert nursery(table).board == list(BOARD)
    assert len(table.fields[0]) + len(table.fields[1]) == 2
    assert not any(tile.startswith("kitten") for tile in table.gone)
    game = turn(table, RivalTurn(3, 1), RivalTurn(4, 1))
    assert nursery(isle(game)).board == list(BOARD)
    assert all("kitten" in text for text in offered(game) if text.startswith("rescue"))


@pytest.mark.rule("kittens.solo.score")
def test_kittens_count_where_colours_are_scored(table):
    aboard(table, 0, "kitten-blue-1 h4", "kitten-blue-2 i5")
    blue = {"pay": 5, "per": {"colour": "blue"}}
    assert table.ruleset.words.compile("score", blue)(scene_of(table, 0)) == 10


@pytest.mark.rule("kittens.solo.score.nothing_else")
def test_the_rival_scores_nothing_else_for_kittens(table):
    aboard(table, 0, "kitten-blue-1 h4")
    assert lines(table) == ()
