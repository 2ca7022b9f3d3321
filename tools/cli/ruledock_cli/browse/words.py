"""``ruledock words``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.errors import did_you_mean
from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.words import WordRegistry
from ruledock.words.sorts import ANY, COUNTABLE
from ruledock_cli.catalog import games
from ruledock_cli.usage import Usage
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import as_json, listing, palette, say

Values = Mapping[str, Sequence[str | int]]
"""The values of each value sort."""


def run(args: argparse.Namespace) -> int:
    """List the words of the core or of a game, or show one of them whole."""
    game, word = _split(args.wanted)
    words = registry(game).describe()
    if word is not None:
        found = [one for one in words if one["name"] == word]
        if not found:
            raise Usage(f"no word {word!r}; {did_you_mean(word, [one['name'] for one in words])}")
        words = found
    if args.json:
        return as_json(json.loads(json.dumps(words, default=str)))
    paint = palette(args)
    if word is not None:
        for one in words:
            show_word(one, paint)
        return 0
    rows = [[paint("bold", one["name"]), paint("dim", one["sort"]), one["doc"]] for one in words]
    for line in listing(rows):
        say(line)
    return 0


def _split(wanted: list[str]) -> tuple[str | None, str | None]:
    if len(wanted) > 2:
        raise Usage("expected at most a game and a word")
    known = games()
    if not wanted:
        return None, None
    if wanted[0] in known:
        return wanted[0], wanted[1] if len(wanted) == 2 else None
    if len(wanted) == 2:
        raise Usage(f"no game {wanted[0]!r}; {did_you_mean(wanted[0], known)}")
    return None, wanted[0]


def registry(game: str | None) -> WordRegistry:
    """The words of a game, or those that all games share."""
    if game is None:
        return WordRegistry()
    spec = games()[game].game
    assert spec is not None
    return link(make_config({"game": game, "players": spec.players[1]})).words


def show_word(one: dict[str, Any], paint: Palette, values: Values | None = None) -> None:
    """Print a word with its sort, owner, parts, their values and an example."""
    sort = one["sort"].replace(ANY, "anything")
    say(f"{paint('bold', one['name'])}: a word for a {sort}, from {one['owner']}")
    say(f"  {one['doc']}")
    rows = [[paint("cyan", p["key"]), _sort(p), _about(p, values or {})] for p in one["params"]]
    for line in listing(rows, indent="  "):
        say(line)
    say(f"  for example  {json.dumps(one['example'], ensure_ascii=False)}")


def _about(param: dict[str, Any], values: Values) -> str:
    text = str(param.get("doc", ""))
    known = ", ".join(str(value) for value in values.get(param["sort"], ()))
    return f"{text}: {known}" if known else text


def _sort(param: dict[str, Any]) -> str:
    sort = "number or selection" if param["sort"] == COUNTABLE else param["sort"]
    sort = sort.replace(ANY, "anything").replace("|", " or ")
    return f"{sort}{', optional' if param.get('optional') else ''}"
