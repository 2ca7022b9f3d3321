"""``ruledock pack explain``."""

from __future__ import annotations

import argparse
import os
import tomllib
from pathlib import Path
from typing import Any

from attrs import evolve

from ruledock.engine.text import printable
from ruledock.errors import ContentError, RuledockError, did_you_mean
from ruledock.messages import Phrasebook
from ruledock_cli.files import read_text
from ruledock_cli.pack.game import workshop_of
from ruledock_cli.pack.good_part import GoodPart, find_part
from ruledock_cli.usage import Usage
from ruledock_drawing.show import say


def run(args: argparse.Namespace) -> int:
    """Explain what an item scores in a position, or each item of a pack in its own example."""
    found = find_part(args.item, args.pack, args.game, args.into)
    items, ruleset = _scored(found, args.item), found.ruleset
    explain = workshop_of(ruleset).explain
    if explain is None:
        raise Usage(f"{ruleset.game.name} explains no scores")
    _check_language(args.into, found)
    facts = dict(_fact(one) for one in args.facts)
    file = _file(args.position)
    position = args.position if file is None else read_text(file).removeprefix("\ufeff")
    for place, (kind, id) in enumerate(items):
        if place:
            say("")
        try:
            lines = list(explain(ruleset, kind, id, position, facts, args.into))
        except ContentError as error:
            named = printable(str(file)) if file else ""
            raise ContentError(
                [evolve(one, file=named or one.file) for one in error.mistakes]
            ) from None
        except RuledockError as error:
            if len(items) == 1:
                raise
            lines = [f"{id}: {error}"]  # the others may well have such an example
        for line in lines:
            say(printable(line, 1000))
    found.warn()
    return 0


def _check_language(language: str, found: GoodPart) -> None:
    known = sorted({*Phrasebook.languages(), *found.languages})
    if language not in known:
        close = did_you_mean(language, known)
        raise Usage(f"--language {printable(language)}: nothing here speaks it; {close}")


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


def _scored(found: GoodPart, wanted: str) -> list[tuple[str, str]]:
    """The items of a pack that have a score, by kind and id; only those that were named, if any."""
    content = found.ruleset.content
    adds = content.packs[found.source.name].adds
    pairs = [
        (kind, id)
        for kind, ids in adds.items()
        for id in ids
        if getattr(content.items[kind].get(id), "score", None) is not None
        and (not found.ids or id in found.ids)
    ]
    if not pairs:
        raise Usage(f"{wanted} holds nothing that scores")
    return pairs
