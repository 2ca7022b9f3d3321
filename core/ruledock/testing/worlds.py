"""Make a second table that one player cannot tell from the first, judging by declared fields.

Hidden things that the player cannot tell apart change places, and so does what others remember of
them; sealed choices of others become other legal ones; a window moves to somebody else. This uses
neither the plugin's views nor its guesses.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.engine.secret_choices import SecretChoice, SecretChoiceKind
from ruledock.engine.windows import Window
from ruledock.game.masks import masked, masked_steps
from ruledock.game.places import Place, memories, places
from ruledock.values import define, frozen
from ruledock_knowledge.guess import recalled, sealed_steps, stages

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.linking.table import Table

SEALED, WINDOW = "sealed", "window"
"""What can differ besides fields: sealed choices, and who is asked at a window."""


MOST_SWAPS = 200
"""How many exchanges to try for an extreme world."""


@frozen
class World:
    """A second world that one player cannot tell from the first."""

    table: Table
    differs: frozenset[str]
    """The fields in which it really differs."""


def layout(table: Table) -> dict[str, list[Any]]:
    """What lies where, in all secret and hidden fields."""
    return {place.title: place.things for place in places(table)}


def seen_of(table: Table, player: int | None) -> dict[str, Any]:
    """All fields of the table, its drawers and steps as they are declared for *player*."""
    return {**masked(table, player), "agenda": masked_steps(table, player)}


def texts(value: Any) -> Iterator[str]:
    """Every text in a JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from texts(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from texts(inner)


def another_world(
    table: Table, player: int | None, rng: Random, *, extreme: bool = False
) -> World | None:
    """A world that differs from *table* only where *player* cannot see; None if none is found.

    An *extreme* one has the lowest things in one place and the highest in another. What a game
    gives away is often the lowest card of a pile, or a sum, or whether there is a certain card.
    """
    for _ in range(3):
        new = table.copy()
        _exchange(new, player, rng, extreme)
        _ask_another(new, player, rng)
        _seal_anew(new, player, rng)
        differs = _differs(table, new)
        if differs:
            table.ruleset.game.check(new)
            return World(new, differs)
    return None


def _differs(table: Table, new: Table) -> frozenset[str]:
    after = layout(new)
    names = {place.name[0] for place in places(table) if place.things != after.get(place.title)}
    if _sealed(table) != _sealed(new):
        names.add(SEALED)
    if table.agenda and isinstance(table.agenda[-1], Window) and table.agenda[-1] != new.agenda[-1]:
        names.add(WINDOW)
    return frozenset(names)


def _sealed(table: Table) -> list[Any]:
    return [table.agenda[at] for at in sealed_steps(table)]


# -- hidden things -------------------------------------------------------------------------


@define
class _Spot:
    """One hidden thing and its place."""

    place: Place
    number: int
    thing: Any
    mark: Hashable
    """The remembered set it is in: only things of the same set change places."""

    @property
    def alike(self) -> Hashable:
        return self.place.declared.of, self.mark

    def takes(self, other: _Spot) -> bool:
        different = self.thing != other.thing
        return different and self.place.takes(other.thing) and other.place.takes(self.thing)


def _spots(table: Table, player: int | None) -> Iterator[_Spot]:
    marks: dict[str, Mapping[Any, int]] = {}
    for place in places(table):
        if place.seen_by(player):
            continue
        of = place.declared.of
        if of not in marks:
            marks[of] = _marks(table, player, of)
        sure = place.shows(player)
        for number, thing in enumerate(place.things):
            if thing not in sure:
                yield _Spot(place, number, thing, marks[of].get(thing))


def _marks(table: Table, player: int | None, things: str) -> Mapping[Any, int]:
    """By thing: the set in which *player* remembers it, by number."""
    sets = [one for memory in recalled(table, player, things) for one in memory.sets]
    return {thing: number for number, one in enumerate(sets) for thing in one.things}


def _exchange(table: Table, player: int | None, rng: Random, extreme: bool) -> None:
    """Swap hidden things that *player* cannot tell apart, between and within hidden places."""
    alike: dict[Hashable, list[_Spot]] = {}
    for spot in _spots(table, player):
        alike.setdefault(spot.alike, []).append(spot)
    several = [spots for spots in alike.values() if len(spots) > 1]
    if not several:
        return
    every = [spot for spots in several for spot in spots]
    real = [spot.thing for spot in every]
    names = sorted({spot.place.name for spot in every}, key=str)
    order = rng.sample(names, len(names)) if extreme else []
    swaps = min(MOST_SWAPS, 8 * len(every)) if extreme else rng.choice((1, 2, len(every)))
    for _ in range(swaps):
        one, other = rng.sample(rng.choice(several), 2)
        if order and (_rank(one, order) < _rank(other, order)) == (one.thing < other.thing):
            continue
        if one.takes(other):
            one.thing, other.thing = other.thing, one.thing
            if not (_is_allowed(one.place, every) and _is_allowed(other.place, every)):
                one.thing, other.thing = other.thing, one.thing
    _lay_out(every)
    renamed = {thing: spot.thing for thing, spot in zip(real, every, strict=True)}
    for memory in memories(table):
        memory.recall.rename(table, renamed)


def _rank(spot: _Spot, order: Sequence[Any]) -> int:
    return order.index(spot.place.name)


def _is_allowed(place: Place, spots: Sequence[_Spot]) -> bool:
    """Whether a place may hold the things that these spots put there."""
    bounds = place.bounds
    things = place.things if bounds else []
    for spot in spots if bounds else ():
        if spot.place.name == place.name:
            things[spot.number] = spot.thing
    return all(bound.allows(things) for bound in bounds)


def _lay_out(spots: Sequence[_Spot]) -> None:
    laid: dict[tuple[str, Any], list[Any]] = {}
    there = {spot.place.name: spot.place for spot in spots}
    for spot in spots:
        laid.setdefault(spot.place.name, spot.place.things)[spot.number] = spot.thing
    for name, things in laid.items():
        there[name].lay(things)


# -- what others are about to do -----------------------------------------------------------


def _ask_another(table: Table, player: int | None, rng: Random) -> None:
    """Move a window on or back, as nobody sees how far it has come."""
    step = table.agenda[-1] if table.agenda else None
    if isinstance(step, Window) and step.player != player:
        table.agenda[-1] = rng.choice(stages(table, step, player) or [step])


def _seal_anew(table: Table, player: int | None, rng: Random) -> None:
    """Replace others' sealed choices by any that are legal."""
    for place in sealed_steps(table):
        step = table.agenda[place]
        for other in step.players:
            if other != player and step.choice_of(other) is not None:
                step = step.with_choice(other, any_choice(table, step, other, rng))
        table.agenda[place] = step


def any_choice(table: Table, step: SecretChoice, player: int, rng: Random) -> Option:
    """A legal choice of a player, which others cannot tell from the one sealed."""
    kind = table.ruleset.kinds[type(step)]
    assert isinstance(kind, SecretChoiceKind)
    options = kind.offer(table, step, player).options
    return options[rng.randrange(len(options))]
