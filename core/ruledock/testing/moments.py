"""When to check: at moments spread evenly over games, and often enough."""

from __future__ import annotations

from math import ceil
from random import Random

from ruledock.values import frozen

LEAST = 24
"""How often to check each property if games are short."""
FEWEST = 3
"""How often to check each property if games are long."""
SHORT = 60
"""A game of up to this many choices gets the cheap checks before each of them."""
ACTS = 800
"""LEAST checks are affordable in this many choices; in longer games, a replay costs more."""


def enough(length: int) -> int:
    """How often to check each property in games of about *length* choices."""
    return max(FEWEST, min(LEAST, ACTS // max(1, length)))


@frozen
class Pace:
    """How often to check."""

    games: int
    often: float
    """The probability to check a property before a choice, if games are long enough."""

    def looks(self, length: int) -> int:
        """How often to check each property in a game of *length* choices."""
        return min(length, max(round(self.often * length), ceil(enough(length) / self.games)))

    def moments(self, length: int, rng: Random) -> frozenset[int]:
        """The choices to check before: a random one in each of several equal parts of a game."""
        looks = self.looks(length)
        ends = [length * part // looks for part in range(looks + 1)] if looks else []
        return frozenset(map(rng.randrange, ends[:-1], ends[1:]))
