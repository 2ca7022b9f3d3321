"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from ruledock.bots.seat import Bot, Seat
from ruledock.chance import Chance
from ruledock.config import Config
from ruledock.game import Game
from ruledock.link import link
from ruledock.record import Start
from ruledock.ruleset import Ruleset
from ruledock.table import Table


def new_table(ruleset: Ruleset, seed: int) -> Table:
    """A table laid out by the rules, with the first step on its agenda."""
    drawers = {kind: kind() for kind in ruleset.drawers}
    table = ruleset.game.table(ruleset, [], Chance(seed), drawers, None)
    ruleset.game.setup(table)
    return table


def new_game(config: Config, seed: int) -> Game:
    """A new game of *config*."""
    return Game(new_table(link(config), seed), Start(config, seed))


def playout(game: Game, bots: Sequence[Bot] | Bot) -> Game:
    """Play *game* to its end; one bot may play all seats. A bot's illegal choice is refused."""
    if game.over:
        return game
    first = game.decisions[0]
    seats = [Seat(game, player, first) for player in game.table.players]
    players = [bots] * len(seats) if callable(bots) else list(bots)
    apply = game._apply
    while game.table.agenda:
        decision = game.decisions[0]
        player = decision.player
        seat = seats[player]
        seat.decision = decision
        choice = players[player](seat)
        if type(choice) is int and 0 <= choice < len(options := decision.options):
            apply(player, options[choice])
        else:
            game.choose(decision, choice)
    return game


@attrs.frozen
class Played:
    """One finished game of a simulation."""

    seed: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    choices: int
