"""What a player's cards are worth now."""

from __future__ import annotations

from ruledock_sea_salt_paper.cards.kinds import Line
from ruledock_sea_salt_paper.table import SeaTable


def points_of(table: SeaTable, player: int) -> int:
    """The card points of a player."""
    book = table.book
    return book.points(table.owned[player])


def bonus_of(table: SeaTable, player: int) -> int:
    """The colour bonus of a player."""
    book = table.book
    return book.bonus(book.scene(table.owned[player]))


def card_lines(table: SeaTable, player: int) -> list[tuple[Line, int]]:
    """The lines of the card points that pay this player anything now, and how much."""
    book = table.book
    scene = book.scene(table.owned[player])
    worth = ((line, score(scene)) for line, score in book.card_scores)
    return [(line, points) for line, points in worth if points]
