"""What each player may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Known
from ruledock_auction.table import PASSED_ON, AuctionTable, holder


def see(table: AuctionTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see of the auction house."""
    knows_reserve = player in table.peeked
    return {
        "round": table.round,
        "plan": list(table.plan),
        "order": list(table.order),
        "coins": list(table.coins),
        "hands": [
            list(hand) if who == player else len(hand) for who, hand in enumerate(table.hands)
        ],
        "packets": [
            list(cards) if player is not None and holder(table, number) == player else len(cards)
            for number, cards in enumerate(table.packets)
        ],
        "shows": [list(show) for show in table.shows],
        "block": list(table.block),
        "deck": len(table.deck),
        "reserve": table.reserve if knows_reserve else int(table.reserve is not None),
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
