"""``ruledock pack explain``."""

from __future__ import annotations

import argparse
import os
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from attrs import evolve

from ruledock.content import PackSource, find_packs
from ruledock.content.read.pack import RawItem, read_pack
from ruledock.content.read.sources import pack_around
from ruledock.engine.text import printable
from ruledock.errors import ContentError, did_you_mean
from ruledock.linking.ruleset import Ruleset
from ruledock_cli.files import read_text
from ruledock_cli.pack.game import one_pack, ruleset_for, workshop_of
from ruledock_cli.pack.schemas import FOLDER
from ruledock_cli.usage import Usage
from ruledock_drawing.show import say


def run(args: argparse.Namespace) -> int:
    """Explain what an item scores in a position."""
    ruleset, item = _item(args.item, args.game)
    explain = workshop_of(ruleset).explain
    if explain is None:
        raise Usage(f"{ruleset.game.name} explains no scores")
    facts = dict(_fact(one) for one in args.facts)
    file = _file(args.position)
    position = args.position if file is None else read_text(file).removeprefix("\ufeff")
    try:
        lines = list(explain(ruleset, item.kind, item.value["id"], position, facts))
    except ContentError as error:
        place = printable(str(file)) if file else ""
        raise ContentError(
            [evolve(one, file=place or one.file) for one in error.mistakes]
        ) from None
    for line in lines:
        say(printable(line, 1000))
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


def _item(wanted: str, game: str | None) -> tuple[Ruleset, RawItem]:
    file = Path(wanted)
    if file.is_file():
        return _in_file(file, game)
    if file.is_dir():
        inside = sorted(one for one in file.glob("*/*.json") if one.parent.name != FOLDER)
        such = f", such as {inside[0]}" if inside else ""
        raise Usage(f"{wanted} is a folder; name the file of one item in it{such}")
    found = [pair for pair in _installed(game) if pair[1].value.get("id") == wanted]
    if not found:
        known = {str(item.value.get("id")) for _, item in _installed(game)}
        raise Usage(f"no file and no item {wanted!r}; {did_you_mean(wanted, known)[:200]}")
    source, item = found[0]
    _, ruleset = one_pack(str(source.root), game)
    return ruleset, item


def _in_file(file: Path, game: str | None) -> tuple[Ruleset, RawItem]:
    around = pack_around(file)
    if around is None:
        raise Usage(f"{file} lies in no pack: there is no pack.json in any folder around it")
    source, ruleset = one_pack(str(around.root), game)
    items = _items(source, ruleset.content.items)
    place = file.resolve().relative_to(str(around.root)).as_posix()
    here = [item for item in items if item.file == source.file(place)]
    if len(here) != 1:
        ids = ", ".join(str(item.value.get("id")) for item in here)
        raise Usage(f"{file} holds {len(here)} items, expected one: {ids or 'none'}")
    return ruleset, here[0]


def _items(source: PackSource, kinds: Mapping[str, Any]) -> list[RawItem]:
    raw = read_pack(source, kinds)
    if raw.mistakes:
        raise ContentError(raw.mistakes)
    return raw.items


def _installed(game: str | None) -> Iterator[tuple[PackSource, RawItem]]:
    """Every item with a score in the installed packs."""
    kinds = ruleset_for(game).content.items
    for source in find_packs((), ()).values():
        for item in read_pack(source, kinds).items:
            if isinstance(item.value, dict) and "score" in item.value:
                yield source, item
