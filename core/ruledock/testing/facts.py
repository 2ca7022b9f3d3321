"""Check that what fields say of hidden things is true, and follows from public facts.

``fits`` says what may lie in a place. If it looks at hidden things, no guess and no second world
can differ from the truth, so nothing would be compared. If it says what is no longer so, that shows
only when the wrong card comes; so we let the last choice happen with other luck as well.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.engine.chance import Chance
from ruledock.game.game import Game
from ruledock.game.history import apply
from ruledock.game.places import Place, places
from ruledock.game.view import situation
from ruledock.testing.failures import require
from ruledock.testing.plausible import is_open
from ruledock.testing.walking import Wanderer
from ruledock.testing.worlds import another_world

if TYPE_CHECKING:
    from ruledock.linking.table import Table
    from ruledock.testing.walking import Act

TRIES = 4
"""Pairs of things to swap."""
LUCK = 16
"""How often to let chance speak again."""
FURTHER = 8
"""Choices for which facts must stay true after that."""


def check_fits(game: Game, rng: Random) -> None:
    """Check that ``fits`` says the same of all things wherever hidden ones lie."""
    here = places(game.table)
    spots = [
        (place, number)
        for place in here
        if not place.seen_by(None)
        for number, thing in enumerate(place.things)
        if thing not in place.shows(None)
    ]
    for _ in range(TRIES if any(place.declared.fits for place in here) and spots else 0):
        one = rng.choice(spots)
        others = [spot for spot in spots if _may_swap(one[0], spot[0])]
        if others:
            _check_swapped(game.table, one, rng.choice(others))


def _may_swap(one: Place, other: Place) -> bool:
    return one.name != other.name and one.declared.of == other.declared.of


def _check_swapped(table: Table, one: tuple[Place, int], other: tuple[Place, int]) -> None:
    """Check that ``fits`` does not notice when two hidden things change places."""
    new = table.copy()
    there = {place.name: place for place in places(new)}
    things = [one[0].things[one[1]], other[0].things[other[1]]]
    for (place, number), thing in zip((one, other), reversed(things), strict=True):
        laid = place.things
        laid[number] = thing
        there[place.name].lay(laid)
    if situation(table, (), None) != situation(new, (), None):
        return  # everybody sees where they lie, by a side that is up
    for place in places(table):
        if place.declared.fits and place.declared.of == one[0].declared.of:
            why = (
                f"fits of {place.name[0]} depends on where {things[0]!r} and {things[1]!r} lie,"
                " which not everybody knows"
            )
            same = _taken(place, things) == _taken(there[place.name], things)
            require(same, "secrecy.fits", why)


def _taken(place: Place, things: list[Any]) -> list[bool]:
    return [place.takes(thing) for thing in things]


def check_true(before: Game, act: Act, rng: Random) -> None:
    """Check that whatever chance gives, and whatever others hold, *act* leaves true facts."""
    for _ in range(LUCK if any(place.declared.fits for place in places(before.table)) else 0):
        world = another_world(before.table, act.player, rng)
        table = before.table.copy() if world is None else world.table
        if not is_open(table, act):
            continue
        table.chance = Chance(f"{rng.getrandbits(128):032x}", dict(table.chance.counters))
        drawn = dict(table.chance.counters)
        apply(table, act.who, act.option)
        chance_spoke = table.chance.counters != drawn
        _require_true(table, act.line)
        _stays_true(Game(table), act.line, rng)
        if not chance_spoke:
            return


def _stays_true(game: Game, line: str, rng: Random) -> None:
    """Check that facts stay true while the game goes on: some are wrong only after a while."""
    wanderer = Wanderer(rng)
    for _ in range(FURTHER):
        if game.over:
            return
        act = wanderer.act(game)
        act.on(game)
        line = f"{line}, {act.line}"
        _require_true(game.table, line)


def _require_true(table: Table, line: str) -> None:
    wrong = next((said for place in places(table) if (said := place.contradiction())), "")
    why = f"with other luck, or other hidden things, after {line}: {wrong}"
    require(not wrong, "secrecy.fits", why)
