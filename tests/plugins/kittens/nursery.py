"""Tables with kittens, laid out for one claim."""

from __future__ import annotations

from typing import Any

from ruledock_isle.options import Place
from ruledock_isle.table import IsleTable
from ruledock_kittens.board import Kittens
from ruledock_kittens.rescue import Boarded, Refill
from tests.plugins.isle.staging import fields, table_of, use_boats

BOATS = ("boat-red", "boat-blue", "boat-green", "boat-purple")
BOARD = ("kitten-blue-1", "kitten-green-2", "kitten-red-3", "kitten-purple-4")


def at_rest(table: IsleTable) -> bool:
    """Whether no kitten is on its way, so that the board must be full."""
    return not any(isinstance(step, (Boarded, Refill)) for step in table.agenda)


def nursery(table: IsleTable) -> Kittens:
    """The drawer of the module."""
    return table.drawer(Kittens)


def board(table: IsleTable, *kittens: str) -> None:
    """Exactly these kittens on the board, all others that are not on a boat in the bag."""
    drawer = nursery(table)
    drawer.bag = sorted([*drawer.bag, *drawer.board])
    for kitten in kittens:
        drawer.bag.remove(kitten)
    drawer.board = list(kittens)


def aboard(table: IsleTable, player: int, *places: str) -> None:
    """Kittens from the board or the bag onto a boat: ``kitten-blue-1 c4 r90``."""
    for text in places:
        place = Place.read(f"place {text}")
        assert isinstance(place, Place), text
        drawer = nursery(table)
        (drawer.bag if place.tile in drawer.bag else drawer.board).remove(place.tile)
        table.boats[player].stow(place.tile, place.at, place.turn, place.flip)


def ready(
    players: int = 2,
    fish: int = 20,
    left: tuple[str, ...] = ("b01", "g02"),
    right: tuple[str, ...] = ("r03", "p04"),
    kittens: tuple[str, ...] = BOARD,
    modules: tuple[str, ...] = ("kittens",),
    **settings: Any,
) -> IsleTable:
    """A table in phase 4: cats in the fields, kittens, fish and a permanent basket each."""
    table = table_of(players, modules=list(modules), **settings)
    use_boats(table, *BOATS[:players])
    fields(table, left, right)
    board(table, *kittens)
    table.fish = [fish] * players
    return table
