"""All legal places for a tile, as options that can be counted and found without building them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruledock.plugin import Lazy, Option
from ruledock_isle.boat.geometry import Grid, bits, nth_bit
from ruledock_isle.boat.handling import Make
from ruledock_isle.boat.sweep import Fitted


class Placements(Lazy):
    """Every legal way to lay one shape: by orientation, then by first square in reading order."""

    __slots__ = ("_size", "fitted", "found", "grid", "make")

    def __init__(self, make: Make, fitted: Fitted, grid: Grid, found: tuple[int, ...]) -> None:
        self.make = make
        self.fitted = fitted
        self.grid = grid
        self.found = found
        self._size = -1

    def remake(self, make: Make) -> Placements:
        """The same places with other options, such as a tile in another colour."""
        return Placements(make, self.fitted, self.grid, self.found)

    def __len__(self) -> int:
        if self._size < 0:
            self._size = sum(map(int.bit_count, self.found))
        return self._size

    def __bool__(self) -> bool:
        return any(self.found)

    def at(self, index: int) -> Option:
        number, cell = self.spot(index)
        lying = self.fitted.orientations[number]
        return self.make(self.grid.names[cell], lying.turn, lying.flip)

    def spot(self, index: int) -> tuple[int, int]:
        """The orientation, by number, and the first square of the placement at this index."""
        for number, anchors in enumerate(self.found):
            count = anchors.bit_count()
            if index < count:
                return number, nth_bit(anchors, index)
            index -= count
        raise IndexError(index)

    def spots(self) -> list[tuple[int, int]]:
        """All placements, as orientation and first square, in order."""
        out: list[Any] = []  # compiled code would take typed pairs apart and make them anew
        ones, number = self.grid.ones, len(self.found)
        # going down from the top bit is cheaper than up from the lowest
        for anchors in self.found[::-1]:
            number -= 1
            spots: tuple[Any, ...] = self.grid.spots[number]
            while anchors:
                cell = anchors.bit_length() - 1
                out.append(spots[cell])
                anchors ^= ones[cell]
        out.reverse()
        return out

    def masks(self) -> list[int]:
        """The squares each placement covers, in order."""
        masks = self.fitted.masks
        return [masks[number] << cell for number, cell in self.spots()]

    def __iter__(self) -> Iterator[Option]:
        for lying, anchors in zip(self.fitted.orientations, self.found, strict=True):
            for cell in bits(anchors):
                yield self.make(self.grid.names[cell], lying.turn, lying.flip)

    def __contains__(self, option: object) -> bool:
        at, turn, flip = (getattr(option, name, None) for name in ("at", "turn", "flip"))
        cell = self.grid.cells_by_name.get(at) if isinstance(at, str) else None
        number = self.fitted.numbers.get((turn, flip))  # type: ignore[arg-type]
        if cell is None or number is None or not self.found[number] >> cell & 1:
            return False
        return self.make(at, turn, flip) == option  # type: ignore[arg-type]
