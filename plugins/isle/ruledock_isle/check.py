"""What holds at every moment: nothing is lost and nothing appears from nowhere."""

from __future__ import annotations

from collections import Counter

from ruledock_isle.table import IsleTable


def check(table: IsleTable) -> None:
    """Raise when a table holds what no game could reach."""
    _cards(table)
    _tiles(table)
    _counts(table)
    for look in table.ruleset.hooks.isle_checks:
        look(table)


def cards_of(table: IsleTable) -> list[str]:
    """Every discovery card on the table, wherever it lies."""
    by_player = (table.hands, table.packets, table.drafted, table.lessons, table.laid)
    piles = [pile for piles in (*by_player, table.discarded) for pile in piles]
    public = [lesson.card for lesson in table.public]
    return [card for pile in (*piles, table.deck, table.discard, public) for card in pile]


def tiles_of(table: IsleTable) -> Counter[str]:
    """Every tile on the table, wherever it lies, common treasures in the box left out."""
    places = [table.bag, *table.fields, table.oshax, table.rare, table.gone]
    found = Counter(tile for place in places for tile in place)
    found.update(tile for tile in table.drawn if tile is not None)
    found.update(one.tile for boat in table.boats for one in boat.stowed)
    found.update(table.common)
    for store in table.ruleset.hooks.isle_stores:
        found.update(store.here(table))
    return found


def _cards(table: IsleTable) -> None:
    if sorted(cards_of(table)) != sorted(table.book.deck):
        raise ValueError("every discovery card must be in exactly one place")


def _tiles(table: IsleTable) -> None:
    rules, book = table.ruleset.rules, table.book
    piles = rules["common_treasures"][str(len(table.players))]
    expected = Counter([*book.bag, *book.oshax])
    expected.update({tile: min(piles, book.tiles[tile].copies) for tile in book.common})
    for store in table.ruleset.hooks.isle_stores:
        expected.update(store.all(table))
    found = tiles_of(table)
    if _some(found) != _some(expected):
        raise ValueError(
            f"tiles are not where they can be: {+(found - expected)} too many, "
            f"{+(expected - found)} missing"
        )


def _some(tiles: Counter[str]) -> dict[str, int]:
    """Only what there is any of, quick to compare."""
    return {tile: count for tile, count in tiles.items() if count}


def _counts(table: IsleTable) -> None:
    if min(table.fish, default=0) < 0:
        raise ValueError("nobody owes fish")
    owned = sum(table.baskets) + sum(table.used) + table.spare_baskets
    if owned != table.ruleset.rules["permanent_baskets"]["tokens"]:
        raise ValueError("permanent baskets are neither lost nor made")
    if sorted(table.order) != list(table.players):
        raise ValueError("every player has one place in the turn order")
