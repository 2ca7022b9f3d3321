"""What OpenSpiel says about the games; run as a program, where OpenSpiel is installed.

OpenSpiel weighs 200 MiB with what it needs and is not to be had on every platform, so that not
every developer must install it: .ci/run runs this in an environment of its own.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts

from ruledock_rl import spiel_game

MODULES = ["creatures", "events", "kittens"]
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("sea_salt_paper", {"players": 2}),
    ("sea_salt_paper", {"players": 4}),
    ("kockombat", {}),
    ("kockombat", {"choice": "limited", "games": 2}),
    ("isle", {"players": 2}),
    ("isle", {"players": 2, "modules": ["family"]}),
    ("isle", {"players": 4, "modules": ["creatures", "family", "kittens"]}),
    ("isle", {"players": 2, "modules": MODULES}),
    ("isle", {"players": 3, "modules": MODULES}),
    ("isle", {"players": 4, "modules": MODULES}),
    ("isle", {"players": 1, "modules": ["sister"]}),
    ("isle", {"players": 1, "modules": [*MODULES, "sister"]}),
]


def check_random_simulations(game: Any, sims: int) -> None:
    """OpenSpiel's own test. It cannot save the luck of any game written in Python."""
    pyspiel.random_sim_test(game, num_sims=sims, serialize=False, verbose=False)


def check_saved_states(game: Any) -> None:
    """A state saved and loaded is the same, whoever acts."""
    rng, state, kinds = Random(1), game.new_initial_state(), set()
    while not state.is_terminal():
        kinds.add(state.is_chance_node())
        if rng.random() < 0.2:
            back = game.deserialize_state(state.serialize())
            assert str(back) == str(state)
            assert back.legal_actions() == state.legal_actions()
            assert back.history() == state.history()
        state.apply_action(rng.choice(state.legal_actions()))
    assert kinds == {True, False}


def check_chance_is_sampled(game: Any) -> None:
    """One chance node leads to many worlds."""
    worlds = set()
    root = game.new_initial_state()
    for _ in range(10):
        dealt = root.clone()
        dealt.apply_action(dealt.legal_actions()[0])
        worlds.add(str(dealt))
    assert len(worlds) == 10


def check_guessed_states(game: Any) -> None:
    """Who is on turn cannot tell a guessed state from the real one."""
    rng, state = Random(2), game.new_initial_state()
    while not state.is_terminal():
        player = state.current_player()
        if player >= 0 and rng.random() < 0.2:
            other = state.resample_from_infostate(player, rng.random)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))
    if game.num_players() == 1:  # somebody who plays alone wins or loses, and nobody pays for it
        assert abs(state.returns()[0]) == 1
    else:
        assert abs(sum(state.returns())) < 1e-9


def check_search_runs(game: Any) -> None:
    """OpenSpiel's search among information sets plays a few actions: it asks for guesses."""
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, luck), 2.0, 4,
        random_state=luck, use_observation_string=True,
    )  # fmt: skip
    state = game.new_initial_state()
    for _ in range(6):
        action = state.legal_actions()[0] if state.is_chance_node() else bot.step(state)
        state.apply_action(action)


def check_exact_methods() -> None:
    """With explicit chance OpenSpiel's own regret minimisation solves the game itself."""
    game = spiel_game("crates", chance="explicit", reward="points")
    pyspiel.random_sim_test(game, num_sims=20, serialize=True, verbose=False)
    solver = cfr.CFRPlusSolver(game)
    found = []
    for more in (1, 9, 30):
        for _ in range(more):
            solver.evaluate_and_update_policy()
        found.append(exploitability.exploitability(game, solver.average_policy()))
    assert found[0] > 4 * found[1] > 16 * found[2], found
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
    assert abs(value[0] + 1 / 18) < 0.005, value
    print(f"{game}: exploitability {found[0]:.3f}, {found[1]:.4f}, {found[2]:.4f}", flush=True)


def main(sims: int) -> None:
    check_exact_methods()
    for name, settings in GAMES:
        game = spiel_game(name, rng_seed=7, **settings)
        check_random_simulations(game, sims)
        check_saved_states(game)
        check_chance_is_sampled(game)
        check_guessed_states(game)
        check_search_runs(game)
        again = pyspiel.load_game(game.get_type().short_name)
        assert again.num_distinct_actions() == game.num_distinct_actions()
        print(f"{game}: {sims} random simulations, and all else", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
