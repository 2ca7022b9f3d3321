"""The page of a table's settings."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from generator.markdown import kind, table
from generator.repository import linked, our_games, our_plugins
from ruledock.linking import plugins
from ruledock.linking.game_spec import GameSpec
from ruledock.linking.ruleset import Ruleset
from ruledock_authoring.config_schema import SETTINGS
from ruledock_cli.browse.schema import rules_schema


def config_page() -> Iterator[str]:
    yield "# Configuration"
    yield (
        "A table is described by a TOML or JSON file, or by keywords of `ruledock.new`. "
        "`ruledock check FILE` says whether it can be played; `ruledock schema GAME` prints the "
        "schema of such a file for an editor."
    )
    yield "## Settings of every game"
    yield settings(SETTINGS)
    for name, spec in our_games().items():
        yield f"## {spec.title} (`{name}`)"
        yield f"For {players(spec)} players."
        if spec.settings:
            yield settings(spec.settings)
        yield from (settings_of(module) for module in our_modules(name))
        if spec.windows:
            rows = [[f"`{window}`", f"`{level}`"] for window, level in spec.windows.items()]
            yield "Windows, and the level of `windows` at which players are asked:"
            yield table(["window", "level"], rows)
        numbers = list(rules(linked(name, spec)))
        if numbers:
            yield "Rules that `[rules]` can change:"
            yield table(["rule", "is", "allowed", "what it is"], numbers)


def our_modules(game: str) -> list[str]:
    """The modules of a game that bring settings of their own."""
    found = {name: plugins.load(name) for name in our_plugins()}
    return [
        name
        for name, plugin in found.items()
        if hasattr(plugin, "ruledock_settings")
        and any(game in need.games for need in plugin.ruledock_needs())
    ]


def settings_of(module: str) -> str:
    added = dict(plugins.load(module).ruledock_settings())
    return f"With the module `{module}`:\n\n{settings(added)}"


def players(spec: GameSpec) -> str:
    low, high = spec.players
    return str(low) if low == high else f"{low} to {high}"


def settings(properties: Mapping[str, Any]) -> str:
    rows = [
        [f"`{name}`", kind(one), f"`{json.dumps(one['default'])}`" if "default" in one else "",
         one.get("description", "")]
        for name, one in properties.items()
    ]  # fmt: skip
    return table(["setting", "value", "default", "what it is"], rows)


def rules(ruleset: Ruleset) -> Iterator[list[object]]:
    yield from numbers(ruleset.rules, rules_schema(ruleset), "")


def numbers(value: Any, schema: Any, path: str) -> Iterator[list[object]]:
    """Every rule with its place, its value and its limits."""
    if isinstance(value, Mapping):
        for name, one in value.items():
            inner = schema.get("properties", {}).get(name) or schema.get("additionalProperties")
            inner = inner if isinstance(inner, dict) else {}
            yield from numbers(one, inner, f"{path}.{name}" if path else name)
        return
    low, high = schema.get("minimum"), schema.get("maximum")
    allowed = f"{low} to {high}" if low is not None and high is not None else kind(schema)
    yield [
        f"`{path}`",
        f"`{json.dumps(value, default=list)}`",
        allowed,
        schema.get("description", ""),
    ]
