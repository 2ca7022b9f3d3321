"""The random bot."""

from __future__ import annotations

from random import Random

from ruledock.game.seat import Seat


class RandomBot:
    """Chooses any option, all with the same chance."""

    def __init__(self, seed: int = 0) -> None:
        self._luck = Random(seed)

    def __call__(self, seat: Seat) -> int:
        return int(self._luck.random() * len(seat.decision.options))
