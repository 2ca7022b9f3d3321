"""Guesses about small evenings are as likely as the worlds that brute force finds."""

from __future__ import annotations

from random import Random

import pytest
from examples.games.auction.tests.visibility import AREAS
from ruledock.chance import Chance
from ruledock.config import make_config
from ruledock.game import Game
from ruledock.link import link
from ruledock.play import new_table
from ruledock.testing import Wanderer, check_frequencies, consistent_worlds
from ruledock.testing.effort import Scaled
from ruledock.testing.failures import require_equal
from ruledock_auction.steps import Draft
from ruledock_auction.table import AuctionTable

DECK = ("clock-a", "loan-a", "objection-a", "ring-a", "tip-a", "vase-a")
RULES = {"rounds": 1, "lots": 2, "coins": 2, "income": 0, "draft": {"packet": 2, "keep": [1, 1]}}


def small_evening(players: int = 2) -> AuctionTable:
    """A table before the deal, with six cards in the deck and the rest in the open."""
    config = make_config({"game": "auction", "players": players, "rules": RULES})
    table = AuctionTable.of(new_table(link(config), 0))
    table.discard = [card for card in table.deck if card not in DECK]
    table.deck = sorted(DECK)
    return table


def public(table: AuctionTable) -> object:
    """What everybody sees besides cards."""
    return [table.coins, sorted(table.peeked), table.round, list(table.plan), table.cancelled]


def check_small_evening(seed: int, draws: int) -> int:
    """Play one evening; how many worlds were reckoned with in all."""
    start, rng = small_evening(), Random(seed)
    dealt = start.copy()
    dealt.chance = Chance(seed)
    game, found = Game(dealt.copy()), 0
    for _ in Wanderer(rng).walk(game, 14):
        table = AuctionTable.of(game)
        if isinstance(table.agenda[-1], Draft) and any(table.agenda[-1].sealed):
            continue
        player = rng.randrange(2)
        worlds = consistent_worlds(
            start, game.record.choices, dealt, player, AREAS, public=public
        )
        for world in worlds:
            views = [Game(one.copy()).view(player) for one in (table, world)]
            require_equal("leaks.view", f"p{player} can tell apart what nobody could", *views)
        found += check_frequencies(game, player, AREAS, worlds, rng, draws=draws)
    return found


@pytest.mark.parametrize("seed", range(4))
def test_every_world_is_guessed_and_as_often_as_any_other(seed: int, scaled: Scaled) -> None:
    for more in range(scaled(1, 20)):
        assert check_small_evening(seed + 4 * more, scaled(15, 60)) > 20
