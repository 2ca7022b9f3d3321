"""Check plugins: load them, link them with their packs, read what they tell, and play a game."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from ruledock.errors import LinkError, RuledockError
from ruledock.game.new_game import new_game
from ruledock.linking.config import Config, make_config
from ruledock.linking.link import link
from ruledock_authoring.checking.verdict import PackWarning
from ruledock_cli.catalog import Plugin, all_plugins, game_named
from ruledock_cli.plugin_paths import load_plugins
from ruledock_local.plugin_code import PluginCode
from ruledock_mistakes.told import code_of, wrongly_told
from ruledock_mistakes.unread import unread

CHOICES = 400
"""How long to play at most."""


def check_plugins(path: str) -> str:
    """What the plugins at *path* are, in a few words; the first mistake in one raises its error."""
    names = load_plugins(path)
    found = [one for one in all_plugins() if one.name in names]
    tables = [(one.name, make_config(table)) for one in found for table in _tables(one)]
    for _, config in tables:
        link(config)  # all of them: plugins of one package may tell each other's sentences
    mistakes = dict.fromkeys(mistake for one in found for mistake in wrongly_told(one.name))
    if mistakes:
        raise LinkError("\n".join(mistakes))
    for plugin, config in tables:
        _play(plugin, config)
    return "; ".join(map(_describe, found))


def odd_sentences(path: str) -> Iterator[PackWarning]:
    """What looks wrong in the sentences of the plugins at *path*, which have been checked."""
    names = load_plugins(path)
    for one in (one for one in all_plugins() if one.name in names):
        for mistake, why in unread(one.name, _games(one)):
            yield PackWarning(mistake, (why,), "")


def _games(one: Plugin) -> list[str]:
    """The games that a module belongs to."""
    return [game for need in one.needs for game in need.games]


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


def _play(plugin: str, config: Config) -> None:
    """Play a game at random: a plugin that links may still be unable to start."""
    rng, made = Random(plugin), "a new game"
    files = code_of(plugin)
    code = PluginCode(files[0].parent if files else Path(), plugin)
    try:
        game = code.run(lambda: new_game(config, 0))
        while not game.over and len(game.record.choices) < CHOICES:
            decision = rng.choice(game.decisions)
            option = rng.choice(decision.options)
            made = f"choice {len(game.record.choices) + 1}, {option.notation!r},"
            code.run(partial(game.choose, decision, option))
        code.run(lambda: game.result)
    except RuledockError as error:
        where = f"{made} at a table for {config.players} with seed 0"
        raise LinkError(f"{where} fails: {error}") from error


def _describe(one: Plugin) -> str:
    if one.game:
        low, high = one.game.players
        return f"the game {one.name} for {low} to {high} players"
    return f"the module {one.name} of {', '.join(_games(one))}"
