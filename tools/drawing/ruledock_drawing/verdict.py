"""Who has won, by name: players, or the rivals against whom they all lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ruledock_drawing.wording import name_of

if TYPE_CHECKING:
    from ruledock.linking.game_spec import Result


def winning_names(result: Result, names: Sequence[str]) -> list[str]:
    """Those who have won; rivals, whom the game itself names, in the reader's language."""
    best = [names[player] for player in result.winners]
    if best or not result.rivals:
        return best
    totals = {name: sum(one.points for one in lines) for name, lines in result.rivals.items()}
    most = min(totals.values()) if result.fewest_win else max(totals.values())
    return [name_of(name) for name, total in totals.items() if total == most]
