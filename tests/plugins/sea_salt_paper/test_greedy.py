"""The greedy bot plays by the seat alone, and far better than chance."""

from __future__ import annotations

import pytest

import ruledock
from ruledock.testing.effort import Scaled
from ruledock_sea_salt_paper.bots.greedy import SeaGreedy


def share(players: int, games: int) -> float:
    """How many games greedy wins against random players; a shared victory counts in part."""
    won = 0.0
    for seed in range(games):
        me = seed % players
        bots = [
            SeaGreedy(seed) if seat == me else ruledock.RandomBot(100 * seed + seat)
            for seat in range(players)
        ]
        game = ruledock.new("sea_salt_paper", players=players, seed=seed)
        winners = ruledock.playout(game, bots).result.winners
        won += (me in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_beats_random(players: int, scaled: Scaled, thorough: bool) -> None:
    """A short run may be unlucky; a long one must show what the bot is made for."""
    assert share(players, scaled(12, 350)) >= (0.95 if thorough else 0.8)


def test_the_same_seed_plays_the_same_game() -> None:
    records = [
        ruledock.playout(ruledock.new("sea_salt_paper", players=2, seed=1), SeaGreedy(5)).record
        for _ in range(2)
    ]
    assert records[0].choices == records[1].choices
