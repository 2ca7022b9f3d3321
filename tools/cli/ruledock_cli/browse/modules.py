"""``ruledock modules``."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from ruledock_cli.catalog import Plugin, game_named, games, modules_of
from ruledock_cli.wording import read, tell
from ruledock_drawing.show import as_json, listing, palette, say
from ruledock_local.describing import about, excluded


def run(args: argparse.Namespace) -> int:
    """List modules with what they need and what they exclude."""
    wanted = [game_named(args.game).name] if args.game else list(games())
    found = [(game, one) for game in wanted for one in modules_of(game)]
    if args.json:
        return as_json([_describe(game, one) for game, one in found])
    paint = palette(args)
    rows = [
        [
            paint("bold", one.name),
            paint("dim", game),
            " ".join([read(about(one)), *_conditions(one)]),
        ]
        for game, one in found
    ]
    for line in listing(rows):
        say(line)
    if not rows:
        say(tell("cli.modules.none"))
    return 0


def _describe(game: str, one: Plugin) -> dict[str, Any]:
    return {
        "name": one.name,
        "game": game,
        "text": one.text,
        "modules": sorted({name for need in one.needs for name in need.modules}),
        "packs": sorted(one.packs),
        "excludes": {name: why for need in one.needs for name, why in need.excludes.items()},
        "players": next((list(need.players) for need in one.needs if need.players), None),
    }


def _range(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"  # noqa: RUF001


def _conditions(one: Plugin) -> Iterator[str]:
    for need in one.needs:
        if need.modules:
            yield tell("cli.modules.needs", modules=", ".join(need.modules))
        if need.players:
            yield tell("cli.modules.players", number=_range(*need.players))
        for name in need.excludes:
            yield tell("cli.modules.excludes", module=name, why=read(excluded(one, name)))
