"""Read the settings of a table from the command line."""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

from ruledock.errors import ConfigError, did_you_mean
from ruledock.linking.config import Config, make_config
from ruledock_bots.foreign import foreign
from ruledock_bots.limits import Limits
from ruledock_cli.catalog import modules_of
from ruledock_cli.plugin_paths import TABLES
from ruledock_cli.usage import Usage
from ruledock_cli.wording import tell
from ruledock_local.config_file import load_config
from ruledock_local.uninstalled import refuse_bare

WHERE = "the command line"


def table_config(args: argparse.Namespace, **defaults: Any) -> Config:
    """Make a configuration from the arguments, on top of a file if they name one.

    *defaults* are settings that hold where neither says otherwise.
    """
    try:
        base = {**defaults, **_base(args.game)}
        if args.players is not None:
            base.pop("names", None)
        return make_config({**base, **_settings(args, base)}, WHERE)
    except ConfigError as error:
        raise Usage(*error.args) from None


def _base(game: str) -> dict[str, Any]:
    if Path(game).suffix not in TABLES:
        refuse_bare(game, "game", Path())
        return {"game": game}
    config = load_config(game)
    return {**config.to_dict(), **({} if config.seed is None else {"seed": config.seed})}


def _settings(args: argparse.Namespace, base: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for assignment in args.set:
        _assign(found, assignment)
    if isinstance(found.get("rules"), dict):
        found["rules"] = {**base.get("rules", {}), **found["rules"]}
    modules = [name for named in args.module for name in named.split(",")]
    for name in modules:
        refuse_bare(name, "module", Path())
    if args.solo is not None:
        opponent, level = _opponent(base["game"], args.solo)
        modules.append(opponent)
        found = {"players": 1, **level, **found}
    for name, more in (("modules", modules), ("packs", args.pack)):
        if more:
            found[name] = sorted({*base.get(name, ()), *more})
    if args.players is not None:
        found["players"] = players(args.players)
    if args.seed is not None:
        found["seed"] = args.seed
    return found


def _opponent(game: str, level: str) -> tuple[str, dict[str, str]]:
    """The module with the opponent for a single player, and the setting of its strength."""
    found = [one for one in modules_of(game) if any(need.players == (1, 1) for need in one.needs)]
    if len(found) != 1:
        names = [one.name for one in found]
        raise Usage(tell("cli.usage.no_opponent", game=game, found=names))
    [opponent] = found
    if level and len(opponent.settings) != 1:
        raise Usage(tell("cli.usage.no_level", level=level, opponent=opponent.name))
    for _, schema in opponent.settings if level else ():
        if level not in schema.get("enum", (level,)):
            hint = did_you_mean(level, schema["enum"])
            raise Usage(tell("cli.usage.other_level", level=level, hint=hint))
    return opponent.name, {name: level for name, _ in opponent.settings if level}


def players(text: str) -> int | list[str]:
    """A number of players, or their names."""
    if text.isdigit():
        return int(text)
    names = [name.strip() for name in text.split(",")]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise Usage(tell("cli.usage.name_twice", name=twice))
    return names


def _assign(found: dict[str, Any], assignment: str) -> None:
    """``rules.rounds=3`` sets rounds in the table rules."""
    key, equals, text = assignment.partition("=")
    if not equals or not key.strip():
        raise Usage(tell("cli.usage.assign", found=assignment))
    *tables, last = key.strip().split(".")
    place = found
    for name in tables:
        place = place.setdefault(name, {})
        if not isinstance(place, dict):
            raise Usage(tell("cli.usage.assigned", found=assignment, name=name))
    place[last] = _value(text.strip())


def _value(text: str) -> Any:
    """Read a value as TOML, or else as text."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def limits_of(args: argparse.Namespace) -> Limits:
    """The limits of bots apart: all with --isolate, else only those in files and commands."""
    wanted = {"seconds": args.patience, "user": args.bot_user}
    given = {name: value for name, value in wanted.items() if value is not None}
    bots = [args.bot] if isinstance(args.bot, str) else args.bot or ()
    try:
        if given and not args.isolate and not any(map(foreign, bots)):
            raise Usage(tell("cli.usage.bots_apart"))
        return Limits(only_strangers=not args.isolate, **given)
    except ConfigError as error:
        raise Usage(*error.args) from None
