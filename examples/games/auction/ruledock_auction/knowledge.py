"""What each player may see, and what they must guess."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from ruledock.knowledge import Hidden, Slots, Unseen
from ruledock_auction.steps import Draft, packet_of
from ruledock_auction.table import AuctionTable


def packet_before(table: AuctionTable, player: int | None) -> int | None:
    """The packet a player is looking through, while there is a draft."""
    for step in reversed(table.agenda):
        if isinstance(step, Draft) and player is not None:
            return packet_of(table, player, step.passes)
    return None


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
        "remembers": [_remembered(trace) for trace in table.traces if trace.viewer == player],
    }


def _remembered(trace: Any) -> Mapping[str, Any]:
    taken = {str(who): count for who, count in sorted(trace.taken.items()) if count}
    return {"cards": list(trace.cards), "packet": trace.packet, "in": trace.inside, "kept": taken}


def unseen(table: AuctionTable, player: int) -> Unseen:
    """Everything *player* cannot see, and how it may be spread."""
    mine = packet_before(table, player)
    places: dict[Hashable, list[str]] = {
        **{("hand", who): hand for who, hand in enumerate(table.hands) if who != player},
        **{("packet", n): cards for n, cards in enumerate(table.packets) if n != mine},
        "deck": table.deck,
    }
    if table.reserve is not None and player not in table.peeked:
        places["reserve"] = [table.reserve]
    known = [slot for t in table.traces if t.viewer == player for slot in t.slots() if slot.count]
    slots = list(known)
    for place, cards in places.items():
        traced = sum(slot.count for slot in known if slot.place == place)
        slots.append(Slots(place, len(cards) - traced))
    things = sorted(card for cards in places.values() for card in cards)
    return Unseen(tuple(things), tuple(slot for slot in slots if slot.count))


def put(table: AuctionTable, player: int, dealt: Mapping[Any, Sequence[str]]) -> None:
    """Lay the hidden cards out anew."""
    for place, cards in dealt.items():
        if place == "deck":
            table.deck = sorted(cards)
        elif place == "reserve":
            table.reserve = cards[0]
        elif place[0] == "hand":
            table.hands[place[1]] = sorted(cards)
        else:
            table.packets[place[1]] = sorted(cards)


HIDDEN = Hidden(unseen, put)
