"""Rewards: what the result of a game is worth to each player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ruledock.errors import ConfigError, did_you_mean
from ruledock.linking.game_spec import Result

Reward = Callable[[Result], Sequence[float]]
"""A function (result) -> a number for each player."""


def check_reward(reward: Any) -> Reward:
    """The reward function, or the one of this name; refuse anything else."""
    if isinstance(reward, str):
        if reward not in REWARDS:
            raise ConfigError(f"reward: no {reward!r}; {did_you_mean(reward, REWARDS)}")
        return REWARDS[reward]
    if not callable(reward):
        expected = f"a function (result) -> a number for each player, or {' or '.join(REWARDS)}"
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


def difference(result: Result) -> tuple[float, ...]:
    """The points of each player beyond those of the best other player or rival."""
    own = points(result)
    rivals = [float(sum(line.points for line in lines)) for lines in result.rivals.values()]
    others = [[*own[:place], *own[place + 1 :], *rivals] for place in range(len(own))]
    return tuple(mine - max(rest, default=0.0) for mine, rest in zip(own, others, strict=True))


def rank(result: Result) -> tuple[float, ...]:
    """1 for the first and -1 for the last, the others evenly between; equal points share a place.

    The winners are first, whatever their points. A single player gets 1 or -1.
    """
    own, players = points(result), len(result.totals)
    if players == 1:
        return won(result)
    keys = [(player in result.winners, own[player]) for player in range(players)]
    below = [sum(other < key for other in keys) for key in keys]
    above = [sum(other > key for other in keys) for key in keys]
    return tuple((less - more) / (players - 1) for less, more in zip(below, above, strict=True))


REWARDS: dict[str, Reward] = {
    "won": won,
    "points": points,
    "difference": difference,
    "rank": rank,
}
"""The rewards by name."""
