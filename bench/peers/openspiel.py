"""OpenSpiel: random playouts of games written in Python, and of C++ games driven from Python."""

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


if __name__ == "__main__":
    answer("open_spiel", {name: playouts(name) for name in NAMES})
