"""Rewards: what the result of a game is worth to each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.errors import ConfigError
from ruledock.linking.game_spec import Result

Reward = Callable[[Result], Sequence[float]]
"""A function (result) -> a number for each player."""


def check_reward(reward: Any) -> Reward:
    """Return a reward function; refuse anything that cannot be called."""
    if not callable(reward):
        expected = "a function (result) -> a number for each player"
        raise ConfigError(f"reward: found {reward!r}, expected {expected}")
    return reward  # type: ignore[no-any-return]


def won(result: Result) -> tuple[float, ...]:
    """1 for the winner and -1 in all for the others; several winners share.

    A single player gets 1 or -1.
    """
    players, winners = len(result.totals), len(result.winners)
    if players == 1:
        return (1.0,) if winners else (-1.0,)
    if not winners:
        return (0.0,) * players
    share, lost = (players / winners - 1) / (players - 1), -1 / (players - 1)
    return tuple(share if player in result.winners else lost for player in range(players))


def points(result: Result) -> tuple[float, ...]:
    """The points of each player; below zero if fewer points are better."""
    sign = -1.0 if result.fewest_win else 1.0
    return tuple(sign * total for total in result.totals)
