"""What players have shown to lack, and what they have shown to have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import attrs

from ruledock.engine.secrecy import Bound

Facts = str | Callable[[Any, Any], Collection[str]]


@attrs.frozen
class Holding:
    """What everybody knows of the things in a place, for ``fits=`` of a secret or hidden field::

        lacks: ByPlayer[set[Rank]] = per_player(set)
        has: ByPlayer[dict[Rank, int]] = per_player(dict)
        hands: ByPlayer[list[CardId]] = secret(
            by="player", fits=Holding(rank_of, lacks="lacks", has="has")
        )

    Facts speak of kinds of thing, such as ranks or suits. *kinds* is a function (table, thing), or
    the name of a method of the table: the kind of a thing, or several kinds. *lacks*, *has* and
    *most* are each the name of a field that everybody sees and that has a place for each player, or
    a function (table, key). A place holds none of the kinds in *lacks* and at least
    one thing of each kind in *has*; with a mapping or repeats, at least as many. *most* maps kinds
    to the most things there may be.

    The game keeps its facts up to date. Whoever draws a card that others do not see may now have
    what they lacked, and whoever gives one away unseen may have lost what they had.
    """

    kinds: str | Callable[[Any, Any], str | Collection[str]]
    lacks: Facts = ""
    has: Facts = ""
    most: Facts = ""

    def __call__(self, table: Any, key: Any, thing: Any) -> bool:
        """Whether a thing may lie there."""
        lacked = _facts(self.lacks, table, key)
        return not lacked or not any(kind in lacked for kind in self._kinds(table, thing))

    def bounds(self, table: Any, key: Any) -> list[Bound]:
        """How many things of which kinds lie there."""
        least = Counter(_facts(self.has, table, key))
        most = Counter(_facts(self.most, table, key))
        return [self._bound(table, kind, least, most) for kind in sorted({*least, *most})]

    def _bound(self, table: Any, kind: str, least: Counter[str], most: Counter[str]) -> Bound:
        def includes(thing: Any) -> bool:
            return kind in self._kinds(table, thing)

        return Bound(kind, includes, least[kind], most.get(kind))

    def _kinds(self, table: Any, thing: Any) -> Collection[str]:
        said = self.kinds
        kinds = getattr(table, said)(thing) if isinstance(said, str) else said(table, thing)
        return (kinds,) if isinstance(kinds, str) else kinds


def _facts(said: Facts, table: Any, key: Any) -> Collection[str]:
    if callable(said):
        return said(table, key)
    if not said:
        return ()
    # Linking has looked that the table or drawer which declares it has such a field.
    owner = next(one for one in (table, *table.drawers.values()) if hasattr(one, said))
    facts: Collection[str] = getattr(owner, said)[key]
    return facts
