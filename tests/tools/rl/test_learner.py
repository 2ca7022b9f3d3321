"""One learner among bots, policies as bots, and several games in one call."""

from __future__ import annotations

import pickle
from collections import Counter
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ruledock
from ruledock.errors import ConfigError, RuledockError
from ruledock.linking.game_spec import Result
from ruledock.testing.effort import Scaled
from ruledock_rl import BatchEnv, LearnerEnv, PolicyBot, SoloEnv, TableEnv, difference, rank, won
from ruledock_rl.space import space_of
from tests.tools.rl.tables import TABLES, config


def first_legal(seen: Any) -> int:
    return int(seen["action_mask"].argmax())


def evenly(seen: Any) -> Any:
    return np.arange(len(seen["action_mask"]))


def play(env: Any, rng: Any) -> float:
    over, reward = False, 0.0
    while not over:
        assert env.action_masks().sum() > 1, "what leaves no choice is not asked"
        _, reward, over, _, info = env.step(rng.choice(np.flatnonzero(env.action_masks())))
        assert not info["refused"]
    return reward


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
@pytest.mark.parametrize("name", TABLES)
def test_gymnasium_finds_nothing_to_complain_about(name: str) -> None:
    check_env(LearnerEnv(config(name), render_mode="ansi"))


def test_the_seat_moves_on_with_each_game() -> None:
    env = LearnerEnv("auction", players=3, opponents=["greedy", "random"])
    rng = np.random.default_rng(1)
    seats = []
    for number in range(4):
        _, info = env.reset(seed=1 if number == 0 else None)
        seats.append(info["seat"])
        reward = play(env, rng)
        assert env.playing is not None
        assert reward == won(env.playing.game.result)[info["seat"]]
    assert seats == [0, 1, 2, 0]
    env = LearnerEnv("auction", players=3, seat=2)
    assert [env.reset()[1]["seat"] for _ in range(3)] == [2, 2, 2]


@pytest.mark.parametrize("opponents", ["greedy", ["greedy"], [ruledock.GreedyBot]])
def test_one_opponent_stands_for_all(opponents: Any) -> None:
    env = LearnerEnv("auction", players=3, opponents=opponents, seat=1)
    env.reset(seed=1)
    assert {seat: type(bot).__name__ for seat, bot in env._bots.items()} == {
        0: "GreedyBot", 2: "GreedyBot",
    }  # fmt: skip


def test_the_same_seed_plays_the_same_games_against_bots() -> None:
    lines = []
    for _ in range(2):
        env, rng = LearnerEnv("sea_salt_paper", opponents="greedy"), np.random.default_rng(3)
        env.reset(seed=3)
        play(env, rng)
        assert env.playing is not None
        lines.append(env.playing.game.record.choices)
    assert lines[0] == lines[1]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"opponents": ["greedy", "greedy"]}, "found 2 of them, expected one for all"),
        ({"opponents": "gredy"}, 'did you mean "greedy"'),
        ({"opponents": [5]}, "opponents: found 5"),
        ({"seat": 2}, "seat: found 2, expected 0 to 1"),
    ],
)
def test_wrong_opponents_are_told(given: Any, told: str) -> None:
    with pytest.raises(ConfigError, match=told):
        LearnerEnv("sea_salt_paper", **given)


def test_ids_of_gymnasium_name_every_game() -> None:
    env = gymnasium.make("ruledock_rl.ids:ruledock/sea_salt_paper-v0", opponents="greedy")
    assert isinstance(env.unwrapped, LearnerEnv)
    observation, _ = env.reset(seed=1)
    env.step(first_legal(observation))
    assert "ruledock/isle-v0" in gymnasium.registry


def learner() -> LearnerEnv:
    return LearnerEnv("sea_salt_paper", opponents="greedy")


def test_a_vector_environment_of_several_runs_in_processes(scaled: Scaled) -> None:
    several = scaled(3, 8)
    envs = gymnasium.vector.AsyncVectorEnv([learner] * several, context="spawn")
    try:
        seen, _ = envs.reset(seed=1)
        alone = learner()
        for place in range(several):
            mine, _ = alone.reset(seed=1 + place)
            assert np.array_equal(seen["observation"][place], mine["observation"])
        for _ in range(20):
            seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
        assert seen["observation"].shape == (several, alone.encoding.size)
    finally:
        envs.close()


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["auction", "kockombat", "isle-2-modules", "family", "solo"])
def test_every_environment_runs_in_processes(name: str) -> None:
    """Those for several players with a learner among bots, that for one as it is."""
    kind: Any = SoloEnv if name == "solo" else LearnerEnv
    make = partial(kind, config(name))
    envs = gymnasium.vector.AsyncVectorEnv([make] * 2, context="spawn")
    try:
        seen, _ = envs.reset(seed=4)
        alone = make()
        mine, _ = alone.reset(seed=5)
        for _ in range(10):
            actions = seen["action_mask"].argmax(axis=1)
            seen, *_ = envs.step(actions)
            mine, *_ = alone.step(actions[1])
        for part, values in mine.items():
            assert np.array_equal(seen[part][1], values)
    finally:
        envs.close()


def test_a_learner_travels_in_the_middle_of_a_game() -> None:
    env, rng = learner(), np.random.default_rng(2)
    env.reset(seed=2)
    for _ in range(5):
        env.step(rng.choice(np.flatnonzero(env.action_masks())))
    other = pickle.loads(pickle.dumps(env))
    for _ in range(5):
        action = first_legal({"action_mask": env.action_masks()})
        mine, yours = env.step(action), other.step(action)
        assert np.array_equal(mine[0]["observation"], yours[0]["observation"])
        assert mine[1:] == yours[1:]


def test_state_holds_what_all_know_and_human_prints(capsys: pytest.CaptureFixture[str]) -> None:
    env = TableEnv("isle", players=2, render_mode="human")
    env.reset(seed=1)
    assert env.state().shape == env.state_space.shape
    assert env.state_space.contains(env.state())
    both = [env.observe(agent) for agent in env.possible_agents]
    rows = np.concatenate([one["observation"] for one in both])
    assert np.array_equal(env.state()[: len(rows)], rows)
    assert env.render() is None
    assert "Day 1" in capsys.readouterr().out
    for agent, one in zip(env.possible_agents, both, strict=True):
        assert np.array_equal(env.action_mask(agent), one["action_mask"])


# -- policies ------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", [first_legal, evenly])
def test_a_policy_sits_where_a_bot_sits(policy: Any) -> None:
    bots = [partial(make_bot, policy), "random"]
    played = list(ruledock.simulate(config("auction-2"), 3, bots, seed=1))
    again = list(ruledock.simulate(config("auction-2"), 3, bots, seed=1, workers=2))
    assert played == again and len(played) == 3


def make_bot(policy: Any, seed: int) -> PolicyBot:
    return PolicyBot(policy)


def test_a_policy_plays_in_a_game_as_in_its_environment() -> None:
    """The same choices come of it, action by action."""
    env = LearnerEnv("isle", players=2, opponents=lambda seed: PolicyBot(first_legal), seat=0)
    seen, _ = env.reset(seed=4)
    over = False
    while not over:
        seen, _, over, _, _ = env.step(first_legal(seen))
    assert env.playing is not None
    record = env.playing.game.record
    game = ruledock.new(config("isle-2"), seed=record.start["seed"])
    ruledock.playout(game, PolicyBot(first_legal))
    assert game.record.choices == record.choices


def test_a_policy_is_a_bot_by_name() -> None:
    bots = ["policy:of=tests.tools.rl.test_learner.first_legal", "greedy"]
    assert len(list(ruledock.simulate(config("sea-2"), 2, bots, seed=1))) == 2
    with pytest.raises(ConfigError, match="cannot be imported"):
        ruledock.simulate(config("sea-2"), 1, ["policy:of=tests.nowhere.nothing", "random"])


def test_a_policy_refuses_another_table() -> None:
    bot = PolicyBot(first_legal, space_of(config("sea-2")).encoding)
    with pytest.raises(ConfigError, match="trained at another table"):
        ruledock.playout(ruledock.new(config("sea-4"), seed=1), bot)
    ruledock.playout(ruledock.new(config("sea-2"), seed=1), bot)


# -- several games at once -----------------------------------------------------------------


@pytest.mark.parametrize("name", ["auction", "isle-2"])
def test_a_batch_plays_the_games_of_single_environments(name: str) -> None:
    batch = BatchEnv(config(name), 3, reward="rank")
    single = TableEnv(config(name), reward=rank)
    turns = batch.reset(seed=5)
    ended: Counter[int] = Counter()
    games = {}
    single.reset(seed=5)
    for place in range(3):
        games[place] = single.playing
        single.reset()
    while ended[0] < 1:
        actions = turns.action_mask.argmax(axis=1)
        for place in range(3):
            playing = games[place]
            assert playing is not None
            if ended[place]:
                continue
            assert turns.players[place] == playing.player
            assert np.array_equal(turns.observation[place], playing.observe(playing.player))
            for board, planes in playing.boards(playing.player).items():
                assert np.array_equal(turns.planes[board][place], planes)
            playing.step(int(actions[place]))
        turns = batch.step(actions)
        for place in np.flatnonzero(turns.over):
            if not ended[place]:
                playing = games[place]
                assert playing is not None and playing.over
                assert tuple(turns.rewards[place]) == rank(playing.game.result)
            ended[place] += 1


def test_a_batch_wants_an_action_for_each_game() -> None:
    batch = BatchEnv("auction", 2)
    batch.reset(seed=1)
    with pytest.raises(ConfigError, match="found 1, expected one for each of 2 games"):
        batch.step([0])
    with pytest.raises(RuledockError, match="is not open to player"):
        batch.step([-1, -1])
    with pytest.raises(ConfigError, match="games: found 0"):
        BatchEnv("auction", 0)


@pytest.mark.parametrize(
    ("totals", "winners", "ranks", "differences"),
    [
        ((3, 1), (0,), (1, -1), (2, -2)),
        ((3, 3), (0,), (1, -1), (0, 0)),
        ((1, 2, 3, 4), (3,), (-1, -1 / 3, 1 / 3, 1), (-3, -2, -1, 1)),
        ((4, 2, 4), (0, 2), (0.5, -1, 0.5), (0, -2, 0)),
    ],
)
def test_ranks_and_differences(totals: Any, winners: Any, ranks: Any, differences: Any) -> None:
    result = Result(totals, winners, ())
    assert rank(result) == pytest.approx(ranks)
    assert difference(result) == differences
