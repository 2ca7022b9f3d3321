"""Boats to try lessons on: some as a game might leave them, some stranger."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from random import Random

from ruledock.plugin import Ruleset
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.geometry import bits
from ruledock_isle.boat.plans import BoatPlan
from ruledock_isle.options import Place
from ruledock_isle.words import BoatScene
from ruledock_isle.words.scene import sit_around

SEED = 20
TRIED = 8
"""How many places to try for one that touches the cat's own colour."""
LONGEST = 4
"""The most squares of a tile that fills whole rooms and rows."""
OTHER_LESSONS = (4, 9, 0, 12)
"""What the lessons beside the one on trial pay; the more, the later in the turn order."""
PACKED = ((6, 12), (14, 22), (22, 34))
"""The fewest and the most tiles on a boat: early, usual, crowded."""


def sample_scenes(ruleset: Ruleset, count: int) -> tuple[BoatScene, ...]:
    """Boats with their owners' belongings and rivals, always the same for the same tiles."""
    return _sample(_Sea(ruleset), count)


class _Sea:
    """The boats and tiles of a ruleset; equal where their packs are."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.fleet: Fleet = ruleset.book.fleet
        packs = ruleset.content.packs.values()
        kinds = {"boats", "tiles", "tile-kinds"}
        self.key = tuple(pack.digest for pack in packs if kinds & set(pack.adds))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Sea) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


@lru_cache(maxsize=4)
def _sample(sea: _Sea, count: int) -> tuple[BoatScene, ...]:
    luck = Random(SEED)
    boats = [
        _paint_boat(luck, sea.fleet) if number % 3 == 2 else _pack_boat(luck, sea.fleet)
        for number in range(count)
    ]
    return tuple(_scene(luck, boat, boats) for boat in boats)


def _scene(luck: Random, boat: Boat, boats: Sequence[Boat]) -> BoatScene:
    near = luck.sample(boats, luck.randint(1, 3))
    places = luck.sample(range(1, 5), len(near) + 1)
    rivals = [_add_owner(luck, *one) for one in zip(near, places[1:], strict=True)]
    mine = _add_owner(luck, boat, places[0])
    sit_around([mine, *rivals])
    return mine


def _add_owner(luck: Random, boat: Boat, place: int) -> BoatScene:
    """A boat with what its owner may have at the end of a game."""
    return BoatScene(
        boat,
        fish=luck.randint(0, 20),
        baskets=luck.randint(1, 5),
        lessons=luck.randint(0, 9),
        turn_position=place,
        named_it=place == 1,
        other_lessons=lambda: OTHER_LESSONS[:place],
    )


# -- packed, as players pack -------------------------------------------------------------------


def _pack_boat(luck: Random, fleet: Fleet) -> Boat:
    """Tiles from the box laid side by side, cats with their like more often than not."""
    boat = fleet.boat(luck.choice(sorted(fleet.plans)))
    colours = luck.sample(sorted(fleet.colours), luck.randint(2, len(fleet.colours)))
    box = [
        tile.id
        for tile in fleet.tiles.values()
        if tile.colour is None or tile.colour in colours
        for _ in range(min(tile.copies, 3))
    ]
    wanted = min(luck.randint(*luck.choice(PACKED)), len(box))
    for tile in luck.sample(box, wanted):
        _lay(luck, boat, tile, colours)
    return boat


def _lay(luck: Random, boat: Boat, tile: str, colours: Sequence[str]) -> None:
    ways = boat.placements(partial(Place, tile), tile)
    count = len(ways)
    if not count:
        return
    known = boat.fleet.tiles[tile]
    colour = luck.choice(colours) if known.picks_colour else known.colour
    like = sum(one.cells for one in boat.stowed if one.colour == colour) if colour else 0
    near = boat.plan.grid.near(like) if like else 0
    masks = ways.masks()
    tried = [luck.randrange(count) for _ in range(TRIED)]
    index = next((one for one in tried if masks[one] & near), tried[0])
    chosen = ways[index]
    assert isinstance(chosen, Place)
    picked = colour if known.picks_colour else None
    boat.stow(tile, chosen.at, chosen.turn, chosen.flip, colour=picked)


# -- painted, as nobody could ------------------------------------------------------------------


def _paint_boat(luck: Random, fleet: Fleet) -> Boat:
    """Whole rooms, rows or columns under tiles of one kind, others left free."""
    plan: BoatPlan = fleet.plans[luck.choice(sorted(fleet.plans))]
    grid = plan.grid
    rooms = [room.mask for room in plan.rooms.values()]
    parts = luck.choice([rooms, list(grid.rows), list(grid.columns)])
    letters = [key for key, tile in fleet.letters.items() if not tile.picks_colour]
    few = luck.sample(letters, luck.randint(1, len(letters)))
    words = {cell: "." for cell in plan.squares}
    number = 0
    for part in parts:
        letter = luck.choice([*few, ".", luck.choice(letters)])
        for tile in _cut(bits(part), grid.stride) if letter != "." else ():
            number += 1
            words |= {cell: f"{letter}{number}" for cell in tile}
    rows = [
        " ".join(words.get(grid.cell(row, column), "~") for column in range(grid.width))
        for row in range(grid.height)
    ]
    return fleet.read([f"{plan.id}:", *rows], loose=True)


def _cut(cells: Iterable[int], stride: int) -> Iterator[list[int]]:
    """Squares in their order as straight tiles."""
    tile: list[int] = []
    for cell in cells:
        if tile and (len(tile) == LONGEST or cell - tile[-1] not in (1, stride)):
            yield tile
            tile = []
        tile.append(cell)
    if tile:
        yield tile
