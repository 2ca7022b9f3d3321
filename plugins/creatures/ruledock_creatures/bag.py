"""The creatures: their bag, the field they come to, and what rescuing one means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar

import attrs

from ruledock.plugin import (
    Drawer,
    at_stage,
    contributes,
    drawer,
    hookimpl,
    names,
    plain,
    ruledock_book,
    ruledock_view,
    step,
)
from ruledock_creatures.scoring import Lines, lines_of, score_boats
from ruledock_isle.public import (
    FIELDS,
    Fill,
    IsleRuleset,
    IsleTable,
    Scored,
    Store,
    book_reader,
    hooks,
    low_bit,
    tiles_counting_as,
)

NAME = "creatures"
BAG = "creatures.bag"
FIELD = FIELDS.index("right")
Creature = Annotated[str, names("creature", lambda ruleset: ruleset.books[NAME].tiles)]


@drawer
class Creatures(Drawer):
    """What is still in the red bag, and whether the latest rescue was of a creature."""

    name: ClassVar[str] = NAME
    bag: list[Creature] = plain(factory=list)
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


@contributes(ruledock_book)
def prepare(ruleset: IsleRuleset) -> Book:
    """The book of one ruleset."""
    rules, found = ruleset.rules["creatures"], tiles_counting_as(ruleset, "creature")
    return Book(
        tiles=found,
        names=frozenset(found),
        day=rules["day"],
        price=rules["price"],
        sources=frozenset(ruleset.hooks.isle_rescue_offers),
        rival=lines_of(ruleset),
    )


book_of = book_reader(NAME, Book)


# -- coming and going --------------------------------------------------------------------------


@step(name="box-up")
class BoxUp:
    """The day of the creatures is over: the bag goes back into the box."""

    def run(self, table: IsleTable) -> None:
        bag = table.drawer(Creatures).bag
        table.leave(bag)
        bag.clear()


@contributes(hooks.isle_setup)
def lay_out(table: IsleTable) -> None:
    """Put all creatures into their bag."""
    table.drawer(Creatures).bag = list(book_of(table).tiles)


def draw(table: IsleTable) -> str | None:
    """Draw a creature from the bag; None when it is empty."""
    bag = table.drawer(Creatures).bag
    return table.chance.draw(BAG, bag) if bag else None


@contributes(hooks.isle_fields)
def fields(fills: tuple[Fill, ...], table: IsleTable) -> tuple[Fill, ...]:
    """On their day as many creatures come to the right field as cats would."""
    if table.day != book_of(table).day:
        return fills
    return tuple(attrs.evolve(one, draw=draw) if one.field == FIELD else one for one in fills)


@contributes(hooks.isle_dusk)
def dusk(table: IsleTable) -> Sequence[Any]:
    """After their day the creatures go back into the box."""
    return (BoxUp(),) if table.day == book_of(table).day else ()


# -- rescues -----------------------------------------------------------------------------------


@step(name="latest")
class Latest:
    """Remember whether the latest rescue was of a creature."""

    creature: bool

    def run(self, table: IsleTable) -> None:
        table.drawer(Creatures).latest = self.creature


@contributes(hooks.isle_price)
@at_stage("first")
def price(fish: int, table: IsleTable, player: int, tile: str, source: str) -> int:
    """A creature has a price of its own, wherever it lies."""
    book = book_of(table)
    return book.price if tile in book.names else fish


@contributes(hooks.isle_may_rescue)
def may_rescue(table: IsleTable, player: int, tile: str, source: str) -> bool:
    """A turn is for a creature or for cats; no card allows both."""
    if not table.rescues:
        return True
    return tile not in book_of(table).names and not table.drawer(Creatures).latest


@contributes(hooks.isle_tile_placed)
def after_placing(table: IsleTable, player: int, tile: str, source: str) -> Sequence[Any]:
    """Remember what the player rescued, if that has changed."""
    book, latest = book_of(table), table.drawer(Creatures).latest
    creature = tile in book.names
    return (Latest(creature),) if creature != latest and source in book.sources else ()


@contributes(ruledock_view)
def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """By player: the cat symbols on the creatures aboard."""
    return {"symbols": [_symbols(table, player) for player in table.players]}


def _symbols(table: IsleTable, player: int) -> dict[str, dict[str, str]]:
    """By creature on a boat: the square of each of its cat symbols."""
    boat, names = table.boats[player], book_of(table).names
    name_of = boat.plan.grid.name_of
    return {
        one.tile: {colour: name_of(low_bit(bit)) for colour, bit in one.marks}
        for one in boat.stowed
        if one.tile in names
    }


@hookimpl
def isle_stores() -> Iterable[Store]:
    return (Store(lambda table: book_of(table).tiles, lambda table: table.drawer(Creatures).bag),)


@contributes(hooks.isle_rival_lines)
def rival_lines(lines: Lines, table: IsleTable) -> Lines:
    """An opponent who is no player scores for every boat."""
    return (*lines, *score_boats(table, book_of(table).rival))
