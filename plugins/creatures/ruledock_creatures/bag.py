"""The creatures: their bag, the field they come to, and what rescuing one means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, ClassVar

import attrs

from ruledock.plugin import Automatic, Drawer, drawer, names, step
from ruledock_creatures.scoring import lines_of
from ruledock_isle.public import (
    FIELDS,
    Fill,
    IsleRuleset,
    IsleTable,
    Scored,
    Store,
    book_reader,
    cut,
    low_bit,
)

NAME = "creatures"
BAG = "creatures.bag"
FIELD = FIELDS.index("right")
Creature = Annotated[str, names("creature", lambda ruleset: ruleset.books[NAME].tiles)]


@drawer
class Creatures(Drawer):
    """What is still in the red bag, and whether the latest rescue was of a creature."""

    name: ClassVar[str] = NAME
    bag: list[Creature] = attrs.field(factory=list)
    """The creatures nobody has seen. They have no order until one is drawn."""
    latest: bool = False
    """Whether the latest rescue was of a creature."""


@attrs.frozen(eq=False)
class Book:
    """What the module looks up while it runs."""

    tiles: tuple[str, ...]
    names: frozenset[str]
    day: int
    price: int
    sources: frozenset[str]
    """All places to rescue from."""
    rival: tuple[Scored, ...]
    """What a rival scores."""


def prepare(ruleset: IsleRuleset) -> Book:
    """The book of one ruleset."""
    items, rules = ruleset.content.items, ruleset.rules["creatures"]
    tiles = cut(items["tile-kinds"], items["tiles"]).values()
    found = sorted(
        tile.id for tile in tiles if "creature" in tile.counts_as for _ in range(tile.copies)
    )
    return Book(
        tiles=tuple(found),
        names=frozenset(found),
        day=rules["day"],
        price=rules["price"],
        sources=frozenset(ruleset.hooks.isle_rescue_offers),
        rival=lines_of(ruleset),
    )


book_of = book_reader(NAME, Book)


# -- coming and going --------------------------------------------------------------------------


@step
class BoxUp:
    """The day of the creatures is over: the bag goes back into the box."""


def lay_out(table: IsleTable) -> None:
    """Put all creatures into their bag."""
    table.drawer(Creatures).bag = list(book_of(table).tiles)


def draw(table: IsleTable) -> str | None:
    """Draw a creature from the bag; None when it is empty."""
    bag = table.drawer(Creatures).bag
    return table.chance.draw(BAG, bag) if bag else None


def fields(fills: tuple[Fill, ...], table: IsleTable) -> tuple[Fill, ...]:
    """On their day as many creatures come to the right field as cats would."""
    if table.day != book_of(table).day:
        return fills
    return tuple(attrs.evolve(one, draw=draw) if one.field == FIELD else one for one in fills)


def dusk(table: IsleTable) -> Sequence[Any]:
    """After their day the creatures go back into the box."""
    return (BoxUp(),) if table.day == book_of(table).day else ()


def box_up(table: IsleTable, step: BoxUp) -> None:
    bag = table.drawer(Creatures).bag
    table.leave(bag)
    bag.clear()


# -- rescues -----------------------------------------------------------------------------------


@step
class Latest:
    """Remember whether the latest rescue was of a creature."""

    creature: bool


def price(fish: int, table: IsleTable, player: int, tile: str, source: str) -> int:
    """A creature has a price of its own, wherever it lies."""
    book = book_of(table)
    return book.price if tile in book.names else fish


def may_rescue(table: IsleTable, player: int, tile: str, source: str) -> bool:
    """A turn is for a creature or for cats; no card allows both."""
    if not table.rescues:
        return True
    return tile not in book_of(table).names and not table.drawer(Creatures).latest


def after_placing(table: IsleTable, player: int, tile: str, source: str) -> Sequence[Any]:
    """Remember what the player rescued, if that has changed."""
    book, latest = book_of(table), table.drawer(Creatures).latest
    creature = tile in book.names
    return (Latest(creature),) if creature != latest and source in book.sources else ()


def remember(table: IsleTable, step: Latest) -> None:
    table.drawer(Creatures).latest = step.creature


def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """Everybody knows what is left in the bag, and nobody what comes next."""
    drawer = table.drawer(Creatures)
    symbols = [_symbols(table, player) for player in table.players]
    return {"bag": list(drawer.bag), "latest": drawer.latest, "symbols": symbols}


def _symbols(table: IsleTable, player: int) -> dict[str, dict[str, str]]:
    """By creature on a boat: the square of each of its cat symbols."""
    boat, names = table.boats[player], book_of(table).names
    name_of = boat.plan.grid.name_of
    return {
        one.tile: {colour: name_of(low_bit(bit)) for colour, bit in one.marks}
        for one in boat.stowed
        if one.tile in names
    }


STORE = Store(lambda table: book_of(table).tiles, lambda table: table.drawer(Creatures).bag)
STEPS = (Automatic(BoxUp, box_up, name="box-up"), Automatic(Latest, remember, name="latest"))
