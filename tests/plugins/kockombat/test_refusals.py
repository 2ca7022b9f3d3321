"""Refusals of Kočkombat say why: the first reason that a player would check."""

from __future__ import annotations

import pytest

import ruledock
from ruledock_kockombat.table import KockombatTable


def refusal(game, player, line):
    before = game.save()
    with pytest.raises(ruledock.Refusal) as refused:
        game.parse(player, line)
    assert game.save() == before
    return str(refused.value)


def begun(**settings):
    return ruledock.new("kockombat", players=["Ada", "Ben"], starts="Ada", seed=4, **settings)


def flipping():
    """Ada is asked which tile she turns up."""
    return begun(clans=["crooks", "gourmets"])


def test_a_clan_that_is_taken():
    game = begun()
    game.choose(game.decisions[0], game.parse(0, "clan crooks"))
    assert "the Crooks are taken" in refusal(game, 1, "clan crooks")


def test_a_tile_that_lies_face_up():
    game = flipping()
    table = KockombatTable.of(game)
    centre = next(cell for cell, at in table.book.number.items() if table.board[at] != "?")
    assert f"{centre} lies face up already" in refusal(game, 0, f"flip {centre}")


def test_the_tile_to_move_is_the_one_turned_up():
    game = flipping()
    game.choose(game.decisions[0], game.parse(0, "flip a1"))
    assert game.decisions[0].kind == "kockombat.move"
    assert "the tile at a1 is the one to move" in refusal(game, 0, "swap d4 e5")
    assert "from a1 the tile cannot go there" in refusal(game, 0, "swap a1 e5")
