"""A cat that a card moves to the other field may lie at any position of that part of the row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ruledock.agenda import Asking, its_player
from ruledock.decisions import Decision
from ruledock.domains import Player
from ruledock.messages import Message
from ruledock.options import Option, axis, numbers, option
from ruledock_isle.axes import TILE, TileId
from ruledock_isle.hookspecs import ALWAYS
from ruledock_isle.table import IsleTable


@option("put {tile} at {position}")
class PutAt(Option):
    """Lay a moved cat so that it has this position in the row."""

    tile: str = axis(TILE)
    position: int = axis(numbers("position", 1, 1000))


@attrs.frozen
class ChoosingPosition:
    """The player says where in the row a moved cat lies."""

    player: Player
    tile: TileId


def moved(table: IsleTable, player: int, tiles: Sequence[str]) -> Sequence[Any]:
    """Each moved cat is laid down, one after the other."""
    return [ChoosingPosition(player, tile) for tile in tiles]


def offer_position(table: IsleTable, step: ChoosingPosition) -> Decision | None:
    """Every position of the field it has come to; nothing when it has gone on from there."""
    field = table.field_of(step.tile)
    if field < 0:
        return None
    before = sum(map(len, table.fields[:field]))
    options = tuple(
        PutAt(step.tile, before + place) for place in range(1, len(table.fields[field]) + 1)
    )
    ask = Message("sister.ask.position", {"tile": step.tile})
    return Decision(step.player, "sister.position", options, ask, public=True)


def put(table: IsleTable, step: ChoosingPosition, player: int, chosen: PutAt) -> None:
    field = table.field_of(chosen.tile)
    before = sum(map(len, table.fields[:field]))
    table.fields[field].remove(chosen.tile)
    table.fields[field].insert(chosen.position - before - 1, chosen.tile)
    if table.listener is not None:
        args = {"tile": chosen.tile, "position": chosen.position}
        table.tell("sister.put", player=table.name(player), **args)


STEPS = (Asking(ChoosingPosition, offer_position, put, closes=its_player, lets_in=(ALWAYS,)),)
