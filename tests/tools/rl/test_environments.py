"""The environments pass the tests of their libraries, and play the very games of the rules."""

from __future__ import annotations

import sys
import warnings
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import ruledock
import ruledock_rl as field
from ruledock.errors import ConfigError, RuledockError
from ruledock.linking.game_spec import Result
from ruledock.testing import Act
from ruledock.testing.effort import Scaled
from ruledock_rl import SoloEnv, TableEnv, points, won
from tests.tools.rl.tables import TABLES, config

# Said of every environment whose observations hold a mask.
MASKED = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}


@pytest.mark.parametrize("name", TABLES)
def test_pettingzoo_finds_nothing_to_complain_about(name: str, scaled: Scaled) -> None:
    cycles = scaled(12, 1000)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(TableEnv(config(name), render_mode="ansi"), num_cycles=cycles)
        seed_test(lambda: TableEnv(config(name)), num_cycles=cycles)
    assert {str(one.message) for one in said} <= MASKED


@pytest.mark.parametrize("name", TABLES)
def test_a_game_in_the_environment_is_the_game_of_the_same_choices(name: str) -> None:
    env = TableEnv(config(name), reward=points)
    env.reset(seed=11)
    rng = Random(11)
    for agent in env.agent_iter():
        if env.terminations[agent]:
            break
        assert env.playing is not None
        assert agent == f"player_{env.playing.player}"
        env.step(rng.choice(env.playing.legal))
    assert env.playing is not None
    record = env.playing.game.record
    plain = ruledock.new(config(name), seed=record.start["seed"])
    for line in record.choices:
        Act.of(line, plain).on(plain)
    assert plain.over
    assert plain.result.totals == env.playing.game.result.totals
    sign = -1 if plain.result.fewest_win else 1
    worth = [sign * total for total in plain.result.totals]
    assert [env.rewards[agent] for agent in env.possible_agents] == worth


def test_rewards_reach_every_agent_once() -> None:
    env = TableEnv("kockombat")
    env.reset(seed=5)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    space = env.action_space("player_0")
    space.seed(5)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        earned[agent] += reward
        assert observation is not None
        env.step(None if over else int(space.sample(observation["action_mask"])))
    assert env.playing is not None
    assert earned == dict(zip(earned, won(env.playing.game.result), strict=True))
    assert not env.agents


def test_an_agent_that_says_what_is_not_open_is_refused() -> None:
    env = TableEnv("auction")
    env.reset(seed=1)
    mask = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(RuledockError, match="is not open to player"):
        env.step(int(np.argmin(mask)))
    assert (env.observe(env.agent_selection)["action_mask"] == mask).all()


@pytest.mark.parametrize("kind", [TableEnv, SoloEnv])
@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"reward": 5}, "reward: found 5, expected a function"),
        ({"reward": "wins"}, "reward: no 'wins'; "),
        ({"render_mode": "foo"}, "render_mode: found 'foo', expected ansi or human, or None"),
    ],
)
def test_what_an_environment_cannot_be_made_with_is_told(kind: Any, given: Any, told: str) -> None:
    with pytest.raises(ConfigError, match=told):
        kind(config("solo"), **given)


@pytest.mark.parametrize("kind", [TableEnv, SoloEnv])
def test_an_environment_is_made_of_a_configuration_or_a_name(kind: Any) -> None:
    with pytest.raises(ConfigError, match="found 5, expected a configuration or a game's name"):
        kind(5)


@pytest.mark.parametrize("kind", [TableEnv, SoloEnv])
def test_nobody_steps_before_a_game_is_dealt(kind: Any) -> None:
    env = kind(config("solo"), render_mode="ansi")
    for early in (lambda: env.step(0), env.render):
        with pytest.raises(RuledockError, match="reset the environment first"):
            early()


def test_an_agent_on_turn_must_act_and_nobody_does_when_all_is_over() -> None:
    env = TableEnv("brambles", players=2)
    env.reset(seed=1)
    with pytest.raises(RuledockError, match="player_0 is on turn: found no action"):
        env.step(None)
    for agent in env.agent_iter():
        over = env.terminations[agent]
        assert env.playing is not None
        env.step(None if over else env.playing.legal[0])
    with pytest.raises(RuledockError, match="over for all agents; reset"):
        env.step(0)


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
def test_gymnasium_finds_nothing_to_complain_about() -> None:
    check_env(SoloEnv(config("solo"), render_mode="ansi"))


def test_a_game_alone_ends_with_what_it_is_worth() -> None:
    env = SoloEnv(config("solo"))
    observation, info = env.reset(seed=3)
    rng, over, reward = np.random.default_rng(3), False, 0.0
    while not over:
        closed = np.flatnonzero(observation["action_mask"] == 0)
        before = env.playing.game.save() if env.playing else {}
        _, worth, _, _, info = env.step(rng.choice(closed))
        assert info["refused"] and not worth
        assert env.playing is not None and env.playing.game.save() == before
        open_ = np.flatnonzero(observation["action_mask"])
        observation, reward, over, _, info = env.step(rng.choice(open_))
        assert not info["refused"]
    assert env.playing is not None
    assert (reward,) == won(env.playing.game.result)


def test_an_environment_for_one_seats_one() -> None:
    with pytest.raises(ConfigError, match="found 2, expected 1"):
        SoloEnv("auction")


@pytest.mark.parametrize(
    ("totals", "winners", "worth"),
    [
        ((3, 1), (0,), (1, -1)),
        ((3, 3), (0, 1), (0, 0)),
        ((1, 2, 3, 4), (3,), (-1 / 3, -1 / 3, -1 / 3, 1)),
        ((4, 2, 3, 4), (0, 3), (1 / 3, -1 / 3, -1 / 3, 1 / 3)),
        ((4,), (0,), (1,)),
        ((4,), (), (-1,)),
        ((1, 1), (), (0, 0)),
    ],
)
def test_what_one_wins_the_others_lose(totals: Any, winners: Any, worth: Any) -> None:
    result = Result(totals, winners, ())
    assert won(result) == pytest.approx(worth)
    assert points(result) == totals


def test_what_is_missing_is_said_with_its_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "ruledock_rl.spiel", raising=False)
    with pytest.raises(ConfigError, match=r"pyspiel; install it with: .*ruledock\[openspiel\]'"):
        field.spiel_game  # noqa: B018
