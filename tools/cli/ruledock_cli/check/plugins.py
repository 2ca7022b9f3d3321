"""Check plugins: load them, and link them with their packs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock_cli.catalog import Plugin, all_plugins, game_named
from ruledock_cli.plugin_paths import load_plugins


def check_plugins(path: str) -> str:
    """What the plugins at *path* are, in a few words; the first mistake in one raises its error."""
    names = load_plugins(path)
    found = [one for one in all_plugins() if one.name in names]
    for one in found:
        for table in _tables(one):
            link(make_config(table))
    return "; ".join(map(_describe, found))


def _tables(one: Plugin) -> Iterator[dict[str, Any]]:
    """The game with the most players, as one player may need a module; a module in its games."""
    if one.game:
        yield {"game": one.name, "players": one.game.players[1]}
    for need in () if one.game else one.needs:
        for game in need.games:
            spec = game_named(game).game
            assert spec is not None
            players = (need.players or spec.players)[1]
            yield {"game": game, "players": players, "modules": [one.name, *need.modules]}


def _describe(one: Plugin) -> str:
    if one.game:
        low, high = one.game.players
        return f"the game {one.name} for {low} to {high} players"
    games = [game for need in one.needs for game in need.games]
    return f"the module {one.name} of {', '.join(games)}"
