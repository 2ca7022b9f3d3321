"""Guesses agree with what a player knows, and are as likely as the worlds they stand for."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.testing.areas import Area, World, another_world, layout
from ruledock.testing.failures import Broken, require, require_equal, state
from ruledock.testing.leaks import check_leaks, outlook
from ruledock.testing.walking import Wanderer

if TYPE_CHECKING:
    from ruledock.game import Game
    from ruledock.table import Table

GUESSES = 24
"""Guesses within which at least one must differ from the truth, when another world is possible."""
FURTHER = 5
SIGMAS = 3.9
"""How unlikely counts may be, in deviations of a normal variable: one run in twenty thousand."""


def check_guess(game: Game, player: int, areas: Sequence[Area], rng: Random) -> None:
    """A guess looks like the game to *player*, is another game, and is not simply the truth."""
    real, before = layout(game.table, areas), state(game)
    other = another_world(game.table, player, areas, rng)
    try:
        varied = _one_guess(game, player, areas, rng) != real
        for _ in range(GUESSES if _is_elsewhere(other) else 0):
            varied = varied or _one_guess(game, player, areas, rng) != real
    except Broken:
        _blame_the_view(game, player, areas, rng)
        raise
    if _is_elsewhere(other):
        where = ", ".join(sorted(other.differs)) if other else ""
        require(varied, "guess.varies", f"p{player} always guesses the truth in: {where}")
    require_equal("guess", "guessing changed the game", before, state(game))


def _blame_the_view(game: Game, player: int, areas: Sequence[Area], rng: Random) -> None:
    """No guess can agree with a view that shows too much: say that instead."""
    for _ in range(GUESSES):
        check_leaks(game, player, areas, rng, further=0)


def _is_elsewhere(world: World | None) -> bool:
    """Whether the other world differs in where cards lie, not only in what is sealed."""
    return world is not None and bool(world.differs - {"sealed"})


def _one_guess(game: Game, player: int, areas: Sequence[Area], rng: Random) -> dict[str, Any]:
    try:
        guess = game.guess(player, rng)
    except Exception as error:
        raise Broken("guess", f"p{player} cannot guess: {error!r}") from error
    mine, guessed = outlook(game, player), outlook(guess, player)
    for part in mine:
        what = f"p{player} would see another {part} in the guess"
        require_equal("guess.agrees", what, mine[part], guessed[part])
    known = [_known(one.table, areas, player) for one in (game, guess)]
    require_equal("guess.agrees", f"p{player} knows better than the guess", *known)
    fresh = guess.table.chance.seed != game.table.chance.seed
    require(fresh, "guess.chance", f"p{player} guesses with the real seed")
    _check_playable(guess, player, rng)
    return layout(guess.table, areas)


def _known(table: Table, areas: Sequence[Area], player: int) -> dict[str, Any]:
    """What lies where *player* looks, and how many remembered cards lie in each other place."""
    places = layout(table, areas)
    known: dict[str, Any] = {"seen": layout(table, areas, player)}
    for area in areas:
        for key, cards in area.instances(table).items() if area.memory else ():
            if area.sees(table, player, key):
                known[f"{area.name}/{key}"] = {
                    place: count
                    for place, lying in places.items()
                    if (count := sum(card in cards for card in lying))
                }
    return known


def _check_playable(guess: Game, player: int, rng: Random) -> None:
    try:
        guess.ruleset.game.check(guess.table)
        Wanderer(rng).play(guess.copy(), FURTHER)
    except Exception as error:
        raise Broken("guess.playable", f"p{player} guessed no real game: {error!r}") from error


def check_frequencies(
    game: Game,
    player: int,
    areas: Sequence[Area],
    worlds: Iterable[Table],
    rng: Random,
    *,
    draws: int = 40,
) -> int:
    """Guesses reach exactly these worlds, each as often as any other; how many worlds there are.

    So many guesses are drawn for each world.
    """
    expected = {_key(world, areas) for world in worlds}
    require(
        _key(game.table, areas) in expected, "guess.worlds", "the truth is not among the worlds"
    )
    total = draws * len(expected)
    counts = Counter(_key(game.guess(player, rng).table, areas) for _ in range(total))
    strange = next((key for key in counts if key not in expected), None)
    require(strange is None, "guess.worlds", f"p{player} guessed what cannot be: {strange}")
    chi = sum((counts[key] - draws) ** 2 / draws for key in expected)
    why = (
        f"p{player}: chi-square {chi:.1f} over {len(expected)} worlds, {min_max(counts, expected)}"
    )
    require(chi <= critical(len(expected) - 1), "guess.frequency", why)
    return len(expected)


def min_max(counts: Counter[str], expected: Iterable[str]) -> str:
    """The rarest and the commonest world."""
    by_count = sorted(expected, key=lambda key: counts[key])
    low, high = by_count[0], by_count[-1]
    return f"rarest {counts[low]}: {low}, commonest {counts[high]}: {high}"


def critical(degrees: int) -> float:
    """The chi-square that is hardly ever exceeded (Wilson and Hilferty's approximation)."""
    if degrees < 1:
        return 0.0
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + SIGMAS * sqrt(spread)) ** 3)


def _key(table: Table, areas: Sequence[Area]) -> str:
    return json.dumps(layout(table, areas), sort_keys=True)
