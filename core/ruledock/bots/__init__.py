"""Bots: players that are programs. They sit on a :class:`Seat` and see what a player may see."""

from ruledock.bots.greedy import GreedyBot
from ruledock.bots.random import RandomBot
from ruledock.bots.seat import Bot, Seat

__all__ = ["Bot", "GreedyBot", "RandomBot", "Seat"]
