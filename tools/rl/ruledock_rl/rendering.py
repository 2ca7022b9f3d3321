"""Draw the table as text."""

from __future__ import annotations

from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import draw, screens_of

MODES = ("ansi", "human")
"""The render modes: return the text, or print it."""


def check_mode(wanted: str | None) -> str | None:
    """Return a known render mode or None; refuse any other."""
    if wanted is not None and wanted not in MODES:
        raise ConfigError(f"render_mode: found {wanted!r}, expected {' or '.join(MODES)}, or None")
    return wanted


def render(game: Game, player: int | None, mode: str | None) -> str | None:
    """What a player or a spectator sees, without colours: returned or printed, as *mode* says."""
    if mode is None:
        return None
    text = draw(game.view(player), screens_of(game.ruleset), Palette(), game.ruleset)
    if mode == "ansi":
        return text
    print(text, flush=True)
    return None
