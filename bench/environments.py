"""Environments for learners: steps with observation and mask, by a random policy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bench.harness import Done, Row, Timing, Work, reach, side, tell
from ruledock_rl import BatchEnv, TableEnv

STEPS = 200
SEA: dict[str, Any] = {"config": "sea_salt_paper", "players": 2}
ISLE: dict[str, Any] = {
    "config": "isle",
    "players": 4,
    "modules": ["creatures", "events", "kittens"],
}


def rows(timing: Timing) -> Iterator[Row]:
    """PettingZoo's way, action by action, and several games in one call."""
    yield reach("Sea Salt & Paper", "steps/s", side(_steps(SEA)), timing, 10_000)
    yield reach("isle, 4 players, 3 modules", "steps/s", side(_steps(ISLE)), timing, 3_000)
    yield tell("Sea Salt & Paper, 64 at once", "steps/s", side(_batch(SEA, 64)), timing)


def _steps(settings: dict[str, Any]) -> Work:
    env, rng = TableEnv(**settings), Random(1)
    env.reset(seed=1)

    def work() -> Done:
        whole = 0
        for _ in range(STEPS):
            if env.terminations[env.agent_selection]:
                env.reset()
                whole += 1
            seen = env.last()[0]
            env.step(rng.choice(seen["action_mask"].nonzero()[0]))
        return STEPS, whole

    return work


def _batch(settings: dict[str, Any], games: int) -> Work:
    env, rng = BatchEnv(games=games, **settings), Random(1)
    turns = env.reset(seed=1)

    def work() -> Done:
        nonlocal turns
        turns = env.step([rng.choice(mask.nonzero()[0]) for mask in turns.action_mask])
        return games, int(turns.over.sum())

    return work
