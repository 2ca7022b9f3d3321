"""Problems with words that do not fit where they are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from math import comb
from typing import Any, Protocol

from ruledock.engine.text import show, step
from ruledock.errors import Problem
from ruledock.words.expr import Apply, Expr, Place, cost
from ruledock.words.lexicon import Lexicon
from ruledock.words.sorts import ANY, NUMBER, SCORE, a_sort, item_of
from ruledock.words.word import Word
from ruledock_mistakes.expected import describe as describe
from ruledock_mistakes.expected import names
from ruledock_mistakes.meanings import ELSEWHERE, closest, meant
from ruledock_mistakes.rephrasing import UNSHOWN, rephrase, shorten

_PLAIN = ("of", "over")
"""Keys that say nothing of what was meant, as so many words have them."""
_SLOW = 5
"""A word that counts as so many in the estimate is told."""
_MOST, _DEEPEST = 6, 4
"""Suggest no remedy for a value that is larger or deeper."""
_LEFT_BEHIND = ""
"""Stands among the things at hand for those of another scene, which cannot be named here."""


class Reads(Protocol):
    """Whether a value can be read as one of the wanted sorts."""

    def __call__(self, value: Any, wanted: Sequence[str], /) -> bool: ...


def misplaced(
    lexicon: Lexicon,
    value: Any,
    wanted: Sequence[str],
    pointer: str,
    reads: Reads | None = None,
    *,
    repeats: bool = True,
    env: Sequence[str] = (),
) -> Problem:
    """A word with the wrong sort or spelling; with *reads*, suggest what would fit."""
    whole = "a whole number, or " if NUMBER in wanted else ""
    tried = [str(key) for key in value] if isinstance(value, dict) else [str(value)]
    said = tried if isinstance(value, str | dict) else []
    expected = whole + describe(lexicon, wanted, repeats=repeats, found=said, env=env)
    fitting = names(lexicon, wanted, repeats=repeats, env=env)
    known = next((name for name in tried if name in lexicon.by_name), None)
    means = next(iter(meant(known, fitting, lexicon.scene)), None) if known else None
    remedy = rephrase(lexicon, value, wanted, pointer, env, reads)
    if remedy is None and not means and reads and _known(lexicon, value):
        remedy = _remedy(lexicon, value, wanted, reads)
    said_otherwise = remedy is not None
    if remedy is not None:
        expected = f"{expected}; perhaps {remedy}"
    if not isinstance(value, str | int | dict) or isinstance(value, bool):
        return Problem(pointer, show(value), expected, "wrong-type")
    if known is not None:
        sort = lexicon.by_name[known][0].sort.replace(ANY, "things")
        close = None if said_otherwise else means
        return Problem(pointer, f"{show(known)}, {a_sort(sort)}", expected, "wrong-sort", close)
    if type(value) is int or not tried:
        return Problem(pointer, show(value), expected, "wrong-sort")
    meaning = [name for name in tried if name not in _PLAIN] or tried
    near_ones = (closest(name, fitting, lexicon.scene) for name in meaning if not said_otherwise)
    close = next((near for near in near_ones if near), None)
    return Problem(pointer, show(tried[0]), expected, "unknown-word", close)


def _known(lexicon: Lexicon, value: Any, depth: int = _DEEPEST) -> bool:
    """Whether the value consists of known words and values, so that only its place is wrong."""
    if isinstance(value, list | dict):
        parts = value if isinstance(value, list) else list(value.values())
        said = isinstance(value, list) or any(key in lexicon.by_name for key in value)
        small = 0 < len(parts) <= _MOST and depth > 0
        return said and small and all(_known(lexicon, part, depth - 1) for part in parts)
    if isinstance(value, str):
        values = lexicon.domains.values()
        return bool(_written(value) or value in lexicon.by_name or any(value in v for v in values))
    return type(value) is int


def _written(value: Any) -> str:
    """The whole number in quotes, if it is one."""
    found = isinstance(value, str) and re.fullmatch(r"-?[1-9][0-9]{0,8}|0", value)
    return found[0] if found else ""


def _remedy(lexicon: Lexicon, value: Any, wanted: Sequence[str], reads: Reads) -> str | None:
    """What would fit here: the value inside another word, or a number without its quotes."""
    if shorten(value) == UNSHOWN:
        return None
    plain = [int(_written(value))] if _written(value) else []
    words = [
        word
        for word in lexicon.words
        if word.required == [word.name] and lexicon.yields(word, wanted)
    ]
    around = [{word.name: value} for word in sorted(words, key=_made_for(lexicon, value))]
    counted = [{"pay": 1, "per": value}] if SCORE in wanted else []
    for remedy in (*plain, *around, *counted):
        if reads(remedy, wanted):
            return json.dumps(remedy)
    return None


def _made_for(lexicon: Lexicon, value: Any) -> Callable[[Word], bool]:
    """Words that narrow others by just such things come before those that take any."""
    name = next(iter(value), "") if isinstance(value, Mapping) else value
    known = lexicon.by_name.get(name, ()) if isinstance(name, str) else ()
    sorts = {word.sort for word in known}
    return lambda word: not (word.narrows and word.params[word.name].sort in sorts)


def ambiguous(words: Sequence[Word], pointer: str) -> Problem:
    """Several words have this name, and either would fit."""
    sorts = " or ".join(a_sort(word.sort) for word in words)
    shown = f'{{"and": [a noun, {{"{words[0].name}": …}}]}}'
    expected = f"to know which you mean, {sorts}: put a noun before it, as in {shown}"
    return Problem(pointer, show(words[0].name), expected, "ambiguous")


def unlisted(lexicon: Lexicon, value: Any, expected: str, pointer: str) -> Problem:
    """No list that fits; a sort by its name leads to values of it, falling numbers to rising."""
    if isinstance(value, str) and (values := lexicon.domains.get(value)):
        expected += f', such as ["that-{value}", "{values[0]}"]'
        expected += _alike(lexicon, value)
    elif isinstance(value, list) and all(type(one) is int for one in value):
        expected += f"; perhaps {sorted(value)}" if value != sorted(value) else ""
    return Problem(pointer, show(value), expected, "wrong-type")


def _alike(lexicon: Lexicon, sort: str) -> str:
    """How things that share a value of this sort are picked, if the game has a word for it."""
    hints = (one for one in lexicon.scene.hints if f"same-{sort}" in one.written.split())
    return next((f"; perhaps {one.instead}" for one in hints), "")


def too_costly(lexicon: Lexicon, expr: Expr, estimate: int, most: int) -> Problem:
    """Too many evaluations: the words that multiply, and what takes long in each round."""
    told, deepest, slow = list[str](), "", ""
    for place in _costliest(lexicon, expr):
        word = place.expr.word if isinstance(place.expr, Apply) else None
        over = place.expr.over() if isinstance(place.expr, Apply) else None
        if word and over:
            rounds = comb(
                lexicon.size_of(over.sort), max(one.bound for one in word.params.values())
            )
            told.append(f"{rounds:,} rounds of {word.name!r} ({over.sort})")
            deepest, slow = place.pointer, ""
        elif word and word.cost >= _SLOW and not slow:
            slow = f"{word.cost} for {word.name!r}"
    multiplied = " × ".join([*told, slow] if slow else told) or "repeated scores"
    found = f"about {min(estimate, 10**12):,} evaluations: {multiplied}"
    expected = f"at most {most:,}; run through fewer things, or nest fewer words that do"
    return Problem(deepest, found, expected, "too-costly")


def _costliest(lexicon: Lexicon, expr: Expr) -> list[Place]:
    """The parts of an expression that cost the most, each inside the one before."""
    path = [Place("", expr)]
    while inner := [*path[-1].inner()]:
        path.append(max(inner, key=lambda one: cost(one.expr, lexicon)))
    return path


def unbound(lexicon: Lexicon, name: str, env: Sequence[str], pointer: str) -> Problem:
    """No word around this place runs through things or values of this sort."""
    bound = sorted({f"that-{sort}" for sort in env if sort}) or ["nothing"]
    such = 'such as "each", "how-many" or "pairs"'
    expected = f"a word around it that runs through them, {such}; known here: {', '.join(bound)}"
    if _LEFT_BEHIND in env:
        values = ", ".join(lexicon.domains) or "none"
        expected += f"; things at hand are not carried to other players, only values: {values}"
    return Problem(pointer, show(name), expected, "unbound")


def attributes(lexicon: Lexicon, known: Collection[str], found: Any) -> str:
    """The attributes that things may differ in, and how else they may differ."""
    expected = f"an attribute: {', '.join(sorted(known)) or 'but these things have none'}"
    hints = (one for one in lexicon.scene.hints if one.under == "distinct")
    other = next((one.instead for one in hints if found in one.written.split()), None)
    if other is not None:
        return f"{expected}; perhaps {other}"
    return f"{expected}; numbers such as sizes differ by different-numbers … over"


def wrong_keys(
    lexicon: Lexicon, word: Word, value: Mapping[str, Any], pointer: str, env: Sequence[str] = ()
) -> list[Problem]:
    """Unknown keys of a word, and missing ones."""
    if value and not word.params:
        alone = (
            f"{show(word.name)} by itself{_narrower(lexicon, word, value.get(word.name, value))}"
        )
        return [Problem(pointer, show(value), alone, "unknown-key")]
    found = []
    for key in value.keys() - word.params.keys():
        expected = f"a key of {word.name!r}: {', '.join(word.params)}"
        expected += f"; perhaps {ELSEWHERE[key]}" if key in ELSEWHERE else ""
        if key == "where" and word.name == "count":
            expected += f'; perhaps {{"how-many": {shorten(value.get("count"))}, "where": …}}'
        near = closest(key, word.params)
        found.append(Problem(step(pointer, key), show(key), expected, "unknown-key", near))
    for key in (key for key in word.required if key not in value):
        shown = "nothing" if value else show(word.name)
        expected = f"{word.name!r} with {key!r}: {word.params[key].doc}"
        expected += _run_through(word, key, value) or _of_one(word, key, env)
        found.append(Problem(pointer, shown, expected, "missing-key"))
    return found


def _narrower(lexicon: Lexicon, word: Word, inner: Any) -> str:
    """How to pick some of the things of a noun."""
    keys = [key for key in ("without", "where") if isinstance(inner, Mapping) and key in inner]
    if keys:
        return f'; perhaps {{"those": {show(word.name)}, "{keys[0]}": …}}'
    item = item_of(word.sort)
    if item is None:
        return ""
    by_value = [
        {one.name: inner}
        for one in lexicon.attributes([item]).values()
        if isinstance(inner, str) and inner in lexicon.domains.get(_value_sort(one), ())
    ]
    named = inner in lexicon.by_name if isinstance(inner, str) else isinstance(inner, Mapping)
    if not by_value and not named:
        return ""
    return f'; perhaps {{"and": ["{word.name}", {shorten(by_value[0] if by_value else inner)}]}}'


def _value_sort(word: Word) -> str:
    [param] = word.params.values()
    return param.sort


def _of_one(word: Word, key: str, env: Sequence[str]) -> str:
    """A measure of the thing at hand, if somebody wrote only its name."""
    sorts = word.params[key].sort.split("|")
    if key != word.name or not env or env[-1] not in sorts:
        return ""
    return f'; perhaps {{"{word.name}": "that-{env[-1]}"}}'


def _run_through(word: Word, key: str, value: Mapping[str, Any]) -> str:
    """How to measure things one after the other, if somebody named only the things."""
    things = value.get(word.name)
    if key != "over" or not isinstance(things, str):
        return ""
    return f'; perhaps {{"{word.name}": a number such as {{"size": "that-…"}}, "over": "{things}"}}'
