"""The configuration as a JSON Schema, for editors, forms and the reference."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.engine.seeds import SCHEMA
from ruledock.linking.config import WINDOWS
from ruledock.linking.game_spec import GameSpec

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_NAMES = {"type": "array", "items": {"type": "string"}, "uniqueItems": True}
_PATH = {"pattern": r"[/\\]|\.py$"}
"""Where a plugin lies that is not installed."""
_LEVEL = {"type": "string", "enum": list(WINDOWS)}
SETTINGS: Mapping[str, Any] = {
    "game": {
        "type": "string",
        "description": "The game to play: the name of an installed one, or a path such as "
        "./nim.py, relative to the file that names it.",
    },
    "players": {
        "description": "How many play, or a list of their names. If left out, as few as the game "
        "and its modules are for.",
        "anyOf": [
            {"type": "integer", "minimum": 1},
            {"type": "array", "items": {"type": "string"}, "minItems": 1},
        ],
    },
    "modules": {
        **_NAMES,
        "description": "The modules to switch on: names of installed ones, or paths to folders "
        "and .py files, such as ./barrel. A path is relative to the file that names it.",
        "default": [],
    },
    "packs": {
        **_NAMES,
        "description": "Packs to add to those of the game and its modules: names of installed "
        "ones, or paths to folders and .zip files, such as ./gale. A path is relative to the file "
        "that names it. Saves and records hold names only.",
        "default": [],
    },
    "names": {
        "type": "array",
        "items": {"type": "string"},
        "description": "The players' names, one for each; P0, P1 … if left out.",
    },
    "windows": {
        "description": "When to ask players outside their own turns: own (never), phases (when "
        "phases start), all (at every window); one word for all, or one for each player.",
        "anyOf": [_LEVEL, {"type": "array", "items": _LEVEL}],
        "default": "all",
    },
    "seed": {
        **SCHEMA,
        "description": "The same seed deals the same game. If left out, 128 random bits from the "
        "system. Whoever knows the seed, or can guess it, knows every hidden card.",
    },
    "language": {
        "type": "string",
        "description": "The language of whoever reads at this table, such as cs or uk, where "
        "neither --language nor RULEDOCK_LANGUAGE nor the system's locale names one. It never "
        "changes the game.",
        "examples": ["cs", "uk"],
    },
    "rules": {
        "type": "object",
        "description": "Rules to change, by their names in the game's rules.json.",
        "default": {},
    },
}
"""Every setting that all games have."""


def config_schema(
    game: GameSpec | None = None,
    modules: Sequence[str] = (),
    rules: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The schema of a configuration: for any game, or for one with its own settings and rules."""
    settings = copy.deepcopy(dict(SETTINGS))
    if game is not None:
        low, high = game.players
        settings["game"]["anyOf"] = [{"const": game.name}, _PATH]
        number, names = settings["players"]["anyOf"]
        number.update(minimum=low, maximum=high)
        names.update(minItems=low, maxItems=high)
        settings["modules"]["items"]["anyOf"] = [{"enum": sorted(modules)}, _PATH]
        settings.update(copy.deepcopy(dict(game.settings)))
    if rules:
        settings["rules"].update(_partial(rules))
    return {
        "$schema": DRAFT,
        "title": game.title if game else "A table",
        "type": "object",
        "properties": settings,
        "required": ["game"],
        "additionalProperties": game is None,
    }


def _partial(schema: Any) -> Any:
    """The same schema with nothing required: a host writes only what changes."""
    if isinstance(schema, Mapping):
        kept = {key: value for key, value in schema.items() if key not in ("required", "$schema")}
        return {key: _partial(value) for key, value in kept.items()}
    return [_partial(value) for value in schema] if isinstance(schema, list) else schema
