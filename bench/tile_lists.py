"""Ways to list where a tile may lie: ours, sets of squares, prepared masks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from itertools import cycle
from random import Random
from typing import Any

from bench.harness import Done, Work
from ruledock.linking.config import Config
from ruledock.linking.link import link
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.geometry import Place, Shape, bits
from ruledock_isle.options import Place as PlaceTile

BOATS = 16
Case = tuple[int, int]
"""A shape and a boat, by number."""
Lister = Callable[[Case], list[Any]]


class Cases:
    """Every outline of the game's tiles on boats that random tiles have half filled."""

    def __init__(self, config: Config) -> None:
        book = link(config).book
        tiles = {tile.shape.places: tile for tile in book.tiles.values()}
        self.tiles = [tile.id for tile in tiles.values()]
        self.shapes: list[Shape] = [tile.shape for tile in tiles.values()]
        self.makers = [partial(PlaceTile, tile) for tile in self.tiles]
        rng = Random(7)
        self.boats = [book.fleet.boat("boat-blue") for _ in range(BOATS)]
        for boat in self.boats:
            fill_half(boat, self.tiles, rng)
        self.grid = self.boats[0].plan.grid
        self.squares = {self.grid.place(cell) for cell in bits(self.grid.cells)}
        self.taken = [{self.grid.place(cell) for cell in bits(b.covered)} for b in self.boats]
        self.all: list[Case] = [(s, b) for s in range(len(self.shapes)) for b in range(BOATS)]
        rng.shuffle(self.all)

    def each(self, lister: Lister, some: int = 50) -> Work:
        """List some cases after the other, for ever."""
        following = cycle(self.all)

        def work() -> Done:
            for _ in range(some):
                lister(next(following))
            return some, 0

        return work

    def ours(self, case: Case) -> list[Any]:
        """As a game lists them when the boat has just changed."""
        shape, number = case
        boat = self.boats[number]
        boat._spaces = (0, 0)
        return boat.placements(self.makers[shape], self.tiles[shape]).spots()

    # -- with sets -------------------------------------------------------------------------

    def naive(self, case: Case) -> list[Any]:
        """Each orientation on each square: are all its squares free, does one touch a tile?"""
        shape, boat = case
        taken, grid, found = self.taken[boat], self.grid, []
        for way, offsets in enumerate(self._ways[shape]):
            for row in range(grid.height):
                for column in range(grid.width):
                    cells = {(row + r, column + c) for r, c in offsets}
                    if cells <= self.squares and not cells & taken and around(cells) & taken:
                        found.append((way, row, column))
        return found

    @cached_property
    def _ways(self) -> list[list[tuple[Place, ...]]]:
        return [
            list(dict.fromkeys(one.places for one in shape.orientations)) for shape in self.shapes
        ]

    # -- with masks ------------------------------------------------------------------------

    def masks(self, case: Case) -> list[Any]:
        """Every placement inside the boat, prepared with the squares around it."""
        shape, boat = case
        taken = self.boats[boat].covered
        return [
            number
            for number, (mask, near) in enumerate(self._prepared[shape])
            if not mask & taken and near & taken
        ]

    @cached_property
    def _prepared(self) -> list[list[tuple[int, int]]]:
        return [[self._both(cells) for cells in self._inside(ways)] for ways in self._ways]

    def _inside(self, ways: list[tuple[Place, ...]]) -> Iterator[set[Place]]:
        for offsets in ways:
            for row, column in sorted(self.squares):
                cells = {(row + r, column + c) for r, c in offsets}
                if cells <= self.squares:
                    yield cells

    def _both(self, cells: set[Place]) -> tuple[int, int]:
        return self.grid.mask(cells), self.grid.mask(around(cells) & self.squares)

    def for_c(self) -> dict[str, Any]:
        """The prepared masks with the boats and cases, as plain JSON."""
        taken = [boat.covered for boat in self.boats]
        return {"placements": self._prepared, "taken": taken, "cases": self.all}

    # -- the same answers ------------------------------------------------------------------

    @cached_property
    def total(self) -> int:
        """How many placements there are in all cases together."""
        return sum(len(self.masks(case)) for case in self.all)

    def check(self) -> None:
        """All ways find equally many placements."""
        for case in self.all:
            unmarked = {(o.places, c) for o, c in self._found(case)}
            assert len(unmarked) == len(self.masks(case)), "ours and masks disagree"
        for case in self.all[:20]:
            assert len(self.naive(case)) == len(self.masks(case)), "sets and masks disagree"

    def _found(self, case: Case) -> Iterator[tuple[Any, int]]:
        shape, boat = case
        ways = self.boats[boat].placements(self.makers[shape], self.tiles[shape])
        for number, cell in ways.spots():
            yield ways.fitted.orientations[number], cell


def fill_half(boat: Boat, tiles: list[str], rng: Random) -> None:
    """Lay random tiles at random until half of the boat is under them."""
    while 2 * boat.covered.bit_count() < boat.plan.grid.cells.bit_count():
        tile = tiles[rng.randrange(len(tiles))]
        ways = boat.placements(partial(PlaceTile, tile), tile)
        if ways:
            way = ways[rng.randrange(len(ways))]
            colour = "blue" if boat.fleet.tiles[tile].picks_colour else None
            boat.stow(tile, way.at, way.turn, way.flip, colour)


def around(cells: set[Place]) -> set[Place]:
    """The squares beside some squares."""
    sides = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return {(row + r, column + c) for row, column in cells for r, c in sides} - cells
