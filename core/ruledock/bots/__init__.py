"""Bots: players that are programs. They sit on a :class:`Seat` and see what a player may see."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ruledock.bots.greedy import GreedyBot
    from ruledock.bots.random import RandomBot
    from ruledock.bots.seat import Bot, Seat

# Imported when first used: the process of an isolated bot needs none of them.
_HOMES = {"Bot": "seat", "GreedyBot": "greedy", "RandomBot": "random", "Seat": "seat"}


def __getattr__(name: str) -> object:
    if name not in _HOMES:
        raise AttributeError(f"module 'ruledock.bots' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f"ruledock.bots.{_HOMES[name]}"), name)
    return value


__all__ = ["Bot", "GreedyBot", "RandomBot", "Seat"]
