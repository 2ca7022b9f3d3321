"""What each player may see, and what they must guess."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from ruledock.knowledge import Hidden, Slots, Unseen
from ruledock.traces import Trace
from ruledock_isle.explore import Draft, packet_of
from ruledock_isle.rescue import Boarding
from ruledock_isle.table import IsleTable


def packet_before(table: IsleTable, player: int | None) -> int | None:
    """The packet a player is looking through, while there is a draft."""
    for step in reversed(table.agenda):
        if isinstance(step, Draft) and player is not None:
            return packet_of(table, player, step.passes)
    return None


def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see of the isle."""
    seen = {**_open(table), **_counts(table), "mine": _mine(table, player)}
    return {**seen, "faces": _faces(table, player), "outlines": _outlines(table)}


def _open(table: IsleTable) -> dict[str, Any]:
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
        "announced": _announced(table),
        "rescues": table.rescues,
        "extra_rescues": table.extra,
        "discard": list(table.discard),
    }


def _announced(table: IsleTable) -> dict[str, Any] | None:
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
        "passed_on": [_remembered(trace) for trace in table.traces if trace.viewer == player],
        "not_in_the_deck": sorted(table.seen[player]),
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


def _remembered(trace: Trace) -> Mapping[str, Any]:
    taken = {str(who): count for who, count in sorted(trace.taken.items()) if count}
    return {"cards": list(trace.cards), "packet": trace.packet, "in": trace.inside, "kept": taken}


# -- guesses -----------------------------------------------------------------------------------
#
# Hidden cards fall into four pools. *Lessons* in play and rescue cards *laid* face down are of a
# known kind. What lies in the deck, or came from it today, is *fresh*: this player has never seen
# it. Everything else, hands and face-down discards, may be anything. Within a pool all ways to lie
# are alike, so a pool is dealt as one and then cut up.


def pools(table: IsleTable, player: int) -> dict[str, dict[Hashable, list[str]]]:
    """The places of the hidden cards that *player* cannot see, by pool."""
    mine = packet_before(table, player)
    others = [seat for seat in table.players if seat != player]
    hidden_laid = () if table.revealed else others
    return {
        "lessons": {("lessons", who): table.lessons[who] for who in others},
        "laid": {("laid", who): table.laid[who] for who in hidden_laid},
        "fresh": {
            **{("packet", n): cards for n, cards in enumerate(table.packets) if n != mine},
            **{("hand", who): table.drafted[who] for who in others},
            "deck": table.deck,
        },
        "rest": {
            **{("held", who): table.hands[who] for who in others},
            **{("discarded", who): table.discarded[who] for who in others},
        },
    }


def unseen(table: IsleTable, player: int) -> Unseen:
    """Everything *player* cannot see, and how it may be spread."""
    book, seen = table.book, table.seen[player]
    traces = [trace for trace in table.traces if trace.viewer == player]
    known = [slot for trace in traces for slot in trace.slots() if slot.count]
    places = pools(table, player)
    sizes = {pool: sum(map(len, those.values())) for pool, those in places.items()}
    sizes["fresh"] -= sum(slot.count for slot in known)
    among = {
        "lessons": frozenset(name for name, one in book.lessons.items() if not one.public),
        "laid": frozenset(book.rescue),
        "fresh": None,
        "rest": None,
    }
    slots = [Slots(slot.place, slot.count, slot.among, ("trace", slot.place)) for slot in known]
    slots += [Slots(pool, sizes[pool], among[pool]) for pool in places]
    things = sorted(card for those in places.values() for cards in those.values() for card in cards)
    homes: dict[Any, frozenset[Hashable]] = {
        card: frozenset({"lessons", "laid", "rest"}) for card in things if card in seen
    }
    for trace in traces:
        here = frozenset(("trace", slot.place) for slot in trace.slots())
        homes.update(dict.fromkeys(trace.cards, here))
    return Unseen(tuple(things), tuple(slot for slot in slots if slot.count), homes)


def put(table: IsleTable, player: int, dealt: Mapping[Any, Sequence[str]]) -> None:
    """Lay the hidden cards out anew: what was traced first, then the pools, cut to size."""
    for pool, places in pools(table, player).items():
        cards = list(dealt.get(pool, ()))
        for place, there in places.items():
            traced = list(dealt.get(place, ()))
            missing = len(there) - len(traced)
            _lay(table, place, sorted([*traced, *cards[:missing]]))
            del cards[:missing]


def _lay(table: IsleTable, place: Any, cards: list[str]) -> None:
    if place == "deck":
        table.deck = cards
        return
    what, number = place
    homes: dict[str, list[list[str]]] = {
        "lessons": table.lessons,
        "laid": table.laid,
        "packet": table.packets,
        "hand": table.drafted,
        "held": table.hands,
        "discarded": table.discarded,
    }
    homes[what][number] = cards


HIDDEN = Hidden(unseen, put)
