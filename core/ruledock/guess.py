"""Guesses: a full game that agrees with everything one player knows, and with nothing else.

First the places: hidden things are dealt anew, each way that agrees with the player as likely as
any other. Then the memories: facts that others know of those things are drawn, as they might have
been. Then choices that others have sealed, which must be legal with the cards they now have. What
comes out is a function of what the player knows and of the random generator alone.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Protocol

from ruledock import machine
from ruledock.agenda import Sealed, Sealing, Window, Windows, window
from ruledock.chance import Chance
from ruledock.knowledge import Group, Spot, Unseen, deal
from ruledock.options import Option
from ruledock.places import Place, places, recalled
from ruledock.secrecy import Recalled
from ruledock.table import Table

TRIES = 200
"""Random options looked at before all are listed."""


class Guessing(Protocol):
    """A game's own way to lay hidden things out anew."""

    of: str
    """What it deals, as declared on the fields where that lies."""

    def guess(self, table: Any, player: int, rng: Any) -> None:
        """Deal what *player* cannot see, with the memories that others have of it."""
        ...


def guessed(table: Table, player: int, rng: Random) -> Table:
    """A copy with hidden things dealt anew, others' sealed choices made anew, and new chance."""
    new = table.copy()
    own = {one.of: one for one in table.ruleset.guesses}
    hidden: dict[str, list[Place]] = {}
    for place in places(new):
        hidden.setdefault(place.declared.of, []).append(place)
    for things, where in hidden.items():
        if things in own:
            own[things].guess(new, player, rng)
        else:
            _deal_anew(where, recalled(new, player, things), player, rng)
    new.chance = Chance(f"{rng.getrandbits(128):032x}")
    for at in machine.sealed_steps(new):
        new.agenda[at] = _sealed_anew(new, new.agenda[at], player, rng)
    _ask_somebody(new, player, rng)
    return new


# -- places and memories -------------------------------------------------------------------


def _deal_anew(
    where: Sequence[Place], memories: Sequence[Recalled], player: int, rng: Random
) -> None:
    hidden = [place for place in where if not place.seen_by(player)]
    known = {place.name: place.shows(player) for place in hidden}
    dealt = deal(unseen(hidden, known, memories), rng)
    for place in hidden:
        place.lay([*dealt[place.name], *known[place.name]])
    for memory in memories:
        memory.retell(rng)


def unseen(
    hidden: Sequence[Place], known: dict[tuple[str, Any], list[Any]], memories: Sequence[Recalled]
) -> Unseen:
    """What a player cannot see in these hidden places, beside the things *known* to be there."""
    certain = {thing for those in known.values() for thing in those}
    things = sorted(one for place in hidden for one in place.things if one not in certain)
    spots: dict[Hashable, Spot] = {}
    for place in hidden:
        fits = None
        if place.declared.fits is not None:
            fits = frozenset(filter(place.takes, things))
        size = len(place.things) - len(known[place.name])
        spots[place.name] = Spot(place.name, size, fits)
    sets = [one for memory in memories for one in memory.sets]
    holds: dict[tuple[Any, ...], dict[int, int]] = {}
    for number, one in enumerate(sets):
        for names, count in one.where.items():
            sure = sum(thing in one.things for name in names for thing in known.get(name, ()))
            holds.setdefault(names, {})[number] = count - sure
    groups = [
        Group(tuple([spots.pop(name) for name in names if name in spots]), counts)
        for names, counts in holds.items()
    ]
    groups += [Group((spot,)) for spot in spots.values()]
    return Unseen(things, groups, [one.things - certain for one in sets])


# -- what others are about to do -----------------------------------------------------------


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


def _ask_somebody(table: Table, player: int, rng: Random) -> None:
    """In a window nobody sees who is asked: it may be anybody whose turn can have come."""
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, Window) and step.player != player:
        possible = stages(table, step, player)
        if not possible:
            raise ValueError(f"window {step.name}: `possible` reads what is hidden from p{player}")
        table.agenda[-1] = possible[rng.randrange(len(possible))]


def stages(table: Table, step: Window, player: int | None) -> list[Window]:
    """How far a window may have come, for somebody who knows only when their own turn was."""
    count, kind = len(step.order), table.ruleset.kinds[Window]
    first = (step.at - step.quiet) % count
    found = [window(step.name, step.order, (first + n) % count, n) for n in range(count)]
    if player in step.order:
        own = (step.order.index(player) - first) % count
        found = found[own + 1 :] if step.quiet > own else found[:own]
    assert isinstance(kind, Windows)
    return [stage for stage in found if kind.possible(table, stage.player)]
