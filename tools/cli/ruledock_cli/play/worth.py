"""What an option is worth to a person, without revealing hidden things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from ruledock.engine.options import Option
from ruledock.game.game import Game

GUESSES = 3
SORTED = 6000
"""The most options to sort by their worth; working it out takes about half a millisecond each."""
THOROUGH = 100
"""The most options to sort by all guesses; more of them only by the first."""
FEW = 6
"""A kind with at most this many options keeps its order, so that people can learn the letters."""


def worths(game: Game, player: int, options: Sequence[Option]) -> list[str]:
    """The points each option brings at once: ``+3``, or ``-1…+4`` if that depends on hidden things.

    Computed on guessed games with new chance, never on the real one, so that an option which draws
    or reveals something shows no more than the player could work out. All empty if no option
    changes the score.
    """
    return in_short(gains_of(game, player, options))


def gains_of(game: Game, player: int, options: Sequence[Option]) -> list[list[int]]:
    """The points each option brings at once, in each of the guessed games."""
    return _gains(game, player, options, GUESSES)


def in_short(gains: Sequence[Sequence[int]]) -> list[str]:
    """Such points in short; all empty if they are nothing."""
    if not any(any(gain) for gain in gains):
        return ["" for _ in gains]
    return [_format(min(gain), max(gain)) for gain in gains]


class Ordered(NamedTuple):
    """Options in the order of a list."""

    options: list[Option]
    weighed: bool
    """Whether the best come first; false if there are too many to try."""


def best_first(game: Game, player: int, options: Sequence[Option]) -> Ordered:
    """The options kind by kind; those that name cards, tiles or places by what they bring at once.

    Those that bring the same stay as they were.
    """
    kinds = list(dict.fromkeys(map(type, options)))
    weighty = [one for one in options if not _keeps_order(game, type(one))]
    if len(weighty) > SORTED:
        return Ordered(list(options), weighed=False)
    guesses = GUESSES if len(weighty) <= THOROUGH else 1
    gains = dict(zip(weighty, _gains(game, player, weighty, guesses), strict=True))
    order = sorted(options, key=lambda one: (kinds.index(type(one)), -sum(gains.get(one, ()))))
    return Ordered(order, weighed=True)


def _keeps_order(game: Game, kind: type[Option]) -> bool:
    """Whether there are never more than a few options of this kind: piles, baskets, a pass."""
    every = 1
    for axis in kind.axes.values():
        every *= FEW + 1 if axis.member is not None else len(axis.domain(game.ruleset))
    return every <= FEW


def _gains(game: Game, player: int, options: Sequence[Option], guesses: int) -> list[list[int]]:
    if not options:
        return []
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
