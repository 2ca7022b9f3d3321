"""RLCard: random playouts on its bare games, without the environment's observation arrays."""

from random import Random

import rlcard
from loop import answer

NAMES = ("uno", "gin-rummy")


def playouts(name):
    """Whole random games."""
    game, random = rlcard.make(name, {"seed": 7}).game, Random(7).random
    legal_of = game.judge.get_legal_actions if hasattr(game, "judge") else game.get_legal_actions

    def work():
        game.init_game()
        decided = 0
        while not game.is_over():
            legal = legal_of()
            count = len(legal)
            decided += count > 1
            game.step(legal[int(random() * count)])
        return decided, 1

    return work


if __name__ == "__main__":
    answer("rlcard", {name: playouts(name) for name in NAMES})
