"""Trials: many games that show what the cards of a pack are worth."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

import attrs

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.game.seat import Bot
    from ruledock.linking.config import Config


@attrs.frozen
class Item:
    """A card on trial, or a known card to compare with."""

    id: str
    name: str
    group: str
    """The set it belongs to."""
    cost: int
    own: bool
    """Whether it belongs to the pack on trial."""


@attrs.frozen
class Use:
    """What one card did in one game."""

    item: str
    seen: int = 0
    """How often somebody could have taken it."""
    taken: int = 0
    """How often somebody did."""
    played: int = 0
    points: tuple[int, ...] = ()
    """The points of each player who played it."""
    others: tuple[int, ...] = ()
    """The points of each other player, if it counts for all."""


class PlayTrial(Protocol):
    """Plays a game to its end with a bot for each seat, and says what the cards did in it.

    It must be a top-level function, so that workers can import it.
    """

    def __call__(self, game: Game, bots: Sequence[Bot], /) -> Sequence[Use]: ...


@attrs.frozen
class Trial:
    """How a game tests the cards of a pack."""

    tables: tuple[Config, ...]
    """The tables to play at, in turn."""
    items: tuple[Item, ...]
    items_at: tuple[frozenset[str], ...]
    """For each table, the cards that are in the game."""
    play: PlayTrial
    bot: str = "greedy"
    """The bot that plays unless the author names one."""
    unit: str = ""
    """The unit of costs."""
