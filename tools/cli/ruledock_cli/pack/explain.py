"""``ruledock pack explain``."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from attrs import evolve

from ruledock.content import PackSource, find_packs
from ruledock.content.read.pack import read_pack
from ruledock.engine.text import printable
from ruledock.errors import ContentError, did_you_mean
from ruledock_cli.files import read_text
from ruledock_cli.pack.game import GoodPart, good_part, ruleset_for, workshop_of
from ruledock_cli.usage import Usage
from ruledock_drawing.show import say


def run(args: argparse.Namespace) -> int:
    """Explain what an item scores in a position, or each item of a pack in its own example."""
    found, items = _items(args.item, args.pack, args.game)
    ruleset = found.ruleset
    explain = workshop_of(ruleset).explain
    if explain is None:
        raise Usage(f"{ruleset.game.name} explains no scores")
    facts = dict(_fact(one) for one in args.facts)
    file = _file(args.position)
    position = args.position if file is None else read_text(file).removeprefix("\ufeff")
    for place, (kind, id) in enumerate(items):
        if place:
            say("")
        try:
            lines = list(explain(ruleset, kind, id, position, facts))
        except ContentError as error:
            named = printable(str(file)) if file else ""
            raise ContentError(
                [evolve(one, file=named or one.file) for one in error.mistakes]
            ) from None
        for line in lines:
            say(printable(line, 1000))
    found.warn()
    return 0


def _fact(text: str) -> tuple[str, Any]:
    key, equals, value = text.partition("=")
    if not equals:
        raise Usage(f"--with {text!r}: expected KEY=VALUE, such as coins=3")
    try:
        return key.strip(), tomllib.loads(f"value = {value}")["value"]
    except tomllib.TOMLDecodeError:
        return key.strip(), value.strip()


def _file(typed: str) -> Path | None:
    """The file somebody named; None if they typed a position."""
    if os.path.isfile(typed):
        return Path(typed)
    folder, name = os.path.split(typed)
    # A position may hold slashes and dots too, but hardly the name of an existing folder.
    known = any(map(str.isalnum, folder)) and os.path.isdir(folder)
    if "\n" not in typed and (known or name.lower().endswith(".txt")):
        raise Usage(f"{printable(typed)}: there is no such file")
    return None


def _items(
    wanted: str, packs: Sequence[str], game: str | None
) -> tuple[GoodPart, list[tuple[str, str]]]:
    """The items that somebody named, by kind and id: one, or all of a pack that score."""
    if Path(wanted).exists():
        found = good_part(wanted, game)
        return found, _scored(found, wanted)
    for place in packs:
        found = good_part(place, game)
        named = [pair for pair in _scored(found, place) if pair[1] == wanted]
        if named:
            return found, named
    known = [(source, pair) for source in _installed() for pair in _ids(source, game)]
    installed = [(source, pair) for source, pair in known if pair[1] == wanted]
    if not installed:
        close = did_you_mean(wanted, {id for _, (_, id) in known})[:200]
        raise Usage(f"no file and no item {wanted!r}; {close}")
    source, pair = installed[0]
    return good_part(str(source.root), game), [pair]


def _scored(found: GoodPart, path: str) -> list[tuple[str, str]]:
    """The items of a pack that have a score; only those in the file, if one was named."""
    content = found.ruleset.content
    adds = content.packs[found.source.name].adds
    pairs = [
        (kind, id)
        for kind, ids in adds.items()
        for id in ids
        if hasattr(content.items[kind].get(id), "score") and (not found.ids or id in found.ids)
    ]
    if not pairs:
        raise Usage(f"{path} holds nothing that scores")
    return pairs


def _ids(source: PackSource, game: str | None) -> list[tuple[str, str]]:
    kinds = ruleset_for(game).content.items
    items = [item for item in read_pack(source, kinds).items if isinstance(item.value, dict)]
    return [(item.kind, str(item.value.get("id"))) for item in items if "score" in item.value]


def _installed() -> Iterable[PackSource]:
    return find_packs((), ()).values()
