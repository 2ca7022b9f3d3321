"""Final scoring: lines in words over a boat, and who wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.ruleset import Ruleset, ScoreLine
from ruledock_isle.table import IsleTable


def scene_maker(ruleset: Ruleset) -> Callable[[IsleTable, int], Any]:
    return lambda table, player: None


def score(table: IsleTable, player: int) -> Sequence[ScoreLine]:
    """All lines that the game and its modules contribute."""
    return table.ruleset.hooks.isle_score_lines((), table, player)  # type: ignore[no-any-return]


def lines(before: tuple[ScoreLine, ...], table: IsleTable, player: int) -> tuple[ScoreLine, ...]:
    return before


def winners(table: IsleTable, totals: Sequence[int]) -> Sequence[int]:
    """Most points; among equals the tie-break; then victory is shared."""
    tie_break = table.ruleset.hooks.isle_tie_break
    keys = [(total, tie_break((), table, player)) for player, total in enumerate(totals)]
    best = max(keys)
    first = tuple(player for player, key in enumerate(keys) if key == best)
    return table.ruleset.hooks.isle_winners(first, table, totals)  # type: ignore[no-any-return]
