"""Whose a number is, where this player's own stands beside that of somebody else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from ruledock.words.expr import Apply, Expr, Variable
from ruledock.words.lexicon import Lexicon


@lru_cache(maxsize=5_000)
def looks_around(expr: Expr) -> bool:
    """Whether it looks at other players; asked of each part of a sum, for every part beside it."""
    if not isinstance(expr, Apply):
        return False
    apart = any(param.apart and not param.home for param in expr.word.params.values())
    return apart or any(looks_around(child) for _, child, _ in expr.children)


def beside(expr: Apply, part: object) -> list[Expr]:
    """The other parts of a word."""
    return [child for _, child, _ in expr.children if child is not part]


def is_own(part: object, others: Iterable[Expr], lexicon: Lexicon) -> bool:
    """Whether a part is this player's number, and one beside it somebody else's.

    A thing at hand is known by its name, so its size needs no owner.
    """
    if not isinstance(part, Apply) or looks_around(part) or not any(map(looks_around, others)):
        return False
    return not any(sort in lexicon.items for sort in _variables(part))


def of_home(expr: Apply) -> Expr | None:
    """What another player's number is compared with, if it is the number of who is scored."""
    homes = (child for _, child, _ in expr.children if _is_home(child))
    return next(homes, None)


def _is_home(expr: Expr) -> bool:
    return isinstance(expr, Apply) and any(param.home for param in expr.word.params.values())


def _variables(expr: Expr) -> Iterator[str]:
    """The sorts of the variables in an expression."""
    if isinstance(expr, Variable):
        yield expr.sort
    elif isinstance(expr, Apply):
        for _, child, _ in expr.children:
            yield from _variables(child)
