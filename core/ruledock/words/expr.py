"""Typed expressions: immutable, hashable trees."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import TYPE_CHECKING, Any, Union

from ruledock.engine.text import step
from ruledock.values import Factory, field, frozen

if TYPE_CHECKING:
    from ruledock.words.lexicon import Lexicon
    from ruledock.words.word import Word

Around = tuple["Over", ...]
"""What the words around a place run through, outermost first; twice for a word that binds two."""


@frozen
class Literal:
    """A literal number, or the index of a value in its domain."""

    sort: str
    value: int
    free: int = field(default=0, init=False, eq=False)


@frozen
class Variable:
    """A variable bound by a word around it, counted outwards: 0 is the innermost."""

    sort: str
    back: int

    @property
    def free(self) -> int:
        return self.back + 1


@frozen
class Named:
    """A named argument of the whole expression."""

    sort: str
    name: str
    free: int = field(default=0, init=False, eq=False)


@frozen
class Over:
    """What a word runs through: all values of a domain, or the things of a selection."""

    sort: str
    things: Expr | None = None


def _free(apply: Apply) -> int:
    return max((child.free - bound for _, child, bound in apply.children), default=0)


def _height(apply: Apply) -> int:
    return 1 + max((height(child) for _, child, _ in apply.children), default=0)


@frozen(cache_hash=True)
class Apply:
    """A word with its arguments. ``free`` is the number of outer variables it needs."""

    sort: str
    word: Word
    args: tuple[tuple[str, Arg], ...]
    children: tuple[tuple[str, Expr, int], ...] = field(eq=False, init=False, repr=False)
    """Each sub-expression, with its parameter and the number of variables bound there."""
    free: int = field(default=Factory(_free, takes_self=True), eq=False, init=False)
    height: int = field(default=Factory(_height, takes_self=True), eq=False, init=False)

    @children.default
    def _children(self) -> tuple[tuple[str, Expr, int], ...]:
        return tuple(
            (key, inner, self.word.params[key].bound)
            for key, arg in self.args
            for part in (arg if isinstance(arg, tuple) else (arg,))
            for inner in [part.things if isinstance(part, Over) else part]
            if isinstance(inner, Literal | Variable | Named | Apply)
        )

    def arguments(self) -> dict[str, Any]:
        """The arguments by parameter."""
        return dict(self.args)

    def over(self) -> Over | None:
        """What this word runs through, if it binds anything."""
        return next((arg for _, arg in self.args if isinstance(arg, Over)), None)


Expr = Union[Literal, Variable, Named, Apply]  # noqa: UP007  (forward references)
Arg = Union[Expr, Over, "Word", int, str, tuple[Expr, ...], tuple[int, ...]]


@frozen
class Place:
    """A part of an expression: where the JSON says it, and what the words around run through."""

    pointer: str
    expr: Expr
    around: Around = ()

    def inner(self) -> Iterator[Place]:
        """The parts directly inside; a repeated score is written elsewhere, so it has none here."""
        if not isinstance(self.expr, Apply) or self.expr.word.repeating:
            return
        over = self.expr.over()
        for key, arg in self.expr.args:
            bound = self.expr.word.params[key].bound
            around = (*self.around, *[over] * bound) if over else self.around
            here = step(self.pointer, key)
            parts: list[tuple[str, object]]
            if isinstance(arg, tuple):
                parts = [(step(here, place), part) for place, part in enumerate(arg)]
            else:
                parts = [(here, arg.things if isinstance(arg, Over) else arg)]
            for pointer, part in parts:
                if isinstance(part, Literal | Variable | Named | Apply):
                    yield Place(pointer, part, around)


def places(expr: Expr) -> Iterator[Place]:
    """Every part of an expression with its place, outermost first, in the order of the JSON."""
    waiting = [Place("", expr)]
    while waiting:
        place = waiting.pop()
        yield place
        waiting += reversed([*place.inner()])


def height(expr: Expr) -> int:
    """The number of levels of words in an expression."""
    return expr.height if isinstance(expr, Apply) else 1


def cost(expr: Expr, lexicon: Lexicon, seen: dict[Expr, int] | None = None) -> int:
    """An upper estimate of how many words are evaluated; loops multiply.

    A word that binds two things looks at each pair once.
    """
    if not isinstance(expr, Apply):
        return 1
    seen = {} if seen is None else seen
    if expr not in seen:
        over = expr.over()
        rounds = lexicon.size_of(over.sort) if over else 1
        parts = [
            cost(child, lexicon, seen) * max(1, comb(rounds, bound))
            for _, child, bound in expr.children
        ]
        seen[expr] = expr.word.cost + sum(parts)
    return seen[expr]
