"""Check that a bot from outside keeps to the protocol: what an author runs before a tournament."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import attrs

from ruledock.errors import BotFailed, ConfigError
from ruledock.game import view
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.game.seat import Seat
from ruledock.linking.config import Config
from ruledock_bots.foreign import Command, Foreign, foreign
from ruledock_bots.isolation import Cell, describe
from ruledock_bots.limits import Limits
from ruledock_bots.random import RandomBot
from ruledock_bots.seeds import game_seed

FUTURE = {"from_a_later_version": [1, {"a": None}]}
"""A key that no bot knows yet."""


@attrs.frozen
class Finding:
    """One thing that was tried, and what went wrong."""

    tried: str
    problem: str = ""
    """Empty if it went well."""


def check_bot(
    spec: str, config: Config, *, games: int = 2, seconds: float = 10, seed: int = 1
) -> Iterator[Finding]:
    """Try a bot in games against random ones; the first failure ends its process, and the check.

    It plays *games* from every seat, with time for each answer, and is asked all that the protocol
    has: to greet, to be alive, to begin in the middle of a game, to choose among options that are
    not listed, to bear keys of later versions, and to end.
    """
    make = foreign(spec)
    if not isinstance(make, Foreign | Command):
        raise ConfigError(f"bot {spec!r}: expected exec:COMMAND or FILE.py:NAME")
    trial = Trial(Cell(describe(make), Limits(seconds=seconds)), config, str(seed))
    try:
        for tried, attempt in trial.attempts(games):
            try:
                problem = attempt()
            except BotFailed as failed:
                problem = failed.why
            yield Finding(tried, problem)
            if problem:
                return
    finally:
        trial.cell.close()


@attrs.frozen
class Trial:
    """A bot that is checked."""

    cell: Cell
    config: Config
    run: str

    def attempts(self, games: int) -> Iterator[tuple[str, Callable[[], str]]]:
        """What is tried, in this order, each with the function that tries it."""
        yield "says hello", self._hello
        yield "answers a ping before any game", self._ping
        for player in range(self.config.players):
            for number in range(games):
                told = f"plays game {number + 1} as player {player}"
                yield told, partial(self._play, player, number)
        yield "answers a ping between games", self._ping
        yield "begins in the middle of a game", self._begin_late
        yield "chooses among options that are not listed", self._unlisted
        yield "leaves keys alone that it does not know", self._future
        yield "ends after bye", self.cell.bye

    def _hello(self) -> str:
        self.cell.hello()
        return ""

    def _ping(self) -> str:
        self.cell.ping()
        return ""

    def _play(self, player: int, number: int) -> str:
        self._go_on(self._deal(number), player, begun=False)
        return ""

    def _begin_late(self) -> str:
        game, player = self._halfway()
        self._go_on(game, player, begun=False)
        return ""

    def _unlisted(self) -> str:
        game, player = self._halfway()
        decision = game.decisions[0]
        listed, view.LISTED = view.LISTED, 0
        try:
            self.cell.start(Seat(game, player, decision), 1)
            self.cell.decide(Seat(game, player, decision))
        finally:
            view.LISTED = listed
        return ""

    def _future(self) -> str:
        game, player = self._halfway()
        seat = Seat(game, player, game.decisions[0])
        self.cell.start(seat, 1, **FUTURE)
        self.cell.decide(seat, **FUTURE)
        return ""

    def _deal(self, number: int) -> Game:
        return new_game(self.config, game_seed(self.run, number))

    def _halfway(self) -> tuple[Game, int]:
        """A game that has begun, where somebody has a choice, and who."""
        game, bot = self._deal(0), RandomBot(1)
        for _ in range(20):
            if game.over:
                game = self._deal(0)
                break
            decision = game.decisions[0]
            game.choose(decision, bot(Seat(game, decision.player, decision)))
        while not game.over and len(game.decisions[0].options) == 1:
            game.choose(game.decisions[0], 0)
        game = self._deal(0) if game.over else game
        return game, game.decisions[0].player

    def _go_on(self, game: Game, player: int, *, begun: bool) -> None:
        """Play a game to its end: the bot as one player, random bots as the others."""
        others = RandomBot(int(self.run))
        while not game.over:
            decision = game.decisions[0]
            seat = Seat(game, decision.player, decision)
            if len(decision.options) == 1:
                game.choose(decision, 0)
            elif decision.player != player:
                game.choose(decision, others(seat))
            else:
                if not begun:
                    self.cell.start(seat, 1)
                    begun = True
                game.choose(decision, self.cell.decide(seat))
