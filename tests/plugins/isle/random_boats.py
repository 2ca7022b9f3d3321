"""Boats packed at random, quickly and always the same: for claims about many boats."""

from __future__ import annotations

from random import Random

from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.geometry import Grid
from ruledock_isle.boat.plans import BoatPlan, Room
from ruledock_isle.words import BoatScene
from ruledock_isle.words.scene import sit_around


def random_plan(luck: Random) -> BoatPlan:
    """A boat of any outline, with rooms, rats and maps anywhere."""
    width, height = luck.randint(1, 9), luck.randint(1, 8)
    every = [(r, c) for r in range(height) for c in range(width)]
    squares = luck.sample(every, luck.randint((len(every) + 1) // 2, len(every)))
    grid = Grid(width, height, Grid(width, height, 0).mask(squares))
    split = luck.randint(0, len(squares))
    parts = (("bow", "parrot", squares[:split]), ("cellar", None, squares[split:]))
    rooms = {name: Room(name, symbol, name, grid.mask(of)) for name, symbol, of in parts if of}
    marked = [1 << grid.cell(*one) for one in luck.sample(squares, min(8, len(squares)))]
    maps = dict(zip(("blue", "red"), marked, strict=False))
    return BoatPlan("raft", grid, rooms, sum(marked[2:]), maps)


def random_boat(luck: Random, fleet: Fleet, tiles: int):
    """A boat that ships, or a raft, with up to so many tiles, mostly touching each other."""
    plan = luck.choice([*sorted(fleet.plans), "raft"])
    if plan == "raft":
        fleet = Fleet({**fleet.plans, "raft": random_plan(luck)}, fleet.tiles)
    boat, colours = fleet.boat(plan), luck.sample(sorted(fleet.colours), luck.randint(1, 5))
    ids = [id for id, tile in fleet.tiles.items() if tile.colour in (None, *colours)]
    contact = luck.random() < 0.8
    for tile in luck.choices(ids, k=tiles):
        ways = boat.placements(lambda *way: way, tile, contact)
        if ways:
            picks = fleet.tiles[tile].picks_colour
            boat.stow(tile, *luck.choice(ways), colour=luck.choice(colours) if picks else None)
    return boat


def random_scene(luck: Random, fleet: Fleet, others: int = 3) -> BoatScene:
    """A random boat with belongings and rivals."""
    rivals = [random_scene(luck, fleet, 0) for _ in range(luck.randint(0, others))]
    mine = BoatScene(
        random_boat(luck, fleet, luck.choice((0, 3, 12, 25, 40))),
        fish=luck.randint(0, 9),
        baskets=luck.randint(0, 5),
        lessons=luck.randint(0, 8),
        turn_position=luck.randint(1, 4),
    )
    sit_around([mine, *rivals])
    return mine
