"""What the learner's steps turned out to be worth."""

from __future__ import annotations

from typing import Any

import numpy as np
from games import Steps


def returns(steps: Steps, decay: float) -> tuple[Any, Any, Any, Any]:
    """Of the learner's steps: when and in which game they were, what they turned out worth, and by
    how much that is more than was thought (generalised advantages). Each round counts by itself.
    """
    whens, wheres, targets, advantages = [], [], [], []
    _, games, players = steps.reward.shape
    for game in range(games):
        for player in range(players):
            at = np.flatnonzero(steps.learns[:, game] & (steps.player[:, game] == player))
            if not len(at):
                continue
            reward = np.add.reduceat(steps.reward[:, game, player], at)
            ended = np.logical_or.reduceat(steps.ended[:, game], at)
            worth = steps.worth[at, game]
            last = len(at) if ended[-1] else len(at) - 1  # what comes after is not known yet
            more, advantage = 0.0, np.zeros(last, np.float32)
            for place in reversed(range(last)):
                on = 0.0 if ended[place] else 1.0
                later = worth[place + 1] if on else 0.0
                more = reward[place] + later - worth[place] + on * decay * more
                advantage[place] = more
            whens.append(at[:last])
            wheres.append(np.full(last, game))
            targets.append(advantage + worth[:last])
            advantages.append(advantage)
    joined = (np.concatenate(part) for part in (whens, wheres, targets, advantages))
    return tuple(joined)  # type: ignore[return-value]
