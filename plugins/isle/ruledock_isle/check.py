"""What holds at every moment: nothing is lost and nothing appears from nowhere."""

from __future__ import annotations

from collections import Counter
from weakref import WeakKeyDictionary

from ruledock.plugin import Ruleset
from ruledock_isle.axes import FIELDS
from ruledock_isle.table import IsleTable


def check(table: IsleTable) -> None:
    """Raise when a table holds what no game could reach."""
    _cards(table)
    _tiles(table)
    _counts(table)


def cards_of(table: IsleTable) -> list[str]:
    """Every discovery card on the table, wherever it lies."""
    by_player = (table.hands, table.packets, table.drafted, table.lessons, table.rescue_cards)
    piles = [pile for piles in (*by_player, table.discarded) for pile in piles]
    public = [lesson.card for lesson in table.public_lessons]
    return [card for pile in (*piles, table.deck, table.discard, public) for card in pile]


def tiles_of(table: IsleTable) -> Counter[str]:
    """Every tile on the table, wherever it lies, common treasures in the box included."""
    places = [table.bag, *table.fields, table.oshax, table.rare, table.gone]
    tiles = [tile for place in places for tile in place]
    tiles += [tile for tile in table.drawn if tile is not None]
    tiles += [one.tile for boat in table.boats for one in boat.stowed]
    for store in table.ruleset.hooks.isle_stores:
        tiles += store.here(table)
    found = Counter(tiles)
    for tile, count in table.common.items():
        found[tile] += count
    return found


def _cards(table: IsleTable) -> None:
    cards, deck = cards_of(table), table.book.deck  # no card is in the deck twice
    if len(cards) != len(deck) or set(cards) != set(deck):
        raise ValueError("every discovery card must be in exactly one place")


def _tiles(table: IsleTable) -> None:
    expected, found = _box(table), tiles_of(table)
    # comparing dicts is quick, and nearly always enough
    if dict(found) != expected and +found != +Counter(expected):
        extra, missing = found - Counter(expected), Counter(expected) - found
        raise ValueError(f"tiles do not add up: {+extra} too many, {+missing} missing")


_boxes: WeakKeyDictionary[Ruleset, dict[str, int]] = WeakKeyDictionary()
_drafted: WeakKeyDictionary[Ruleset, int] = WeakKeyDictionary()


def _box(table: IsleTable) -> dict[str, int]:
    """How many of each tile there are in a game of these rules."""
    ruleset, book = table.ruleset, table.book
    if ruleset not in _boxes:
        piles = ruleset.rules["common_treasures"][str(len(table.players))]
        tiles = [*book.bag, *book.oshax]
        for store in ruleset.hooks.isle_stores:
            tiles += store.all(table)
        box = Counter(tiles)
        for tile in book.common:
            box[tile] += min(piles, book.tiles[tile].copies)
        _boxes[ruleset] = dict(box)
    return _boxes[ruleset]


def _most_drafted(table: IsleTable) -> int:
    """How many cards a player can have to pay for at once: a purchase offers every set of them."""
    ruleset, book = table.ruleset, table.book
    if ruleset not in _drafted:
        found = (way[1] for ways in book.finds.values() for way in ways.values())
        effects = [*found, *(card.effect for card in book.anytime.values())]
        draws = [bound for effect in effects for bound in effect]
        counts = [one.params["count"] for one in draws if one.operation.name == "draw_cards"]
        _drafted[ruleset] = max(sum(book.keep), book.deal, *counts, 0)
    return _drafted[ruleset]


def _counts(table: IsleTable) -> None:
    if max(map(len, table.drafted)) > _most_drafted(table):
        raise ValueError("nobody can have that many cards to pay for")
    owned = sum(table.baskets) + sum(table.used_baskets) + table.spare_baskets
    if owned != table.ruleset.rules["permanent_baskets"]["tokens"]:
        raise ValueError("permanent baskets are neither lost nor made")
    if sorted(table.order) != list(table.players):
        raise ValueError("every player has one place in the turn order")
    if len(table.fields) != len(FIELDS) or any(len(spent) != 2 for spent in table.spent):
        raise ValueError("there are two fields, and two kinds of basket on cards")
    if table.common.keys() != {*table.book.common}:
        raise ValueError("every common treasure has a pile, and nothing else has")
    laid = {card for cards in table.rescue_cards for card in cards}
    if table.revealed and not laid.isdisjoint(table.passed_on.unseen()):
        raise ValueError("rescue cards that lie revealed have been shown")
    lessons = table.book.lessons
    if any(one.colour and not lessons[one.card].colour for one in table.public_lessons):
        raise ValueError("a colour is named only for a lesson about one")
