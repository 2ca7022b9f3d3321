"""Damaged saves: each must be refused, or playable to the end."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from ruledock.errors import RuledockError
from ruledock.game import start
from ruledock.testing.failures import Broken
from ruledock.testing.keeping import packs_of
from ruledock.testing.vandal import Save, Vandal
from ruledock.testing.walking import Wanderer

if TYPE_CHECKING:
    from ruledock.game.game import Game

OFTEN = 25
"""Acts between two looks at a damaged game."""
LONGEST = 20_000
"""After this many acts, we assume that a game never ends."""


def check_damage(game: Game, rng: Random, others: Sequence[Save] = ()) -> str:
    """Damage the save of *game*: it must be ``refused``, or ``played`` to the end.

    *others* are saves of the same rules, as spare parts.
    """
    saved = game.save()
    spoilt, done = Vandal(rng, [saved, *others], game.ruleset).damage(saved)
    return check_spoilt(spoilt, done, rng, packs_of(game))


def check_spoilt(spoilt: Save, done: Sequence[str], rng: Random, packs: Sequence[str] = ()) -> str:
    """Check that a damaged save is ``refused`` or can be ``played`` to the end."""
    try:
        game = start.load(spoilt, packs_from=packs)
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
    broken.details.append(f"to see it: ruledock.load({json.dumps(spoilt)!r})")
    return broken


def play_on(game: Game, rng: Random) -> None:
    """Play *game* at random to the end, and look at it now and then as every player."""
    for number, _ in enumerate(Wanderer(rng).walk(game, LONGEST)):
        if number % OFTEN == 0:
            _look(game)
            game.guess(rng.choice(game.table.players), rng)
    if not game.over:
        raise RuntimeError(f"the game does not end: it still goes on after {LONGEST} acts")
    _look(game)
    game.log(None)


def _look(game: Game) -> None:
    for player in (*game.table.players, None):
        json.dumps(game.view(player))
    json.dumps(game.save())
    assert len(game.result.totals) == len(game.table.players)
