"""The rulebook's worked examples, number by number."""

import pytest

from tests.rules.kockombat.boards import caught, down, hunting, table, take, witness


@pytest.mark.rule("kk.hunt.example")
def test_w1_five_against_two_takes_the_mouse():
    game = hunting(b2="mouse_1", b1="gourmets_2", a2="gourmets_chief", b3="royal_claws_2")
    assert caught(game, 0) == {"mouse_1"}
    assert caught(game, 1) == set()


@pytest.mark.rule("kk.example.dogs")
def test_w2_dogs_turn_down_gourmets_2_and_4_and_meowsketeers_4_and_5():
    game = witness(abilities=False)
    assert down(game) == {"gourmets_2", "gourmets_3", "royal_claws_4", "royal_claws_chief"}


@pytest.mark.rule("kk.example.hunt")
def test_w2_gourmets_take_a_mouse_and_both_pigeons():
    game = witness(abilities=False)
    assert caught(game, 0) == {"mouse_1", "pigeon_1", "pigeon_2"}
    assert caught(game, 1) == {"mouse_4", "mouse_6", "mouse_2"}
    left = {tile for tile in table(game).board if tile.startswith(("mouse", "fly", "pigeon"))}
    assert left == {"mouse_3", "mouse_5", "fly_1", "fly_2"}


@pytest.mark.rule("kk.example.score", "kk.score.winner")
def test_w2_thirteen_against_fifteen():
    game = witness(abilities=False)
    assert game.over
    assert game.result.totals == (13, 15)
    assert game.result.winners == (1,)


def with_abilities():
    game = witness()
    assert game.decisions[0].player == 1
    take(game, "turn c3 1")
    assert game.decisions[0].player == 0
    return take(game, "hunt d3")


@pytest.mark.rule("kk.example.abilities.dogs", "kk.clan.meowsketeers")
def test_w3_turning_the_middle_dog_saves_the_chief():
    game = with_abilities()
    assert down(game) == {"gourmets_1", "gourmets_2", "gourmets_3", "royal_claws_4"}


@pytest.mark.rule("kk.example.abilities.hunt")
def test_w3_the_chief_hunts_a_mouse_in_the_middle_row():
    game = with_abilities()
    assert caught(game, 0) == {"mouse_1", "pigeon_1", "pigeon_2", "mouse_2"}
    assert caught(game, 1) == {"fly_2", "mouse_4", "mouse_6"}


@pytest.mark.rule("kk.example.abilities.score")
def test_w3_twenty_one_against_fifteen():
    game = with_abilities()
    assert game.result.totals == (21, 15)
    assert game.result.winners == (0,)


@pytest.mark.rule("kk.example.abilities.score", "kk.clan.gourmets.chief")
def test_w3_comes_out_the_same_when_all_diagonals_may_be_hunted():
    game = take(witness(rules={"diagonal_prey": 4}), "turn c3 1")
    take(game, "hunt d3")
    assert game.result.totals == (21, 15)
