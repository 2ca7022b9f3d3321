"""What to say about a word that does not fit where it stands."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.errors import nearest
from ruledock.words.lexicon import Lexicon
from ruledock.words.problem import Problem, show, step
from ruledock.words.sorts import ANY, a_sort
from ruledock.words.word import Word

_LONGEST, _MOST = 60, 6
"""Longer values and lists are not written again in a word that would make them fit."""


def misplaced(
    lexicon: Lexicon, value: Any, wanted: Sequence[str], pointer: str, advises: bool = True
) -> Problem:
    """Its sort is wrong, or its spelling; with advice, also what would make it fit."""
    expected = lexicon.describe(wanted)
    remedy = _remedy(lexicon, value, wanted) if advises and _known(lexicon, value) else None
    if remedy is not None:
        expected = f"{expected}; perhaps {remedy}"
    if not isinstance(value, str | int | dict) or isinstance(value, bool):
        return Problem(pointer, show(value), expected, "wrong-type")
    tried = [str(key) for key in value] if isinstance(value, dict) else [str(value)]
    known = next((name for name in tried if name in lexicon.by_name), None)
    if known is not None:
        sort = lexicon.by_name[known][0].sort.replace(ANY, "things")
        return Problem(pointer, f"{show(known)}, {a_sort(sort)}", expected, "wrong-sort")
    if type(value) is int or not tried:
        return Problem(pointer, show(value), expected, "wrong-sort")
    names = lexicon.names(wanted)
    close = next((near for name in tried if (near := nearest(name, names))), None)
    return Problem(pointer, show(tried[0]), expected, "unknown-word", close)


def _known(lexicon: Lexicon, value: Any) -> bool:
    """Whether there is such a word or value, so that only its place may be wrong."""
    if isinstance(value, list):
        return 0 < len(value) <= _MOST and all(_known(lexicon, part) for part in value)
    if isinstance(value, str):
        return value in lexicon.by_name or any(value in one for one in lexicon.domains.values())
    return type(value) is int


def _remedy(lexicon: Lexicon, value: Any, wanted: Sequence[str]) -> str | None:
    """The first word that makes a value fit here, if it only has to stand around it."""
    from ruledock.words.reader import Reader

    written = json.dumps(value)
    if len(written) > _LONGEST:
        return None
    for word in lexicon.words:
        if word.required == [word.name] and lexicon.yields(word, wanted):
            reader = Reader(lexicon, {}, advises=False)
            reader.expression({word.name: value}, wanted, "", (), 1)
            if not reader.problems:
                return f'{{"{word.name}": {written}}}'
    return None


def ambiguous(words: Sequence[Word], pointer: str) -> Problem:
    """Several words have this name, and nothing tells which is meant."""
    sorts = " or ".join(a_sort(word.sort) for word in words)
    shown = f'{{"and": [a noun, {{"{words[0].name}": …}}]}}'
    expected = f"to know which is meant, {sorts}: put a noun before it, as in {shown}"
    return Problem(pointer, show(words[0].name), expected, "ambiguous")


def unbound(name: str, env: Sequence[str], pointer: str) -> Problem:
    """Nothing around runs through things or values of this sort."""
    bound = sorted({f"that-{sort}" for sort in env if sort}) or ["nothing"]
    such = 'such as "each" or "how-many"'
    expected = f"a word around it that runs through them, {such}; here: {', '.join(bound)}"
    return Problem(pointer, show(name), expected, "unbound")


def wrong_keys(word: Word, value: Mapping[str, Any], pointer: str) -> list[Problem]:
    """Keys that a word does not have, and those that it lacks."""
    if value and not word.params:
        return [Problem(pointer, show(value), f"{show(word.name)} by itself", "unknown-key")]
    found = []
    for key in value.keys() - word.params.keys():
        expected = f"a key of {word.name!r}: {', '.join(word.params)}"
        near = nearest(key, word.params)
        found.append(Problem(step(pointer, key), show(key), expected, "unknown-key", near))
    for key in (key for key in word.required if key not in value):
        shown = "nothing" if value else show(word.name)
        expected = f"{word.name!r} with {key!r}: {word.params[key].doc}"
        found.append(Problem(pointer, shown, expected, "missing-key"))
    return found
