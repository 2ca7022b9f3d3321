"""The table in characters, as the games draw it on a screen."""

from __future__ import annotations

from ruledock.cli.screen import draw
from ruledock.game import Game
from ruledock.palette import Palette


def drawn(game: Game, player: int | None) -> str:
    """What a player sees, or a spectator, without colours."""
    return draw(game.view(player), game.ruleset.screens, Palette())
