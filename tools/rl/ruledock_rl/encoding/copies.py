"""Which things may be merged with their copies: those that only ever lie in piles and hands.

A thing that has a square of its own, or facts of its own, can be told apart from one printed alike.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator
from typing import Any

import attrs

from ruledock.engine.codec import codec
from ruledock.engine.options import Axis
from ruledock.engine.secrecy import Memory
from ruledock.linking.ruleset import Ruleset
from ruledock_rl.encoding.hints import axis_of, bare, dict_of, hint_of, item_of, without_none


def owners(ruleset: Ruleset) -> Iterator[tuple[str, Any, Collection[str]]]:
    """The table and its drawers: a prefix for names, the class, and its saved fields."""
    table = ruleset.game.table
    yield "", table, table.codec().shapes
    for drawer in ruleset.drawers:
        yield f"{drawer.name}.", drawer, codec(drawer).shapes


def mergeable(ruleset: Ruleset) -> frozenset[Hashable]:
    """The values that only lie in piles and hands, never under facts of their own."""
    piled: set[Hashable] = set()
    apart: set[Hashable] = set()
    for _, cls, names in owners(ruleset):
        for name in names:
            said = getattr(attrs.fields(cls), name).metadata.get("secrecy")
            if not isinstance(said, Memory):
                for axis, is_apart in _axes(hint_of(cls, name)):
                    (apart if is_apart else piled).update(_values(axis, ruleset))
    return frozenset(piled - apart)


def _values(axis: Axis, ruleset: Ruleset) -> Iterable[Hashable]:
    return (value for value in axis.domain(ruleset) if isinstance(value, str))


def _axes(hint: Any, apart: bool = False) -> Iterator[tuple[Axis, bool]]:
    """The axes in a type, each with whether its values have facts of their own there."""
    hint, _ = without_none(hint)
    axis, item, pair = axis_of(hint), item_of(hint), dict_of(hint)
    if axis is not None:
        yield axis, apart
    elif item is not None:
        yield from _axes(item, apart)
    elif pair is not None:
        key, value = pair
        yield from _axes(key, bare(value) is not int)
        yield from _axes(value, apart)
    elif isinstance(hint, type) and attrs.has(hint) and not hasattr(hint, "__shape__"):
        for field in attrs.fields(hint):
            yield from _axes(hint_of(hint, field.name), apart)
