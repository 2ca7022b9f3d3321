"""The seat: all that a bot gets to see of a game."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision
    from ruledock.engine.options import Option
    from ruledock.game.game import Game


class Seat:
    """One player's place at the table: the decision to take, a view, and guesses about the rest."""

    __slots__ = ("__game", "__player", "decision")

    def __init__(self, game: Game, player: int, decision: Decision) -> None:
        self.__game = game
        self.__player = player
        self.decision = decision

    @property
    def player(self) -> int:
        """Whose place it is; nobody moves to another one."""
        return self.__player

    @property
    def view(self) -> dict[str, Any]:
        """What this player may know, built when asked for."""
        return self.__game.view(self.__player)

    def guess(self, rng: Random) -> Game:
        """A full game that agrees with what this player knows."""
        return self.__game.guess(self.__player, rng)

    def _parse(self, text: str) -> Option:
        """The option of the decision that a notation stands for."""
        from ruledock.game.notation import parse  # late: starting is quick

        return parse(self.__game.table, self.decision, (), self.__player, text)


class Bot(Protocol):
    """Anything that takes a seat and answers with an option, or with its index."""

    def __call__(self, seat: Seat, /) -> Option | int: ...
