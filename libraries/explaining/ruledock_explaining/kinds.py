"""Kinds of expressions that are told in a way of their own: sums, comparisons, pairs."""

from __future__ import annotations

from functools import cache

from attrs import evolve

from ruledock.words.expr import Apply, Expr, Literal, Variable
from ruledock.words.sorts import CONDITION, item_of
from ruledock.words.word import Word

SIGNS = {
    "plus": (1, " + "),
    "minus": (1, " − "),
    "times": (2, " × "),
    "total": (1, " + "),
}
"""By word: how strongly its sign binds, and the sign."""
EXTREMES = {"smaller-of": "min", "larger-of": "max", "best-of": "max"}
HALVES = ("half", "halved")
SUMS = frozenset({*SIGNS, *EXTREMES, *HALVES, "pay", "table"})
"""The words that are told in figures, with a legend."""


def is_sum(expr: Expr) -> bool:
    """Whether it is told in figures, with a legend."""
    return isinstance(expr, Apply) and expr.word.owner == "core" and expr.word.name in SUMS


def joins(expr: Apply) -> bool:
    """Whether it joins several conditions, each with a line of its own."""
    return expr.sort == CONDITION and any(
        param.many and param.sort == CONDITION for param in expr.word.params.values()
    )


def what_is_compared(expr: Expr) -> Expr | None:
    """What a condition counts or compares; None if it is no such condition."""
    if not isinstance(expr, Apply) or expr.sort != CONDITION:
        return None
    args = expr.arguments()
    if expr.word.name == "not":
        return what_is_compared(args["not"])
    if expr.word.shape not in ("compare", "few"):
        return None
    found: Expr = args["of"] if "of" in args else args[expr.word.name]
    return found


def only_decides(expr: Apply, key: str) -> bool:
    """Whether an argument is only compared with what is counted, or says whether it counts."""
    if expr.word.shape == "compare":
        return key != "of"
    if expr.word.name != "pay":
        return key in ("up-to", "down-to")
    args = expr.arguments()
    counts = "per" in args or not isinstance(args["pay"], Literal)
    return key == "up-to" or (key == "if" and counts)


def by_figure(expr: Expr) -> bool:
    """Whether a condition compares with a plain number, or with nothing."""
    assert isinstance(expr, Apply)
    other = [child for _, child, _ in expr.children if child is not what_is_compared(expr)]
    return all(isinstance(one, Literal) for one in other)


def is_paired(expr: Expr) -> bool:
    """Whether it looks at pairs of things."""
    params = expr.word.params.values() if isinstance(expr, Apply) else ()
    return any(param.bound == 2 for param in params)


def chosen_by(expr: Apply) -> Apply:
    """The selection of what a number is made of, such as the squares of a longest line."""
    sort = next(child.sort for _, child, _ in expr.children if item_of(child.sort))
    return Apply(sort, _choosing(expr.word, sort), expr.args)


@cache
def _choosing(word: Word, sort: str) -> Word:
    assert word.counts is not None, "only asked of words that say what they count"
    return evolve(word, sort=sort, emit=word.counts)


def at_hand(expr: Apply) -> bool:
    """Whether it is nothing but the thing of a loop, which the line above names already."""
    return expr.word.shape == "inner" and isinstance(expr.args[0][1], Variable)


def inside_count(expr: Expr) -> Expr:
    """The selection inside a bare count, which explains more than the number."""
    if isinstance(expr, Apply) and expr.word.name == "count":
        return next(child for _, child, _ in expr.children)
    return expr
