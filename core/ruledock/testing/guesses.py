"""Check that guesses agree with what a player knows, reveal nothing else, and are unbiased."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.engine.windows import Window
from ruledock.game.game import Game
from ruledock.testing.failures import Broken, require, require_equal, state
from ruledock.testing.leaks import check_leaks, outlook
from ruledock.testing.own_choices import OwnChoices
from ruledock.testing.plausible import check_plausible
from ruledock.testing.walking import Wanderer
from ruledock.testing.worlds import SEALED, WINDOW, World, another_world, layout, seen_of
from ruledock_knowledge.guess import stages

if TYPE_CHECKING:
    from ruledock.linking.table import Table

GUESSES = 24
"""If another world is possible, at least one of this many guesses must differ from the truth."""
NOTHING_LAID = OwnChoices()
"""Nobody has laid anything out of their own sight, or nobody looked."""
CARRIED = 5
"""Guesses to carry back before the last choice."""
FURTHER = 5
LISTED = 30
"""Listed worlds to compare guesses from."""
SIGMAS = 3.9
"""The largest deviation to accept, in standard deviations: one run in twenty thousand."""


def check_guess(game: Game, player: int, rng: Random) -> int:
    """Check that a guess looks like the game to *player*, reveals nothing new, and can be played.

    Return how many pairs of worlds were compared.
    """
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
    """Check that worlds which *player* cannot tell apart give equal guesses for equal generators.

    One such world is a guess, another comes from the declared fields. Return how many pairs.
    """
    twins = {"in a guess": guess}
    if other is not None:
        twins[f"where {', '.join(sorted(other.differs))} differ"] = Game(other.table)
    seed = rng.getrandbits(64)
    expected = game.guess(player, Random(seed)).save()
    for where, twin in twins.items():
        found = twin.guess(player, Random(seed)).save()
        what = f"p{player} guesses something else {where}, and so can tell it from the truth"
        require_equal("guess.twins", what, expected, found)
    return len(twins)


def check_past(
    game: Game,
    before: Game,
    player: int,
    rng: Random,
    own: OwnChoices = NOTHING_LAID,
    guesses: int = CARRIED,
) -> int:
    """Check that the last choice, made in *before*, was possible in guesses and shows the same.

    In guesses everything lies where the player's *own* choices have put it. Return how many guesses
    could be carried back.
    """
    drawn = [guess_of(game, player, rng) for _ in range(guesses)]
    try:
        for guess in drawn:
            own.check(guess, player, rng)
        return sum(check_plausible(game, before, guess, player) for guess in drawn)
    except Broken:
        _blame_the_view(before, player, rng, further=1)
        raise


def _blame_the_view(game: Game, player: int, rng: Random, further: int = 0) -> None:
    """If the view leaks, no guess can agree with it: report the leak instead."""
    for _ in range(GUESSES):
        check_leaks(game, player, rng, further=further)


def _is_elsewhere(world: World | None) -> bool:
    """Whether things lie elsewhere in the other world, apart from sealed choices and windows."""
    return world is not None and bool(world.differs - {SEALED, WINDOW})


def _one_guess(game: Game, player: int, rng: Random) -> Game:
    guess = guess_of(game, player, rng)
    mine, guessed = outlook(game, player), outlook(guess, player)
    for part in mine:
        what = f"p{player} would see another {part} in the guess"
        require_equal("guess.agrees", what, mine[part], guessed[part])
    known = [seen_of(one.table, player) for one in (game, guess)]
    require_equal("guess.agrees", f"p{player} knows better than the guess", *known)
    fresh = guess.table.chance.seed != game.table.chance.seed
    require(fresh, "guess.chance", f"p{player} guesses with the real seed")
    told = [line.message.id for seat in (*game.table.players, None) for line in guess.log(seat)]
    require(not told, "guess.log", f"the log of a guess begins with {told[:3]}")
    _check_playable(guess, player, rng)
    return guess


def guess_of(game: Game, player: int, rng: Random, where: str = "") -> Game:
    """A guess; Broken if it fails."""
    try:
        return game.guess(player, rng)
    except Exception as error:
        raise Broken("guess", f"p{player} cannot guess{where}: {error!r}") from error


def _check_playable(guess: Game, player: int, rng: Random) -> None:
    """Check that everybody can view a guess, guess again in it, and play on."""
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
    """Check that guesses reach exactly these worlds, each as often as it should.

    All layouts are equally likely; then all memories that fit, and then all sealed choices. With
    *places_only*, memories need only be possible. Draws *draws* guesses per world on average. A
    correct game fails one check in twenty thousand. Returns how many worlds there are.
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
    """Check that guesses from each of these worlds equal those from the real one."""
    seed = rng.getrandbits(64)
    expected = game.guess(player, Random(seed)).save()
    for world in worlds:
        found = Game(world.copy()).guess(player, Random(seed)).save()
        require_equal("guess.twins", f"p{player} guesses differently", expected, found)


def _windows(table: Table, player: int) -> Iterator[Table]:
    """The table with its window at each stage that is possible for all *player* knows."""
    step = table.agenda[-1] if table.agenda else None
    if not isinstance(step, Window) or step.player == player:
        yield table
        return
    for stage in stages(table, step, player):
        new = table.copy()
        new.agenda[-1] = stage
        yield new


def _by_places(worlds: Mapping[str, Any]) -> dict[str, Any]:
    """Numbers by world, added up for worlds with the same layout."""
    found: dict[str, Any] = {}
    for key, number in worlds.items():
        places = key.split("\n")[0]
        found[places] = found.get(places, 0) + number
    return found


def _stages(table: Table) -> tuple[str, str, str]:
    """A world in stages, as guesses draw it: the places, the rest of the table, the agenda."""
    saved = state(table)
    parts = (layout(table), [saved["table"], saved.get("drawers")], saved["agenda"])
    places, memories, agenda = (json.dumps(part, sort_keys=True) for part in parts)
    return places, memories, agenda


def _key(stages: tuple[str, str, str]) -> str:
    return "\n".join(stages)


def _shares(worlds: list[tuple[str, str, str]]) -> dict[str, float]:
    """The probability of each world, if every stage is drawn uniformly."""
    worlds = sorted(set(worlds))
    places = {world[0] for world in worlds}
    memories = Counter(place for place, _ in {world[:2] for world in worlds})
    agendas = Counter(world[:2] for world in worlds)
    return {
        _key(world): 1 / len(places) / memories[world[0]] / agendas[world[:2]] for world in worlds
    }


def _ends(counts: Counter[str], expected: Mapping[str, float]) -> str:
    """The rarest and the commonest world, relative to what is expected."""
    ratio = {key: counts[key] / share for key, share in expected.items()}
    low, high = min(ratio, key=ratio.__getitem__), max(ratio, key=ratio.__getitem__)
    return f"rarest {counts[low]}: {low}, commonest {counts[high]}: {high}"


def critical(degrees: int) -> float:
    """The critical value of chi-square (Wilson and Hilferty's approximation)."""
    if degrees < 1:
        return 0.0
    spread = 2 / (9 * degrees)
    return float(degrees * (1 - spread + SIGMAS * sqrt(spread)) ** 3)
