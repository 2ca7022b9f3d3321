"""Placing tiles: where they may lie, what a covered map gives, and how to take treasures."""

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
from ruledock_isle.axes import Few, SupplyName
from ruledock_isle.boat.data import squares_under
from ruledock_isle.contributions import Reward, Supply
from ruledock_isle.options import LeaveIt, LetGo, Place
from ruledock_isle.table import IsleTable

ASK_PLACE = Message("isle.ask.place")
ASK_TAKE = Message("isle.ask.take")
ASK_DRAWN = Message("isle.ask.drawn")
LEAVE_IT, LET_GO = LeaveIt(), LetGo()
WAIVERS = ("waive_contact",)
"""What a player with a tile to place may play."""


@step
class TakeTile:
    """A player takes up to *left* tiles from supplies; *must* makes the first one compulsory."""

    player: Player
    supplies: tuple[SupplyName, ...]
    left: Few
    must: bool = False


@step
class PlaceDrawn:
    """A player must place the tile just drawn from the bag, if it fits."""

    player: Player


def contact(table: IsleTable, player: int, tile: str) -> bool:
    """Whether the base game wants a tile to touch another one on this boat."""
    return not table.waivers[player]


def fits(table: IsleTable, player: int, tile: str) -> bool:
    """Whether a player has a legal place for a tile."""
    touching = table.ruleset.hooks.isle_contact(table, player, tile)
    return table.boats[player].fits(tile, touching)


def fitting_of(table: IsleTable, player: int, tiles: Sequence[str]) -> Sequence[str]:
    """Those of the tiles that the player has a legal place for."""
    touching = table.ruleset.hooks.isle_contact
    if touching is contact:  # no module says otherwise, so it is the same for all of them
        return table.boats[player].fitting(tiles, not table.waivers[player])
    return [tile for tile in tiles if fits(table, player, tile)]


def placements(table: IsleTable, player: int, tile: str) -> Options:
    """Every legal place for a tile; one that may have any colour is offered in each."""
    touching = table.ruleset.hooks.isle_contact(table, player, tile)
    make = table.book.make[tile]
    found = table.boats[player].placements(make[0], tile, touching)
    if len(make) == 1 or not found:
        return found
    return Chain([found, *map(found.remake, make[1:])])


def squares_of(table: IsleTable, player: int, option: Option) -> list[str]:
    """The squares of *player*'s boat that an option would cover, in reading order.

    Empty for options that lay no tile; ValueError if the tile cannot lie like that. Apps draw it
    before somebody chooses::

        squares_of(IsleTable.of(game), player, game.parse(player, "place b07 c4 r90"))
    """
    return squares_under(table.boats[player], option) if isinstance(option, Place) else []


def stow(table: IsleTable, player: int, chosen: Place, source: str) -> None:
    """Lay the tile down, and settle a map it covers before anything a module adds."""
    boat = table.boats[player]
    tile = chosen.tile
    lain = boat.stow(tile, chosen.at, chosen.turn, chosen.flip, chosen.colour)
    table.waivers[player] = False
    if table.log is not None:
        table.tell("isle.places", player=table.name(player), place=Ref("option", chosen.notation))
    steps = table.ruleset.hooks.isle_tile_placed(table, player, tile, source)
    if steps:
        table.push(*steps)
    colour = lain.colour
    if colour is not None and lain.cells & boat.plan.maps.get(colour, 0):
        reward = Reward(("common",), table.book.map_treasures)
        reward = table.ruleset.hooks.isle_map_reward(reward, table, player, colour)
        if table.log is not None:
            table.tell("isle.map", player=table.name(player), colour=Ref("colour", colour))
        table.push(TakeTile(player, reward.supplies, reward.count))


# -- taking treasures and oshax ----------------------------------------------------------------


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
