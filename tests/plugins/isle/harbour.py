"""The shipped boats and tiles without the game around them, and a slow way to lay tiles.

The reference knows rows and columns and nothing of bits: it tries every square, turn and flip.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from shutil import copyfileobj
from tempfile import TemporaryDirectory

from hypothesis import strategies as st

from ruledock.content import Content, PackSource, load_content
from ruledock.linking.shipped import data
from ruledock_isle.boat.box import CONTENT
from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.boat.geometry import Grid, Shape
from ruledock_isle.boat.plans import BoatPlan, Room
from ruledock_isle.boat.tiles import TileDef

SIDES = ((0, 1), (1, 0), (0, -1), (-1, 0))


def schema(name):
    return json.loads((data("schemas") / name).read_text("utf-8"))


def load(pack: Path) -> Content:
    """A pack of boats and tiles, checked by the shipped schemas."""
    kinds = {kind.name: kind for kind in CONTENT}
    return load_content([PackSource("isle", pack)], kinds, schemas=schema)


def copy_pack(to: Path) -> Path:
    """The boats and tiles of the shipped pack, in a folder of their own."""
    shipped = data("content") / "isle"
    files = [shipped / "pack.json"]
    files += [file for kind in CONTENT for file in (shipped / kind.name).iterdir()]
    for file in files:
        folder = to if file.name == "pack.json" else to / Path(str(file)).parent.name
        folder.mkdir(parents=True, exist_ok=True)
        with file.open("rb") as source, (folder / file.name).open("wb") as target:
            copyfileobj(source, target)
    return to


@cache
def fleet() -> Fleet:
    """All boats and tiles that ship."""
    with TemporaryDirectory() as folder:
        return Fleet.of(load(copy_pack(Path(folder) / "isle")))


def shapes() -> dict[str, Shape]:
    """Every outline that ships, once."""
    return {tile.shape.id: tile.shape for tile in fleet().tiles.values()}


# -- the slow reference ----------------------------------------------------------------------


def places(grid: Grid, cells: int) -> frozenset:
    """The rows and columns of some squares."""
    every = ((r, c) for r in range(grid.height) for c in range(grid.width))
    return frozenset((r, c) for r, c in every if cells >> (r * (grid.width + 1) + c) & 1)


def slow_ways(outline) -> set:
    """Every way an outline can lie, in the top left corner."""
    ways, here = set(), set(outline)
    for _ in range(2):
        for _ in range(4):
            top, left = min(r for r, _ in here), min(c for _, c in here)
            ways.add(frozenset((r - top, c - left) for r, c in here))
            here = {(c, -r) for r, c in here}
        here = {(r, -c) for r, c in here}
    return ways


def touches(tile, others) -> bool:
    """Whether some square of one shares a side with some square of the others."""
    return any((r + a, c + b) in others for r, c in tile for a, b in SIDES)


def slow_placements(squares, covered, outline, contact=True) -> set:
    """Every legal way to lay an outline: the squares it then covers."""
    found = set()
    for way in slow_ways(outline):
        for row in range(-1, max(r for r, _ in squares) + 1):
            for column in range(-1, max(c for _, c in squares) + 1):
                tile = frozenset((row + r, column + c) for r, c in way)
                if not tile <= squares or tile & covered:
                    continue
                if not contact or not covered or touches(tile, covered):
                    found.add(tile)
    return found


# -- boats nobody has built yet --------------------------------------------------------------


@st.composite
def outlines(draw, largest=7):
    """A connected outline, grown square by square."""
    outline = {(0, 0)}
    for _ in range(draw(st.integers(0, largest - 1))):
        around = sorted({(r + a, c + b) for r, c in outline for a, b in SIDES} - outline)
        outline.add(draw(st.sampled_from(around)))
    return outline


def shape_of(outline) -> Shape:
    top, left = min(r for r, _ in outline), min(c for _, c in outline)
    return Shape("drawn", tuple(sorted((r - top, c - left) for r, c in outline)))


@st.composite
def plans(draw, highest=8, widest=9):
    """A boat of any outline, even one in pieces, with rooms, rats and maps anywhere."""
    height, width = draw(st.integers(1, highest)), draw(st.integers(1, widest))
    every = [(r, c) for r in range(height) for c in range(width)]
    squares = set(draw(st.lists(st.sampled_from(every), min_size=1, max_size=len(every))))
    if draw(st.booleans()):
        squares = set(every) - squares or {every[0]}
    grid = Grid(width, height, 0)
    grid = Grid(width, height, grid.mask(squares))
    of = sorted(squares)
    split = draw(st.integers(0, len(of) - 1))
    rooms = {
        name: Room(name, None, name, grid.mask(part))
        for name, part in (("fore", of[:split]), ("aft", of[split:]))
        if part
    }
    marked = draw(st.lists(st.sampled_from(of), unique=True, max_size=8))
    maps = dict(zip(["blue", "red"], [1 << grid.cell(*one) for one in marked[:2]], strict=False))
    return BoatPlan("raft", grid, rooms, grid.mask(marked[2:]), maps)


def laden(draw, boat, count, contact=True):
    """Lay up to *count* tiles, each anywhere it may lie."""
    ids = sorted(boat.fleet.tiles)
    for _ in range(count):
        tile: TileDef = boat.fleet.tiles[draw(st.sampled_from(ids))]
        if tile.copies == 1:
            ids.remove(tile.id)
        where = boat.placements(lambda *way: way, tile.id, contact)
        if where:
            way = where[draw(st.integers(0, len(where) - 1))]
            colour = draw(st.sampled_from(sorted(boat.fleet.colours)))
            boat.stow(tile.id, *way, colour=colour if tile.picks_colour else None)
    return boat


@st.composite
def boats(draw, most=25):
    """A boat with tiles on it: one that ships, or a raft of any outline."""
    plan = draw(st.sampled_from(sorted(fleet().plans)) | plans())
    if isinstance(plan, BoatPlan):
        boat = Fleet({**fleet().plans, "raft": plan}, fleet().tiles).boat("raft")
    else:
        boat = fleet().boat(plan)
    return laden(draw, boat, draw(st.integers(0, most)), draw(st.booleans()))
