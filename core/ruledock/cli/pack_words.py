"""``ruledock pack words``."""

from __future__ import annotations

import argparse
import json
from itertools import groupby
from typing import Any

from ruledock.cli.pack_game import ruleset_for
from ruledock.cli.settings import Usage
from ruledock.cli.show import as_json, listing, palette, say
from ruledock.cli.words import show_word
from ruledock.errors import did_you_mean
from ruledock.words import WordRegistry
from ruledock.words.sorts import ANY, a_sort


def run(args: argparse.Namespace) -> int:
    """List all words by what they say, or show one of them whole."""
    said = ruleset_for(args.game).words
    words = [one for one in said.describe() if _sayable(said, one)]
    if args.word is not None:
        found = [one for one in words if one["name"] == args.word]
        if not found:
            known = [one["name"] for one in words]
            raise Usage(f"no word {args.word!r}; {did_you_mean(args.word, known)}")
        words = found
    if args.json:
        return as_json(json.loads(json.dumps(words, default=str)))
    paint = palette(args)
    if args.word is not None:
        for one in words:
            show_word(one, paint)
        return 0
    for sort, group in groupby(words, key=lambda one: str(one["sort"])):
        say(paint("bold", a_sort(sort).replace(ANY, "anything")))
        rows = [[paint("cyan", one["name"]), _shown(one)] for one in group]
        for line in listing(rows, indent="  "):
            say(line)
    say("Each with its parts: ruledock pack words WORD")
    return 0


def _sayable(words: WordRegistry, one: dict[str, Any]) -> bool:
    """Whether packs of this game can use a word at all; its own example shows it."""
    return any(not words.check(sort, one["example"]) for sort in words.lexicon.sorts())


def _shown(one: dict[str, Any]) -> str:
    return f"{one['doc']} {json.dumps(one['example'], ensure_ascii=False)}"
