"""What an option is worth to a person, without revealing hidden things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ruledock.engine.options import Option
from ruledock.game.game import Game

GUESSES = 3


def worths(game: Game, player: int, options: Sequence[Option]) -> list[str]:
    """The points each option brings at once: ``+3``, or ``-1…+4`` if that depends on hidden things.

    Computed on guessed games with new chance, never on the real one, so that an option which draws
    or reveals something shows no more than the player could work out. All empty if no option
    changes the score.
    """
    rng = Random(repr(game.view(player)))
    worlds = [game.guess(player, rng) for _ in range(GUESSES)]
    now = [_points(world, player) for world in worlds]
    gains = [
        [_points(world, player, option) - had for world, had in zip(worlds, now, strict=True)]
        for option in options
    ]
    if not any(any(gain) for gain in gains):
        return ["" for _ in options]
    return [_format(min(gain), max(gain)) for gain in gains]


def _points(world: Game, player: int, after: Option | None = None) -> int:
    return sum(line.points for line in world.score(player, after=after))


def _format(low: int, high: int) -> str:
    return f"{low:+d}" if low == high else f"{low:+d}…{high:+d}"
