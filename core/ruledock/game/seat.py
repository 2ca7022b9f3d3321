"""The seat: everything that a bot sees of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any, Protocol

from ruledock.game.notation import parse

if TYPE_CHECKING:
    from ruledock.engine.decisions import Decision
    from ruledock.engine.options import Option
    from ruledock.game.game import Game


class Seat:
    """One player's place at the table: the decision to make, a view, and guesses about the rest."""

    __slots__ = ("__game", "__player", "decision")

    def __init__(self, game: Game, player: int, decision: Decision) -> None:
        self.__game = game
        self.__player = player
        self.decision = decision

    @property
    def player(self) -> int:
        """The player in this seat; it never changes."""
        return self.__player

    @property
    def view(self) -> dict[str, Any]:
        """What this player may know; computed on access."""
        return self.__game.view(self.__player)

    @property
    def content(self) -> Mapping[str, Mapping[str, Any]]:
        """By kind, then by id: all cards, tiles and the like of this game, as its packs print them.

        Read-only, and the same for everybody; where things lie only the view tells.
        """
        return self.__game.ruleset.content.items

    def guess(self, rng: Random) -> Game:
        """A full game that agrees with what this player knows."""
        return self.__game.guess(self.__player, rng)

    def _look(self, look: Callable[[Game, int], Any]) -> Any:
        """Let our own tools look at the table as this player; strangers' bots have other seats."""
        return look(self.__game, self.__player)

    def _parse(self, text: str) -> Option:
        """The option of the decision that *text* stands for."""
        return parse(self.__game.table, self.decision, (), self.__player, text)


class Bot(Protocol):
    """A function from a seat to an option or its index."""

    def __call__(self, seat: Seat, /) -> Option | int: ...
