"""The installed plugins: the games, and the modules of each."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import Any

import attrs
import pluggy

from ruledock.errors import LinkError
from ruledock.linking import hooks, plugins
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.hooks import Needs


@attrs.frozen
class Plugin:
    """An installed plugin, with what it says about itself before it is linked."""

    name: str
    text: str
    game: GameSpec | None
    needs: tuple[Needs, ...]
    settings: tuple[tuple[str, Mapping[str, Any]], ...] = ()
    """The settings it adds to those of the game."""
    trouble: str = ""
    """Why it cannot be loaded."""

    def belongs_to(self, game: str) -> bool:
        """Whether it is a module of *game*."""
        return not self.game and any(game in need.games for need in self.needs)

    @property
    def packs(self) -> set[str]:
        """The packs it uses."""
        own = self.game.packs if self.game else ()
        return {*own, *(pack for need in self.needs for pack in need.packs)}


def all_plugins() -> list[Plugin]:
    """Every plugin, by name."""
    return [_look(name) for name in plugins.known()]


def _look(name: str) -> Plugin:
    try:
        plugin = plugins.load(name)
    except LinkError as error:
        return Plugin(name, "", None, (), trouble=str(error))
    known, described = _described.get(name, (None, None))
    if described is None or known is not plugin:
        described = _describe(name, plugin)
        _described[name] = plugin, described
    return described


_described: dict[str, tuple[Any, Plugin]] = {}
"""By name, each plugin with its description."""


def _describe(name: str, plugin: Any) -> Plugin:
    dock = pluggy.PluginManager(hooks.PROJECT)
    dock.add_hookspecs(hooks)
    dock.register(plugin, name=name)
    games = dock.hook.ruledock_game()
    needs = tuple(need for several in dock.hook.ruledock_needs() for need in several)
    settings = tuple(one for several in dock.hook.ruledock_settings() for one in several)
    return Plugin(name, _about(plugin), games[0] if games else None, needs, settings)


def _about(plugin: Any) -> str:
    return (inspect.getdoc(plugin) or "").partition("\n\n")[0].replace("\n", " ")


def games() -> dict[str, Plugin]:
    """The plugins that are games."""
    return {one.name: one for one in all_plugins() if one.game}


def modules_of(game: str) -> list[Plugin]:
    """The modules of a game."""
    return [one for one in all_plugins() if one.belongs_to(game)]
