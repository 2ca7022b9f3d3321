"""What each player may see.

Nobody knows which tile lies where face down, so chance decides only when a player turns one up, and
the square has nothing to hide. Only clan cards are hidden, while players choose their clans.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock_kockombat.book import Book
from ruledock_kockombat.table import KockombatTable
from ruledock_kockombat.tiles.square import turn_arrows


def see(table: KockombatTable, player: int | None) -> Mapping[str, Any]:
    """What *player* sees of the tiles, and who has kept a clan card; a spectator sees no hand."""
    kept = [card if player == owner else bool(card) for owner, card in enumerate(table.kept)]
    seen = {"kept": kept, "deck": ..., "equal": ..., "tiles": _tiles(table)}
    return seen | {"hands": [*map(len, table.hands)]} if player is None else seen


def _tiles(table: KockombatTable) -> dict[str, Mapping[str, Any]]:
    """What players see of each face-up tile: printed facts, strength, arrows."""
    book = table.book
    return {tile: _tile(table, book, tile) for tile in sorted(table.board) if tile in book.sorts}


def _tile(table: KockombatTable, book: Book, tile: str) -> Mapping[str, Any]:
    sort = book.sorts[tile]
    if sort == "cat":
        clan = book.cats[tile].clan
        player, chief = table.clans.index(clan), book.clans[clan].chief == tile
        strength = table.shown_strength(tile)
        return {"sort": sort, "player": player, "strength": strength, "chief": chief}
    if sort == "dog":
        arrows = turn_arrows(book.printed[tile].arrows, table.facing[tile])
        return {"sort": sort, "arrows": list(arrows)}
    prey = book.printed[tile]
    return {"sort": sort, "kind": prey.kind, "points": prey.points}
