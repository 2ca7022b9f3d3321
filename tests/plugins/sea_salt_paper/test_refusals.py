"""Refusals of Sea Salt & Paper say why: the first reason that a player would check."""

from __future__ import annotations

import pytest

import ruledock
from ruledock_sea_salt_paper.table import SeaTable


def begun():
    return ruledock.new("sea_salt_paper", players=["Ada", "Ben"], starts="Ada", seed=4)


def do(game, *lines):
    for line in lines:
        decision = game.decisions[0]
        game.choose(decision, game.parse(decision.player, line))


def playing():
    """Ada has taken a card and may lay, close or end her turn."""
    game = begun()
    do(game, "take 1")
    return game


def refusal(game, player, line):
    before = game.save()
    with pytest.raises(ruledock.Refusal) as refused:
        game.parse(player, line)
    assert game.save() == before
    return str(refused.value)


def test_an_empty_pile_gives_nothing():
    game = playing()
    do(game, "pass")
    assert "pile 1 is empty, or there is none" in refusal(game, 1, "take 1")


def test_only_cards_that_were_drawn_are_kept():
    game = begun()
    do(game, "draw")
    drawn = SeaTable.of(game).drawn
    other = next(card for card in game.ruleset.content.items["cards"] if card not in drawn)
    assert "the cards drawn are" in refusal(game, 0, f"keep {other}")


@pytest.mark.parametrize("line", ["stop", "last chance"])
def test_closing_needs_points(line):
    assert "it needs 7 points, there are 0" in refusal(playing(), 0, line)


@pytest.mark.parametrize("line", ["stop", "last chance"])
def test_nobody_closes_after_a_last_chance(line):
    game = playing()
    SeaTable.of(game).caller = 1
    assert "Ben has called LAST CHANCE already" in refusal(game, 0, line)


def test_a_pair_is_laid_from_the_hand():
    game = playing()
    held = SeaTable.of(game).hands[0]
    crabs = [card for card in game.ruleset.content.items["cards"] if card.startswith("crab")]
    missing = [card for card in crabs if card not in held][:2]
    assert "not in hand" in refusal(game, 0, f"lay {missing[0]} {missing[1]}")


def test_two_cards_that_are_no_pair():
    game = playing()
    table = SeaTable.of(game)
    table.hands[0] = ["mermaid-white-1", "shell-green-1"]
    said = refusal(game, 0, "lay mermaid-white-1 shell-green-1")
    assert "these two are no pair" in said
