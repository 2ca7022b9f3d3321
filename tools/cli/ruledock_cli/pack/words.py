"""``ruledock pack words``."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from ruledock.errors import did_you_mean
from ruledock.words import WordRegistry
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import ANY, a_sort
from ruledock_cli.browse.words import show_word
from ruledock_cli.pack.game import ruleset_for
from ruledock_cli.usage import Usage
from ruledock_drawing.palette import Palette
from ruledock_drawing.show import as_json, listing, palette, say

Word = dict[str, Any]
VALUES = "values"
"""The heading of the list of values."""


def run(args: argparse.Namespace) -> int:
    """List all words by sort, or show one in full."""
    registry = ruleset_for(args.game).words
    words = [one for one in registry.describe() if _is_usable(registry, one)]
    if args.json:
        found = words if args.word is None else _find(registry.lexicon, words, args.word)
        return as_json(json.loads(json.dumps(found, default=str)))
    paint = palette(args)
    if args.word is not None:
        _show(registry.lexicon, words, args.word, paint)
        return 0
    for sort, group in groupby(words, key=lambda one: str(one["sort"])):
        _list(a_sort(sort).replace(ANY, "anything"), _shown(group), paint)
    _list(VALUES, _rows(registry.lexicon), paint)
    say("Each with its parts: ruledock pack words WORD")
    return 0


def _show(lexicon: Lexicon, words: Sequence[Word], wanted: str, paint: Palette) -> None:
    """Show a word in full, a value, or the words that have a part of that name."""
    if named := _with_name(words, wanted):
        for one in named:
            show_word(one, paint, _values(lexicon))
    elif text := _describe_value(lexicon, wanted):
        say(text)
    elif wanted == VALUES:
        _list(VALUES, _rows(lexicon), paint)
    else:
        _list(f"{wanted}, a part of", _shown(_find(lexicon, words, wanted)), paint)


def _find(lexicon: Lexicon, words: Sequence[Word], wanted: str) -> list[Word]:
    """The words of that name, or else those that have a part of that name."""
    found = _with_name(words, wanted) or [one for one in words if wanted in _parts(one)]
    if not found:
        known = {name for one in words for name in (one["name"], *_parts(one))} | {*lexicon.domains}
        raise Usage(f"no word {wanted!r}; {did_you_mean(wanted, known)}")
    return found


def _with_name(words: Sequence[Word], wanted: str) -> list[Word]:
    return [one for one in words if one["name"] == wanted]


def _parts(one: Word) -> set[str]:
    return {part["key"] for part in one["params"]}


def _list(title: str, rows: Iterable[tuple[str, str]], paint: Palette) -> None:
    say(paint("bold", title))
    for line in listing([[paint("cyan", name), text] for name, text in rows], indent="  "):
        say(line)


def _is_usable(words: WordRegistry, one: Word) -> bool:
    """Whether packs of this game can use a word: if its own example is valid."""
    return any(not words.check(sort, one["example"]) for sort in words.lexicon.sorts())


def _values(lexicon: Lexicon) -> dict[str, Sequence[str | int]]:
    """The values of each sort, and the attributes of things."""
    return {**lexicon.domains, "attribute": sorted(lexicon.attributes(lexicon.items))}


def _rows(lexicon: Lexicon) -> list[tuple[str, str]]:
    return [(sort, _row(lexicon, sort)) for sort in lexicon.domains]


def _row(lexicon: Lexicon, sort: str) -> str:
    return f"{', '.join(map(str, lexicon.domains[sort]))}, that-{sort}"


def _describe_value(lexicon: Lexicon, word: str) -> str:
    """Explain what may be written though it is not a word of its own."""
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


def _shown(words: Iterable[Word]) -> Iterator[tuple[str, str]]:
    for one in words:
        yield one["name"], f"{one['doc']} {json.dumps(one['example'], ensure_ascii=False)}"
