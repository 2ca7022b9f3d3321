"""What one player remembers of passed packets, and new facts that agree with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ruledock.engine.secrecy import Remembered
from ruledock_knowledge.passing import Known, Passing
from ruledock_knowledge.retelling import Retelling

if TYPE_CHECKING:
    from ruledock_knowledge.recall import PacketRecall


class RecalledPackets:
    """What one player remembers of packets now."""

    def __init__(self, recall: PacketRecall, table: Any, player: int | None) -> None:
        self._recall, self._table = recall, table
        passing = recall.passing(table)
        apart = bool(recall.before)
        self._now = Retelling.of(
            passing.round if apart else passing.past + passing.round,
            player,
            passing.shown,
            holders=recall.holders(table),
            inside=recall.inside(table),
        )
        self._before = Retelling.of(passing.past, player, passing.shown, merged=True)
        now, before = recall.known_now(table, player), recall.known_before(table, player)
        self.sets = [
            *(_sets_of(known, recall.before or recall.now, recall.packets) for known in before),
            *(_sets_of(known, recall.now, recall.packets) for known in now),
        ]

    def retell(self, rng: Any) -> None:
        """Redraw who kept what, after hidden cards were dealt anew."""
        recall = self._recall
        old = recall.passing(self._table)
        past = old.past
        if recall.before:
            before = recall.held(self._table, recall.before)
            past = self._before.draw(before, old.shown, rng)
        now = recall.held(self._table, recall.now)
        every = self._now.draw(now, old.shown, rng)
        first = len(every) - len(old.round)
        past = past if recall.before else every[:first]
        new = Passing(every[first:], past, old.shown, old.time)
        setattr(self._table, recall.field, new)


def _sets_of(known: Known, fields: Sequence[str], packets: str) -> Remembered:
    where: dict[tuple[tuple[str, Any], ...], int] = {
        tuple([(field, player) for field in fields]): count for player, count in known.kept.items()
    }
    if known.inside:
        where[((packets, known.packet),)] = known.inside
    return Remembered(frozenset(known.cards), where)
