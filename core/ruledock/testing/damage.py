"""Saves that somebody has meddled with: each is refused, or it can be played to its end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

import ruledock
from ruledock.errors import RuledockError
from ruledock.testing.failures import Broken
from ruledock.testing.keeping import packs_of
from ruledock.testing.vandal import Save, Vandal
from ruledock.testing.walking import Wanderer

if TYPE_CHECKING:
    from ruledock.game import Game

OFTEN = 25
"""Acts between two looks at a damaged game."""
LONGEST = 20_000
"""Acts after which a game is held to have no end."""


def check_damage(game: Game, rng: Random, others: Sequence[Save] = ()) -> str:
    """Damage the save of *game* in some way: it is ``refused``, or ``played`` to its end.

    *others* are saves of the same rules, of which damage may take parts.
    """
    saved = game.save()
    spoilt, done = Vandal(rng, [saved, *others], game.ruleset).damage(saved)
    return check_spoilt(spoilt, done, rng, packs_of(game))


def check_spoilt(spoilt: Save, done: Sequence[str], rng: Random, packs: Sequence[str] = ()) -> str:
    """Whether a damaged save is ``refused`` or can be ``played`` to its end."""
    try:
        game = ruledock.load(spoilt, packs_from=packs)
    except RuledockError:
        return "refused"
    except Exception as error:
        raise _broken("is not refused but raises", error, done, spoilt) from error
    try:
        play_on(game, rng)
    except Exception as error:
        raise _broken("loads, and then raises", error, done, spoilt) from error
    return "played"


def _broken(what: str, error: Exception, done: Sequence[str], spoilt: Save) -> Broken:
    broken = Broken("damage", f"a damaged save {what} {error!r}; damage: {'; '.join(done)}")
    broken.add_note(f"to see it: ruledock.load({json.dumps(spoilt)!r})")
    return broken


def play_on(game: Game, rng: Random) -> None:
    """Play *game* to its end at random, and look at it now and then from everywhere."""
    for number, _ in enumerate(Wanderer(rng).walk(game, LONGEST)):
        if number % OFTEN == 0:
            _look(game)
            game.guess(rng.choice(game.table.players), rng)
    if not game.over:
        raise RuntimeError(f"the game has no end: {LONGEST} acts, and it goes on")
    _look(game)
    game.log(None)


def _look(game: Game) -> None:
    for player in (*game.table.players, None):
        json.dumps(game.view(player))
    json.dumps(game.save())
    assert len(game.result.totals) == len(game.table.players)
