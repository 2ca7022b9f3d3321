"""What players have shown to lack, and what they have shown to have."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import Any

import attrs

from ruledock.engine.secrecy import Least

Facts = str | Callable[[Any, Any], Collection[str]]
"""The name of a field of the table, by player; or a function (table, key)."""


@attrs.frozen
class Shown:
    """What holders have shown to lack or to have, for ``fits=`` of a secret or hidden field::

        lacks: ByPlayer[set[Rank]] = per_player(set)
        has: ByPlayer[dict[Rank, int]] = per_player(dict)
        hands: ByPlayer[list[CardId]] = secret(
            by="player", fits=Shown(rank_of, lacks="lacks", has="has")
        )

    Facts speak of kinds of thing, such as ranks or suits. *kinds* is a function (table, thing): the
    kind of a thing, or several. *lacks* and *has* are fields of the table that everybody sees, by
    player, or functions (table, key). A holder has none of the kinds that *lacks* gives, and at
    least one thing of each that *has* gives; a mapping or a list with repeats says how many.

    The game keeps both up to date: whoever draws unseen may have again what they lacked, and whoever
    gives away unseen may lack what they had.
    """

    kinds: Callable[[Any, Any], str | Collection[str]]
    lacks: Facts = ""
    has: Facts = ""

    def __call__(self, table: Any, key: Any, thing: Any) -> bool:
        """Whether a thing may lie there."""
        lacked = _facts(self.lacks, table, key)
        return not lacked or not any(kind in lacked for kind in self._kinds(table, thing))

    def least(self, table: Any, key: Any) -> list[Least]:
        """What must lie there."""
        return [
            Least(count, kind, lambda thing, kind=kind: kind in self._kinds(table, thing))
            for kind, count in sorted(Counter(_facts(self.has, table, key)).items())
            if count > 0
        ]

    def _kinds(self, table: Any, thing: Any) -> Collection[str]:
        kinds = self.kinds(table, thing)
        return (kinds,) if isinstance(kinds, str) else kinds


def _facts(said: Facts, table: Any, key: Any) -> Collection[str]:
    if callable(said):
        return said(table, key)
    facts: Collection[str] = getattr(table, said)[key] if said else ()
    return facts
