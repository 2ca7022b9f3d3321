"""The visibility table of Sea Salt & Paper, stated for tests a second time.

| where | who sees it |
|---|---|
| a hand | its player, and nobody else |
| what was drawn | the player on turn |
| the draw pile | nobody |
| the top of a discard pile, cards on the table | everybody |
| the rest of a discard pile | who looks through it to pick a card |
| four mermaids that have won | everybody |
| the trail | nobody: it is what all of them remember together |

Whoever has seen a card this round can tell it from others, wherever it may be now.
"""

from __future__ import annotations

from ruledock.testing import Known, its_player, nobody
from ruledock_sea_salt_paper.phases.steps import Picking
from ruledock_sea_salt_paper.table import SeaTable


def pile_seers(table: SeaTable, pile: int) -> list[int]:
    looking = [step for step in table.agenda[-1:] if isinstance(step, Picking)]
    return [step.player for step in looking if step.pile == pile]


def on_turn(table: SeaTable, key: None) -> list[int]:
    return [table.turn]


def top_card(table: SeaTable, pile: int, card: str) -> list[int]:
    return list(table.players) if table.piles[pile][-1] == card else []


def mermaids(table: SeaTable, player: int, card: str) -> list[int]:
    won = table.winner == player and card.startswith("mermaid")
    return list(table.players) if won else []


SEEN_BY = {
    "deck": nobody,
    "drawn": on_turn,
    "hands": Known(its_player, mermaids),
    "piles": Known(pile_seers, top_card),
}
