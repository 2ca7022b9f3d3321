"""What the training scripts of examples/learning rest on; the network itself needs jax."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ruledock
from ruledock_rl import difference, won
from ruledock_rl.space import space_of
from tests.tools.rl.tables import config

LEARNING = Path(__file__).resolve().parents[3] / "examples" / "learning"


@pytest.fixture
def scripts(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The modules of that folder, by their short names, for one test."""
    monkeypatch.syspath_prepend(LEARNING)
    names = ("games", "returns", "policies", "boats")
    yield {name: importlib.import_module(name) for name in names}
    for name in (*names, "layers", "looking"):
        del sys.modules[name]


def test_a_trained_network_sits_as_a_bot(
    scripts: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One that prefers the largest number of its last bias plays as that says."""
    space = space_of(config("sea-2"))
    inputs, actions = space.encoding.size, space.actions.size
    shapes = {"first": (inputs, 8), "second": (8, 8), "action": (8, actions)}
    net: dict[str, Any] = {name: np.zeros(shape, np.float32) for name, shape in shapes.items()}
    net |= {f"{name} bias": np.zeros(shape[1], np.float32) for name, shape in shapes.items()}
    net["action bias"] = np.arange(actions, dtype=np.float32)
    game = json.dumps({"game": "sea_salt_paper", "players": 2})
    np.savez(tmp_path / "policy.npz", **net, game=game)
    monkeypatch.setenv("LEARNED", str(tmp_path / "policy.npz"))
    found = list(ruledock.simulate(config("sea-2"), 1, "policy:of=policies.learned", seed=1))
    last = "policy:of=tests.tools.rl.test_baselines.last"
    assert found == list(ruledock.simulate(config("sea-2"), 1, last, seed=1))


def last(seen: Any) -> int:
    return int(np.flatnonzero(seen["action_mask"])[-1])


def test_places_are_told_of_exactly_where_a_tile_may_lie(scripts: Any) -> None:
    """What is worked out from planes and outlines agrees with the rules, on the way of a game."""
    tables = scripts["games"].Games("isle", ["self"], 3, players=1, modules=["sister"])
    boats, turns = tables.looking.boats, tables.turns
    rival = scripts["games"].Rival(tables.space, "scholar", 5)
    seen: dict[str, int] = {}
    while not tables.won:
        row, mask = tables.row()[0], turns.action_mask[0]
        told = row[-boats.shapes[1][0] * boats.shapes[1][1] :].reshape(boats.shapes[1])
        for name, stage, fits in (
            ("spot", boats.spot, told[:-2, 0].reshape(-1, 2).any(1)),
            ("side", boats.side, np.repeat(told[-2:, 0] > 0, boats.side.size // 2)),
        ):
            legal = mask[stage.first : stage.first + stage.size].astype(bool)
            if legal.any():
                assert (fits >= legal).all() if name == "side" else (fits == legal).all()
                seen[name] = seen.get(name, 0) + 1
        tables.step([rival(tables.env.playing[0])])
    assert seen["spot"] > 5 and seen["side"] > 2


def test_a_rival_plays_the_game_of_its_bot(scripts: Any) -> None:
    """Said action by action, the bot's choices are the same."""
    tables = scripts["games"].Games("sea_salt_paper", ["self"], 3, players=2)
    playing = tables.env.playing[0]
    game = ruledock.new("sea_salt_paper", players=2, seed=playing.game.record.start["seed"])
    rivals = [scripts["games"].Rival(tables.space, "greedy", 5) for _ in range(2)]
    while not tables.won:
        tables.step([rivals[playing.player](playing)])
    ruledock.playout(game, [rivals[0].bot.__class__(5) for _ in range(2)])
    assert playing.game.result.totals == game.result.totals


def test_rewards_of_steps_add_up_to_what_the_game_was_worth(scripts: Any) -> None:
    """Alone on the isle: many steps are told what they added, and nothing is told twice."""
    tables = scripts["games"].Games("isle", ["self"], 3, players=1, modules=["sister"])
    rng, told, worths = np.random.default_rng(1), [], []
    for number in range(2):
        playing, rewards = tables.env.playing[0], []
        while len(tables.won) == number:
            gained, ended = tables.step([rng.choice(playing.legal)])
            rewards.append(float(gained[0, 0]))
            assert bool(ended[0]) == playing.over
        told.append(sum(map(bool, rewards)))
        result = playing.game.result
        worth = difference(result)[0] / scripts["games"].SCALE + won(result)[0]
        assert sum(rewards) == pytest.approx(worth, abs=1e-4)
        worths.append(worth)
    assert min(told) > 3 and worths[0] != worths[1]


def test_each_round_counts_by_itself(scripts: Any) -> None:
    """Without decay, a step is worth all that comes until its round ends, and nothing later."""
    steps = scripts["games"].Steps.empty(5, 1, 2, 1, 1)
    steps.learns[:, 0] = [True, True, True, True, False]
    steps.player[:, 0] = [0, 1, 0, 0, 1]
    steps.reward[:, 0] = [[0, 0], [1, -1], [2, 0], [0.5, 0], [0, 0]]
    steps.ended[:, 0] = [False, False, True, False, False]
    when, where, target, more = scripts["returns"].returns(steps, 1.0)
    found = dict(zip(when.tolist(), target.tolist(), strict=True))
    assert found == {0: 3.0, 1: -1.0, 2: 2.0}, "the last step of a player has no end yet"
    assert not where.any() and np.allclose(more, target)
