"""Tables of the family mode, laid out for one claim."""

from __future__ import annotations

from typing import Any

from ruledock_isle.table import IsleTable
from tests.plugins.isle.staging import fields, table_of, use_boats

BOATS = ("boat-red", "boat-blue", "boat-green", "boat-purple")


def home(
    players: int = 2,
    left: tuple[str, ...] = ("b01", "g02"),
    right: tuple[str, ...] = ("r03", "p04"),
    company: tuple[str, ...] = (),
    **settings: Any,
) -> IsleTable:
    """A table of day 1 with these cats in the fields; no lesson is chosen yet."""
    table = table_of(players, modules=["family", *company], **settings)
    use_boats(table, *BOATS[:players])
    fields(table, left, right)
    return table


def teach(table: IsleTable, player: int, *cards: str) -> None:
    """Exactly these lessons before a player, wherever they were; the dealt ones are put aside."""
    for packet in table.packets:
        table.deck += packet
        packet.clear()
    table.deck = sorted([*table.deck, *table.lessons[player]])
    for card in cards:
        table.deck.remove(card)
    table.lessons[player] = sorted(cards)
