"""When to look: every property at moments spread evenly over games, and often enough to tell."""

from __future__ import annotations

from math import ceil
from random import Random

import attrs

LEAST = 24
"""Looks at each property in one check, where games are short."""
FEWEST = 3
"""The same where games are long, and nobody asks for more."""
SHORT = 60
"""Choices of a game that is looked at before each of them, where a look is cheap."""
ACTS = 800
"""Choices in which LEAST looks are afforded; in longer games a look costs more, as a replay does"""


def enough(length: int) -> int:
    """How many looks at each property a check takes at games of about so many choices."""
    return max(FEWEST, min(LEAST, ACTS // max(1, length)))


@attrs.frozen
class Pace:
    """How often a check looks."""

    games: int
    often: float
    """How likely each property is looked at before a choice, where games are long enough."""

    def looks(self, length: int) -> int:
        """How many of a game's choices to look at each property before."""
        return min(length, max(round(self.often * length), ceil(enough(length) / self.games)))

    def moments(self, length: int, rng: Random) -> frozenset[int]:
        """The choices to look before: one anywhere in each of so many equal parts of a game."""
        looks = self.looks(length)
        ends = [length * part // looks for part in range(looks + 1)] if looks else []
        return frozenset(map(rng.randrange, ends[:-1], ends[1:]))
