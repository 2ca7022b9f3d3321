"""The baskets of the base game: permanent ones, those on cards, and two broken ones."""

from __future__ import annotations

from ruledock_isle.contributions import Basket
from ruledock_isle.table import IsleTable


def whole_left(table: IsleTable, player: int) -> int:
    """Unused single-use baskets on the cards laid out."""
    if not table.rescue_cards[player] or not table.revealed:
        return 0
    cards = table.book.rescue
    return sum([cards[card].whole for card in table.rescue_cards[player]]) - table.spent[player][0]


def broken_left(table: IsleTable, player: int) -> int:
    """Unused broken baskets on the cards laid out."""
    if not table.rescue_cards[player] or not table.revealed:
        return 0
    cards = table.book.rescue
    return sum([cards[card].broken for card in table.rescue_cards[player]]) - table.spent[player][1]


def use_permanent(table: IsleTable, player: int) -> None:
    """Turn a permanent basket over until the next day."""
    table.baskets[player] -= 1
    table.used_baskets[player] += 1


def use_whole(table: IsleTable, player: int) -> None:
    table.spent[player][0] += 1
    _discard_used_up(table, player)


def use_broken(table: IsleTable, player: int) -> None:
    table.spent[player][1] += table.book.broken_per_basket
    _discard_used_up(table, player)


def _discard_used_up(table: IsleTable, player: int) -> None:
    """Discard every card whose last basket is used."""
    cards, spent = table.book.rescue, table.spent[player]
    for card in table.rescue_cards[player][:]:
        whole, broken = cards[card].whole, cards[card].broken
        if whole + broken and whole <= spent[0] and broken <= spent[1]:
            spent[0] -= whole
            spent[1] -= broken
            table.rescue_cards[player].remove(card)
            table.discard.append(card)


BASKETS = (
    Basket("permanent", lambda table, player: table.baskets[player], use_permanent),
    Basket("whole", whole_left, use_whole),
    Basket(
        "broken",
        lambda table, player: broken_left(table, player) // table.book.broken_per_basket,
        use_broken,
    ),
)
