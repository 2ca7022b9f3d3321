"""The bots there are for a game, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ruledock_bots.greedy import GreedyBot
from ruledock_bots.planner import Planner
from ruledock_bots.random import RandomBot

if TYPE_CHECKING:
    from ruledock.game.seat import Bot
    from ruledock.linking.ruleset import Ruleset


def bots_of(ruleset: Ruleset) -> dict[str, Callable[..., Bot]]:
    """Ours, and in their place or beside them those that plugins bring; each made from a seed."""
    own: dict[str, Callable[..., Bot]] = {
        "random": RandomBot,
        "greedy": GreedyBot,
        "planner": Planner,
    }
    return own | {name: make for name, make in ruleset.for_tool("ruledock_bots").values()}
