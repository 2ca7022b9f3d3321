"""PettingZoo: random playouts of classic games through its environments."""

from importlib import import_module
from random import Random

from loop import answer

NAMES = ("connect_four_v3",)


def playouts(module):
    """Whole random games."""
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
            decided += count > 1
            env.step(int(legal[int(random() * count)]))
        return decided, 1

    return work


def found():
    """The games that this release has and that can be played here."""
    for name in NAMES:
        try:
            work = playouts(import_module(f"pettingzoo.classic.{name}"))
            work()
        except Exception:  # releases differ in what they hold and need
            continue
        yield name, work


if __name__ == "__main__":
    answer("pettingzoo", dict(found()))
