"""Compare the numbers that a text states with those that its score uses."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from ruledock.engine.text import step
from ruledock.errors import Problem
from ruledock.words import NUMBER, Expression
from ruledock.words.expr import Apply, Literal, Place, Variable, places
from ruledock_authoring.number_words import NUMERAL
from ruledock_authoring.number_words import number as figure
from ruledock_authoring.swapped import Seen as Seen
from ruledock_authoring.swapped import swapped

_SAID = re.compile(rf"(?:\b(more|fewer|less)\s+than\s+)?({NUMERAL})")
"""A number in figures or words, and a comparison before it."""
_BESIDE = {"more": 1, "fewer": -1, "less": -1}
"""How far the number in the score may be from that in the text."""
_HINTS = {
    "both": 2, "double": 2, "half": 2, "halved": 2, "pair": 2, "pairs": 2, "twice": 2,
    "second": 2, "third": 3, "fourth": 4, "fifth": 5, "triple": 3,
}  # fmt: skip
"""Words that may, but need not, stand for a number of the score."""
_TABLE = "table"
_PAIRS = "pairs"
_SMALLEST = 2
"""Nobody need write out the number one."""


def differing(place: str, text: str, score: Expression) -> Iterator[Seen]:
    """Numbers that only the text or only the score mentions."""
    yield from swapped(place, text.lower(), score)
    said, hinted = _text_numbers(text.lower())
    meant = {abs(number): pointer for number, pointer in _score_numbers(score.expr)}
    only_said = sorted(said - set(meant) - _unwritten_numbers(score.expr))
    only_meant = sorted(set(meant) - said - hinted)
    evidence = (f"the text says {_row(said)}", f"the score says {_row(meant)}")
    if only_said:
        found, expected = f"{_row(only_said)} in the text", "numbers that the score uses"
        yield Problem(f"{place}/text", found, expected, "numbers-differ"), evidence
    elif only_meant:
        found, expected = f"{_row(only_meant)} in the score", "numbers that the text tells"
        pointer = f"{place}/score{meant[only_meant[0]]}"
        yield Problem(pointer, found, expected, "numbers-differ"), evidence


def _text_numbers(text: str) -> tuple[set[int], set[int]]:
    """The numbers a text states, and those it may hint at."""
    stated: set[int] = set()
    hinted = {number for word, number in _HINTS.items() if re.search(rf"\b{word}\b", text)}
    for than, phrase in _SAID.findall(text):
        number = figure(phrase)
        if than:
            hinted |= {number, number + _BESIDE[than]}
        else:
            stated.add(number)
    return {number for number in stated if number >= _SMALLEST}, hinted


def _score_numbers(expr: Any) -> Iterator[tuple[int, str]]:
    """Every number written in a score, with its place; no text need repeat a whole table."""
    for place in places(expr):
        one = place.expr
        if isinstance(one, Apply) and _TABLE not in one.word.params:
            for key, arg in one.args:
                if type(arg) is int and arg >= _SMALLEST:
                    yield arg, step(place.pointer, key)
        elif isinstance(one, Literal) and one.sort == NUMBER and abs(one.value) >= _SMALLEST:
            yield one.value, place.pointer


def _unwritten_numbers(expr: Any) -> set[int]:
    """Numbers that a text may take from a score that does not write them by themselves.

    Those of tables, their entries and what they are for; and that there are two in a pair, and
    where a thing is compared with another of its sort.
    """
    found: set[int] = set()
    for place in places(expr):
        if isinstance(place.expr, Apply) and _PAIRS in place.expr.word.params:
            found.add(2)
        if _names_another(place):
            found.add(2)
        if isinstance(place.expr, Apply) and _TABLE in place.expr.word.params:
            args: dict[str, Any] = dict(place.expr.args)
            found |= {abs(entry) for entry in args[_TABLE]} | {abs(args.get("then", 0))}
            found |= set(range(args["from"], args["from"] + len(args[_TABLE])))
    return found


def _names_another(place: Place) -> bool:
    """Whether it names a thing beside which another of its sort is at hand."""
    if not isinstance(place.expr, Variable):
        return False
    nearer = place.around[len(place.around) - place.expr.back :]
    return any(over is not None and over.sort == place.expr.sort for over in nearer)


def _row(numbers: Any) -> str:
    return ", ".join(map(str, sorted(numbers))) or "none"
