"""The random bot: any option is as good as any other."""

from __future__ import annotations

from random import Random

from ruledock.game.seat import Seat


class RandomBot:
    """Chooses among all options alike."""

    def __init__(self, seed: int = 0) -> None:
        self._random = Random(seed).random

    def __call__(self, seat: Seat) -> int:
        return int(self._random() * len(seat.decision.options))
