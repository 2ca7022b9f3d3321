"""What the events module looks up while it runs: events compiled, tiles by id, its numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import attrs

from ruledock.plugin import (
    BoundOp,
    ContentError,
    LinkError,
    Mistake,
    contributes,
    nearest,
    ruledock_book,
)
from ruledock_events.content_kinds import Event, EventTile
from ruledock_events.drawer import NAME
from ruledock_isle.public import Doing, IsleRuleset, book_reader, cut, doings

NOBLE = "noble-rat"
"""What tiles count as that players place and chase like noble rats."""


@attrs.frozen(eq=False)
class Book:
    """Everything settled once for all games of a ruleset."""

    events: Mapping[str, Event]
    effects: Mapping[str, tuple[Doing, ...]]
    """The actions, ready to be carried out."""
    points: Mapping[str, Callable[..., int]]
    """The scorings, compiled."""
    tiles: Mapping[str, EventTile]
    small: Mapping[str, Sequence[int]]
    rats: Mapping[str, int]
    """How many noble rats there are, by tile."""
    days: int
    chase: int
    items: int
    speed: int

    def event_of(self, tile: str, day: int) -> str:
        """The event a tile shows on a day: its front on the first and the last, else its back."""
        sides = self.tiles[tile]
        return sides.front if day in (1, self.days) else sides.back


@contributes(ruledock_book)
def prepare(ruleset: IsleRuleset) -> Book:
    """The book of one ruleset."""
    items, rules = ruleset.content.items, ruleset.rules[NAME]
    events: Mapping[str, Event] = items["events"]
    tiles: Mapping[str, EventTile] = items["event-tiles"]
    _check_fronts(tiles, events)
    effects = {
        name: doings(ruleset.operations.compile(list(one.does)))
        for name, one in events.items()
        if one.does
    }
    _check_names(ruleset, effects)
    return Book(
        events=events,
        effects=effects,
        points={
            name: ruleset.words.compile("score", one.score)
            for name, one in events.items()
            if not one.does
        },
        tiles=tiles,
        small={name: one.numbers for name, one in items["small-numbers"].items()},
        rats={
            tile.id: tile.copies
            for tile in cut(items["tile-kinds"], items["tiles"]).values()
            if NOBLE in tile.counts_as
        },
        days=ruleset.rules["days"],
        chase=rules["chase"],
        items=rules["borrowed"]["tokens"],
        speed=rules["borrowed"]["speed"],
    )


def _check_fronts(tiles: Mapping[str, EventTile], events: Mapping[str, Event]) -> None:
    """Check that no tile has a scoring on its front: first and last days have none."""
    wrong = [one for one in tiles.values() if not events[one.front].does]
    if wrong:
        problems = (
            f"event tile {one.id} has the scoring {one.front!r} on its front" for one in wrong
        )
        raise LinkError("\n".join(f"{line}; expected an action" for line in problems))


def _check_names(ruleset: IsleRuleset, effects: Mapping[str, Sequence[BoundOp]]) -> None:
    """Check phases and supplies: they come from hooks, so no schema knows them all."""
    hooks = ruleset.hooks
    supplies, phases = hooks.isle_supplies, hooks.isle_phases
    known = {"from": supplies, "with": supplies, "first": phases, "second": phases}
    wrong = [
        Mistake(
            f"event {event}",
            f"/does/{place}/{bound.operation.name}/{key}",
            repr(bound.params[key]),
            f"one of {', '.join(sorted(known[key]))}",
            "dangling-reference",
            nearest=nearest(bound.params[key], known[key]),
        )
        for event, effect in effects.items()
        for place, bound in enumerate(effect)
        for key in known.keys() & bound.params.keys()
        if bound.params[key] not in known[key]
    ]
    if wrong:
        raise ContentError(wrong)


book_of = book_reader(NAME, Book)
