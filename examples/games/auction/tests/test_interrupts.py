"""Withdrawals, windows inside windows, and what may be taken back."""

from __future__ import annotations

import pytest

from ruledock.engine.secret_choices import Withdraw
from ruledock.errors import Refusal
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.testing import Act
from ruledock_auction.options import Play
from ruledock_auction.table import AuctionTable


def evening(players: int, **settings: object) -> Game:
    return new_game(make_config({"game": "auction", "players": players, **settings}), 4)


def in_a_window(*hands: list[str]) -> Game:
    """The window before the sale, with these hands."""
    game = evening(len(hands), rules={"draft": {"packet": 0, "keep": [1]}})
    table = AuctionTable.of(game)
    for player, hand in enumerate(hands):
        table.hands[player] = hand
        table.deck = [card for card in table.deck if card not in hand]
    table.window("before-sale", table.order)
    return Game(table)


def test_a_kept_card_may_be_put_back_while_others_are_still_choosing() -> None:
    game = evening(3)
    first = game.decisions[0]
    game.choose(first, 0)
    assert list(game.interrupts(first.player)) == [Withdraw()]
    game.interrupt(first.player, Withdraw())
    assert game.decision_of(first.player) is not None


def test_everybody_asked_may_object_to_a_favour_played_in_a_window() -> None:
    game = in_a_window(["loan-a"], ["objection-a"], ["objection-b"])
    Act(0, Play("loan-a")).on(game)
    for player, objection in ((1, "objection-a"), (2, "objection-b")):
        decision = game.decisions[0]
        assert decision.player == player
        assert Play(objection) in decision.options
        game.choose(decision, 0)


def test_letting_a_window_pass_cannot_be_taken_back_once_somebody_has_bid() -> None:
    game = in_a_window(["loan-a"], ["loan-b"])
    for _ in range(2):
        game.choose(game.decisions[0], 0)
    bidder = game.decision_of(0)
    assert bidder is not None
    game.choose(bidder, 0)
    with pytest.raises(Refusal, match="P0"):
        game.undo(1)
    assert game.record.choices[-1] == "0 bid 0"
    game.undo(0)
    assert game.decision_of(0) is not None
