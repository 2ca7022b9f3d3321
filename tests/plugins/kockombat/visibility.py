"""The visibility table of Kočkombat, stated for tests: what lies where, and who sees it.

| where | who sees it |
|---|---|
| a tile that is face up, its facing, prey caught | everybody |
| which tiles lie face down | everybody; where each of them lies, nobody, the engine included |
| a hand of clan cards | its player; one that was handed over, both |
| a clan card kept | its player, until both are shown |
| clan cards that were not dealt | nobody |
"""

from __future__ import annotations

from typing import Any

from ruledock.testing import Area
from ruledock_kockombat import KockombatTable


def hands(table: KockombatTable) -> dict[int, list[str]]:
    return dict(enumerate(table.hands))


def lay_hand(table: KockombatTable, key: int, cards: list[str]) -> None:
    table.hands[key] = sorted(cards)


def hand_seers(table: KockombatTable, key: int) -> list[int]:
    experts = table.ruleset.config.options["choice"] == "expert"
    return [0, 1] if experts and key != table.first else [key]


def kept(table: KockombatTable) -> dict[int, list[str]]:
    return {player: [card] for player, card in enumerate(table.kept) if card}


def lay_kept(table: KockombatTable, key: int, cards: list[str]) -> None:
    table.kept[key] = cards[0]


def lay_deck(table: KockombatTable, key: str, cards: list[str]) -> None:
    table.deck = sorted(cards)


def everybody(table: KockombatTable, key: Any) -> list[int]:
    return [0, 1]


def board(table: KockombatTable) -> dict[str, list[str]]:
    return {"tiles": table.board, "bag": table.bag}


def lay_board(table: KockombatTable, key: str, tiles: list[str]) -> None:
    setattr(table, {"tiles": "board", "bag": "bag"}[key], tiles)


AREAS = (
    Area("hands", hands, lay_hand, hand_seers),
    Area("kept", kept, lay_kept, lambda table, key: [key]),
    Area("deck", lambda table: {"": table.deck}, lay_deck, lambda table, key: []),
    Area("board", board, lay_board, everybody, of="tiles"),
)
