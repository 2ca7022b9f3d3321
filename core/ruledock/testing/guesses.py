"""Guesses agree with what a player knows, tell nothing else, and are likely as they should be."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.engine.windows import Window
from ruledock.game.knowledge.guess import stages
from ruledock.game.knowledge.places import masked
from ruledock.testing.failures import Broken, require, require_equal, state
from ruledock.testing.leaks import check_leaks, outlook
from ruledock.testing.plausible import check_plausible
from ruledock.testing.walking import Wanderer
from ruledock.testing.worlds import SEALED, WINDOW, World, another_world, layout

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.linking.table import Table

GUESSES = 24
"""Guesses within which at least one must differ from the truth, when another world is possible."""
CARRIED = 5
"""Guesses that are carried back before the last choice."""
FURTHER = 5
LISTED = 30
"""Listed worlds in which it is tried whether they are guessed from alike."""
SIGMAS = 3.9
"""How unlikely counts may be, in deviations of a normal variable: one run in twenty thousand."""


def check_guess(game: Game, player: int, rng: Random) -> int:
    """A guess looks like the game to *player*, tells nothing that they do not know, and is a whole
    game for everybody in it. How many pairs of worlds were found to be guessed alike."""
    real, before = layout(game.table), state(game)
    other = another_world(game.table, player, rng)
    try:
        guess = _one_guess(game, player, rng)
        varied = layout(guess.table) != real
        for _ in range(GUESSES if _is_elsewhere(other) else 0):
            varied = varied or layout(game.guess(player, rng).table) != real
    except Broken:
        _blame_the_view(game, player, rng)
        raise
    if _is_elsewhere(other):
        where = ", ".join(sorted(other.differs)) if other else ""
        require(varied, "guess.varies", f"p{player} always guesses the truth in: {where}")
    pairs = check_twins(game, player, guess, other, rng)
    require_equal("guess", "guessing changed the game", before, state(game))
    return pairs


def check_twins(game: Game, player: int, guess: Game, other: World | None, rng: Random) -> int:
    """Worlds that *player* cannot tell apart give, for equal random generators, equal guesses.

    One such world is a guess, another is found by what fields declare. How many pairs there were.
    """
    from ruledock.game.game import Game  # late: starting is quick

    twins = {"in a guess": guess}
    if other is not None:
        twins[f"where {', '.join(sorted(other.differs))} differ"] = Game(other.table)
    seed = rng.getrandbits(64)
    expected = game.guess(player, Random(seed)).save()
    for where, twin in twins.items():
        found = twin.guess(player, Random(seed)).save()
        what = f"p{player} guesses something else {where}, and can so tell it from the truth"
        require_equal("guess.twins", what, expected, found)
    return len(twins)


def check_past(game: Game, before: Game, player: int, rng: Random) -> int:
    """In guesses the last choice, made in *before*, could have been made, and shown the same.

    How many could be carried back.
    """
    guesses = [guess_of(game, player, rng) for _ in range(CARRIED)]
    try:
        return sum(check_plausible(game, before, guess, player) for guess in guesses)
    except Broken:
        _blame_the_view(before, player, rng, further=1)
        raise


def _blame_the_view(game: Game, player: int, rng: Random, further: int = 0) -> None:
    """No guess can agree with what shows too much: say that instead."""
    for _ in range(GUESSES):
        check_leaks(game, player, rng, further=further)


def _is_elsewhere(world: World | None) -> bool:
    """Whether the other world differs in where things lie, not only in what is sealed."""
    return world is not None and bool(world.differs - {SEALED, WINDOW})


def _one_guess(game: Game, player: int, rng: Random) -> Game:
    guess = guess_of(game, player, rng)
    mine, guessed = outlook(game, player), outlook(guess, player)
    for part in mine:
        what = f"p{player} would see another {part} in the guess"
        require_equal("guess.agrees", what, mine[part], guessed[part])
    known = [masked(one.table, player) for one in (game, guess)]
    require_equal("guess.agrees", f"p{player} knows better than the guess", *known)
    fresh = guess.table.chance.seed != game.table.chance.seed
    require(fresh, "guess.chance", f"p{player} guesses with the real seed")
    told = [line.message.id for seat in (*game.table.players, None) for line in guess.log(seat)]
    require(not told, "guess.log", f"the log of a guess begins with {told[:3]}")
    _check_playable(guess, player, rng)
    return guess


def guess_of(game: Game, player: int, rng: Random, where: str = "") -> Game:
    """A guess, or what is broken about it."""
    try:
        return game.guess(player, rng)
    except Exception as error:
        raise Broken("guess", f"p{player} cannot guess{where}: {error!r}") from error


def _check_playable(guess: Game, player: int, rng: Random) -> None:
    """Everybody can look around in a guess, guess on, and play on from there."""
    try:
        guess.ruleset.game.check(guess.table)
        for seat in (*guess.table.players, None):
            guess.view(seat)
        Wanderer(rng).play(guess.copy(), FURTHER)
    except Exception as error:
        raise Broken("guess.playable", f"p{player} guessed no real game: {error!r}") from error
    seat = rng.choice(guess.table.players)
    further = guess_of(guess, seat, rng, f" in a guess of p{player}")
    mine, guessed = guess.view(seat), further.view(seat)
    require_equal("guess.again", f"p{seat} disagrees in a guess of p{player}", mine, guessed)


# -- frequencies ---------------------------------------------------------------------------


def check_frequencies(
    game: Game,
    player: int,
    worlds: Iterable[Table],
    rng: Random,
    *,
    draws: int = 40,
    places_only: bool = False,
) -> int:
    """Guesses reach exactly these worlds, each as often as it should; how many worlds there are.

    All ways in which things may lie are equally likely; then all memories that fit, and then all
    sealed choices. With *places_only*, memories need only be possible. On average so many guesses
    are drawn for each world. A right guess fails one check in twenty thousand.
    """
    everywhere = (stage for world in worlds for stage in _windows(world, player))
    tables = list(everywhere)
    possible = _shares([_stages(world) for world in tables])
    _check_listed(game, player, rng.sample(tables, min(len(tables), LISTED)), rng)
    truth = _key(_stages(game.table))
    require(truth in possible, "guess.worlds", "the truth is not among the worlds")
    total = draws * len(possible)
    counts = Counter(_key(_stages(game.guess(player, rng).table)) for _ in range(total))
    strange = next((key for key in counts if key not in possible), None)
    require(strange is None, "guess.worlds", f"p{player} guessed what cannot be: {strange}")
    expected = possible
    if places_only:
        expected, counts = _by_places(possible), Counter(_by_places(counts))
    chi = sum(
        (counts[key] - share * total) ** 2 / (share * total) for key, share in expected.items()
    )
    why = f"p{player}: chi-square {chi:.1f} over {len(expected)} worlds, {_ends(counts, expected)}"
    require(chi <= critical(len(expected) - 1), "guess.frequency", why)
    return len(possible)


def _check_listed(game: Game, player: int, worlds: Iterable[Table], rng: Random) -> None:
    """Each of these worlds, which *player* cannot tell apart, is guessed from like the real one."""
    from ruledock.game.game import Game  # late: starting is quick

    seed = rng.getrandbits(64)
    expected = game.guess(player, Random(seed)).save()
    for world in worlds:
        found = Game(world.copy()).guess(player, Random(seed)).save()
        require_equal("guess.twins", f"p{player} guesses differently", expected, found)


def _windows(table: Table, player: int) -> Iterator[Table]:
    """The table with a window at each stage that it may have come to for all *player* knows."""
    step = table.agenda[-1] if table.agenda else None
    if not isinstance(step, Window) or step.player == player:
        yield table
        return
    for stage in stages(table, step, player):
        new = table.copy()
        new.agenda[-1] = stage
        yield new


def _by_places(worlds: Mapping[str, Any]) -> dict[str, Any]:
    """Numbers by world, added up for those in which things lie alike."""
    found: dict[str, Any] = {}
    for key, number in worlds.items():
        places = key.split("\n")[0]
        found[places] = found.get(places, 0) + number
    return found


def _stages(table: Table) -> tuple[str, str, str]:
    """A world as it is dealt: the places, then the rest of the table, then the agenda."""
    saved = state(table)
    parts = (layout(table), [saved["table"], saved.get("drawers")], saved["agenda"])
    places, memories, agenda = (json.dumps(part, sort_keys=True) for part in parts)
    return places, memories, agenda


def _key(stages: tuple[str, str, str]) -> str:
    return "\n".join(stages)


def _shares(worlds: list[tuple[str, str, str]]) -> dict[str, float]:
    """How likely each world is, when every stage is drawn uniformly."""
    worlds = sorted(set(worlds))
    places = {world[0] for world in worlds}
    memories = Counter(place for place, _ in {world[:2] for world in worlds})
    agendas = Counter(world[:2] for world in worlds)
    return {
        _key(world): 1 / len(places) / memories[world[0]] / agendas[world[:2]] for world in worlds
    }


def _ends(counts: Counter[str], expected: Mapping[str, float]) -> str:
    """The rarest and the commonest world, beside what it should be."""
    ratio = {key: counts[key] / share for key, share in expected.items()}
    low, high = min(ratio, key=ratio.__getitem__), max(ratio, key=ratio.__getitem__)
    return f"rarest {counts[low]}: {low}, commonest {counts[high]}: {high}"


def critical(degrees: int) -> float:
    """The chi-square that is hardly ever exceeded (Wilson and Hilferty's approximation)."""
    if degrees < 1:
        return 0.0
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + SIGMAS * sqrt(spread)) ** 3)
