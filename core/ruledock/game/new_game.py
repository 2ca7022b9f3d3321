"""A new game of a configuration."""

from __future__ import annotations

from ruledock.game.game import Game
from ruledock.game.history import Start
from ruledock.game.new_table import new_table
from ruledock.linking.config import Config
from ruledock.linking.link import link


def new_game(config: Config, seed: str | int) -> Game:
    """A new game of *config*."""
    return Game(new_table(link(config), seed), Start(config, seed))
