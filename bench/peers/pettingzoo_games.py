"""PettingZoo: random playouts of classic games through its environments."""

from importlib import import_module
from random import Random

from loop import answer

NAMES = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "gin_rummy_v4", "chess_v6")
STEPS = "steps "
"""Before a game's name: all steps with observation and mask count, not decisions alone."""


def playouts(module, every=False):
    """Whole random games; *every* step counts, or only those with a choice."""
    env, random = module.env(), Random(7).random

    def work():
        env.reset(seed=int(random() * 2**31))
        decided = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = observation["action_mask"].nonzero()[0]
            count = len(legal)
            decided += every or count > 1
            env.step(int(legal[int(random() * count)]))
        return decided, 1

    return work


def found():
    """The games that this release has and that can be played here."""
    for name in NAMES:
        try:
            module = import_module(f"pettingzoo.classic.{name}")
            work = playouts(module)
            work()
        except Exception:  # releases differ in what they hold and need
            continue
        yield name, work
        yield STEPS + name, playouts(module, every=True)


if __name__ == "__main__":
    answer("pettingzoo", dict(found()))
