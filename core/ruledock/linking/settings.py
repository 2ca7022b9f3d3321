"""The settings of a game and its modules: check what the host wrote and add defaults."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from ruledock.content.check.schema import Checker, SchemaShelf
from ruledock.engine.plain import first_of
from ruledock.engine.text import show
from ruledock.errors import ConfigError, did_you_mean, wrong
from ruledock.linking.combine import owned
from ruledock.linking.config import SETTINGS, Config
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.load_packs import Schemas


def with_settings(game: GameSpec, added: Iterable[tuple[str, Any]]) -> GameSpec:
    """The game with the settings that modules add to its own."""
    core = [("every game", field.name, None) for field in attrs.fields(Config)]
    own = [(game.name, name, schema) for name, schema in game.settings.items()]
    more = [(plugin, name, schema) for plugin, (name, schema) in added]
    known = owned("setting", [*core, *own, *more])
    found = {name: schema for name, schema in known.items() if schema is not None}
    return attrs.evolve(game, settings=found)


def settings(config: Config, game: GameSpec) -> Config:
    """Check the settings in *config* and fill in the game's defaults."""
    problems: list[Any] = []
    low, high = game.players
    if len(set(config.names)) != config.players:
        problems.append(f"names: found {len(set(config.names))}, expected one for each player")
    if not low <= config.players <= high:
        said = {"game": game.title, "plugin": game.name, "low": low, "high": high}
        problems.append(wrong("players", found=config.players, **said))
    known = [*game.settings, *SETTINGS]
    for name, value in config.settings.items():
        if name not in game.settings:
            hint = did_you_mean(name, known)
            problems.append(wrong("no_setting", name=name, game=config.game, hint=hint))
        else:
            problems += _misfits(name, value, game.settings[name])
            problems += _nobody(name, value, game.settings[name], config.names)
    if problems:
        raise ConfigError(*first_of(problems))
    defaults = {name: spec["default"] for name, spec in game.settings.items() if "default" in spec}
    return attrs.evolve(config, settings={**defaults, **config.settings}, levels=dict(game.windows))


def _nobody(
    name: str, value: Any, schema: Mapping[str, Any], names: Sequence[str]
) -> Iterator[str]:
    """What is wrong with a setting that names a player who is not at the table."""
    if schema.get("format") == "player" and isinstance(value, str) and value not in names:
        yield f"{name}: found {show(value)}, expected a player; {did_you_mean(value, names)}"


def _misfits(name: str, value: Any, schema: Mapping[str, Any]) -> Iterator[str]:
    written = json.loads(json.dumps(value, default=str))
    shelf = SchemaShelf(Schemas([]))
    for problem in Checker(shelf, {}, {}).problems(shelf.add(schema), written):
        hint = f'; did you mean "{problem.nearest}"?' if problem.nearest else ""
        place = f"{name}{problem.pointer}"
        yield f"{place}: found {problem.found}, expected {problem.expected}{hint}"
