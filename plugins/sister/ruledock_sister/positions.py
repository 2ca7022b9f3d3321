"""Positions in the row: a cat that a card moves to the other field may lie anywhere in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from ruledock.plugin import (
    Asking,
    Decision,
    Message,
    Option,
    Player,
    Ref,
    axis,
    contributes,
    its_player,
    numbers,
    option,
    step,
)
from ruledock_isle.public import ALWAYS, TILE, IsleTable, TileId, hooks


@option("put {tile} at {position}")
class PutAt(Option):
    """Lay a moved cat so that it has this position in the row."""

    tile: str = axis(TILE)
    position: int = axis(numbers("position", 1, 1000))


@step
class ChoosingPosition:
    """The player says where in the row a moved cat lies."""

    player: Player
    tile: TileId


@contributes(hooks.isle_moved)
def choose_positions(table: IsleTable, player: int, tiles: Sequence[str]) -> Sequence[Any]:
    """The player puts each moved cat somewhere, one after the other."""
    return [ChoosingPosition(player, tile) for tile in tiles]


def offer_position(table: IsleTable, step: ChoosingPosition) -> Decision | None:
    """Every position of its new field; None when it lies in no field any more."""
    field = table.field_of(step.tile)
    if field < 0:
        return None
    before = sum(map(len, table.fields[:field]))
    options = tuple(
        PutAt(step.tile, before + place) for place in range(1, len(table.fields[field]) + 1)
    )
    ask = partial(ask_position, table, step.tile)
    return Decision(step.player, "sister.position", options, ask, public=True)


def ask_position(table: IsleTable, tile: str) -> Message:
    return Message("sister.ask.position", {"tile": Ref("tile", tile)}, table.ruleset)


def put(table: IsleTable, step: ChoosingPosition, player: int, chosen: PutAt) -> None:
    field = table.field_of(chosen.tile)
    before = sum(map(len, table.fields[:field]))
    table.fields[field].remove(chosen.tile)
    table.fields[field].insert(chosen.position - before - 1, chosen.tile)
    if table.log is not None:
        args = {"tile": Ref("tile", chosen.tile), "position": chosen.position}
        table.tell("sister.put", player=table.name(player), **args)


STEPS = (
    Asking(
        ChoosingPosition,
        offer_position,
        put,
        closes=its_player,
        allows=(ALWAYS,),
        name="choosing-position",
    ),
)
