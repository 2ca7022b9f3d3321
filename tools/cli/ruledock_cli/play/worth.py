"""What an option is worth to a person, without revealing hidden things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ruledock.engine.options import Option
from ruledock.game.game import Game

GUESSES = 3
SORTED = 500
"""The most options to sort by their worth; working it out takes about a millisecond each."""


def worths(game: Game, player: int, options: Sequence[Option]) -> list[str]:
    """The points each option brings at once: ``+3``, or ``-1…+4`` if that depends on hidden things.

    Computed on guessed games with new chance, never on the real one, so that an option which draws
    or reveals something shows no more than the player could work out. All empty if no option
    changes the score.
    """
    gains = _gains(game, player, options, GUESSES)
    if not any(any(gain) for gain in gains):
        return ["" for _ in options]
    return [_format(min(gain), max(gain)) for gain in gains]


def best_first(game: Game, player: int, options: Sequence[Option]) -> list[Option]:
    """The options by what they bring at once; those that bring the same stay as they were."""
    if not 2 < len(options) <= SORTED:
        return list(options)
    gains = _gains(game, player, options, 1)
    order = sorted(range(len(options)), key=lambda place: -gains[place][0])
    return [options[place] for place in order]


def _gains(game: Game, player: int, options: Sequence[Option], guesses: int) -> list[list[int]]:
    rng = Random(repr(game.view(player)))
    worlds = [game.guess(player, rng) for _ in range(guesses)]
    now = [_points(world, player) for world in worlds]
    return [
        [_points(world, player, option) - had for world, had in zip(worlds, now, strict=True)]
        for option in options
    ]


def _points(world: Game, player: int, after: Option | None = None) -> int:
    return sum(line.points for line in world.score(player, after=after))


def _format(low: int, high: int) -> str:
    return f"{low:+d}" if low == high else f"{low:+d}…{high:+d}"
