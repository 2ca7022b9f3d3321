"""``ruledock games``."""

from __future__ import annotations

import argparse
from typing import Any

from ruledock_cli.catalog import Plugin, all_plugins
from ruledock_cli.wording import read, tell
from ruledock_drawing.show import as_json, listing, palette, say, warn
from ruledock_local.describing import title


def run(args: argparse.Namespace) -> int:
    """List the games with their player counts and modules."""
    known = all_plugins()
    found = [_describe(one, known) for one in known if one.game]
    for one in known:
        if one.trouble:
            warn(f"ruledock: {one.trouble}")
    if args.json:
        return as_json(found)
    paint = palette(args)
    games = [one for one in known if one.game]
    rows = [
        [paint("bold", one.name), _players(told), _modules(read(title(one)), told)]
        for one, told in zip(games, found, strict=True)
    ]
    for line in listing(rows):
        say(line)
    if not found:
        say(tell("cli.games.none"))
    return 0


def _describe(one: Plugin, known: list[Plugin]) -> dict[str, Any]:
    assert one.game is not None
    return {
        "name": one.name,
        "title": one.game.title,
        "players": list(one.game.players),
        "packs": list(one.game.packs),
        "modules": [other.name for other in known if other.belongs_to(one.name)],
    }


def _players(one: dict[str, Any]) -> str:
    low, high = one["players"]
    number = str(low) if low == high else f"{low}–{high}"  # noqa: RUF001
    return tell("cli.games.players", number=number)


def _modules(title: str, one: dict[str, Any]) -> str:
    return tell("cli.games.title", title=title, modules=", ".join(one["modules"]))
