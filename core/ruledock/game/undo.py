"""Barriers: what no undo goes behind. They are found when somebody asks, along the replay."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ruledock.game.knowledge.places import concealed
from ruledock.game.record import History, apply, is_among_several, sealing

if TYPE_CHECKING:
    from ruledock.linking.table import Table


def is_settled(history: History, place: int) -> bool:
    """Whether choice number *place* stays made: since it was made, chance has spoken, somebody has
    seen what they could not see before, or what several had sealed has been opened."""
    table = history.at(place)
    hidden, drawn = _hidden(table), dict(table.chance.counters)
    occasion = sealing(table)
    several = occasion is not None and is_among_several(table)
    for who, made in history.since(place):
        apply(table, who, made)
        if table.chance.counters != drawn:
            return True
        if any(before - now for before, now in zip(hidden, _hidden(table), strict=True)):
            return True
    return several and sealing(table) != occasion


def _hidden(table: Table) -> list[Counter[tuple[str, Any]]]:
    """By player, and for a spectator: the things of which they do not know where they are."""
    return [concealed(table, player) for player in (*table.players, None)]
