"""What each player may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Known
from ruledock_auction.table import PASSED_ON, AuctionTable, holder


def packet_before(table: AuctionTable, player: int | None) -> int | None:
    """The packet a player is looking through, while there is a draft."""
    numbers = range(len(table.packets)) if player is not None else ()
    return next((number for number in numbers if holder(table, number) == player), None)


def see(table: AuctionTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see of the auction house."""
    packet = packet_before(table, player)
    knows_reserve = player in table.peeked
    return {
        "round": table.round,
        "plan": list(table.plan),
        "order": list(table.order),
        "coins": list(table.coins),
        "hand": None if player is None else list(table.hands[player]),
        "packet": None if packet is None else list(table.packets[packet]),
        "held": [len(hand) for hand in table.hands],
        "packets": [len(cards) for cards in table.packets],
        "shows": [list(show) for show in table.shows],
        "block": list(table.block),
        "deck": len(table.deck),
        "reserve": table.reserve if knows_reserve else table.reserve is not None,
        "peeked": sorted(table.peeked),
        "discard": list(table.discard),
        "cancelled": list(table.cancelled),
        "bought": list(table.bought),
        "remembers": []
        if player is None
        else [_describe_memory(one) for one in recall(table, player)],
    }


def recall(table: AuctionTable, player: int) -> list[Known]:
    """What *player* remembers of the packets they passed on."""
    return [*PASSED_ON.known_before(table, player), *PASSED_ON.known_now(table, player)]


def _describe_memory(known: Known) -> Mapping[str, Any]:
    kept = {str(who): count for who, count in known.kept.items()}
    return {"cards": list(known.cards), "packet": known.packet, "in": known.inside, "kept": kept}
