"""Our side of most comparisons: whole games at random, and games half way through."""

from __future__ import annotations

import gc
from collections.abc import Callable
from itertools import count
from random import Random

import ruledock
from bench.harness import Done, Work
from ruledock.game.new_game import new_game
from ruledock.game.seat import Seat
from ruledock.linking.config import Config


class CountingBot:
    """Chooses at random and counts what it is asked, which always has two options or more."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed).random
        self.decisions = 0

    def __call__(self, seat: Seat) -> int:
        self.decisions += 1
        return int(self._random() * len(seat.decision.options))


def playouts(config: Config, games: int = 1) -> Work:
    """Whole random games by ``playout``."""
    seeds = count()

    def work() -> Done:
        bot = CountingBot(next(seeds))
        for _ in range(games):
            ruledock.playout(new_game(config, next(seeds)), bot)
        return bot.decisions, games

    return work


def chooses(config: Config, games: int = 1) -> Work:
    """Whole random games by ``choose``, which checks what it is given."""
    seeds = count()

    def work() -> Done:
        decided = 0
        for _ in range(games):
            game, random = new_game(config, next(seeds)), Random(next(seeds)).random
            while not game.over:
                decision = game.decisions[0]
                options = decision.options
                size = len(options)
                decided += size > 1
                game.choose(decision, options[int(random() * size)])
        return decided, games

    return work


def mid_game(config: Config, seed: int = 5) -> ruledock.Game:
    """A random game, half of its choices made."""
    return half_way(new_game(config, seed), seed)


def half_way(start: ruledock.Game, seed: int) -> ruledock.Game:
    """A game played on at random from its start, half of its choices made."""
    whole = ruledock.playout(start.copy(), ruledock.RandomBot(seed))
    game = start.copy()
    for who, made in whole._history.since(0)[: len(whole._history) // 2]:
        game._apply(who, made)
    return game


def kept_memory(make: Callable[[int], ruledock.Game], games: int = 20) -> list[float]:
    """The bytes that each further live game keeps, beside the rules that all share."""
    import tracemalloc  # late: PyPy has none

    found = []
    for seed in range(games):  # what is made once for all games is there before counting begins
        make(seed)
    tracemalloc.start()
    for _ in range(3):
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        live = [make(seed) for seed in range(games)]
        gc.collect()
        found.append((tracemalloc.get_traced_memory()[0] - before) / games)
        del live
    tracemalloc.stop()
    return found
