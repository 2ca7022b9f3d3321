"""Guesses: full games that agree with everything one player knows, and use nothing else.

First deal the hidden things anew; all ways that agree with the player are equally likely. Then
redraw what the others remember of those things. Then redraw the choices that others have sealed,
which must be legal with their new cards. The result depends only on what the player knows and on
the random generator.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any

from ruledock.engine.chance import Chance
from ruledock.engine.secrecy import Recalled
from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind
from ruledock.engine.windows import Window, Windows, window
from ruledock.game.places import Place, memories, places
from ruledock.linking.table import Table
from ruledock_knowledge.deal import Group, Limit, Spot, Unseen, deal


def make_guess(table: Table, player: int, rng: Random) -> Table:
    """A copy of the table with new hidden things, new sealed choices of others and new chance."""
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
    for at in sealed_steps(new):
        new.agenda[at] = _seal_anew(new, new.agenda[at], player, rng)
    _ask_somebody(new, player, rng)
    return new


def sealed_steps(table: Table) -> list[int]:
    """The places on the agenda of steps with sealed choices."""
    kinds = table.ruleset.kinds
    return [
        place
        for place, step in enumerate(table.agenda)
        if isinstance(kinds[type(step)], SecretChoiceKind) and any(step.sealed)
    ]


# -- places and memories -------------------------------------------------------------------


def recalled(table: Table, player: int | None, things: str) -> list[Recalled]:
    """What *player* remembers of the things called *things*."""
    return [one.recall(table, player) for one in memories(table) if one.of == things]


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
    """What a player cannot see in these places, except for the things they know to be there."""
    certain = {thing for those in known.values() for thing in those}
    things = sorted(one for place in hidden for one in place.things if one not in certain)
    spots: dict[Hashable, Spot] = {}
    for place in hidden:
        fits = None
        if place.declared.fits is not None:
            fits = frozenset(filter(place.takes, things))
        size = len(place.things) - len(known[place.name])
        spots[place.name] = Spot(place.name, size, fits, _limits(place, known[place.name], things))
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


def _limits(place: Place, known: Sequence[Any], things: Sequence[Any]) -> tuple[Limit, ...]:
    """How many of some things lie there besides those that the player knows to be there."""
    found = []
    for bound in place.bounds:
        sure = sum(map(bound.includes, known))
        those = frozenset(filter(bound.includes, things))
        most = len(those) if bound.most is None else min(bound.most - sure, len(those))
        found.append(Limit(those, max(0, bound.least - sure), most))
    return tuple([one for one in found if one.least or one.most < len(one.things)])


# -- what others are about to do -----------------------------------------------------------


def _seal_anew(table: Table, step: SecretChoice, player: int, rng: Random) -> SecretChoice:
    """The step with other choices of others: nobody sees anything of a sealed one."""
    kind = table.ruleset.kinds[type(step)]
    assert isinstance(kind, SecretChoiceKind)
    for other in step.players:
        if other != player and step.choice_of(other) is not None:
            options = kind.offer(table, step, other).options
            step = step.with_choice(other, options[rng.randrange(len(options))])
    return step


def _ask_somebody(table: Table, player: int, rng: Random) -> None:
    """Nobody sees who is asked in a window, so guess how far it has come."""
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, Window) and step.player != player:
        possible = stages(table, step, player)
        if not possible:
            raise ValueError(f"window {step.name}: `possible` uses what is hidden from p{player}")
        table.agenda[-1] = possible[rng.randrange(len(possible))]


def stages(table: Table, step: Window, player: int | None) -> list[Window]:
    """How far a window may have come, if *player* knows only whether their own turn has passed."""
    count, kind = len(step.order), table.ruleset.kinds[Window]
    first = (step.at - step.quiet) % count
    found = [window(step.name, step.order, (first + n) % count, n) for n in range(count)]
    if player in step.order:
        own = (step.order.index(player) - first) % count
        found = found[own + 1 :] if step.quiet > own else found[:own]
    assert isinstance(kind, Windows)
    return [stage for stage in found if kind.possible(table, stage.player)]
