"""Play whole games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock.game.seat import Bot, Seat

Until = Callable[[Game], bool] | str
"""When to stop: a function of the game, or the ``kind`` of a decision."""


def playout(game: Game, bots: Sequence[Bot] | Bot, *, until: Until | None = None) -> Game:
    """Play *game* to its end; one bot may play all seats. An illegal choice is refused.

    Bots are only asked if there are at least two options. *until* is looked at before each choice;
    a game that never comes there is played to its end.
    """
    if game.over:
        return game
    stop = None if until is None else _stop(until)
    asked = game.decisions
    seats = [Seat(game, player, asked[0]) for player in game.table.players]
    players = _for_each(bots, len(seats))
    apply, agenda = game._apply, game.table.agenda
    while agenda:
        if stop is not None and stop(game):
            break
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


def _stop(until: Until) -> Callable[[Game], bool]:
    if callable(until):
        return until
    if not isinstance(until, str):
        expected = "a function (game) -> bool, or a kind of decision"
        raise ConfigError(f"until: found {until!r}, expected {expected}")
    return lambda game: any(decision.kind == until for decision in game.decisions)


def _for_each(bots: Sequence[Bot] | Bot, count: int) -> list[Bot]:
    """A list of *count* bots, one for each player."""
    if callable(bots):
        return [bots] * count
    found = list(bots) if isinstance(bots, Iterable) else []
    if len(found) != count or not all(map(callable, found)):
        raise ConfigError(f"bots: expected one for each of {count} players")
    return found
