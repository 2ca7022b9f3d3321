"""Rewards: what the end of a game is worth to each of its players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.errors import ConfigError
from ruledock.linking.game_spec import Result

Reward = Callable[[Result], Sequence[float]]
"""A function (result) -> a number for each player."""


def rewarding(reward: Any) -> Reward:
    """A function of rewards, or an error where it is none."""
    if not callable(reward):
        expected = "a function (result) -> a number for each player"
        raise ConfigError(f"reward: found {reward!r}, expected {expected}")
    return reward  # type: ignore[no-any-return]


def won(result: Result) -> tuple[float, ...]:
    """1 for the one who wins, and as much in all lost by the others; shared by all who win.

    Who plays alone wins 1 or loses 1.
    """
    players, winners = len(result.totals), len(result.winners)
    if players == 1:
        return (1.0,) if winners else (-1.0,)
    if not winners:
        return (0.0,) * players
    share, lost = (players / winners - 1) / (players - 1), -1 / (players - 1)
    return tuple(share if player in result.winners else lost for player in range(players))


def points(result: Result) -> tuple[float, ...]:
    """The points of each player."""
    return tuple(map(float, result.totals))
