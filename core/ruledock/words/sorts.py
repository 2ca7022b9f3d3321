"""What an expression can be: a number, a condition, a score, a selection, one thing or a value.

A sort is a string. ``number``, ``condition`` and ``score`` belong to the core. A game adds item
sorts (``card``: one card; ``selection of card``: some cards) and value sorts (``colour``).
In a word's signature ``*`` stands for whichever item or value sort the word is used with, and
``tile|room`` for one or the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from attrs import field, frozen

NUMBER = "number"
CONDITION = "condition"
SCORE = "score"
COUNTABLE = "countable"
ANY = "*"
CORE_SORTS = frozenset({NUMBER, CONDITION, SCORE})

_SELECTION = "selection of "


def selection_of(item: str) -> str:
    """The sort of selections of *item*."""
    return _SELECTION + item


def item_of(sort: str) -> str | None:
    """The item sort of a selection sort, or nothing."""
    return sort.removeprefix(_SELECTION) if sort.startswith(_SELECTION) else None


def bind(pattern: str, item: str) -> str:
    """The sort that a signature's pattern becomes when ``*`` is *item*."""
    return pattern.replace(ANY, item)


def a_sort(sort: str) -> str:
    """The sort with its article, for messages."""
    return f"{'an' if sort[0] in 'aeiou' else 'a'} {sort}"


class Algebra(Protocol):
    """How selections of one item sort are written in Python: each method combines source text.

    Every argument is an atom or stands in parentheses; the caller puts the result in parentheses.
    """

    def and_(self, left: str, right: str) -> str:
        """Things picked by both."""
        ...

    def or_(self, left: str, right: str) -> str:
        """Things picked by either."""
        ...

    def without(self, left: str, right: str) -> str:
        """Things picked by the left one only."""
        ...

    def count(self, selection: str) -> str:
        """How many things."""
        ...

    def some(self, selection: str) -> str:
        """Something true if and only if anything is picked."""
        ...

    def iterate(self, selection: str) -> str:
        """An iterable of the things, in their order."""
        ...

    def gather(self, things: str) -> str:
        """The selection of an iterable of things."""
        ...


class BitSelection:
    """Selections as Python ints: bit *i* is set when thing number *i* is picked."""

    def and_(self, left: str, right: str) -> str:
        return f"{left} & {right}"

    def or_(self, left: str, right: str) -> str:
        return f"{left} | {right}"

    def without(self, left: str, right: str) -> str:
        return f"{left} & ~{right}"

    def count(self, selection: str) -> str:
        return f"{selection}.bit_count()"

    def some(self, selection: str) -> str:
        return selection

    def iterate(self, selection: str) -> str:
        return f"bits({selection})"

    def gather(self, things: str) -> str:
        return f"mask_of({things})"


@frozen
class ItemSort:
    """A kind of thing that selections pick: its name, how many there can be, and their algebra.

    When ``open``, the limit is only what estimates go by, and a scene may hold more.
    """

    name: str
    limit: int
    algebra: Algebra = field(factory=BitSelection)
    open: bool = False


def numbered(scene: Any, item: str, index: int) -> str:
    """The name of a thing in a game that gives no better one."""
    return f"{item} {index}"


@frozen
class SceneSpec:
    """What one game's expressions look at.

    ``locals`` maps a name to Python source that fetches it from ``scene``, once per call and only
    if some word uses it. ``domains`` maps a value sort to its values in order. ``name_of`` names a
    thing for explanations. ``examples`` shows words of the core with this game's nouns, by name or
    by sort and name.
    """

    name: str
    locals: Mapping[str, str] = field(factory=dict)
    domains: Mapping[str, Sequence[str | int]] = field(factory=dict)
    name_of: Callable[[Any, str, Any], str] = numbered
    examples: Mapping[str, Any] = field(factory=dict)
