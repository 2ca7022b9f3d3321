"""Games played at random, always the same ones: they show how long lists grow and numbers get."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ruledock.game.game import Game
from ruledock.linking.ruleset import Ruleset
from ruledock.linking.table import new_table

GAMES = range(8, 25)
"""The least and most random games to play."""
CHOICES = 4000
"""After the least games, stop once they made this many choices together."""
LOOKS = 400
"""About how many tables to look at, beside those at the end of each game."""


def sample_games(ruleset: Ruleset) -> list[Game]:
    """Copies of games under way, with every kind of decision that came up."""
    return list(_games(ruleset))


def _games(ruleset: Ruleset) -> Iterator[Game]:
    met: set[str] = set()
    made = 0
    for seed in range(GAMES.stop):
        if seed >= GAMES.start and made > CHOICES:
            break
        game, rng = Game(new_table(ruleset, f"{seed:032x}")), Random(seed)
        often = LOOKS / max(CHOICES, GAMES.start * made / max(seed, 1))
        while not game.over:
            decision = game.decisions[0]
            if decision.kind not in met or rng.random() < often:
                met.add(decision.kind)
                yield game.copy()
            game.choose(decision, rng.randrange(len(decision.options)))
            made += 1
        yield game.copy()
