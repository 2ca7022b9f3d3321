"""The greedy bot: makes the move with the largest lead a few random choices later."""

from __future__ import annotations

from random import Random

from ruledock.plugin import Game, Option, Seat
from ruledock_kockombat.scoring.final import totals
from ruledock_kockombat.table import KockombatTable


class KockombatGreedy:
    """Tries every move in guessed games, plays on at random, and compares leads.

    It knows nothing of face-down tiles and little of clans, so it picks those at random.
    """

    def __init__(self, seed: int = 0, *, guesses: int = 8, far: int = 6) -> None:
        self._rng = Random(seed)
        self.guesses = guesses
        """In how many guessed games to try each move."""
        self.far = far
        """How many random choices to play before measuring the lead."""

    def __call__(self, seat: Seat) -> int:
        decision, rng = seat.decision, self._rng
        count = len(decision.options)
        if decision.kind == "kockombat.move":
            leads = self._leads(seat, self.guesses, self.far)
        elif decision.kind in ("kockombat.dog", "kockombat.prey"):
            leads = self._leads(seat, 1, 0)
        else:
            return rng.randrange(count)
        return max(range(count), key=leads.__getitem__)

    def _leads(self, seat: Seat, guesses: int, far: int) -> list[float]:
        """The lead after each option, summed over guessed games; a random part breaks ties."""
        rng, options = self._rng, seat.decision.options
        leads = [rng.random() / 2 for _ in options]
        for _ in range(guesses):
            world, luck = seat.guess(rng), rng.getrandbits(32)
            for place, option in enumerate(options):
                leads[place] += _lead(world, seat.player, option, Random(luck), far)
        return leads


def _lead(world: Game, player: int, option: Option, rng: Random, far: int) -> int:
    """The player's lead after *option* and *far* random choices."""
    game = world.copy()
    decision = game.decision_of(player)
    assert decision is not None, "a guess asks the same of the player"
    game.choose(decision, option)
    for _ in range(far):
        if game.over:
            break
        following = game.decisions[0]
        game.choose(following, rng.randrange(len(following.options)))
    points = totals(KockombatTable.of(game))
    return points[player] - points[1 - player]
