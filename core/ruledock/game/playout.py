"""Play whole games between bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ruledock.engine import machine
from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock.game.history import EVERY
from ruledock.game.seat import Bot, Seat

Until = Callable[[Game], bool] | str
"""When to stop: a function of the game, or the ``kind`` of a decision."""


def playout(game: Game, bots: Sequence[Bot] | Bot, *, until: Until | None = None) -> Game:
    """Play *game* to its end; one bot may play all seats. An illegal choice is refused.

    Bots are only asked if there are at least two options. *until* is checked before each choice; if
    it never holds, the game is played to its end.
    """
    if not game.over:
        players = _for_each(bots, len(game.table.players))
        game._run(_Bots(game, players, None if until is None else _stop(until)))
    return game


class _Bots(machine.Pilot):
    """Asks the bots, and writes their choices into the history of the game."""

    __slots__ = ("_bots", "_game", "_history", "_seats", "_stop")

    def __init__(self, game: Game, bots: list[Bot], stop: Callable[[Game], bool] | None) -> None:
        self.deciding = True
        self._game, self._history, self._bots, self._stop = game, game._history, bots, stop
        first = game.decisions[0]
        self._seats = [Seat(game, player, first) for player in game.table.players]

    def choose(self, asked: Sequence[Decision], decision: Decision) -> Option | None:
        self.deciding = True
        game, history, player = self._game, self._history, decision.player
        if history.made and not len(history.made) % EVERY:
            history.mark(game.table)
        game._open = asked  # a bot may look at the view, or at the game itself
        if self._stop is not None and self._stop(game):
            return None
        options = decision.options
        count = len(options)
        if count == 1:
            chosen = options[0]
        else:
            seat = self._seats[player]
            seat.decision = decision
            choice = self._bots[player](seat)
            if type(choice) is int and 0 <= choice < count:
                chosen = options[choice]
            else:
                chosen = game._answer_to(decision, choice)
        history.who.append(player)
        history.made.append(chosen)
        self.deciding = False
        return chosen


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
