"""What each player may see, and what they must guess.

Which tile lies where face down is known to nobody, so it is settled only when a tile is turned up:
there is nothing on the square to hide. Hidden are the clan cards while clans are being chosen.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.knowledge import Hidden, Slots, Unseen
from ruledock_kockombat.table import KockombatTable


def knows_hand(table: KockombatTable, viewer: int | None, owner: int) -> bool:
    """Whether a player knows a hand of clan cards: the own one, or one handed over."""
    handed_over = bool(table.kept[1 - owner])
    return viewer == owner or (handed_over and viewer == 1 - owner)


def see(table: KockombatTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see of the table."""
    return {
        "game": table.game,
        "first": table.first,
        "clans": list(table.clans),
        "hands": [
            list(hand) if knows_hand(table, player, owner) else len(hand)
            for owner, hand in enumerate(table.hands)
        ],
        "kept": [card if player == owner else bool(card) for owner, card in enumerate(table.kept)],
        "board": dict(zip(table.book.cells, table.board, strict=False)),
        "unseen": list(table.bag),
        "facing": dict(sorted(table.facing.items())),
        "down": sorted(table.down),
        "strengths": _strengths(table),
        "also": [[table.book.cells[cell] for cell in cells] for cells in table.also],
        "caught": [list(prey) for prey in table.caught],
        "helped": [list(prey) for prey in table.helped],
        "outcomes": [
            {"clans": list(one.clans), "caught": one.caught, "awake": one.awake}
            for one in table.outcomes
        ],
    }


def _strengths(table: KockombatTable) -> dict[str, int]:
    """How strong each cat that is face up is now."""
    cats = table.book.cats
    return {tile: table.strength(tile) for tile in sorted(table.board) if tile in cats}


def unseen(table: KockombatTable, player: int) -> Unseen:
    """The clan cards that *player* cannot see."""
    other = 1 - player
    places: dict[str, Sequence[str]] = {"deck": table.deck}
    if not knows_hand(table, player, other):
        places["hand"] = table.hands[other]
    if table.kept[other]:
        places["kept"] = [table.kept[other]]
    things = sorted(card for cards in places.values() for card in cards)
    slots = tuple(Slots(place, len(cards)) for place, cards in places.items() if cards)
    return Unseen(tuple(things), slots)


def put(table: KockombatTable, player: int, dealt: Mapping[Any, Sequence[str]]) -> None:
    """Deal the unseen clan cards anew."""
    other = 1 - player
    for place, cards in dealt.items():
        if place == "deck":
            table.deck = sorted(cards)
        elif place == "hand":
            table.hands[other] = sorted(cards)
        else:
            table.kept[other] = cards[0]


HIDDEN = Hidden(unseen, put)
