"""Placing tiles: where they may lie, and what a covered map gives."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.plugin import Chain, Message, Option, Options, Player, Ref, step
from ruledock_isle.axes import Few, SupplyName
from ruledock_isle.boat.data import squares_under
from ruledock_isle.contributions import Reward
from ruledock_isle.options import Place
from ruledock_isle.table import IsleTable

ASK_PLACE = Message("isle.ask.place")
WAIVERS = ("waive_contact",)
"""What a player with a tile to place may play."""


@step
class TakeTile:
    """A player takes up to *left* tiles from supplies; *must* makes the first one compulsory."""

    player: Player
    supplies: tuple[SupplyName, ...]
    left: Few
    must: bool = False


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
        _tell_place(table, player, chosen)
    steps = table.ruleset.hooks.isle_tile_placed(table, player, tile, source)
    if steps:
        table.push(*steps)
    colour = lain.colour
    if colour is not None and lain.cells & boat.plan.maps.get(colour, 0):
        reward = Reward(("common",), table.book.map_treasures)
        reward = table.ruleset.hooks.isle_map_reward(reward, table, player, colour)
        if table.log is not None:
            _tell_map(table, player, colour, reward)
        table.push(TakeTile(player, reward.supplies, reward.count))


def _tell_place(table: IsleTable, player: int, chosen: Place) -> None:
    """Say what lies where, and how."""
    lying = {"turn": Ref("turn", chosen.turn), "flip": Ref("flip", chosen.flip)}
    where = {"tile": Ref("tile", chosen.tile), "at": Ref("cell", chosen.at)}
    colour = Ref("colour", chosen.colour) if chosen.colour else None
    table.tell("isle.places", player=table.name(player), **where, **lying, colour=colour)


def _tell_map(table: IsleTable, player: int, colour: str, reward: Reward) -> None:
    """Say what covering a map gives, if anything is left of it."""
    known = table.book.supplies
    left = any(known[name].tiles(table) for name in reward.supplies)
    sentence = "isle.map" if left and reward.count else "isle.map.none"
    table.tell(sentence, player=table.name(player), colour=Ref("colour", colour))
