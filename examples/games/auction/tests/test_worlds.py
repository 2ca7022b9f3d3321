"""Guesses about small evenings are as likely as the worlds that brute force finds."""

from __future__ import annotations

from random import Random

import pytest

from ruledock.engine.chance import Chance
from ruledock.game.game import Game
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.linking.table import Table, new_table
from ruledock.testing import Wanderer, check_frequencies, consistent_worlds
from ruledock.testing.effort import Scaled
from ruledock.testing.failures import require_equal
from ruledock_auction.table import AuctionTable

DECK = ("clock-a", "loan-a", "objection-a", "ring-a", "tip-a", "vase-a", "vase-b")
RULES = {"rounds": 1, "lots": 1, "coins": 1, "income": 0, "draft": {"packet": 2, "keep": [1, 1]}}


def small_evening(players: int) -> AuctionTable:
    """A table before the deal, with seven cards in the deck and the rest in the open."""
    config = make_config({"game": "auction", "players": players, "rules": RULES})
    table = AuctionTable.of(new_table(link(config), 0))
    table.discard = [card for card in table.deck if card not in DECK]
    table.deck = sorted(DECK)
    return table


def check_small_evening(seed: int, players: int, draws: int) -> int:
    """Play one evening, and count the worlds one player had to reckon with in all."""
    start, player = small_evening(players), seed % players
    dealt = start.copy()
    dealt.chance = Chance(seed)
    game = Game(dealt.copy())
    moments = [game.copy() for _ in Wanderer(Random(seed)).walk(game)]
    lines = game.record.choices
    along = consistent_worlds(start, lines, dealt, player)
    return sum(
        check_moment(moment, player, worlds, Random(seed), draws)
        for moment, worlds in zip([*moments, game], along, strict=True)
    )


def check_moment(game: Game, player: int, worlds: list[Table], rng: Random, draws: int) -> int:
    for world in worlds:
        views = [Game(one.copy()).view(player) for one in (game.table, world)]
        require_equal("leaks.view", f"p{player} can tell apart what nobody could", *views)
    if game.over:
        return 0
    return check_frequencies(game, player, worlds, rng, draws=draws)


@pytest.mark.parametrize("seed", range(4))
def test_every_world_is_guessed_and_as_often_as_any_other(seed: int, scaled: Scaled) -> None:
    for more in range(scaled(1, 30)):
        assert check_small_evening(seed + 4 * more, 2 + seed % 2, scaled(10, 30)) > 20


def test_everybody_remembers_who_bought_a_favour() -> None:
    rules = {"draft": {"packet": 0, "keep": [1]}, "lots": 10, "coins": 30, "rounds": 1}
    config = make_config({"game": "auction", "players": 3, "windows": "own", "rules": rules})
    game = Game(new_table(link(config), 3))
    while not AuctionTable.of(game).hands[1]:
        for decision in list(game.decisions):
            game.choose(decision, 1 if decision.player == 1 else 0)
    bought = AuctionTable.of(game).hands[1]
    for seed in range(20):
        assert AuctionTable.of(game.guess(0, Random(seed))).hands[1] == bought


def test_what_nobody_keeps_of_a_packet_is_discarded_in_the_open() -> None:
    rules = {"draft": {"packet": 4, "keep": [1]}}
    game = Game(new_table(link(make_config({"game": "auction", "players": 2, "rules": rules})), 3))
    passed_on = [card for packet in AuctionTable.of(game).packets for card in packet]
    for decision in list(game.decisions):
        passed_on.remove(decision.options[0].cards[0])
        game.choose(decision, 0)
    table = AuctionTable.of(game)
    assert sorted(table.discard) == sorted(passed_on)
    assert table.packets == [[], []]
