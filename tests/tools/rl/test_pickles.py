"""Environments travel to the processes of vector environments, in the middle of a game too."""

import copy
import pickle
from random import Random

import gymnasium
import numpy as np
import pytest

from ruledock_rl import BatchEnv, LearnerEnv, SoloEnv, TableEnv
from ruledock_rl.space import space_of
from tests.tools.rl.tables import TABLES, config


def travel(thing):
    return pickle.loads(pickle.dumps(thing))


def play(env, rng):
    """Play a game on, and tell all that an agent could notice."""
    told = []
    while not env.playing.over:
        action = rng.choice(env.playing.legal)
        told.append((env.agent_selection, action, env.observe(env.agent_selection)))
        env.step(action)
    return [(who, action, seen["observation"].tolist()) for who, action, seen in told], env.rewards


SHORT = {"crates": 1, "brambles": 5}
"""Actions into the middle of games that last only a few."""


@pytest.mark.parametrize("carry", [travel, copy.deepcopy])
@pytest.mark.parametrize("name", TABLES)
def test_an_environment_goes_on_where_it_was(name, carry):
    env, rng = TableEnv(config(name)), Random(4)
    assert carry(env).playing is None
    env.reset(seed=3)
    for _ in range(SHORT.get(name, 25)):
        env.step(rng.choice(env.playing.legal))
    other = carry(env)
    assert not env.playing.over
    assert other.playing.said == env.playing.said
    assert play(other, Random(1)) == play(env, Random(1))
    env.reset()
    other.reset()
    assert other.playing.game.record == env.playing.game.record


@pytest.mark.parametrize("carry", [travel, copy.deepcopy])
def test_a_solo_environment_goes_on_where_it_was(carry):
    env, rng = SoloEnv("isle", players=1, modules=["sister"]), Random(4)
    env.reset(seed=3)
    for _ in range(25):
        env.step(rng.choice(env.playing.legal))
    other = carry(env)
    action = env.playing.legal[-1]
    mine, theirs = env.step(action), other.step(action)
    assert np.array_equal(mine[0]["observation"], theirs[0]["observation"])
    assert mine[1:] == theirs[1:]
    assert np.array_equal(env.reset()[0]["observation"], other.reset()[0]["observation"])


@pytest.mark.parametrize("carry", [travel, copy.deepcopy])
@pytest.mark.parametrize("name", TABLES)
def test_a_learner_goes_on_where_it_was(name, carry):
    env, rng = LearnerEnv(config(name)), Random(4)
    carry(env).reset(seed=3)
    env.reset(seed=3)
    for _ in range(SHORT.get(name, 12)):
        env.step(rng.choice(env.playing.legal))
    other = carry(env)
    assert learn(other, Random(1)) == learn(env, Random(1))


def learn(env, rng):
    """Play a game on, and tell what the learner saw and got."""
    told = []
    while not env.playing.over:
        seen, *rest = env.step(rng.choice(env.playing.legal))
        told.append((seen["observation"].tolist(), rest[:3]))
    return told, env.reset()[0]["observation"].tolist()


@pytest.mark.parametrize("carry", [travel, copy.deepcopy])
@pytest.mark.parametrize("name", TABLES)
def test_games_side_by_side_go_on_where_they_were(name, carry):
    env, rng = BatchEnv(config(name), 2), Random(4)
    env.reset(seed=3)
    for _ in range(SHORT.get(name, 12)):
        env.step([rng.choice(one.legal) for one in env.playing])
    other = carry(env)
    assert learn_several(other, Random(1)) == learn_several(env, Random(1))


def learn_several(env, rng):
    """Take some more actions, and tell what was seen."""
    told = []
    for _ in range(40):
        turns = env.step([rng.choice(one.legal) for one in env.playing])
        seen = (turns.players, turns.observation, turns.action_mask, turns.rewards)
        told.append([one.tolist() for one in seen])
    return told, [one.game.record for one in env.playing]


def test_spaces_are_shared_within_a_process():
    space = space_of(config("isle-2"))
    assert travel(space) is space
    assert copy.deepcopy(space) is space


def solo():
    return SoloEnv("isle", modules=["sister"])


def test_a_vector_environment_runs_it_in_processes():
    envs = gymnasium.vector.AsyncVectorEnv([solo, solo], context="spawn")
    try:
        seen, _ = envs.reset(seed=1)
        alone = [solo(), solo()]
        for place, env in enumerate(alone):
            assert np.array_equal(
                seen["observation"][place], env.reset(seed=1 + place)[0]["observation"]
            )
    finally:
        envs.close()
