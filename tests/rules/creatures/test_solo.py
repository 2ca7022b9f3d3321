"""Creatures and an opponent who is no player: the side of it that belongs to the module."""

import pytest

from ruledock_isle.phases.days import FillFields
from tests.plugins.creatures.menagerie import aboard, menagerie
from tests.plugins.isle.staging import begin, isle, stow, table_of, use_boats
from tests.plugins.kittens.rival import RivalTurn, around, lines


@pytest.fixture
def table():
    with around():
        table = table_of(1, modules=["creatures", "rival"])
        use_boats(table, "boat-red")
        yield table


@pytest.mark.rule("creatures.solo.fill")
def test_four_creatures_lie_at_positions_5_to_8(table):
    table = isle(begin(table, FillFields()))
    row = [*table.fields[0], *table.fields[1]]
    assert [tile.startswith("creature-") for tile in row] == [False] * 4 + [True] * 4


@pytest.mark.rule("creatures.solo.cat_means_creature", "creatures.solo.example")
def test_cat_5_sends_the_creature_at_position_5_away(table):
    game = begin(table, FillFields())
    left, right = (list(field) for field in isle(game).fields)
    table = isle(begin(isle(game), RivalTurn(1, 5)))
    assert table.fields == [left, right[1:]]
    assert right[0] in table.gone


@pytest.mark.rule("creatures.solo.score", "creatures.solo.score.friendship_ignored")
def test_the_rival_scores_three_for_each_symbol_on_the_players_boat(table):
    assert [line.points for line in lines(table)] == [0]
    aboard(table, 0, "creature-02 h5")
    assert [line.points for line in lines(table)] == [9]
    aboard(table, 0, "creature-13 h7")
    assert [line.points for line in lines(table)] == [9 + 12]


@pytest.mark.rule("creatures.solo.score.friendship_ignored")
def test_a_friendship_changes_nothing_for_the_rival(table):
    aboard(table, 0, "creature-02 h5")
    stow(table, 0, "r16 g3", "r05 f2", "r13 e6")
    mine = {line.rule: line.points for line in begin(table).score(0)}
    assert mine["creatures.friendship"] == 4
    [line] = lines(table)
    assert (line.points, line.rule) == (9, "creatures.solo.score")
    [printed] = table.ruleset.content.all("creatures-rival")
    assert printed.order == 1
    assert len(menagerie(table).bag) == 17
