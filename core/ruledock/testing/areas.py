"""Areas: a game's visibility table, stated once more for tests, and worlds that look alike.

Which cards lie where, who sees them, and who remembers having seen them: from that alone a
shuffler makes a second world which one player cannot tell from the first. It asks neither the
plugin's views nor its guesses.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

import attrs

from ruledock import machine
from ruledock.agenda import Sealed, Sealing

if TYPE_CHECKING:
    from ruledock.options import Option
    from ruledock.table import Table

SEALED = "sealed"
"""The area, known for every game, of choices that others have sealed."""
TRIES = 40


@attrs.frozen
class Area:
    """One kind of place on the table: what lies there, and who may see it."""

    name: str
    instances: Callable[[Any], Mapping[Any, Sequence[Any]]]
    """(table) -> by key: the cards that lie there."""
    write: Callable[[Any, Any, list[Any]], None]
    """(table, key, cards): lay these cards there instead."""
    seen_by: Callable[[Any, Any], Collection[int]]
    """(table, key) -> the players who see the cards."""
    knows: Callable[[Any, int | None, Any, Any], bool] = lambda table, player, key, card: False
    """(table, player, key, card) -> whether the player knows this card to be here all the same."""
    of: str = "cards"
    """What lies there; only areas of the same things exchange them."""
    fits: Callable[[Any, Any, Any], bool] = lambda table, key, card: True
    """(table, key, card) -> whether the card may lie there at all."""
    memory: bool = False
    """Whether these are cards that somebody remembers, rather than cards that lie here.

    Who remembers a set of cards knows how many of them lie in each place, but not which.
    """

    def sees(self, table: Any, player: int | None, key: Any) -> bool:
        """Whether *player* sees what lies there; a spectator sees what everybody sees."""
        seers = self.seen_by(table, key)
        return all(one in seers for one in table.players) if player is None else player in seers


@attrs.frozen
class World:
    """A second world that one player cannot tell from the first."""

    table: Table
    differs: frozenset[str]
    """The areas in which it really differs."""


def layout(table: Table, areas: Sequence[Area], player: int | None = -1) -> dict[str, Any]:
    """What lies where: everything, or only what *player* sees."""
    return {
        f"{area.name}/{key}": list(cards)
        for area in areas
        if not area.memory
        for key, cards in area.instances(table).items()
        if player == -1 or area.sees(table, player, key)
    }


def another_world(
    table: Table, player: int | None, areas: Sequence[Area], rng: Random
) -> World | None:
    """A world that differs from *table* where *player* cannot see; None when none is found."""
    for _ in range(3):
        new = table.copy()
        _exchange(new, player, areas, rng)
        if not _seal_anew(new, player, rng):
            continue
        differs = _differs(table, new, areas)
        if differs:
            table.ruleset.game.check(new)
            return World(new, differs)
    return None


def _differs(table: Table, new: Table, areas: Sequence[Area]) -> frozenset[str]:
    before, after = layout(table, areas), layout(new, areas)
    names = {place.split("/")[0] for place in before if before[place] != after[place]}
    if [table.agenda[n] for n in machine.sealed_steps(table)] != [
        new.agenda[n] for n in machine.sealed_steps(new)
    ]:
        names.add(SEALED)
    return frozenset(names)


@attrs.define
class _Spot:
    """One hidden card where it lies."""

    area: Area
    key: Any
    place: int
    card: Any
    marks: Hashable
    """Which of the player's memories hold the card: only cards alike in this change places."""

    def takes(self, other: _Spot, table: Table) -> bool:
        if (self.area.of, self.marks) != (other.area.of, other.marks) or self.card == other.card:
            return False
        fits = self.area.fits(table, self.key, other.card)
        return fits and other.area.fits(table, other.key, self.card)


def _spots(table: Table, player: int | None, areas: Sequence[Area]) -> Iterator[_Spot]:
    memories = [
        frozenset(cards)
        for area in areas
        if area.memory
        for key, cards in area.instances(table).items()
        if area.sees(table, player, key)
    ]
    for area in areas:
        for key, cards in area.instances(table).items() if not area.memory else ():
            if area.sees(table, player, key):
                continue
            for place, card in enumerate(cards):
                if not area.knows(table, player, key, card):
                    marks = tuple(card in memory for memory in memories)
                    yield _Spot(area, key, place, card, marks)


def _exchange(table: Table, player: int | None, areas: Sequence[Area], rng: Random) -> None:
    """Swap hidden cards that *player* cannot tell apart, between and within hidden areas."""
    alike: dict[Hashable, list[_Spot]] = {}
    for spot in _spots(table, player, areas):
        alike.setdefault((spot.area.of, spot.marks), []).append(spot)
    several = [spots for spots in alike.values() if len(spots) > 1]
    if not several:
        return
    every = [spot for spots in several for spot in spots]
    for _ in range(rng.choice((1, 2, len(every)))):
        one, other = rng.sample(rng.choice(several), 2)
        if one.takes(other, table):
            one.card, other.card = other.card, one.card
    _write(table, player, areas, every, _final(every, table))


def _final(spots: Sequence[_Spot], table: Table) -> dict[Any, Any]:
    """By card as it was: the card that lies there now."""
    then: dict[Any, Any] = {}
    for spot in spots:
        then[spot.area.instances(table)[spot.key][spot.place]] = spot.card
    return then


def _write(
    table: Table,
    player: int | None,
    areas: Sequence[Area],
    spots: Sequence[_Spot],
    renamed: Mapping[Any, Any],
) -> None:
    """Lay out the swapped cards; others remember what they would have seen in this world."""
    laid: dict[tuple[str, Any], list[Any]] = {}
    homes = {}
    for spot in spots:
        at = (spot.area.name, spot.key)
        homes[at] = spot.area
        laid.setdefault(at, list(spot.area.instances(table)[spot.key]))[spot.place] = spot.card
    for area in areas:
        for key, cards in area.instances(table).items() if area.memory else ():
            if not area.sees(table, player, key):
                homes[area.name, key] = area
                laid[area.name, key] = [renamed.get(card, card) for card in cards]
    for (name, key), cards in laid.items():
        homes[name, key].write(table, key, cards)


def _seal_anew(table: Table, player: int | None, rng: Random) -> bool:
    """Change others' sealed choices to legal ones that look alike; False when there is none."""
    for place in machine.sealed_steps(table):
        step = table.agenda[place]
        for other in step.players:
            made = step.choice_of(other)
            if other == player or made is None:
                continue
            new = alike(table, step, other, made, rng)
            if new is None:
                return False
            step = step.sealing(other, new)
        table.agenda[place] = step
    return True


def alike(table: Table, step: Sealing, player: int, made: Option, rng: Random) -> Option | None:
    """A legal choice that others cannot tell from the one sealed."""
    kind = table.ruleset.kinds[type(step)]
    assert isinstance(kind, Sealed)
    options = kind.offer(table, step, player).options
    for _ in range(TRIES):
        one = options[rng.randrange(len(options))]
        if kind.shown(one) == kind.shown(made):
            return one
    return next((one for one in options if kind.shown(one) == kind.shown(made)), None)
