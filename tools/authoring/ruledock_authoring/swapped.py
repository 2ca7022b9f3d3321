"""Notice where a score pays a number that its text uses for something else."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ruledock.engine.text import step
from ruledock.errors import Problem
from ruledock.values import frozen
from ruledock.words import NUMBER, Expression
from ruledock.words.expr import Apply, Literal, places
from ruledock_authoring.number_words import NUMERAL, number

Seen = tuple[Problem, tuple[str, ...]]
"""What is odd, and the evidence."""

_LIMITS = (
    r"(?:at\s+(?:least|most)|up\s+to|exactly|every|each|per|of|than|with|beyond|first|below|above)"
)
_FIGURE = re.compile(rf"(?:\b(?P<limit>{_LIMITS})\s+)?(?P<number>{NUMERAL})(?P<rest>[^.,;:]*)")
_PAID = re.compile(r"\s+(?:points?\b|for\b|per\b|each\b|if\b)")
"""What follows a number that is paid."""
_POINTS = re.compile(r"\s+points?\b")
_BEFORE_POINTS = ("of", "each", "exactly")
"""Words after which a number is paid if it is one of points: "a bonus of 5 points"."""
_COUNTED = re.compile(r"\s+(?!(?:more|or|and|to|less|minus|in|when|as|by)\b)[a-z]")
"""What follows a number of things."""
_CLAUSE = re.compile(rf"({NUMERAL})\s+(?:points?\s+)?(?:for|per)\s+((?:(?!{NUMERAL})[^.,;:])*)")
"""A number that is paid, and what for."""


@frozen
class _Pay:
    """A number that a score pays, as a literal; its pointer, and the words it pays for."""

    number: int
    pointer: str
    nouns: frozenset[str]


def swapped(place: str, text: str, score: Expression) -> Iterator[Seen]:
    """Numbers that the score pays where the text, in small letters, pays another of its own."""
    pays = [*_pays(score)]
    paid, counted = _told(text)
    other = {*_other_numbers(score.expr), 1}
    told = sorted((paid & other) - {pay.number for pay in pays})
    for pay in pays:
        if told and pay.number in counted - paid:
            yield _finding(place, pay, told[0])
    clauses = [(number(paid), what) for paid, what in _CLAUSE.findall(text)]
    for pay, instead in _exchanged(pays, clauses):
        yield _finding(place, pay, instead)


def _finding(place: str, pay: _Pay, instead: int) -> Seen:
    found, expected = f"{pay.number} is paid in the score", f"{instead}, as in the text"
    problem = Problem(f"{place}/score{pay.pointer}", found, expected, "numbers-differ")
    return problem, (f"the text pays {instead}",)


def _told(text: str) -> tuple[set[int], set[int]]:
    """The numbers that a text pays, and those for which it counts something."""
    paid, counted = set[int](), set[int]()
    at = 0
    while found := _FIGURE.search(text, at):
        at = found.end("number")
        rest, value = found["rest"], number(found["number"])
        free = found["limit"] in (None, *_BEFORE_POINTS)
        if (found["limit"] is None and _PAID.match(rest)) or (free and _POINTS.match(rest)):
            paid.add(value)
        elif found["limit"] is not None or _COUNTED.match(rest):
            counted.add(value)
    return paid, counted


def _pays(score: Expression) -> Iterator[_Pay]:
    for at in places(score.expr):
        args: dict[str, Any] = at.expr.arguments() if isinstance(at.expr, Apply) else {}
        if isinstance(pay := args.get("pay"), Literal):
            said = _inside(score.said, at.pointer)
            per = said.get("per") if isinstance(said, Mapping) else None
            yield _Pay(abs(pay.value), at.pointer, frozenset(_words(per)))


def _inside(said: Any, pointer: str) -> Any:
    """The part of a score to which a pointer leads; None if it is written elsewhere."""
    for key in pointer.split("/")[1:]:
        try:
            said = said[int(key) if isinstance(said, list) else key]
        except (KeyError, IndexError, ValueError, TypeError):
            return None
    return said


def _words(said: Any) -> Iterator[str]:
    """Every name in a part of a score."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, Mapping):
        yield from (str(key) for key in said)
    inner = said.values() if isinstance(said, Mapping) else said if isinstance(said, list) else ()
    for part in inner:
        yield from _words(part)


def _other_numbers(expr: Any) -> Iterator[int]:
    """Every number in a score that is not simply paid."""
    paid = {
        step(at.pointer, "pay")
        for at in places(expr)
        if isinstance(at.expr, Apply) and "pay" in at.expr.word.params
    }
    for at in places(expr):
        if isinstance(at.expr, Apply):
            yield from (arg for _, arg in at.expr.args if type(arg) is int)
        elif isinstance(at.expr, Literal) and at.expr.sort == NUMBER and at.pointer not in paid:
            yield abs(at.expr.value)


def _exchanged(
    pays: Sequence[_Pay], clauses: Sequence[tuple[int, str]]
) -> Iterator[tuple[_Pay, int]]:
    """Numbers that the score pays for each other's things, by the names of the things."""
    for one in pays:
        for other in pays:
            mine = _paid_for(one.nouns - other.nouns, clauses)
            theirs = _paid_for(other.nouns - one.nouns, clauses)
            if one.number != other.number and (mine, theirs) == ({other.number}, {one.number}):
                yield one, other.number


def _paid_for(nouns: frozenset[str], clauses: Sequence[tuple[int, str]]) -> set[int]:
    """What the text pays for things of these names, in the singular or the plural."""
    many = {form for noun in nouns for form in (noun, noun.removesuffix("s"), f"{noun[:-3]}y")}
    return {paid for paid, what in clauses if not many.isdisjoint(re.findall(r"[a-z-]+", what))}
