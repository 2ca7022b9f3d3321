"""Start a new game."""

from __future__ import annotations

from ruledock.game.game import Game
from ruledock.game.history import Start
from ruledock.linking.config import Config
from ruledock.linking.link import link
from ruledock.linking.table import new_table


def new_game(config: Config, seed: str | int) -> Game:
    """Start a game of *config* with this seed."""
    return Game(new_table(link(config), seed), Start(config, seed))
