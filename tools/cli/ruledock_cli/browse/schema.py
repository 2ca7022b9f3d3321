"""``ruledock schema``."""

from __future__ import annotations

import argparse
from typing import Any

from ruledock.errors import did_you_mean
from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.linking.load_packs import Schemas
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.settings import with_settings
from ruledock_authoring.config_schema import config_schema
from ruledock_authoring.inline_refs import inline_refs
from ruledock_authoring.language_schema import language_schema
from ruledock_cli.catalog import game_named, modules_of
from ruledock_cli.usage import Usage
from ruledock_drawing.show import as_json


def run(args: argparse.Namespace) -> int:
    """Print the schema of a table's file, of a game's rules or saves, or of its words."""
    if args.of == "config":
        return as_json(config_schema())
    game = game_named(args.of)
    assert game.game is not None
    ruleset = link(make_config({"game": game.name, "players": game.game.players[1]}))
    if args.part is None:
        modules = modules_of(game.name)
        added = [(one.name, setting) for one in modules for setting in one.settings]
        spec, names = with_settings(game.game, added), [one.name for one in modules]
        return as_json(config_schema(spec, names, rules_schema(ruleset)))
    return as_json(_part(ruleset, args.part))


def rules_schema(ruleset: Ruleset) -> dict[str, Any]:
    """The schema of a game's rules, self-contained."""
    lookup = Schemas([plugins.load(name) for name in ruleset.plugins])
    schema: dict[str, Any] = inline_refs(ruleset.content.rules_schema, lookup)
    return schema


def _part(ruleset: Ruleset, part: str) -> Any:
    from ruledock_mistakes.saves import schema  # late: starting is quick

    if part == "rules":
        return rules_schema(ruleset)
    if part == "save":
        return schema(ruleset, ruleset.game.players)
    sorts = sorted(ruleset.words.lexicon.sorts())
    if part not in sorts:
        raise Usage(f"no part {part!r}; {did_you_mean(part, ['rules', 'save', *sorts])}")
    return language_schema(ruleset.words.lexicon, part)
