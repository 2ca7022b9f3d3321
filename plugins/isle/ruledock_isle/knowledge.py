"""What each player may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Known
from ruledock_isle.phases.draft import PASSED_ON, holder
from ruledock_isle.phases.rescue import Boarding
from ruledock_isle.table import IsleTable


def packet_before(table: IsleTable, player: int | None) -> int | None:
    """The packet a player is looking through, while there is a draft."""
    numbers = range(len(table.packets)) if player is not None else ()
    return next((number for number in numbers if holder(table, number) == player), None)


def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see of the isle."""
    seen = {**_see_open(table), **_counts(table), "mine": _mine(table, player)}
    return {**seen, "faces": _faces(table, player), "outlines": _outlines(table)}


def _see_open(table: IsleTable) -> dict[str, Any]:
    return {
        "day": table.day,
        "phase": table.phase,
        "plan": list(table.plan),
        "order": list(table.order),
        "colours": list(table.colours),
        "boats": [str(boat) for boat in table.boats],
        "rooms": [
            {
                "squares": list(boat.plan.room_rows),
                "names": [room.name for room in boat.plan.rooms.values()],
            }
            for boat in table.boats
        ],
        "fish": list(table.fish),
        "baskets": list(table.baskets),
        "used_baskets": list(table.used),
        "spare_baskets": table.spare_baskets,
        "waivers": list(table.waivers),
        "drawn": list(table.drawn),
        "bag": list(table.bag),
        "prices": dict(table.ruleset.rules["prices"]),
        "left": list(table.fields[0]),
        "right": list(table.fields[1]),
        "oshax": list(table.oshax),
        "rare": list(table.rare),
        "common": dict(table.common),
        "gone": list(table.gone),
        "public_lessons": [
            {"card": lesson.card, "colour": lesson.colour or None} for lesson in table.public
        ],
        "rescue_cards": [list(cards) if table.revealed else len(cards) for cards in table.laid],
        "spent": [list(spent) for spent in table.spent],
        "passed": list(table.passed),
        "announced": _announced_rescue(table),
        "rescues": table.rescues,
        "extra_rescues": table.extra,
        "discard": list(table.discard),
    }


def _announced_rescue(table: IsleTable) -> dict[str, Any] | None:
    """The rescue that is announced and not paid for yet: others may still act upon it."""
    for step in table.agenda:
        if isinstance(step, Boarding):
            return {"player": step.player, "tile": step.tile, "basket": step.basket}
    return None


def _counts(table: IsleTable) -> dict[str, Any]:
    """How many hidden cards lie where: numbers everybody can see."""
    return {
        "deck": len(table.deck),
        "hands": [len(hand) for hand in table.hands],
        "packets": [len(packet) for packet in table.packets],
        "drafted": [len(cards) for cards in table.drafted],
        "lessons": [len(cards) for cards in table.lessons],
        "discarded": [len(cards) for cards in table.discarded],
    }


def _mine(table: IsleTable, player: int | None) -> dict[str, Any] | None:
    """What only this player knows."""
    if player is None:
        return None
    packet = packet_before(table, player)
    return {
        "hand": list(table.hands[player]),
        "packet": None if packet is None else list(table.packets[packet]),
        "drafted": list(table.drafted[player]),
        "lessons": list(table.lessons[player]),
        "rescue_cards": list(table.laid[player]),
        "discarded": list(table.discarded[player]),
        "passed_on": [_describe_memory(one) for one in PASSED_ON.known_now(table, player)],
        "looked_at": [_describe_memory(one) for one in PASSED_ON.known_before(table, player)],
    }


def _faces(table: IsleTable, player: int | None) -> dict[str, Any]:
    """What is printed on the cards that this player sees."""
    open_cards = [lesson.card for lesson in table.public]
    if table.revealed:
        open_cards += [card for cards in table.laid for card in cards]
    own = [] if player is None else [table.hands, table.drafted, table.lessons, table.laid]
    open_cards += [card for piles in own for card in piles[player or 0]]
    packet = packet_before(table, player)
    open_cards += [] if packet is None else table.packets[packet]
    return {card: _face(table.book.cards[card]) for card in sorted(set(open_cards))}


def _face(card: Any) -> dict[str, Any]:
    kind = getattr(card, "kind", None) or ("public lesson" if card.public else "private lesson")
    return {"kind": kind, "name": card.name, "cost": card.cost, "text": card.text}


def _outlines(table: IsleTable) -> dict[str, Any]:
    """The outlines of the tiles that lie open beside the boats."""
    tiles = [tile for field in table.fields for tile in field]
    tiles += [*table.oshax, *table.rare, *table.common, *filter(None, table.drawn)]
    known = table.book.tiles
    return {tile: known[tile].shape.drawn for tile in sorted(set(tiles))}


def _describe_memory(known: Known) -> Mapping[str, Any]:
    kept = {str(who): count for who, count in known.kept.items()}
    return {"cards": list(known.cards), "packet": known.packet, "in": known.inside, "kept": kept}
