"""What each player may see.

Nobody knows which tile lies where face down, so chance decides only when a player turns one up, and
the square has nothing to hide. Only clan cards are hidden, while players choose their clans.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock_kockombat.table import KockombatTable, hand_seers
from ruledock_kockombat.tiles.square import turn_arrows


def see(table: KockombatTable, player: int | None) -> Mapping[str, Any]:
    """What *player* may see of the table."""
    return {
        "game": table.game,
        "first": table.first,
        "clans": list(table.clans),
        "hands": [
            list(hand) if player in hand_seers(table, owner) else len(hand)
            for owner, hand in enumerate(table.hands)
        ],
        "kept": [card if player == owner else bool(card) for owner, card in enumerate(table.kept)],
        "board": list(table.board),
        "unseen": list(table.unseen),
        "facing": dict(sorted(table.facing.items())),
        "down": sorted(table.down),
        "tiles": _tiles(table),
        "also": [list(cells) for cells in table.also],
        "caught": [list(prey) for prey in table.caught],
        "helped": [list(prey) for prey in table.helped],
        "outcomes": [
            {
                "clans": list(one.clans),
                "caught": [list(prey) for prey in one.caught],
                "awake": [list(cats) for cats in one.awake],
            }
            for one in table.outcomes
        ],
    }


def _tiles(table: KockombatTable) -> dict[str, Mapping[str, Any]]:
    """What players see of each face-up tile: printed facts, strength, arrows."""
    return {tile: _tile(table, tile) for tile in sorted(table.board) if tile in table.book.sorts}


def _tile(table: KockombatTable, tile: str) -> Mapping[str, Any]:
    book = table.book
    sort = book.sorts[tile]
    if sort == "cat":
        player = table.clans.index(book.cats[tile].clan)
        chief = table.side(player).chief == tile
        strength = table.shown_strength(tile)
        return {"sort": sort, "player": player, "strength": strength, "chief": chief}
    if sort == "dog":
        arrows = turn_arrows(book.printed[tile].arrows, table.facing[tile])
        return {"sort": sort, "arrows": list(arrows)}
    prey = book.printed[tile]
    return {"sort": sort, "kind": prey.kind, "points": prey.points}
