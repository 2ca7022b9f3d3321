"""``ruledock pack words``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from ruledock.cli.pack_game import ruleset_for
from ruledock.cli.settings import Usage
from ruledock.cli.show import as_json, listing, palette, say
from ruledock.cli.words import show_word
from ruledock.errors import did_you_mean
from ruledock.words import WordRegistry
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import ANY, a_sort


def run(args: argparse.Namespace) -> int:
    """List all words by what they say, or show one of them whole."""
    said = ruleset_for(args.game).words
    words = [one for one in said.describe() if _sayable(said, one)]
    if args.word is not None:
        found = [one for one in words if one["name"] == args.word]
        if not found and not args.json and (told := _told(said.lexicon, args.word)):
            say(told)
            return 0
        if not found:
            known = sorted({one["name"] for one in words} | {*said.lexicon.domains})
            raise Usage(f"no word {args.word!r}; {did_you_mean(args.word, known)}")
        words = found
    if args.json:
        return as_json(json.loads(json.dumps(words, default=str)))
    paint = palette(args)
    if args.word is not None:
        for one in words:
            show_word(one, paint, _values(said.lexicon))
        return 0
    for sort, group in groupby(words, key=lambda one: str(one["sort"])):
        say(paint("bold", a_sort(sort).replace(ANY, "anything")))
        rows = [[paint("cyan", one["name"]), _shown(one)] for one in group]
        for line in listing(rows, indent="  "):
            say(line)
    say(paint("bold", "values"))
    values = [[paint("cyan", name), _row(said.lexicon, name)] for name in said.lexicon.domains]
    for line in listing(values, indent="  "):
        say(line)
    say("Each with its parts: ruledock pack words WORD")
    return 0


def _sayable(words: WordRegistry, one: dict[str, Any]) -> bool:
    """Whether packs of this game can use a word at all; its own example shows it."""
    return any(not words.check(sort, one["example"]) for sort in words.lexicon.sorts())


def _values(lexicon: Lexicon) -> dict[str, Sequence[str | int]]:
    """What may be written for a value, and for an attribute in which things differ."""
    return {**lexicon.domains, "attribute": sorted(lexicon.attributes(lexicon.items))}


def _row(lexicon: Lexicon, sort: str) -> str:
    return f"{', '.join(map(str, lexicon.domains[sort]))}, that-{sort}"


def _told(lexicon: Lexicon, word: str) -> str:
    """What is no word of its own and may be written all the same."""
    which, _, sort = word.partition("-")
    if word in lexicon.domains:
        return f"{word}: {_row(lexicon, word)}"
    if word == "named":
        shown = json.dumps({word: next(iter(lexicon.domains), "value")})
        return f"{word}: what is named when the score is used, as in {shown}"
    if which in ("that", "other") and sort in {*lexicon.items, *lexicon.domains}:
        last = "runs through now" if which == "that" else "ran through before that"
        return f"{word}: the {sort} that a word around it {last}, such as each or how-many"
    return ""


def _shown(one: dict[str, Any]) -> str:
    return f"{one['doc']} {json.dumps(one['example'], ensure_ascii=False)}"
