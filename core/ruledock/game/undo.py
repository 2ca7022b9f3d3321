"""Find out whether a choice can still be undone, by replaying what came after it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from ruledock.game.history import History, apply, is_among_several, secret_choice_in_progress
from ruledock.game.places import hidden_from

if TYPE_CHECKING:
    from ruledock.linking.table import Table


def is_settled(history: History, place: int) -> bool:
    """Whether it is too late to undo choice number *place*: since then chance was used, somebody
    saw something new, or the sealed choices of several players were opened."""
    table = history.at(place)
    hidden, drawn = _hidden(table), dict(table.chance.counters)
    occasion = secret_choice_in_progress(table)
    several = occasion is not None and is_among_several(table)
    for who, made in history.since(place):
        apply(table, who, made)
        if table.chance.counters != drawn:
            return True
        if any(before - now for before, now in zip(hidden, _hidden(table), strict=True)):
            return True
    return several and secret_choice_in_progress(table) != occasion


def _hidden(table: Table) -> list[Counter[tuple[str, Any]]]:
    """The things that each player, and a spectator, cannot place."""
    return [hidden_from(table, player) for player in (*table.players, None)]
