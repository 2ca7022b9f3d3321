"""The visibility table of the isle, stated for tests: what lies where, and who sees it.

| where | who sees it |
|---|---|
| a hand, cards chosen and not paid for, private lessons, face-down discards | its player |
| a packet | the player it lies before, while there is a draft |
| rescue cards laid out | their player; once revealed, everybody |
| the deck | nobody |
| face-up discards, public lessons, everything made of tiles | everybody |
| what somebody remembers of a draft | only they |
"""

from __future__ import annotations

from typing import Any

from ruledock.testing import Area
from ruledock_isle.explore import Draft
from ruledock_isle.table import IsleTable


def listed(field: str) -> Any:
    """Instances of an area that is a list of lists on the table, one for each player."""
    return lambda table: dict(enumerate(getattr(table, field)))


def writing(field: str) -> Any:
    def write(table: IsleTable, key: int, cards: list[str]) -> None:
        getattr(table, field)[key] = sorted(cards)

    return write


def its_player(table: IsleTable, key: int) -> list[int]:
    return [key]


def packet_seers(table: IsleTable, packet: int) -> list[int]:
    """Cards go round to the left on odd days and to the right on even ones."""
    drafts = [step for step in table.agenda if isinstance(step, Draft)]
    if not drafts:
        return []
    side = 1 if table.day % 2 else -1
    return [(packet + side * drafts[-1].passes) % len(table.players)]


def laid_seers(table: IsleTable, key: int) -> Any:
    return table.players if table.revealed else [key]


def lay_deck(table: IsleTable, key: str, cards: list[str]) -> None:
    table.deck = sorted(cards)


def lay_out(table: IsleTable, key: int, cards: list[str]) -> None:
    table.laid[key] = list(cards)


def remember(table: IsleTable, key: int, cards: list[str]) -> None:
    table.traces[key].cards = sorted(cards)


def memories(table: IsleTable) -> dict[int, list[str]]:
    return {place: trace.cards for place, trace in enumerate(table.traces)}


def who_remembers(table: IsleTable, key: int) -> list[int]:
    return [table.traces[key].viewer]


def private_lesson(table: IsleTable, key: int, card: str) -> bool:
    number = int(card.removesuffix("b"))
    return any(first <= number <= last for first, last in ((113, 142), (151, 168), (326, 339)))


def rescue_card(table: IsleTable, key: int, card: str) -> bool:
    return 7 <= int(card.removesuffix("b")) <= 66


def everybody(table: IsleTable, key: Any) -> range:
    return table.players


def numbers(table: IsleTable) -> dict[int, list[str]]:
    """How many lessons everybody sees before a player: phase 3 shows who held one."""
    return {player: [f"{len(cards)} lessons"] for player, cards in enumerate(table.lessons)}


def unwritten(table: IsleTable, key: Any, cards: list[str]) -> None:
    raise AssertionError("what everybody sees never changes places")


AREAS = (
    Area("hands", listed("hands"), writing("hands"), its_player),
    Area("drafted", listed("drafted"), writing("drafted"), its_player),
    Area("packets", listed("packets"), writing("packets"), packet_seers),
    Area("deck", lambda table: {"": table.deck}, lay_deck, lambda table, key: []),
    Area("lessons", listed("lessons"), writing("lessons"), its_player, fits=private_lesson),
    Area("laid", listed("laid"), lay_out, laid_seers, fits=rescue_card),
    Area("discarded", listed("discarded"), writing("discarded"), its_player),
    Area("discard", lambda table: {"": table.discard}, unwritten, everybody),
    Area(
        "public lessons",
        lambda table: {"": [lesson.card for lesson in table.public]},
        unwritten,
        everybody,
    ),
    Area("numbers", numbers, unwritten, everybody, of="numbers"),
    Area("memories", memories, remember, who_remembers, memory=True),
)
