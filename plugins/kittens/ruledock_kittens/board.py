"""The kitten board and the bag it is filled from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar

import attrs

from ruledock import plugin as rd
from ruledock_isle import public as isle
from ruledock_isle.public import IsleTable, hooks

NAME = "kittens"
Kitten = Annotated[str, rd.names("kitten", lambda ruleset: ruleset.books[NAME].tiles)]


@rd.drawer
class Kittens(rd.Drawer):
    """What lies on the kitten board, and what is still in the bag."""

    name: ClassVar[str] = NAME
    board: list[Kitten] = rd.plain(factory=list)
    bag: list[Kitten] = rd.plain(factory=list)
    """The kittens nobody has seen. They have no order until one is drawn."""
    in_basket: isle.Few = 0
    """Kittens already placed in the rescue that is under way."""


@attrs.frozen(eq=False)
class Book:
    """What the module looks up while it runs."""

    tiles: Sequence[str]
    size: int
    """How many kittens lie on a full board."""
    prices: Sequence[int]
    """Fish for the first kitten in a basket, the second, and so on."""


@rd.contributes(rd.ruledock_book)
def prepare(ruleset: rd.Ruleset) -> Book:
    """The book of one ruleset."""
    rules = ruleset.rules[NAME]
    return Book(isle.tiles_counting_as(ruleset, "kitten"), rules["board"], rules["prices"])


book_of = isle.book_reader(NAME, Book)


@rd.contributes(hooks.isle_setup)
def lay_out(table: IsleTable) -> None:
    """Put all kittens into their bag, and fill the board from it."""
    table.drawer(Kittens).bag = list(book_of(table).tiles)
    fill(table)


def fill(table: IsleTable) -> None:
    """Draw kittens until the board is full or the bag is empty."""
    drawer = table.drawer(Kittens)
    missing = book_of(table).size - len(drawer.board)
    if missing > 0 and drawer.bag:
        drawer.board += table.chance.draw_many("kittens.bag", drawer.bag, missing)
        table.tell("kittens.board", board=rd.refs("tile", drawer.board))


@rd.contributes(hooks.isle_dawn)
def dawn(table: IsleTable) -> Sequence[Any]:
    """Nothing happens, but on the first day everybody looks at the board."""
    if table.day == 1:
        table.tell("kittens.board", board=rd.refs("tile", table.drawer(Kittens).board))
    return ()


def offers(table: IsleTable, player: int) -> Sequence[isle.Offer]:
    """The kittens on the board, for the player who is first on the isle."""
    if not table.ruleset.hooks.isle_first(table, player):
        return ()
    price = book_of(table).prices[0]
    return [isle.Offer(tile, price) for tile in table.drawer(Kittens).board]


@rd.hookimpl
def isle_rescue_offers() -> Iterable[isle.Source]:
    return (
        isle.Source(NAME, offers, lambda table, tile: table.drawer(Kittens).board.remove(tile)),
    )


@rd.hookimpl
def isle_stores() -> Iterable[isle.Store]:
    def here(table: IsleTable) -> Iterable[str]:
        return (*table.drawer(Kittens).board, *table.drawer(Kittens).bag)

    return (isle.Store(lambda table: book_of(table).tiles, here),)


@rd.contributes(rd.ruledock_view)
def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """What kittens cost the first player now, and the outlines of those on the board."""
    board, prices = table.drawer(Kittens).board, list(book_of(table).prices)
    if board and table.order:
        first = table.order[0]
        prices = [price_of(table, first, board[0], number) for number in range(len(prices))]
    tiles = table.book.tiles
    return {"prices": prices, "outlines": {one: list(tiles[one].shape.drawn) for one in board}}


def price_of(table: IsleTable, player: int, tile: str, number: int) -> int:
    """What a kitten costs now if so many are already in its basket."""
    price = book_of(table).prices[number]
    return table.ruleset.hooks.isle_price(price, table, player, tile, NAME)
