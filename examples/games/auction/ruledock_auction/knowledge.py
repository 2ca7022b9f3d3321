"""What each player may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Known
from ruledock_auction.table import PASSED_ON, AuctionTable


def see(table: AuctionTable, player: int | None) -> Mapping[str, Any]:
    """What *player* remembers; cards bought in the open are not told apart in a hand."""
    known = [] if player is None else recall(table, player)
    seen: dict[str, Any] = {
        "hands": [
            list(hand) if who == player else len(hand) for who, hand in enumerate(table.hands)
        ],
        "remembers": [_describe_memory(one) for one in known],
    }
    return seen | {"reserve": table.reserve} if player in table.peeked else seen


def recall(table: AuctionTable, player: int) -> list[Known]:
    """What *player* remembers of the packets they passed on."""
    return [*PASSED_ON.known_before(table, player), *PASSED_ON.known_now(table, player)]


def _describe_memory(known: Known) -> Mapping[str, Any]:
    kept = {str(who): count for who, count in known.kept.items()}
    return {"cards": list(known.cards), "packet": known.packet, "in": known.inside, "kept": kept}
