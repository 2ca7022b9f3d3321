"""The storm, a module for the isle: one rough day in an otherwise quiet week."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from typing import Any, ClassVar

import attrs

from ruledock.plugin import Automatic, Drawer, Needs, Player, drawer, hookimpl, step
from ruledock_isle.public import AfterPlacing, Happening, IsleTable, NeedsContact, Price

schemas = files(__package__) / "schemas"


@drawer
class Storm(Drawer):
    """Whether a storm blows today, and who may still stow a rare find anywhere."""

    name: ClassVar[str] = "storm"
    blows: bool = False
    loose: set[Player] = attrs.field(factory=set)


@step
class Gathers:
    """A new day: the storm comes or goes."""


def gather(table: IsleTable, step: Gathers) -> None:
    """On its day the storm blows, and everybody may stow one rare find without contact."""
    storm = table.drawer(Storm)
    storm.blows = table.day == table.ruleset.rules["storm"]["day"]
    storm.loose = set(table.players) if storm.blows else set()
    if storm.blows:
        table.tell("storm.blows")


def is_rare_find(table: IsleTable, tile: str) -> bool:
    """A rare treasure or an oshax."""
    counts_as = table.book.tiles[tile].counts_as
    return "rare" in counts_as or "oshax" in counts_as


def price(price: int, table: IsleTable, player: int, tile: str, source: str) -> int:
    """In a storm the right field costs more."""
    rough = table.drawer(Storm).blows and source == "right"
    return price + int(table.ruleset.rules["storm"]["surcharge"]) if rough else price


def contact(table: IsleTable, player: int, tile: str) -> bool:
    """A rare find need not touch anything, once, while the storm blows."""
    return player not in table.drawer(Storm).loose or not is_rare_find(table, tile)


def placed(table: IsleTable, player: int, tile: str, source: str) -> Sequence[Any]:
    """Stowing a rare find out of contact uses up the storm's gift."""
    boat = table.boats[player]
    lain = boat.stowed[-1].cells
    touches = boat.plan.grid.near(lain) & boat.covered & ~lain
    if is_rare_find(table, tile) and not touches:
        table.drawer(Storm).loose.discard(player)
    return ()


STEPS = (Automatic(Gathers, gather, name="gathers"),)
MESSAGES = """
storm-blows = A storm blows: the right field is dear, and rare finds fly aboard.
"""


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("isle",), packs=("storm",)),)


@hookimpl
def isle_dawn() -> Happening:
    return lambda table: (Gathers(),)


@hookimpl
def isle_price() -> Price:
    return price


@hookimpl
def isle_contact() -> NeedsContact:
    return contact


@hookimpl
def isle_tile_placed() -> AfterPlacing:
    return placed
