"""The configuration as a JSON Schema, for editors, forms and the reference."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.config import WINDOWS
from ruledock.ruleset import GameSpec
from ruledock.seeds import SCHEMA

DRAFT = "https://json-schema.org/draft/2020-12/schema"
_NAMES = {"type": "array", "items": {"type": "string"}, "uniqueItems": True}
_LEVEL = {"type": "string", "enum": list(WINDOWS)}
SETTINGS: Mapping[str, Any] = {
    "game": {"type": "string", "description": "The game to play."},
    "players": {
        "description": "How many play, or a list of their names.",
        "anyOf": [
            {"type": "integer", "minimum": 1},
            {"type": "array", "items": {"type": "string"}, "minItems": 1},
        ],
        "default": 2,
    },
    "modules": {**_NAMES, "description": "The modules that are switched on.", "default": []},
    "packs": {
        **_NAMES,
        "description": "Packs to add to those the game and its modules bring: names of installed "
        "ones, or paths to folders and .zip files, such as ./gale. A path is looked for beside the "
        "file that names it. Saves and records hold names only.",
        "default": [],
    },
    "names": {
        "type": "array",
        "items": {"type": "string"},
        "description": "The players' names, one for each; P0, P1 … when left out.",
    },
    "windows": {
        "description": "How often players are asked outside their own turns: own (never), phases "
        "(when phases start), all (at every window); one word for all, or one for each player.",
        "anyOf": [_LEVEL, {"type": "array", "items": _LEVEL}],
        "default": "all",
    },
    "seed": {
        **SCHEMA,
        "description": "Where chance starts: the same seed, the same game. When left out, 128 bits "
        "from the system. Whoever knows the seed, or can guess it, knows every hidden card.",
    },
    "rules": {
        "type": "object",
        "description": "Numbers of the rules to change, as the game's rules.json names them.",
        "default": {},
    },
}
"""Every setting that all games have."""


def config_schema(
    game: GameSpec | None = None,
    modules: Sequence[str] = (),
    rules: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """The schema of a table's file: of any game, or of one with its own settings and rules."""
    settings = copy.deepcopy(dict(SETTINGS))
    if game is not None:
        low, high = game.players
        settings["game"]["const"] = game.name
        number, names = settings["players"]["anyOf"]
        number.update(minimum=low, maximum=high)
        names.update(minItems=low, maxItems=high)
        settings["modules"]["items"] = {"type": "string", "enum": sorted(modules)}
        settings.update(copy.deepcopy(dict(game.options)))
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
    """The same schema with nothing required: a host names only what is to change."""
    if isinstance(schema, Mapping):
        kept = {key: value for key, value in schema.items() if key not in ("required", "$schema")}
        return {key: _partial(value) for key, value in kept.items()}
    return [_partial(value) for value in schema] if isinstance(schema, list) else schema
