"""Boats in play: which tiles lie where."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, NoReturn

import attrs

from ruledock.plugin import TEXT_SHAPE
from ruledock.plugin import Shape as Saved
from ruledock_isle.boat.box import Box
from ruledock_isle.boat.geometry import low_bit
from ruledock_isle.boat.handling import Make
from ruledock_isle.boat.placements import Placements
from ruledock_isle.boat.plans import BoatPlan
from ruledock_isle.boat.sweep import Marked, fit, space
from ruledock_isle.boat.tally import Tally, tally
from ruledock_isle.boat.text import draw
from ruledock_isle.boat.tiles import TileDef


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


@attrs.define(eq=False, repr=False)
class Boat:
    """One player's boat."""

    fleet: Box
    """The boats and tiles of its game."""
    plan: BoatPlan
    stowed: list[Stowed] = attrs.field(factory=list)
    """The tiles on it, in the order they came aboard."""
    covered: int = 0
    """All squares under tiles."""
    _spaces: tuple[int, int] = (0, 0)
    """What was covered at the last call of :meth:`space`, and its answer."""
    notes: dict[Any, Any] = attrs.field(factory=dict)
    """What follows from its tiles and was worked out before; empty again when one comes or goes."""

    __shape__: ClassVar[Saved] = Saved("{}.copy()", "str({})", "_str({})", TEXT_SHAPE)

    def copy(self) -> Boat:
        """An equal boat, independent of this one."""
        new = Boat.__new__(Boat)
        new.fleet, new.plan, new.covered = self.fleet, self.plan, self.covered
        new.stowed, new._spaces, new.notes = self.stowed[:], self._spaces, self.notes
        return new

    def __deepcopy__(self, memo: object) -> Boat:
        return self.copy()  # what is printed never changes

    def __reduce__(self) -> NoReturn:
        raise TypeError("a boat is a part of its game: pickle the game, or str(boat)")

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
        """Every legal way to lay a tile, as options that *make* builds from (at, turn, flip)."""
        grid = self.plan.grid
        fitted = fit(self.fleet.tiles[tile].shape, grid)
        return Placements(make, fitted, grid, fitted.sweep(self.space(contact)))

    def fits(self, tile: str, contact: bool = True) -> bool:
        """Whether there is any legal way to lay a tile."""
        return fit(self.fleet.tiles[tile].shape, self.plan.grid).fits(self.space(contact))

    def fitting(self, tiles: Iterable[str], contact: bool = True) -> list[str]:
        """Those of the tiles that fit somewhere."""
        grid, known, where = self.plan.grid, self.fleet.tiles, self.space(contact)
        return [tile for tile in tiles if fit(known[tile].shape, grid).fits(where)]

    def stow(
        self, tile: str, at: str, turn: int = 0, flip: bool = False, colour: str | None = None
    ) -> Stowed:
        """Lay a tile with its first square at *at*; *colour* is for tiles without a printed one."""
        known = self.fleet.tiles[tile]
        cell = self.plan.grid.cell_of(at)
        fitted = fit(known.shape, self.plan.grid)
        cells = fitted.cells(cell, turn, flip)
        if not cells or not self._is_clear(cells):
            turned = f" turned {90 * turn}°" if turn else ""
            raise ValueError(f"{tile} does not fit at {at}{turned}: {self._obstacle(cells)}")
        if known.picks_colour != (colour is not None):
            lacks = "needs a colour" if known.picks_colour else "has its colour printed on it"
            raise ValueError(f"{tile} {lacks}")
        marks = fitted.marked(cell, turn, flip) if known.shape.marks else ()
        return self.load(Stowed(tile, colour or known.colour, cells, marks))

    def _obstacle(self, cells: int) -> str:
        """Why no tile can lie on these squares; there are none if it cannot be turned like that."""
        if not cells:
            return "it never lies like that"
        if cells & ~self.plan.grid.cells:
            return "it would lie off the boat"
        return f"it would overlap {', '.join(one.tile for one in self.stowed if one.cells & cells)}"

    def _is_clear(self, cells: int) -> bool:
        return not cells & ~self.free

    def load(self, stowed: Stowed) -> Stowed:
        """Take a tile aboard."""
        assert self._is_clear(stowed.cells), "a tile lies on free squares of the boat"
        self.stowed.append(stowed)
        self.covered |= stowed.cells
        self.notes = {}  # copies keep theirs
        return stowed

    def remove(self, index: int) -> Stowed:
        """Take a tile off; the squares it covered are free again."""
        gone = self.stowed.pop(index)
        self.covered ^= gone.cells
        self.notes = {}  # copies keep theirs
        return gone

    def tally(self) -> tuple[Tally, Tally]:
        """Its tiles, each by its bit: by what they count as, and the cats by colour."""
        found: tuple[Tally, Tally] | None = self.notes.get(tally)
        if found is None:
            found = self.notes[tally] = tally(self.stowed, self.fleet.tiles)
        return found

    def tile(self, stowed: Stowed) -> TileDef:
        """The definition of a stowed tile."""
        return self.fleet.tiles[stowed.tile]

    def at(self, name: str) -> int | None:
        """The index in :attr:`stowed` of the tile that covers a square, if any."""
        bit = 1 << self.plan.grid.cell_of(name)
        return next((n for n, one in enumerate(self.stowed) if one.cells & bit), None)

    def first_square(self, stowed: Stowed) -> str:
        """The name of the first square a tile covers, in reading order."""
        return self.plan.grid.names[low_bit(stowed.cells)]

    @property
    def visible_rats(self) -> int:
        """The squares of the rats that no tile covers."""
        return self.plan.rats & ~self.covered

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Boat):
            return NotImplemented
        return str(self) == str(other)

    def __repr__(self) -> str:
        return f"<Boat {self.plan.id or 'drawn'}, tiles: {len(self.stowed)}>"

    def __str__(self) -> str:
        return draw(self)

    def to_svg(self) -> str:
        """The boat as a picture that stands alone or inside a page."""
        from ruledock_isle.drawing.boat_svg import svg  # late: starting is quick

        return svg(self)

    def _repr_svg_(self) -> str:
        """The boat as notebooks show it."""
        return self.to_svg()
