"""Sorts, the types of expressions: number, condition, score, selection, one thing or a value.

A sort is a string. ``number``, ``condition`` and ``score`` belong to the core. A game adds item
sorts (``card``: one card; ``selection of card``: some cards) and value sorts (``colour``).
In a word's signature ``*`` stands for any item or value sort, and ``tile|room`` for either of two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Protocol

from ruledock.messages import Message
from ruledock.values import field, frozen

NUMBER = "number"
"""The sort of whole numbers."""
CONDITION = "condition"
"""The sort of what is true or not."""
SCORE = "score"
"""The sort of points, with what they are for."""
COUNTABLE = "countable"
"""In a word's signature: a number, or things to count."""
ANY = "*"
"""In a word's signature: any item or value sort, the same in every place."""
CORE_SORTS = frozenset({NUMBER, CONDITION, SCORE})

_SELECTION = "selection of "


def selection_of(item: str = ANY) -> str:
    """The sort of selections of *item*."""
    return _SELECTION + item


def item_of(sort: str) -> str | None:
    """The item sort of a selection sort; None for other sorts."""
    return sort.removeprefix(_SELECTION) if sort.startswith(_SELECTION) else None


def bind(pattern: str, item: str) -> str:
    """A signature's pattern with *item* for ``*``."""
    return pattern.replace(ANY, item)


def a_sort(sort: str) -> str:
    """The sort with its article."""
    return f"{'an' if sort[0] in 'aeiou' else 'a'} {sort}"


class Algebra(Protocol):
    """Selections of one item sort in Python: each method combines source text.

    Every argument is a name or in parentheses; the caller puts the result in parentheses.
    """

    def and_(self, left: str, right: str) -> str:
        """Things in both."""
        return f"{left} & {right}"

    def or_(self, left: str, right: str) -> str:
        """Things in either."""
        return f"{left} | {right}"

    def without(self, left: str, right: str) -> str:
        """Things in *left* but not in *right*."""

    def count(self, selection: str) -> str:
        """The number of things."""

    def some(self, selection: str) -> str:
        """Something truthy if the selection is not empty."""
        return selection

    def iterate(self, selection: str) -> str:
        """An iterable of the things, in their order."""

    def gather(self, things: str) -> str:
        """The selection made of an iterable of things."""


class BitSelection(Algebra):
    """Selections as ints: bit *i* is set if thing number *i* is in it."""

    def without(self, left: str, right: str) -> str:
        return f"{left} & ~{right}"

    def count(self, selection: str) -> str:
        return f"{selection}.bit_count()"

    def iterate(self, selection: str) -> str:
        return f"bits({selection})"

    def gather(self, things: str) -> str:
        return f"mask_of({things})"


class SetSelection(Algebra):
    """Selections as frozensets of things that have an order."""

    def without(self, left: str, right: str) -> str:
        return f"{left} - {right}"

    def count(self, selection: str) -> str:
        return f"len({selection})"

    def iterate(self, selection: str) -> str:
        return f"sorted({selection})"

    def gather(self, things: str) -> str:
        return f"frozenset({things})"


@frozen
class ItemSort:
    """A kind of thing in selections: its name, the largest number of them, and their algebra.

    If ``open``, the limit is only an estimate, and a scene may have more. ``plural`` is what
    explanations call all of them, and ``listed`` about how many of them one line names; of more
    than that it names the first few, or none if a ``crowd`` of them says nothing.
    """

    name: str
    limit: int
    algebra: Algebra = field(factory=BitSelection)
    open: bool = False
    plural: str = ""
    listed: int = 8
    crowd: bool = False


class NameOf(Protocol):
    """What explanations call a thing; without it, its sort and number."""

    def __call__(self, scene: Any, sort: str, thing: Any, /) -> str | Message: ...


class FactsOf(Protocol):
    """A thing as data, for the parts of a score line; without it, nothing but its sort and name."""

    def __call__(self, scene: Any, sort: str, thing: Any, /) -> Mapping[str, Any]: ...


@frozen
class Hint:
    """What authors write as if it were one word, and how to say it instead."""

    written: str
    """The names, with spaces between them."""
    instead: str
    sort: str = ""
    """The sort that is wanted where they write it, ``*`` for any item; "" for every place."""
    under: str = ""
    """The key that they write it under, or such a thing at hand as "that-row", if only there."""


@frozen
class SceneSpec:
    """What a game's expressions look at.

    ``locals`` maps a name to Python source that fetches it from ``scene``, once per call and only
    if a word uses it. ``domains`` maps a value sort to its values in order. ``players_of`` has the
    scenes of all players with what explanations call them, this one first. ``examples`` shows the
    core's words with this game's nouns, by name or by sort and name. For authors who err, ``also``
    has, by word of the game, what else people write for it, and ``hints`` what takes several words.
    """

    name: str
    locals: Mapping[str, str] = field(factory=dict)
    domains: Mapping[str, Sequence[str | int]] = field(factory=dict)
    name_of: NameOf = lambda scene, sort, thing: f"{sort} {thing}"
    facts_of: FactsOf = lambda scene, sort, thing: {}
    players_of: Callable[[Any], Iterable[tuple[str | Message, Any]]] = lambda scene: ()
    examples: Mapping[str, Any] = field(factory=dict)
    also: Mapping[str, str] = field(factory=dict)
    hints: tuple[Hint, ...] = ()
