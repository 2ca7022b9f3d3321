"""Creatures and kittens at one table on day 1."""

import pytest

from ruledock_isle.phases.days import FillFields
from tests.plugins.creatures.menagerie import come, menagerie
from tests.plugins.isle.staging import begin, do, give, isle, lay, offered, rescuing, table_of
from tests.plugins.kittens.nursery import BOARD, nursery, ready

BOTH = ("creatures", "kittens")


def tiles_offered(game):
    return {text.split()[1] for text in offered(game) if text.startswith("rescue")}


def day_1(**more):
    table = ready(right=(), modules=BOTH, **more)
    come(table, "creature-01", "creature-10")
    return table


def test_each_is_drawn_from_a_bag_of_its_own():
    table = isle(begin(table_of(3, modules=list(BOTH)), FillFields()))
    assert len(nursery(table).board) == 4
    assert len([tile for tile in table.fields[1] if tile.startswith("creature-")]) == 6
    assert (len(nursery(table).bag), len(menagerie(table).bag)) == (16, 12)


def test_the_first_player_chooses_between_cats_creatures_and_kittens():
    game = rescuing(day_1())
    assert tiles_offered(game) == {"b01", "g02", "creature-01", "creature-10", *BOARD}
    do(game, "pass")
    assert tiles_offered(game) == {"b01", "g02", "creature-01", "creature-10"}


def test_a_kitten_and_a_creature_never_come_in_one_turn():
    table = day_1()
    lay(table, 0, "043")
    give(table, 0, "080", "098")
    game = rescuing(table)
    do(game, "play 080", "rescue kitten-blue-1 permanent", "place kitten-blue-1 e4")
    do(game, "no other kitten")
    assert tiles_offered(game) >= {"b01", "g02", "kitten-red-3"}
    assert not any(tile.startswith("creature") for tile in tiles_offered(game))
    table = day_1()
    lay(table, 0, "043")
    give(table, 0, "080", "098")
    game = rescuing(table)
    do(game, "play 080", "rescue creature-01 permanent", "place creature-01 e4")
    assert offered(game) == ["end turn"]


@pytest.mark.parametrize("edition", ["cs", "uk"])
def test_creatures_left_in_the_field_keep_the_phase_open_for_all(edition):
    table = ready(left=("b01",), right=(), modules=BOTH, edition=edition)
    come(table, "creature-10")
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 d5")
    assert game.decisions[0].player == 1
    assert tiles_offered(game) == {"creature-10"}


@pytest.mark.parametrize("edition", ["cs", "uk"])
def test_the_last_creature_gone_kittens_keep_it_open_for_the_first_player(edition):
    table = ready(left=(), right=(), modules=BOTH, edition=edition)
    come(table, "creature-10")
    lay(table, 0, "043")
    game = rescuing(table)
    do(game, "rescue creature-10 permanent", "place creature-10 i4")
    assert game.decisions[0].player == 0
    assert tiles_offered(game) == set(BOARD)


def test_moving_cats_reaches_neither():
    table = day_1()
    give(table, 0, "077")
    game = rescuing(table)
    do(game, "play 077")
    assert sorted(offered(game)) == ["move b01", "move b01+g02", "move g02", "move none"]
