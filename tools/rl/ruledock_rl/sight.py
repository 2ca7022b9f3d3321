"""What a player sees, as plain data."""

from __future__ import annotations

from typing import Any

from ruledock.game.game import Game
from ruledock.game.view import situation


def sight(game: Game, player: int) -> dict[str, Any]:
    """The view of a player, without names and without options, which the action mask shows."""
    own = game.decision_of(player)
    seen = situation(game.table, game.decisions, player)
    return {**seen, "decision": None if own is None else own.kind}
