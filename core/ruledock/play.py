"""Whole games between bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruledock.bots.seat import Bot, Seat
from ruledock.chance import Chance
from ruledock.config import Config
from ruledock.errors import ConfigError
from ruledock.game import Game
from ruledock.link import link
from ruledock.record import Start
from ruledock.ruleset import Ruleset
from ruledock.table import Table


def new_table(ruleset: Ruleset, seed: str | int) -> Table:
    """A table laid out by the rules, with the first step on its agenda."""
    drawers = {kind: kind() for kind in ruleset.drawers}
    table = ruleset.game.table(ruleset, [], Chance(seed), drawers, None)
    ruleset.game.setup(table)
    return table


def new_game(config: Config, seed: str | int) -> Game:
    """A new game of *config*."""
    return Game(new_table(link(config), seed), Start(config, seed))


def playout(game: Game, bots: Sequence[Bot] | Bot) -> Game:
    """Play *game* to its end; one bot may play all seats. A bot's illegal choice is refused.

    Bots are asked where there are two options or more.
    """
    if game.over:
        return game
    asked = game.decisions
    seats = [Seat(game, player, asked[0]) for player in game.table.players]
    players = _for_each(bots, len(seats))
    apply, agenda = game._apply, game.table.agenda
    while agenda:
        decision = asked[0]
        player, options = decision.player, decision.options
        count = len(options)
        if count == 1:
            asked = apply(player, options[0])
            continue
        seat = seats[player]
        seat.decision = decision
        choice = players[player](seat)
        if type(choice) is int and 0 <= choice < count:
            asked = apply(player, options[choice])
        else:
            game.choose(decision, choice)
            asked = game.decisions
    return game


def _for_each(bots: Sequence[Bot] | Bot, count: int) -> list[Bot]:
    """A bot for each of so many players."""
    if callable(bots):
        return [bots] * count
    found = list(bots) if isinstance(bots, Iterable) else []
    if len(found) != count or not all(map(callable, found)):
        raise ConfigError(f"bots: expected one for each of {count} players")
    return found
