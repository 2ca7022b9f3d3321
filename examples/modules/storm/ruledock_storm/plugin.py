"""The storm, a module for the isle: one rough day in an otherwise quiet week."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock import plugin as rd
from ruledock_isle.public import IsleTable, Steps, hooks


@rd.drawer
class Storm(rd.Drawer):
    """Whether a storm blows today, and who may still stow a rare find anywhere."""

    name = "storm"
    blows: bool = False
    loose: set[rd.Player] = rd.plain(factory=set)


@rd.step(name="gathers")
class Gathers:
    """A new day: the storm comes or goes."""

    def run(self, table: IsleTable) -> None:
        """On its day the storm blows, and everybody may stow one rare find without contact."""
        storm = table.drawer(Storm)
        storm.blows = table.day == table.ruleset.rules["storm"]["day"]
        storm.loose = set(table.players) if storm.blows else set()
        if storm.blows:
            table.tell("storm.blows")


@rd.contributes(hooks.isle_dawn)
def dawn(table: IsleTable) -> Steps:
    """What happens before a day begins."""
    return (Gathers(),)


def is_rare_find(table: IsleTable, tile: str) -> bool:
    """A rare treasure or an oshax."""
    counts_as = table.book.tiles[tile].counts_as
    return "rare" in counts_as or "oshax" in counts_as


@rd.contributes(hooks.isle_price)
def price(price: int, table: IsleTable, player: int, tile: str, source: str) -> int:
    """In a storm the right field costs more."""
    rough = table.drawer(Storm).blows and source == "right"
    return price + int(table.ruleset.rules["storm"]["surcharge"]) if rough else price


@rd.contributes(hooks.isle_contact)
def contact(table: IsleTable, player: int, tile: str) -> bool:
    """A rare find need not touch anything, once, while the storm blows."""
    return player not in table.drawer(Storm).loose or not is_rare_find(table, tile)


@rd.contributes(hooks.isle_tile_placed)
def placed(table: IsleTable, player: int, tile: str, source: str) -> Steps:
    """Stowing a rare find out of contact uses up the storm's gift."""
    boat = table.boats[player]
    lain = boat.stowed[-1].cells
    touches = boat.plan.grid.near(lain) & boat.covered & ~lain
    if is_rare_find(table, tile) and not touches:
        table.drawer(Storm).loose.discard(player)
    return ()


@rd.hookimpl
def ruledock_needs() -> Iterable[rd.Needs]:
    return (rd.Needs(games=("isle",), packs=("storm",)),)
