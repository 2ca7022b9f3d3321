"""Taking treasures and oshax from their supplies, and placing a tile drawn from the bag."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.plugin import (
    Asking,
    Chain,
    Decision,
    Message,
    Option,
    Options,
    Player,
    Ref,
    its_player,
    step,
)
from ruledock_isle.boat.placing import WAIVERS, TakeTile, fits, placements, stow
from ruledock_isle.contributions import Supply
from ruledock_isle.options import LeaveIt, LetGo, Place
from ruledock_isle.table import IsleTable

ASK_TAKE = Message("isle.ask.take")
ASK_DRAWN = Message("isle.ask.drawn")
LEAVE_IT, LET_GO = LeaveIt(), LetGo()


@step
class PlaceDrawn:
    """A player must place the tile just drawn from the bag, if it fits."""

    player: Player


def on_offer(table: IsleTable, supplies: Sequence[str]) -> list[str]:
    """The different tiles that lie in these supplies."""
    known = table.book.supplies
    return list(dict.fromkeys(tile for name in supplies for tile in known[name].tiles(table)))


def can_take(table: IsleTable, player: int, supplies: Sequence[str]) -> bool:
    """Whether there is a tile in these supplies that the player has a place for."""
    known = table.book.supplies
    for name in supplies:
        for tile in known[name].tiles(table):
            if fits(table, player, tile):
                return True
    return False


def offer_take(table: IsleTable, step: TakeTile) -> Decision | None:
    """Every tile in every place; also leaving it, unless one must be taken and fits."""
    player, tiles = step.player, on_offer(table, step.supplies)
    if not tiles or not step.left:
        return None
    options: Options = Chain([placements(table, player, tile) for tile in tiles])
    if not options or not step.must:
        options = Chain([options, (LEAVE_IT,)])
    public = not table.hands[player]
    return Decision(player, "isle.take", options, ASK_TAKE, public=public, interrupts=True)


def take(table: IsleTable, step: TakeTile, player: int, chosen: Option) -> None:
    if type(chosen) is not Place:
        if table.log is not None:
            table.tell("isle.declines", player=table.name(player))
        return
    source = _supply_of(table, step.supplies, chosen.tile)
    source.take(table, chosen.tile)
    if step.left > 1:
        table.push(TakeTile(player, step.supplies, step.left - 1))
    stow(table, player, chosen, source.name)


def _supply_of(table: IsleTable, supplies: Sequence[str], tile: str) -> Supply:
    known = table.book.supplies
    return next(known[name] for name in supplies if tile in known[name].tiles(table))


# -- a tile drawn from the bag -----------------------------------------------------------------


def offer_drawn(table: IsleTable, step: PlaceDrawn) -> Decision | None:
    """Every place for it; the tile leaves the game only when there is none."""
    player = step.player
    tile = table.drawn[player]
    if tile is None:
        return None
    options = placements(table, player, tile) or (LET_GO,)
    public = not table.hands[player]
    return Decision(player, "isle.drawn", options, ASK_DRAWN, public=public, interrupts=True)


def place_drawn(table: IsleTable, step: PlaceDrawn, player: int, chosen: Option) -> None:
    tile, table.drawn[player] = table.drawn[player], None
    assert tile is not None, "a tile has just been drawn"
    if type(chosen) is Place:
        stow(table, player, chosen, "bag")
    else:
        table.leave([tile])
        if table.log is not None:
            table.tell("isle.lets_go", player=table.name(player), tile=Ref("tile", tile))


# -- the supplies of the base game -------------------------------------------------------------


def _common(table: IsleTable) -> list[str]:
    return [tile for tile, left in table.common.items() if left]


def _small(table: IsleTable) -> list[str]:
    tiles = table.book.tiles
    return [tile for tile, left in table.common.items() if left and tiles[tile].is_small]


def _take_common(table: IsleTable, tile: str) -> None:
    table.common[tile] -= 1


SUPPLIES = (
    Supply("common", _common, _take_common),
    Supply("small", _small, _take_common),
    Supply("rare", lambda table: table.rare, lambda table, tile: table.rare.remove(tile)),
    Supply("oshax", lambda table: table.oshax, lambda table, tile: table.oshax.remove(tile)),
)
STEPS = (
    Asking(TakeTile, offer_take, take, closes=its_player, allows=WAIVERS, name="take-tile"),
    Asking(
        PlaceDrawn, offer_drawn, place_drawn, closes=its_player, allows=WAIVERS, name="place-drawn"
    ),
)
