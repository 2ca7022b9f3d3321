"""Planners against what they were made to beat; proof in a thorough run.

A plain run plays a few games, alike every time: they notice when planners get worse, and prove
nothing about how good they are.
"""

from math import sqrt

import pytest

import ruledock
from ruledock_bots.known import bots_of
from ruledock_bots.specs import maker

pytestmark = pytest.mark.timeout(0)


def lower_bound(won, games):
    """Of a share seen in so many games: what it is at least, with 95 % confidence (Wilson)."""
    share, z = won / games, 1.96
    centre = share + z * z / (2 * games)
    return (centre - z * sqrt(share * (1 - share) / games + (z / games) ** 2 / 4)) / (
        1 + z * z / games
    )


def won_against_greedy(name, seed, spec):
    """What a game is worth to the planner, who sits in the first seat every other time."""
    game, me = ruledock.new(name, players=2, seed=seed // 2), seed % 2
    bots = [bots_of(game.ruleset)["greedy"](seed)] * 2
    bots[me] = maker(bots_of(game.ruleset), spec)(seed)
    winners = ruledock.playout(game, bots).result.winners
    return (me in winners) / len(winners)


@pytest.mark.parametrize(
    ("name", "games", "spec"),
    [("isle", 4, "planner:iterations=1"), ("sea_salt_paper", 6, "planner:iterations=8")],
)
def test_the_planner_beats_the_greedy_bot(name, games, spec, scaled, thorough):
    count = scaled(games, 120)
    spec = "planner" if thorough else spec
    won = sum(won_against_greedy(name, seed, spec) for seed in range(count))
    assert lower_bound(won, count) > 0.5 if thorough else won >= count / 2


def test_the_planner_beats_the_sister_at_easy(scaled, thorough):
    count, won = scaled(4, 100), 0
    for seed in range(40, 40 + count):
        game = ruledock.new("isle", players=1, modules=["sister"], seed=seed)
        make = maker(bots_of(game.ruleset), "planner" if thorough else "planner:iterations=1")
        won += 0 in ruledock.playout(game, make(seed)).result.winners
    assert won > count / 2


def test_confidence_grows_with_games():
    assert lower_bound(6, 10) < 0.5 < lower_bound(60, 100) < 0.6
