"""The kitten board and the bag it is filled from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Any, ClassVar

import attrs

from ruledock.plugin import Drawer, Ruleset, drawer, names, refs
from ruledock_isle.public import Few, IsleTable, Offer, Source, Store, book_reader, cut

NAME = "kittens"
BAG = "kittens.bag"
Kitten = Annotated[str, names("kitten", lambda ruleset: ruleset.books[NAME].tiles)]


@drawer
class Kittens(Drawer):
    """What lies on the kitten board, and what is still in the bag."""

    name: ClassVar[str] = NAME
    board: list[Kitten] = attrs.field(factory=list)
    bag: list[Kitten] = attrs.field(factory=list)
    """The kittens nobody has seen. They have no order until one is drawn."""
    in_basket: Few = 0
    """Kittens already placed in the rescue that is under way."""


@attrs.frozen(eq=False)
class Book:
    """What the module looks up while it runs."""

    tiles: tuple[str, ...]
    """Every kitten there is."""
    offers: Mapping[str, Offer]
    """By kitten: what it costs as the first in a basket."""
    size: int
    """How many kittens lie on a full board."""
    prices: Sequence[int]
    """Fish for the first kitten in a basket, the second, and so on."""


def prepare(ruleset: Ruleset) -> Book:
    """The book of one ruleset."""
    items, rules = ruleset.content.items, ruleset.rules["kittens"]
    tiles = cut(items["tile-kinds"], items["tiles"]).values()
    names = sorted(
        tile.id for tile in tiles if "kitten" in tile.counts_as for _ in range(tile.copies)
    )
    prices = tuple(rules["prices"])
    offers = {name: Offer(name, prices[0]) for name in names}
    return Book(tuple(names), offers, rules["board"], prices)


book_of = book_reader(NAME, Book)


def lay_out(table: IsleTable) -> None:
    """Put all kittens into their bag, and fill the board from it."""
    table.drawer(Kittens).bag = list(book_of(table).tiles)
    fill(table)


def fill(table: IsleTable) -> None:
    """Draw kittens until the board is full or the bag is empty."""
    drawer = table.drawer(Kittens)
    missing = book_of(table).size - len(drawer.board)
    if missing > 0 and drawer.bag:
        drawer.board += table.chance.draw_many(BAG, drawer.bag, missing)
        if table.log is not None:
            table.tell("kittens.board", board=refs("tile", drawer.board))


def dawn(table: IsleTable) -> Sequence[Any]:
    """Nothing happens, but on the first day everybody looks at the board."""
    if table.log is not None and table.day == 1:
        table.tell("kittens.board", board=refs("tile", table.drawer(Kittens).board))
    return ()


def change(table: IsleTable) -> None:
    """Take all kittens on the board out of the game, and fill it anew while the bag lasts."""
    drawer = table.drawer(Kittens)
    if table.log is not None:
        table.tell("kittens.leave", board=refs("tile", drawer.board))
    table.leave(drawer.board)
    drawer.board = []
    fill(table)


def offers(table: IsleTable, player: int) -> Sequence[Offer]:
    """The kittens on the board, for the player who is first on the isle."""
    if not table.ruleset.hooks.isle_first(table, player):
        return ()
    known = book_of(table).offers
    return [known[tile] for tile in table.drawer(Kittens).board]


def release(table: IsleTable, tile: str) -> None:
    """Take a kitten off the board, for a boat."""
    table.drawer(Kittens).board.remove(tile)


def lying(table: IsleTable) -> Iterable[str]:
    """The kittens on the board and in the bag."""
    drawer = table.drawer(Kittens)
    return (*drawer.board, *drawer.bag)


def see(table: IsleTable, player: int | None) -> Mapping[str, Any]:
    """Everybody knows what is left in the bag, and nobody what comes next."""
    drawer, tiles = table.drawer(Kittens), table.book.tiles
    return {
        "board": list(drawer.board),
        "bag": list(drawer.bag),
        "in_basket": drawer.in_basket,
        "prices": list(book_of(table).prices),
        "outlines": {tile: tiles[tile].shape.drawn for tile in drawer.board},
    }


SOURCE = Source(NAME, offers, release)
STORE = Store(lambda table: book_of(table).tiles, lying)
