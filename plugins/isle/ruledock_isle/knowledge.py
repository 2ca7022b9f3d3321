"""What each player may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ruledock.plugin import Known
from ruledock_isle.boat.data import boat_data
from ruledock_isle.phases.draft import PASSED_ON, holder
from ruledock_isle.phases.rescue import Boarding, prices_for
from ruledock_isle.table import IsleTable

Cards = Sequence[Sequence[str]]


def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see of the isle; hidden cards are only counted."""
    return {
        **_see_open(table),
        **_cards(table, player),
        "prices": dict(table.ruleset.rules["prices"]),
        "tile_prices": {} if player is None else prices_for(table, player),
        "announced": _announced(table),
        "remembers": _remembers(table, player),
        "outlines": _outlines(table),
    }


def _see_open(table: IsleTable) -> dict[str, Any]:
    return {
        "day": table.day,
        "phase": table.phase,
        "plan": list(table.plan),
        "order": list(table.order),
        "colours": list(table.colours),
        "boats": [boat_data(boat) for boat in table.boats],
        "fish": list(table.fish),
        "baskets": list(table.baskets),
        "used_baskets": list(table.used_baskets),
        "spare_baskets": table.spare_baskets,
        "waivers": list(table.waivers),
        "drawn": list(table.drawn),
        "bag": list(table.bag),
        "fields": [list(field) for field in table.fields],
        "oshax": list(table.oshax),
        "rare": list(table.rare),
        "common": dict(table.common),
        "gone": list(table.gone),
        "public_lessons": [
            {"card": lesson.card, "colour": lesson.colour, "by": lesson.by}
            for lesson in table.public_lessons
        ],
        "spent": [list(spent) for spent in table.spent],
        "revealed": table.revealed,
        "passed": list(table.passed),
        "rescues": table.rescues,
        "extra_rescues": table.extra_rescues,
        "discard": list(table.discard),
    }


def _cards(table: IsleTable, player: int | None) -> dict[str, Any]:
    """The cards that *player* sees, and of all others how many lie where."""
    opened = table.players if table.revealed else ()
    return {
        "deck": len(table.deck),
        "hands": _masked(table.hands, (player,)),
        "packets": _masked(table.packets, _packets_before(table, player)),
        "drafted": _masked(table.drafted, (player,)),
        "lessons": _masked(table.lessons, (player,)),
        "rescue_cards": _masked(table.rescue_cards, (player, *opened)),
        "discarded": _masked(table.discarded, (player,)),
    }


def _masked(piles: Cards, seen: Sequence[int | None]) -> list[Any]:
    return [list(pile) if at in seen else len(pile) for at, pile in enumerate(piles)]


def _packets_before(table: IsleTable, player: int | None) -> Sequence[int]:
    """The packet a player is looking through, while there is a draft."""
    if player is None:
        return ()
    return [at for at in range(len(table.packets)) if holder(table, at) == player]


def _announced(table: IsleTable) -> dict[str, Any] | None:
    """The rescue that is announced and not paid for yet: others may still act upon it."""
    for step in table.agenda:
        if isinstance(step, Boarding):
            return {"player": step.player, "tile": step.tile, "basket": step.basket}
    return None


def _remembers(table: IsleTable, player: int | None) -> list[Mapping[str, Any]]:
    """What *player* remembers of packets: of earlier ones first, then of those going round."""
    if player is None:
        return []
    known = [*PASSED_ON.known_before(table, player), *PASSED_ON.known_now(table, player)]
    return [_remembered(one) for one in known]


def _remembered(known: Known) -> Mapping[str, Any]:
    kept = {str(who): count for who, count in known.kept.items()}
    return {"cards": list(known.cards), "packet": known.packet, "in": known.inside, "kept": kept}


def _outlines(table: IsleTable) -> dict[str, Any]:
    """The outlines of the tiles that lie open beside the boats."""
    tiles = [tile for field in table.fields for tile in field]
    tiles += [*table.oshax, *table.rare, *table.common, *filter(None, table.drawn)]
    known = table.book.tiles
    return {tile: known[tile].shape.drawn for tile in sorted(set(tiles))}
