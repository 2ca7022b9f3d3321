"""A copy of a bot goes on by itself."""

import copy

import ruledock
from ruledock.game.seat import Seat
from ruledock_bots.random import RandomBot


def test_a_copied_random_bot_has_luck_of_its_own():
    game = ruledock.new("isle", players=2, seed=1)
    seat = Seat(game, game.decisions[0].player, game.decisions[0])
    bot = RandomBot(7)
    bot(seat)
    other = copy.deepcopy(bot)
    mine = [bot(seat) for _ in range(20)]
    assert [other(seat) for _ in range(20)] == mine
