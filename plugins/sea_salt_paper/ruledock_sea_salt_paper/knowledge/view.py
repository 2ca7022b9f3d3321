"""What each player may see, and what they remember."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruledock_sea_salt_paper.knowledge.memory import Memory
from ruledock_sea_salt_paper.table import SeaTable


def see(table: SeaTable, player: int | None) -> Mapping[str, Any]:
    """What *player* remembers of hands and piles, and how the game stands."""
    memory, book = Memory.of(table, player), table.book
    return {
        "round": len(table.rounds) + (1 if table.agenda else 0),
        "totals": [table.total(who) for who in table.players],
        "target": book.target,
        "piles": [_pile(table, memory, place) for place in range(len(table.piles))],
        "points": None if player is None else book.points(table.owned[player]),
        "hands": [
            list(hand) if who == player else _hand(table, memory, who)
            for who, hand in enumerate(table.hands)
        ],
    }


def _pile(table: SeaTable, memory: Memory, place: int) -> Mapping[str, Any]:
    """A discard pile, from the bottom up: its top, and the cards known to lie there."""
    pile = table.piles[place]
    known = _known(table, memory, place, memory.orders[place])
    return {"count": len(pile), "top": pile[-1] if pile else None, **known}


def _hand(table: SeaTable, memory: Memory, player: int) -> Mapping[str, Any]:
    """Somebody else's hand: its size, and which of the cards seen must or may be in it."""
    place = memory.hand(player)
    assert place is not None, "the viewer's own hand lies open"
    known = _known(table, memory, place, range(len(table.book.ids)))
    return {"count": len(table.hands[player]), **known}


def _known(
    table: SeaTable, memory: Memory, place: int, order: Sequence[int]
) -> dict[str, list[str]]:
    """Of the cards seen: those that must be in a place, and those that may be."""
    ids, beliefs = table.book.ids, memory.beliefs
    sure, some = beliefs.sure[place], beliefs.may_hold(place)
    return {
        "known": [ids[card] for card in order if sure >> card & 1] if sure else [],
        "perhaps": [ids[card] for card in order if some >> card & 1] if some else [],
    }
