"""What players have shown to lack, and what they have shown to have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Any, Protocol

from ruledock.engine.secrecy import Bound
from ruledock.values import frozen


class KindsOf(Protocol):
    """The kind of a thing, such as its rank or suit, or several kinds."""

    def __call__(self, table: Any, thing: Any, /) -> str | Collection[str]: ...


class FactsAbout(Protocol):
    """Kinds of which something is known in a place; a mapping or repeats say how many."""

    def __call__(self, table: Any, key: Any, /) -> Collection[str]: ...


@frozen
class Holding:
    """What everybody knows of the things in a place, for ``fits=`` of a secret or hidden field::

        lacks: ByPlayer[set[Rank]] = per_player(set)
        has: ByPlayer[dict[Rank, int]] = per_player(dict)
        hands: ByPlayer[list[CardId]] = secret(
            by="player", fits=Holding(rank_of, lacks="lacks", has="has")
        )

    *kinds* is a function, or the name of a method of the table. *lacks*, *has* and *most* are each
    a function, or the name of a field that everybody sees and that has a place for each player. A
    place holds no kind in *lacks*, each in *has* at least once, and no more of each than in *most*.

    The game keeps its facts up to date. Whoever draws a card that others do not see may now have
    what they lacked, and whoever gives one away unseen may have lost what they had.
    """

    kinds: str | KindsOf
    lacks: str | FactsAbout = ""
    has: str | FactsAbout = ""
    most: str | FactsAbout = ""

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


def _facts(said: str | FactsAbout, table: Any, key: Any) -> Collection[str]:
    if callable(said):
        return said(table, key)
    if not said:
        return ()
    # Linking has looked that the table or drawer which declares it has such a field.
    owner = next(one for one in (table, *table.drawers.values()) if hasattr(one, said))
    facts: Collection[str] = getattr(owner, said)[key]
    return facts
