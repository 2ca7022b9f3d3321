"""The planner beside OpenSpiel's search in C++: both try worlds that agree with one player."""

from __future__ import annotations

from collections.abc import Iterator

import ruledock
from bench import peers
from bench.harness import Done, Missing, Row, Side, Timing
from bench.harness import owed as due
from bench.harness import side as measured
from bench.sea_salt import CONFIG, peer_row
from ruledock.game.seat import Seat
from ruledock_bots.planner import Planner
from ruledock_sea_salt_paper.bots.planner import SeaPlanner

TRIES = 50
PEER = "OpenSpiel's C++ search of gin rummy"


class Dice(SeaPlanner):
    """A search like the peer's: a new world for each try, which goes on at random."""

    together = 1
    mistakes = 1.0


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """Tries a second, each to the end of a round as theirs is to the end of a hand."""
    for name, bot in (("the planner", SeaPlanner), ("at random", Dice)):
        title = f"tries, {name}, v {PEER}"
        ours = searches(bot(7, iterations=TRIES))
        task = ("search gin_rummy",)
        yield peer_row(
            "tries", title, ours, peers.OPENSPIEL, task, timing=timing, owed=due(1.3, 2.5)
        )


def searches(bot: Planner) -> Side:
    """One decision after another, taken by the planner at the opening of a game."""
    game = ruledock.new(CONFIG, seed=7)
    decision = game.decisions[0]
    seat = Seat(game, decision.player, decision)

    def work() -> Done:
        bot(seat)
        return bot.tries, 0

    return measured(work)
