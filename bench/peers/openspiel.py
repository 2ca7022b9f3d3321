"""OpenSpiel: random playouts of games in Python and in C++, and its search among unknown worlds."""

from random import Random

import pyspiel
from loop import answer
from open_spiel.python.games import (  # noqa: F401  (importing registers them)
    block_dominoes,
    kuhn_poker,
    liars_poker,
    tic_tac_toe,
)

NAMES = (
    "python_block_dominoes",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_kuhn_poker",
    "gin_rummy",
)


def playouts(name):
    """Whole random games; the short ones several at a time."""
    game, rng = pyspiel.load_game(name), Random(7)
    several = 1 if name == "gin_rummy" else 10

    def work():
        return sum(play(game.new_initial_state(), rng) for _ in range(several)), several

    return work


def play(state, rng):
    """One game; the number of its real decisions."""
    random, decided = rng.random, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), random()))
            continue
        legal = state.legal_actions()
        count = len(legal)
        decided += count > 1
        state.apply_action(legal[int(random() * count)])
    return decided


def drawn(outcomes, luck):
    """The outcome that luck falls on."""
    for action, chance in outcomes:
        luck -= chance
        if luck < 0:
            return action
    return outcomes[-1][0]


def search(name, simulations=200):
    """Information-set tree search in C++ from the first decision, with random rollouts."""
    state, rng = pyspiel.load_game(name).new_initial_state(), Random(7)
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    rollouts, most = pyspiel.RandomRolloutEvaluator(1, 7), pyspiel.ISMCTSFinalPolicyType
    bot = pyspiel.ISMCTSBot(7, rollouts, 2.0, simulations, -1, most.MAX_VISIT_COUNT, False, False)

    def work():
        bot.step(state)
        return simulations, 0

    return work


if __name__ == "__main__":
    tasks = {name: playouts(name) for name in NAMES}
    answer("open_spiel", {**tasks, "search gin_rummy": search("gin_rummy")})
