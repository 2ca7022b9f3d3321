"""The greedy bot: takes the option after which it has the best score at its next decision."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ruledock.errors import ConfigError
from ruledock.game.seat import Seat

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.game.game import Game


class GreedyBot:
    """Tries options in guessed games, with random answers by the others, and takes the best.

    It knows no game: it only compares :meth:`ruledock.Game.score`. A game may bring a greedy bot of
    its own, which knows more; then the name ``"greedy"`` means that one.
    """

    def __init__(self, seed: int = 0, *, options: int = 40, guesses: int = 3, far: int = 12):
        for name, found, least in (
            ("options", options, 1),
            ("guesses", guesses, 1),
            ("far", far, 0),
        ):
            if found < least:
                raise ConfigError(f"greedy: {name}: found {found}, expected {least} or more")
        self._rng = Random(seed)
        self.options = options
        """How many options to try, drawn at random if there are more."""
        self.guesses = guesses
        """How many guessed games to try each option in."""
        self.far = far
        """How many choices of others to look ahead."""

    def __call__(self, seat: Seat) -> int:
        count = len(seat.decision.options)
        if count == 1:
            return 0
        tried = self._rng.sample(range(count), min(count, self.options))
        worth = dict.fromkeys(tried, 0)
        for _ in range(self.guesses):
            world, luck = seat.guess(self._rng), self._rng.getrandbits(32)
            for place in tried:
                option = seat.decision.options[place]
                worth[place] += self._after(world, seat.player, option, Random(luck))
        best = max(worth.values())
        return self._rng.choice([place for place in tried if worth[place] == best])

    def _after(self, world: Game, player: int, option: Option, rng: Random) -> int:
        """The player's points after *option*, once the others have answered."""
        game = world.copy()
        own = game.decision_of(player)
        assert own is not None, "a guess asks the same of the player"
        game.choose(own, option)
        for _ in range(self.far):
            if game.over or game.decision_of(player):
                break
            decision = game.decisions[0]
            game.choose(decision, rng.randrange(len(decision.options)))
        points = sum(line.points for line in game.score(player))
        return -points if game.ruleset.game.fewest_win else points
