"""Noble rats: tiles that nobody wants, until a cat chases them away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ruledock.plugin import Interrupt, Option, Ref, axis, option
from ruledock_events.book import book_of
from ruledock_events.drawer import Events
from ruledock_isle.public import ALWAYS, CELL, Boat, IsleTable, Store, Stowed, Supply, owed


@option("chase {at}")
class Chase(Option):
    """Pay fish to send the noble rat on this square off the boat."""

    at: str = axis(CELL)


def noble_rats(table: IsleTable, player: int) -> list[Stowed]:
    """The noble rats on a boat, in the order they came aboard."""
    rats = book_of(table).rats
    return [one for one in table.boats[player].stowed if one.tile in rats]


def by_a_cat(boat: Boat, rat: Stowed) -> bool:
    """Whether a cat lies next to a noble rat."""
    around = boat.plan.grid.near(rat.cells)
    return any(one.cells & around and boat.tile(one).is_cat for one in boat.stowed)


def offer_chase(table: IsleTable, player: int, only: frozenset[str] | None) -> Sequence[Chase]:
    """Every noble rat next to a cat, if the player can pay."""
    rats = noble_rats(table, player)
    if not rats or table.fish[player] - owed(table, player) < book_of(table).chase:
        return ()
    boat = table.boats[player]
    return tuple([Chase(boat.first_square(one)) for one in rats if by_a_cat(boat, one)])


def chase(table: IsleTable, player: int, chosen: Chase) -> None:
    """Put the rat back into the supply; what it covered lies open again."""
    boat = table.boats[player]
    place = boat.at(chosen.at)
    assert place is not None, "only a rat that is there can be chased"
    table.pay(player, book_of(table).chase)
    table.drawer(Events).noble_rats[boat.remove(place).tile] += 1
    if table.log is not None:
        args = {"at": Ref("cell", chosen.at), "fish": book_of(table).chase}
        table.tell("events.chases", player=table.name(player), **args)


# -- the supply --------------------------------------------------------------------------------


def waiting(table: IsleTable) -> list[str]:
    """The different noble rats that are left in the supply."""
    return [tile for tile, left in table.drawer(Events).noble_rats.items() if left]


def take(table: IsleTable, tile: str) -> None:
    table.drawer(Events).noble_rats[tile] -= 1


def _each(counts: Iterable[tuple[str, int]]) -> Iterable[str]:
    return [tile for tile, count in counts for _ in range(count)]


CHASE = Interrupt(
    Chase,
    offer_chase,
    chase,
    name="chase",
    tags=frozenset({ALWAYS}),
    possible=lambda table, player: bool(offer_chase(table, player, None)),
)
SUPPLY = Supply("noble-rats", waiting, take)
STORE = Store(
    lambda table: _each(book_of(table).rats.items()),
    lambda table: _each(table.drawer(Events).noble_rats.items()),
)


INTERRUPTS = (CHASE,)
