"""Guesses about small deals are as likely as the worlds that brute force finds."""

from random import Random

import pytest

import ruledock
from ruledock.engine.chance import Chance
from ruledock.linking.link import link
from ruledock.linking.table import new_table
from ruledock.plugin import Game
from ruledock.testing import Wanderer, check_frequencies, consistent_worlds
from ruledock_hearts.plugin import HeartsTable

DECK = ["c2", "c3", "d4", "h5", "s6", "sq"]


@pytest.mark.parametrize("seed", range(4))
def test_every_world_is_guessed_and_as_often_as_any_other(seed, monkeypatch, scaled):
    monkeypatch.setattr(HeartsTable, "deck", property(lambda table: [*DECK]))
    for more in range(scaled(1, 20)):
        assert check_small_deal(seed + 4 * more, scaled(10, 30)) > 10


def check_small_deal(seed, draws):
    """Play a deal of two cards each, one of them passed; count the worlds of a player."""
    config = ruledock.Config("hearts", players=3, rules={"pass": 1, "to": 1})
    start, player = new_table(link(config), 0), seed % 3
    dealt = start.copy()
    dealt.chance = Chance(seed)
    game = Game(dealt.copy())
    moments = [game.copy() for _ in Wanderer(Random(seed)).walk(game)]
    along = consistent_worlds(start, game.record.choices, dealt, player)
    met = 0
    for moment, worlds in zip([*moments, game], along, strict=True):
        if not moment.over:
            met += check_frequencies(moment, player, worlds, Random(seed), draws=draws)
    return met
