"""What a score looks at: one boat, its owner, and the boats of the others.

Selections are bits of Python integers. A tile is its place in the boat's list, a square its bit in
the boat's grid, a family, room, row, column or area its place in reading order. Families and
other things that take work are computed when a word first asks for them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.plans import BoatPlan
from ruledock_isle.boat.tally import Tally
from ruledock_isle.words.squares import alike, groups, kin, meeting, neighbours, union, within

FAMILY = 3
"""Fewer cats than this are no family."""


def nobody() -> Sequence[BoatScene]:
    """The scenes of the others, when there are none."""
    return ()


class BoatScene:
    """One player's boat and belongings, as the words of scores see them."""

    __slots__ = (
        "areas", "baskets", "boat", "bodies", "colours", "covered_areas", "edge_tiles",
        "empty_areas", "empty_rooms",
        "families", "family_bodies", "family_colours", "family_sizes", "fish", "full_rooms",
        "kin", "lessons", "lonely", "lookalikes", "marks", "named_it", "neighbours",
        "other_lessons", "others", "plan", "rats", "room_bodies", "room_names",
        "symbols", "tags", "turn_position",
    )  # fmt: skip

    boat: Boat
    plan: BoatPlan
    fish: int
    baskets: int
    """Permanent baskets, used or not."""
    lessons: int
    """Private lessons in play."""
    turn_position: int
    """The place in the turn order, counted from 1."""
    others: Callable[[], Sequence[BoatScene]]
    """The scenes of the other players, from the left around the table."""
    bodies: list[int]
    """By tile: the squares it covers."""
    tags: Tally
    """By what tiles count as: the tiles."""
    colours: Tally
    """By colour: the cats of it."""
    families: int
    """Which groups are families."""
    family_bodies: list[int]
    """By group: the squares of its cats."""
    family_sizes: list[int]
    """By group: the number of its cats."""
    family_colours: Tally
    """By colour: the groups of it."""
    lonely: int
    """The cats that are a group by themselves."""
    neighbours: list[int]
    """By tile: the tiles that touch it."""
    kin: list[int]
    """By tile: the cats of its colour."""
    lookalikes: list[int]
    """By tile: the tiles of its shape."""
    edge_tiles: int
    marks: Tally
    """By what is printed on single squares of tiles: those squares."""
    rats: int
    """The squares of the rats that show."""
    room_bodies: tuple[int, ...]
    room_names: Tally
    symbols: Tally
    full_rooms: int
    empty_rooms: int
    areas: frozenset[int]
    """The connected parts of what no tile covers, and of what tiles cover."""
    empty_areas: frozenset[int]
    covered_areas: frozenset[int]
    named_it: bool
    """Whether this player named the colour of the lesson."""
    other_lessons: Callable[[], Sequence[int]]
    """What each of the player's other lessons pays by itself."""

    def __init__(
        self,
        boat: Boat,
        *,
        fish: int = 0,
        baskets: int = 0,
        lessons: int = 0,
        turn_position: int = 1,
        others: Callable[[], Sequence[BoatScene]] = nobody,
        named_it: bool = False,
        other_lessons: Callable[[], Sequence[int]] = tuple,
    ) -> None:
        self.boat, self.plan = boat, boat.plan
        self.fish, self.baskets, self.lessons = fish, baskets, lessons
        self.turn_position, self.others = turn_position, others
        self.named_it, self.other_lessons = named_it, other_lessons

    def __getattr__(self, name: str) -> Any:
        """Compute a part of the scene at its first use; later uses find it in its slot."""
        make = _MADE.get(name)
        if make is None:
            raise AttributeError(f"no part of a scene is called {name!r}")
        make(self)
        return getattr(self, name)


def sit_around(scenes: Sequence[BoatScene]) -> None:
    """Let each of these players see all the others, from the left around the table."""
    for place, scene in enumerate(scenes):
        others = [*scenes[place + 1 :], *scenes[:place]]
        scene.others = lambda others=others: others  # type: ignore[misc]


def _bodies(scene: BoatScene) -> None:
    scene.bodies = [one.cells for one in scene.boat.stowed]


def _tags(scene: BoatScene) -> None:
    scene.tags, scene.colours = scene.boat.tally()


def _families(scene: BoatScene) -> None:
    """Flood each colour, tile by tile."""
    grid = scene.plan.grid
    every: list[int] = []
    sizes: list[int] = []
    colours = Tally()
    families = lonely = 0
    for colour, cats in scene.colours.items():
        for group, body in groups(scene.bodies, cats, grid):
            bit, size = 1 << len(every), group.bit_count()
            colours[colour] |= bit
            if size >= FAMILY:
                families |= bit
            elif size == 1:
                lonely |= group
            every.append(body)
            sizes.append(size)
    scene.family_bodies, scene.family_sizes, scene.family_colours = every, sizes, colours
    scene.families, scene.lonely = families, lonely


def _neighbours(scene: BoatScene) -> None:
    scene.neighbours = neighbours(scene.plan.grid.near, scene.bodies)


def _kin(scene: BoatScene) -> None:
    scene.kin = kin(len(scene.bodies), scene.colours.values())


def _lookalikes(scene: BoatScene) -> None:
    scene.lookalikes = alike(scene.plan.grid, scene.bodies)


def _edge_tiles(scene: BoatScene) -> None:
    scene.edge_tiles = meeting(scene.bodies, scene.plan.grid.edge)


def _marks(scene: BoatScene) -> None:
    marks = Tally()
    for one in scene.boat.stowed:
        for mark, square in one.marks:
            marks[mark] |= square
    scene.marks = marks


def _rats(scene: BoatScene) -> None:
    """A tile that counts as a rat is one that shows."""
    shown = scene.plan.rats & ~scene.boat.covered
    scene.rats = shown | union(scene.bodies, scene.tags["rat"])


@lru_cache(maxsize=256)
def _rooms_of(plan: BoatPlan) -> tuple[tuple[int, ...], Tally, Tally]:
    names, symbols = Tally(), Tally()
    for place, room in enumerate(plan.rooms.values()):
        names[room.id] |= 1 << place
        if room.symbol is not None:
            symbols[room.symbol] |= 1 << place
    return tuple(room.mask for room in plan.rooms.values()), names, symbols


def _rooms(scene: BoatScene) -> None:
    scene.room_bodies, scene.room_names, scene.symbols = _rooms_of(scene.plan)


def _areas(scene: BoatScene) -> None:
    grid = scene.plan.grid
    scene.empty_areas = frozenset(grid.groups(scene.boat.free))
    scene.covered_areas = frozenset(grid.groups(scene.boat.covered))
    scene.areas = scene.empty_areas | scene.covered_areas


def _full_rooms(scene: BoatScene) -> None:
    scene.full_rooms = within(scene.room_bodies, scene.boat.covered)


def _empty_rooms(scene: BoatScene) -> None:
    scene.empty_rooms = within(scene.room_bodies, scene.boat.free)


_Make = Callable[[BoatScene], None]
_MADE: dict[str, _Make] = {
    "bodies": _bodies,
    "tags": _tags,
    "colours": _tags,
    "families": _families,
    "family_bodies": _families,
    "family_sizes": _families,
    "family_colours": _families,
    "lonely": _families,
    "neighbours": _neighbours,
    "kin": _kin,
    "lookalikes": _lookalikes,
    "edge_tiles": _edge_tiles,
    "marks": _marks,
    "rats": _rats,
    "room_bodies": _rooms,
    "room_names": _rooms,
    "symbols": _rooms,
    "full_rooms": _full_rooms,
    "empty_rooms": _empty_rooms,
    "areas": _areas,
    "empty_areas": _areas,
    "covered_areas": _areas,
}


@lru_cache(maxsize=256)
def sees_only_the_boat(number: Any) -> bool:
    """Whether compiled words look at nothing but what follows from the tiles on the boat."""
    _, _, body = number.source.partition("\n")
    return {*re.findall(r"\bscene\b(?:\.(\w+))?", body)} <= _MADE.keys()
