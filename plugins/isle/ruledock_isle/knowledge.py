"""What each player may see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.plugin import Known
from ruledock_isle.boat.data import boat_data
from ruledock_isle.phases.draft import PASSED_ON
from ruledock_isle.phases.rescue import Boarding, prices_for
from ruledock_isle.table import IsleTable


def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see beyond the fields of the isle."""
    return {
        "boats": [boat_data(boat) for boat in table.boats],
        "received": ...,
        "prices": dict(table.ruleset.rules["prices"]),
        "tile_prices": {} if player is None else prices_for(table, player),
        "announced": _announced(table),
        "remembers": _remembers(table, player),
        "outlines": _outlines(table),
    }


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
    return {tile: list(known[tile].shape.drawn) for tile in sorted(set(tiles))}
