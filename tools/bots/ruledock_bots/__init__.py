"""Bots: programs that play. They get a seat and see what a player may see."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.installed.lazy import lazy_exports

if TYPE_CHECKING:
    from ruledock_bots.greedy import GreedyBot as GreedyBot
    from ruledock_bots.random import RandomBot as RandomBot

# Imported when first used: the process of an isolated bot needs none of them.
__getattr__, __dir__, __all__ = lazy_exports(
    __name__, {"ruledock_bots.greedy": "GreedyBot", "ruledock_bots.random": "RandomBot"}
)
