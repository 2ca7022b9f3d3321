"""Environments for learners: steps with observation and mask, by a random policy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import gymnasium
import numpy as np

from bench.harness import Done, Missing, Row, Side, Timing, Work, compare, reach, side, tell
from bench.peers import PETTINGZOO, Absent, worker
from ruledock_rl import BatchEnv, LearnerEnv, TableEnv

STEPS = 200
SEA: dict[str, Any] = {"config": "sea_salt_paper", "players": 2}
ISLE: dict[str, Any] = {
    "config": "isle",
    "players": 4,
    "modules": ["creatures", "events", "kittens"],
}


CLASSICS = ("connect_four_v3", "leduc_holdem_v4", "gin_rummy_v4", "chess_v6")
"""PettingZoo's own games, where they can be played."""


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """PettingZoo's way, action by action, beside its own games, and several games in one call."""
    yield reach("Sea Salt & Paper", "steps/s", side(_steps(SEA)), timing, 10_000)
    yield reach("isle, 4 players, 3 modules", "steps/s", side(_steps(ISLE)), timing, 3_000)
    ours = side(_steps(SEA))
    for game in CLASSICS:
        yield _beside(f"Sea Salt & Paper v PettingZoo's {game}", ours, game, timing)
    yield tell("Sea Salt & Paper, 64 at once", "steps/s", side(_batch(SEA, 64)), timing)
    name = "Sea Salt & Paper, eight learners among random bots in one vector environment"
    yield tell(name, "steps/s", side(_vector(SEA, 8)), timing)


def _beside(name: str, ours: Side, game: str, timing: Timing) -> Row | Missing:
    """Steps with observation and mask, ours and theirs in turn."""
    try:
        theirs = worker(PETTINGZOO).side(f"steps {game}")
    except Absent as why:
        return Missing(name, str(why))
    return compare(name, "steps/s", ours, theirs, timing)


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


def _vector(settings: dict[str, Any], learners: int) -> Work:
    at_once = gymnasium.vector.AutoresetMode.SAME_STEP
    envs = gymnasium.vector.SyncVectorEnv(
        [lambda: LearnerEnv(**settings)] * learners, autoreset_mode=at_once
    )
    rng, seen = Random(1), envs.reset(seed=1)[0]

    def work() -> Done:
        nonlocal seen
        actions = [rng.choice(mask.nonzero()[0]) for mask in seen["action_mask"]]
        seen, _, over, _, _ = envs.step(np.array(actions))
        return learners, int(over.sum())

    return work


def _batch(settings: dict[str, Any], games: int) -> Work:
    env, rng = BatchEnv(games=games, **settings), Random(1)
    turns = env.reset(seed=1)

    def work() -> Done:
        nonlocal turns
        turns = env.step([rng.choice(mask.nonzero()[0]) for mask in turns.action_mask])
        return games, int(turns.over.sum())

    return work
