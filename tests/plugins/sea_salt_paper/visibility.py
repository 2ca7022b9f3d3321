"""The visibility table of Sea Salt & Paper, stated for tests: what lies where, and who sees it.

| where | who sees it |
|---|---|
| a hand | its player, and nobody else |
| what was drawn | the player on turn |
| the draw pile | nobody |
| the top of a discard pile, cards on the table | everybody |
| the rest of a discard pile | nobody, but everybody saw each card when it was laid there |
| four mermaids that have won | everybody |
| the trail | nobody: it is what all of them remember together |

Whoever has seen a card this round can tell it from others, wherever it may be now.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ruledock.testing import Area
from ruledock_sea_salt_paper import SeaTable
from ruledock_sea_salt_paper.trail import DREW, ROBBED, Move

read = cache(Move.read)


def moves(table: SeaTable) -> list[Move]:
    return [read(code) for code in table.trail]


def saw(table: SeaTable, player: int | None, key: Any, card: str) -> bool:
    """Whether *player* has seen this card at any time of the round."""
    if player is not None and (
        card in table.hands[player] or (table.turn == player and card in table.drawn)
    ):
        return True
    if any(card in pile for pile in (*table.piles, *table.laid)):
        return True
    return table.book.number[card] in shown(tuple(table.trail), player)


@lru_cache(maxsize=99)
def shown(trail: tuple[int, ...], player: int | None) -> set[int]:
    """The cards that *player* has seen on their way, by number."""
    return {move.card for move in map(read, trail) if showed(move, player)}


def showed(move: Move, player: int | None) -> bool:
    """Whether a move told *player* which card it was about.

    Whatever was picked out of a pile lay open on it before, so everybody had seen it.
    """
    if move.kind == DREW:
        return move.player == player
    if move.kind == ROBBED:
        return player in (move.player, move.other)
    return True


def by_player(field: str) -> Any:
    return lambda table: dict(enumerate(getattr(table, field)))


def whole(field: str) -> Any:
    return lambda table: {"": getattr(table, field)}


def deal_to(field: str) -> Any:
    def write(table: SeaTable, key: int, cards: list[str]) -> None:
        getattr(table, field)[key] = sorted(cards)

    return write


def rewrite(field: str) -> Any:
    return lambda table, key, cards: setattr(table, field, sorted(cards))


def never(table: SeaTable, key: Any, cards: list[str]) -> None:
    raise AssertionError("what everybody has seen changes places with nothing")


def everybody(table: SeaTable, key: Any) -> range:
    return table.players


def nobody(table: SeaTable, key: Any) -> list[int]:
    return []


def trail(table: SeaTable) -> dict[str, list[str]]:
    return {"": [table.book.ids[move.card] for move in moves(table)]}


def retell(table: SeaTable, key: str, cards: list[str]) -> None:
    number = table.book.number
    table.trail = [
        move._replace(card=number[card]).write()
        for move, card in zip(moves(table), cards, strict=True)
    ]


def tops(table: SeaTable) -> dict[int, list[str]]:
    return {place: pile[-1:] for place, pile in enumerate(table.piles)}


def below(table: SeaTable) -> dict[int, list[str]]:
    return {place: pile[:-1] for place, pile in enumerate(table.piles)}


def mermaids(table: SeaTable) -> dict[str, list[str]]:
    """What a player shows who wins at once."""
    shown = [] if table.winner is None else table.hands[table.winner]
    return {"": [card for card in shown if card.startswith("mermaid")]}


def always(table: SeaTable, player: int | None, key: Any, card: str) -> bool:
    return True


AREAS = (
    Area("hands", by_player("hands"), deal_to("hands"), lambda table, key: [key], saw),
    Area("deck", whole("deck"), rewrite("deck"), nobody, saw),
    Area("drawn", whole("drawn"), rewrite("drawn"), lambda table, key: [table.turn], saw),
    Area("tops", tops, never, everybody),
    Area("below", below, never, nobody, always),
    Area("laid", by_player("laid"), never, everybody),
    Area("mermaids", mermaids, never, everybody),
    Area("trail", trail, retell, nobody, memory=True),
)
