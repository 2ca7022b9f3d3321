"""Refusals of the auction say why: the first reason that a player would check."""

from __future__ import annotations

import pytest

import ruledock
from examples.games.auction.tests.test_interrupts import in_a_window
from ruledock.game.game import Game
from ruledock.testing import Act
from ruledock_auction.agenda import Hanging
from ruledock_auction.options import Play
from ruledock_auction.table import AuctionTable


def begun(**settings: object) -> Game:
    return ruledock.new("auction", players=["Ada", "Ben"], seed=4, **settings)


def at(kind: str, **settings: object) -> Game:
    """A game at the first decision of a kind; before it everybody takes what comes first."""
    game = begun(**settings)
    while game.decisions[0].kind != kind:
        game.choose(game.decisions[0], 0)
    return game


def why(game: Game, line: str, player: int = 0) -> str:
    """What a player is told who asks for something that is not open; the table stays as it was."""
    before = game.save()
    with pytest.raises(ruledock.Refusal) as refused:
        game.parse(player, line)
    assert game.save() == before
    return str(refused.value)


def hanging(*lots: str, coins: int) -> Game:
    game = begun()
    table = AuctionTable.of(game)
    table.hands[0], table.coins[0], table.agenda = list(lots), coins, [Hanging(0)]
    return Game(table)


def test_as_many_cards_are_kept_as_the_draft_says() -> None:
    game = begun()
    keep = AuctionTable.of(game).agenda[-1].keep
    packet = AuctionTable.of(game).packets[0]
    line = "keep " + "+".join(packet[: keep + 1])
    assert f"choose {keep}, not {keep + 1}" in why(game, line)
    with pytest.raises(ruledock.NotOffered) as refused:
        game.parse(0, line)
    assert refused.value.message.args["why"].id == "core.refused.exactly"


def test_only_cards_of_the_packet_are_kept() -> None:
    game = begun()
    keep = AuctionTable.of(game).agenda[-1].keep
    others = AuctionTable.of(game).packets[1][:keep]
    assert "not among what you can choose" in why(game, "keep " + "+".join(others))


def test_nobody_bids_more_than_the_purse_holds() -> None:
    game = at("auction.bid")
    purse = AuctionTable.of(game).coins[0]
    told = why(game, f"bid {purse + 1}")
    assert f"Ada cannot bid {purse + 1}: it needs {purse + 1} coins, you have {purse}" in told
    assert f"“bid {purse}”" in told or "nearest" in told


def test_nobody_bids_from_outside_the_sale_room() -> None:
    game = at("auction.bid", modules=["tolls"])
    assert "you are not in the sale room" in why(game, "bid 1")


def test_only_lots_of_the_own_hand_are_hung() -> None:
    game = hanging("clock-a", "lamp-a", coins=9)
    assert "not in your hand: " in why(game, "show clock-a+vase-a")


def test_each_further_lot_needs_the_fee() -> None:
    game = hanging("clock-a", "lamp-a", "map-a", coins=0)
    fee = game.ruleset.rules["fee"]
    assert f"it needs {2 * fee} coins, you have 0" in why(game, "show clock-a+lamp-a+map-a")


def test_a_favour_is_played_from_the_hand() -> None:
    assert "not in your hand: " in why(in_a_window(["loan-a"], []), "play loan-b")


def test_an_objection_needs_something_to_object_to() -> None:
    game = in_a_window(["objection-a"], ["loan-a"])
    assert "only answers a favour of somebody else" in why(game, "play objection-a")


def test_only_answers_are_played_while_the_own_favour_waits() -> None:
    game = in_a_window(["loan-a", "loan-c"], ["loan-b"])
    Act(0, Play("loan-a")).on(game)
    Act(1, Play("loan-b")).on(game)
    assert "only an answer to the favour can be played now" in why(game, "play loan-c")
