"""The installed games by name, for the command line."""

from __future__ import annotations

from ruledock.errors import did_you_mean
from ruledock.messages import Message
from ruledock_cli.usage import Usage
from ruledock_local.catalog import Plugin, all_plugins, games, modules_of

__all__ = ["Plugin", "all_plugins", "game_named", "games", "modules_of"]


def game_named(name: str) -> Plugin:
    """The game of this name; the error for an unknown one suggests the nearest spelling."""
    known = games()
    if name not in known:
        raise Usage(
            Message("core.wrong.no_game", {"name": name, "hint": did_you_mean(name, known)})
        )
    return known[name]
