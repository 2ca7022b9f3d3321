"""Tables with creatures, laid out for one claim."""

from __future__ import annotations

from typing import Any

from ruledock_creatures.bag import Creatures
from ruledock_isle.options import Place
from ruledock_isle.table import IsleTable
from tests.plugins.isle.staging import fields, table_of, use_boats

BOATS = ("boat-red", "boat-blue", "boat-green", "boat-purple")


def menagerie(table: IsleTable) -> Creatures:
    """The drawer of the module."""
    return table.drawer(Creatures)


def aboard(table: IsleTable, player: int, *places: str) -> None:
    """Creatures from their bag onto a boat: ``creature-10 c4 r90``."""
    for text in places:
        place = Place.read(f"place {text}")
        assert isinstance(place, Place), text
        menagerie(table).bag.remove(place.tile)
        table.boats[player].stow(place.tile, place.at, place.turn, place.flip)


def come(table: IsleTable, *creatures: str) -> None:
    """Creatures from their bag into the right field."""
    for creature in creatures:
        menagerie(table).bag.remove(creature)
        table.fields[1].append(creature)


def ready(
    players: int = 2,
    fish: int = 20,
    left: tuple[str, ...] = ("b01", "g02"),
    creatures: tuple[str, ...] = ("creature-01", "creature-10"),
    modules: tuple[str, ...] = ("creatures",),
    **settings: Any,
) -> IsleTable:
    """A table in phase 4 of day 1: cats on the left, creatures on the right."""
    table = table_of(players, modules=list(modules), **settings)
    use_boats(table, *BOATS[:players])
    fields(table, left)
    come(table, *creatures)
    table.fish = [fish] * players
    return table
