"""The table in characters, as the games draw it on a screen."""

from __future__ import annotations

from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import draw, screens_of

MODES = ("ansi",)
"""How an environment can be shown."""


def mode(wanted: str | None) -> str | None:
    """A way to show an environment, or none; any other is an error."""
    if wanted is not None and wanted not in MODES:
        raise ConfigError(f"render_mode: found {wanted!r}, expected {' or '.join(MODES)}, or None")
    return wanted


def drawn(game: Game, player: int | None) -> str:
    """What a player sees, or a spectator, without colours."""
    return draw(game.view(player), screens_of(game.ruleset), Palette())
