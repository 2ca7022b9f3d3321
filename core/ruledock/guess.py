"""Guesses: a full game that agrees with everything one player knows."""

from __future__ import annotations

from random import Random

from ruledock import machine
from ruledock.agenda import Sealed, Sealing
from ruledock.chance import Chance
from ruledock.options import Option
from ruledock.table import Table

TRIES = 200
"""Random options looked at before all are listed."""


def guessed(table: Table, player: int, rng: Random) -> Table:
    """A copy with hidden things dealt anew, others' sealed choices made anew, and new chance."""
    new = table.copy()
    for hidden in table.ruleset.hidden:
        hidden.guess(new, player, rng)
    new.chance = Chance(f"{rng.getrandbits(128):032x}")
    for place in machine.sealed_steps(new):
        new.agenda[place] = _sealed_anew(new, new.agenda[place], player, rng)
    return new


def _sealed_anew(table: Table, step: Sealing, player: int, rng: Random) -> Sealing:
    kind = table.ruleset.kinds[type(step)]
    assert isinstance(kind, Sealed)
    for other in step.players:
        made = step.choice_of(other)
        if other != player and made is not None:
            step = step.sealing(other, _alike(table, kind, step, other, made, rng))
    return step


def _alike(
    table: Table, kind: Sealed, step: Sealing, player: int, made: Option, rng: Random
) -> Option:
    """A legal choice that looks, from outside, like the one made."""
    options = kind.offer(table, step, player).options
    seen = kind.shown(made)
    for _ in range(TRIES):
        one = options[rng.randrange(len(options))]
        if kind.shown(one) == seen:
            return one
    like = [one for one in options if kind.shown(one) == seen]
    if not like:
        raise ValueError(f"no legal choice of p{player} looks like the one sealed")
    return like[rng.randrange(len(like))]
