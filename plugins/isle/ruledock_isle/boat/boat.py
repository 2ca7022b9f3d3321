"""Boats in play: which tiles lie where.

A boat is saved as the text it is drawn as (:mod:`ruledock_isle.boat.text`), and read again by the
fleet of its game::

    boats: list[Boat] = attrs.field(factory=list)      # a field of the table

    def __attrs_post_init__(self) -> None:
        self.boats = self.ruleset.book.fleet.boats(self.boats)
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import product
from typing import ClassVar, Self

import attrs

from ruledock.plugin import TEXT_SHAPE as TEXT
from ruledock.plugin import Content, ContentKind, did_you_mean
from ruledock.plugin import Shape as Saved
from ruledock_isle.boat.geometry import Place, Shape, from_first, low_bit
from ruledock_isle.boat.placements import Make, Placements
from ruledock_isle.boat.plans import BoatPlan, Room
from ruledock_isle.boat.sweep import Marked, fit, space
from ruledock_isle.boat.text import draw
from ruledock_isle.boat.tiles import TileDef, TileDesign, TileKind, cut

__all__ = [
    "CONTENT",
    "Boat",
    "BoatPlan",
    "Fleet",
    "Placements",
    "Room",
    "Shape",
    "Stowed",
    "TileDef",
    "TileDesign",
    "TileKind",
    "cut",
]


CONTENT = (
    ContentKind("boats", "isle-boat.schema.json", BoatPlan),
    ContentKind("tile-kinds", "isle-tile-kind.schema.json", TileKind),
    ContentKind("tiles", "isle-tile.schema.json", TileDesign),
)
"""What packs hold of boats and tiles."""
MANY = 256
"""How many boats that were read lately are remembered."""


@attrs.frozen
class Stowed:
    """A tile that lies on a boat."""

    tile: str
    colour: str | None
    """Its colour, printed or chosen."""
    cells: int
    """The squares it covers."""
    marks: Marked = ()
    """What is printed on some of them, each mark with its square."""


@attrs.frozen(eq=False)
class Fleet:
    """All boats and tiles of a game, by id."""

    plans: Mapping[str, BoatPlan]
    tiles: Mapping[str, TileDef]
    _known: dict[str, Boat] = attrs.field(factory=dict, init=False, repr=False)

    @classmethod
    def of(cls, content: Content) -> Fleet:
        """The boats and tiles of the linked packs."""
        items = content.items
        return cls(items["boats"], cut(items["tile-kinds"], items["tiles"]))

    def boat(self, plan: str) -> Boat:
        """A boat with nothing on it."""
        if plan not in self.plans:
            raise ValueError(f'no boat "{plan}": {did_you_mean(plan, self.plans)}')
        return Boat(self, self.plans[plan])

    def read(self, text: str | Sequence[str], *, loose: bool = False) -> Boat:
        """The boat a text describes; a loose one may carry tiles of outlines that do not exist."""
        from ruledock_isle.boat.reader import read_boat

        return read_boat(text, self, loose=loose)

    def boats(self, boats: Iterable[Boat | str]) -> list[Boat]:
        """The same boats, those that are still text read."""
        return [self._recall(boat) if isinstance(boat, str) else boat for boat in boats]

    def _recall(self, text: str) -> Boat:
        """Read a boat; from one save to the next most of them are the same."""
        known = self._known
        if text not in known:
            if len(known) >= MANY:
                known.clear()
            known[text] = self.read(text)
        return known[text].copy()

    def joined_by(self, tiles: Iterable[TileDef]) -> Fleet:
        """This fleet with further tiles."""
        return Fleet(self.plans, {**self.tiles, **{tile.id: tile for tile in tiles}})

    @cached_property
    def _looks(self) -> dict[tuple[str, tuple[Place, ...]], list[TileDef]]:
        found = defaultdict[tuple[str, tuple[Place, ...]], list[TileDef]](list)
        for tile in self.tiles.values():
            outlines = dict.fromkeys(lying.places for lying in tile.shape.orientations)
            for letter, places in product(tile.letters, outlines):
                found[letter, places].append(tile)
        return found

    @cached_property
    def letters(self) -> Mapping[str, TileDef]:
        """What may stand for a tile in a drawn boat, each with some tile it stands for."""
        return {letter: tile for tile in self.tiles.values() for letter in tile.letters}

    def alike(self, letter: str, places: Iterable[Place]) -> list[TileDef]:
        """The tiles that look so in a drawn boat: of this letter, and of this outline."""
        return self._looks.get((letter, from_first(places)), [])

    @cached_property
    def colours(self) -> Mapping[str, str]:
        """The colours there are, each with the letter that stands for it in a drawn boat.

        Where several kinds of tile have printed colours, those in the bag give the letters.
        """
        kinds = {tile.kind.id: tile.kind for tile in self.tiles.values()}.values()
        printed = [kind for kind in kinds if kind.colour == "printed"]
        printed.sort(key=lambda kind: (kind.start == "bag", kind.id))
        return {colour: letter for kind in printed for colour, letter in kind.letters.items()}


@attrs.define(eq=False)
class Boat:
    """One player's boat."""

    fleet: Fleet
    plan: BoatPlan
    stowed: list[Stowed] = attrs.field(factory=list)
    """The tiles on it, in the order they came aboard."""
    covered: int = 0
    """All squares under tiles."""
    _spaces: tuple[int, int] = (0, 0)
    """What was covered when it was last asked where a tile may go, and the answer."""

    __shape__: ClassVar[Saved] = Saved("{}.copy()", "str({})", "_str({})", TEXT)

    def copy(self) -> Self:
        """An equal boat that changes on its own."""
        new = object.__new__(type(self))
        new.fleet, new.plan, new.covered = self.fleet, self.plan, self.covered
        new.stowed, new._spaces = self.stowed[:], self._spaces
        return new

    @property
    def free(self) -> int:
        """The squares with no tile on them."""
        return self.plan.grid.cells ^ self.covered

    @property
    def frontier(self) -> int:
        """The free squares that share a side with a tile."""
        return self.plan.grid.near(self.covered) & ~self.covered

    def space(self, contact: bool = True) -> int:
        """Where a tile may go; the first one may go anywhere."""
        covered, grid = self.covered, self.plan.grid
        if not covered or not contact:
            return grid.cells ^ covered
        if self._spaces[0] != covered:
            self._spaces = covered, space(grid, grid.cells ^ covered, grid.near(covered))
        return self._spaces[1]

    def placements(self, make: Make, tile: str, contact: bool = True) -> Placements:
        """Every legal way to lay a tile, each made an option by *make* (at, turn, flip)."""
        grid = self.plan.grid
        fitted = fit(self.fleet.tiles[tile].shape, grid)
        return Placements(make, fitted, grid, fitted.sweep(self.space(contact)))

    def fits(self, tile: str, contact: bool = True) -> bool:
        """Whether there is any legal way to lay a tile."""
        return fit(self.fleet.tiles[tile].shape, self.plan.grid).fits(self.space(contact))

    def fitting(self, tiles: Iterable[str], contact: bool = True) -> list[str]:
        """Those of several tiles that there is a legal way to lay."""
        grid, known, where = self.plan.grid, self.fleet.tiles, self.space(contact)
        return [tile for tile in tiles if fit(known[tile].shape, grid).fits(where)]

    def stow(
        self, tile: str, at: str, turn: int = 0, flip: bool = False, colour: str | None = None
    ) -> Stowed:
        """Lay a tile with its first square here; its colour is printed on it or given now."""
        known = self.fleet.tiles[tile]
        cell = self.plan.grid.cell_of(at)
        fitted = fit(known.shape, self.plan.grid)
        cells = fitted.cells(cell, turn, flip)
        if not cells or not self._is_clear(cells):
            turned = f" turned {90 * turn}°" if turn else ""
            raise ValueError(f"{tile} does not fit at {at}{turned}")
        if known.picks_colour != (colour is not None):
            lacks = "needs a colour" if known.picks_colour else "has its colour printed on it"
            raise ValueError(f"{tile} {lacks}")
        marks = fitted.marked(cell, turn, flip) if known.shape.marks else ()
        return self.load(Stowed(tile, colour or known.colour, cells, marks))

    def _is_clear(self, cells: int) -> bool:
        return not cells & ~self.free

    def load(self, stowed: Stowed) -> Stowed:
        """A tile comes aboard."""
        assert self._is_clear(stowed.cells), "a tile lies on free squares of the boat"
        self.stowed.append(stowed)
        self.covered |= stowed.cells
        return stowed

    def remove(self, index: int) -> Stowed:
        """A tile goes overboard; what it covered is free again."""
        gone = self.stowed.pop(index)
        self.covered ^= gone.cells
        return gone

    def tile(self, stowed: Stowed) -> TileDef:
        """What a stowed tile is."""
        return self.fleet.tiles[stowed.tile]

    def at(self, name: str) -> int | None:
        """The place in :attr:`stowed` of the tile that covers a square, if one does."""
        bit = 1 << self.plan.grid.cell_of(name)
        return next((n for n, one in enumerate(self.stowed) if one.cells & bit), None)

    def first_square(self, stowed: Stowed) -> str:
        """The first square a tile covers, in reading order: its name in notation."""
        return self.plan.grid.names[low_bit(stowed.cells)]

    @property
    def visible_rats(self) -> int:
        """The squares of rats that no tile covers."""
        return self.plan.rats & ~self.covered

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Boat):
            return NotImplemented
        return str(self) == str(other)

    def __str__(self) -> str:
        return draw(self)

    def to_svg(self) -> str:
        """The boat as a picture that stands alone or inside a page."""
        from ruledock_isle.drawing.boat_svg import svg  # late: starting is quick

        return svg(self)

    def _repr_svg_(self) -> str:
        """The boat as notebooks show it."""
        return self.to_svg()
