"""Trials: many games in which the cards of a pack show what they are worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import attrs

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.game.seat import Bot
    from ruledock.linking.config import Config


@attrs.frozen
class Item:
    """A card on trial, or one of those it is compared with."""

    id: str
    name: str
    group: str
    """The set it belongs to."""
    cost: int
    own: bool
    """Whether it is of the pack on trial."""


@attrs.frozen
class Use:
    """What became of one card in one game."""

    item: str
    seen: int = 0
    """How often somebody could have taken it."""
    taken: int = 0
    """How often somebody did."""
    played: int = 0
    points: tuple[int, ...] = ()
    """What it paid those who played it."""
    others: tuple[int, ...] = ()
    """What it paid everybody else, if it lay open for all."""


@attrs.frozen
class Trial:
    """How a game puts the cards of a pack on trial."""

    tables: tuple[Config, ...]
    """What is played, in turn."""
    items: tuple[Item, ...]
    items_at: tuple[frozenset[str], ...]
    """For each table, which of the cards are in the game there."""
    play: Callable[[Game, Sequence[Bot]], Sequence[Use]]
    """Plays a game to its end; a function at the top of a module, for other processes need it."""
    bot: str = "greedy"
    """Who plays unless the author says otherwise."""
    unit: str = ""
    """What costs are counted in."""


Task = tuple[Any, str, int, str, Callable[..., Sequence[Use]]]


def play_one(task: Task) -> Sequence[Use]:
    """One game of a trial: settings, the run's seed, number, bot, and how it is played."""
    from ruledock.engine.seeds import game_seed  # late: starting is quick
    from ruledock.game.new_game import new_game  # late: starting is quick
    from ruledock.linking.config import make_config  # late: starting is quick
    from ruledock_simulation.seating import make_bots  # late: starting is quick

    settings, run, number, bot, play = task
    game = new_game(make_config(settings), game_seed(run, number))
    return play(game, make_bots(game.ruleset, bot, run, number))
