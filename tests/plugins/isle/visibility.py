"""The visibility table of the isle, stated for tests a second time.

| where | who sees it |
|---|---|
| a hand, cards chosen and not paid for, private lessons, face-down discards | its player |
| a packet | the player it lies before, while there is a draft |
| rescue cards laid out | their player; once revealed, everybody |
| the deck | nobody |
| face-up discards, public lessons, everything made of tiles | everybody |
"""

from __future__ import annotations

from ruledock.testing import its_player, nobody
from ruledock_isle.phases.packets import Draft
from ruledock_isle.table import IsleTable


def packet_seers(table: IsleTable, packet: int) -> list[int]:
    """Cards go round to the left on odd days and to the right on even ones."""
    drafts = [step for step in table.agenda if isinstance(step, Draft)]
    if not drafts:
        return []
    side = 1 if table.day % 2 else -1
    return [(packet + side * drafts[-1].passes) % len(table.players)]


def laid_seers(table: IsleTable, player: int) -> list[int]:
    return list(table.players) if table.revealed else [player]


SEEN_BY = {
    "deck": nobody,
    "discarded": its_player,
    "drafted": its_player,
    "hands": its_player,
    "rescue_cards": laid_seers,
    "lessons": its_player,
    "packets": packet_seers,
}
