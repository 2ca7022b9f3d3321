"""Boats as they are printed: squares, rooms, rats and maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

import attrs

from ruledock.content import Provenance
from ruledock_isle.geometry import WATER, Grid, bits

OPEN, RAT = ".", "*"
"""What is drawn on a square with nothing on it, and on one with a rat."""


@attrs.frozen
class Room:
    """One room of a boat. Rooms may share a symbol and are rooms of their own all the same."""

    id: str
    symbol: str | None
    name: str
    mask: int


@attrs.frozen(eq=False)
class BoatPlan:
    """A boat as printed, before anything comes aboard."""

    id: str
    grid: Grid
    rooms: Mapping[str, Room]
    rats: int = 0
    maps: Mapping[str, int] = MappingProxyType({})
    """By colour: the square of its map, as a bit."""
    name: str = ""
    provenance: Provenance | None = None

    @property
    def cells(self) -> int:
        """All squares of the boat."""
        return self.grid.cells

    @cached_property
    def squares(self) -> tuple[int, ...]:
        """The number of each square, in reading order."""
        return tuple(bits(self.grid.cells))

    @property
    def edge(self) -> int:
        """The squares at the edge of the boat."""
        return self.grid.edge

    @property
    def rows(self) -> tuple[int, ...]:
        """The squares of each row, from the top."""
        return self.grid.rows

    @property
    def columns(self) -> tuple[int, ...]:
        """The squares of each column, from the stern."""
        return self.grid.columns

    @classmethod
    def __from_json__(cls, value: Mapping[str, Any]) -> BoatPlan:
        """A plan from its two drawings: which room each square is in, and what is printed on it."""
        rooms, marks = value["squares"], value["marks"]
        _same_outline(rooms, marks)
        grid = Grid.of(rooms)
        where, printed = _masks(grid, rooms), _masks(grid, marks)
        return cls(
            id=value["id"],
            grid=grid,
            rooms=_rooms(value["rooms"], where),
            rats=printed.pop(RAT, 0),
            maps=_maps(value.get("maps", {}), printed),
            name=value["name"],
            provenance=Provenance.__from_json__(value["provenance"]),
        )


def drawn_plan(rows: Sequence[Sequence[str]], rats: int, maps: Mapping[str, int]) -> BoatPlan:
    """A boat without a name, as it was drawn: all of it is one room, a deck."""
    grid = Grid.of(rows)
    return BoatPlan("", grid, {"deck": Room("deck", None, "Deck", grid.cells)}, rats, maps)


def _same_outline(rooms: Sequence[str], marks: Sequence[str]) -> None:
    for drawing, rows in (("squares", rooms), ("marks", marks)):
        wrong = [n for n, row in enumerate(rows, 1) if len(row) != len(rooms[0])]
        if wrong:
            raise ValueError(f"row {wrong[0]} of {drawing} as long as the first row of squares")
    if len(rooms) != len(marks):
        raise ValueError(f"as many rows of marks as of squares, {len(rooms)}")
    if Grid.of(rooms).cells != Grid.of(marks).cells:
        raise ValueError(f'the same outline ("{WATER}" around it) in squares and in marks')
    if not Grid.of(rooms).cells:
        raise ValueError("at least one square")


def _masks(grid: Grid, rows: Sequence[str]) -> dict[str, int]:
    """The squares of each character of a drawing."""
    found: dict[str, int] = {}
    for r, row in enumerate(rows):
        for c, character in enumerate(row):
            found[character] = found.get(character, 0) | 1 << grid.cell(r, c)
    found.pop(WATER, None)
    return found


def _rooms(rooms: Sequence[Mapping[str, Any]], where: dict[str, int]) -> Mapping[str, Room]:
    keys, ids = [room["key"] for room in rooms], [room["id"] for room in rooms]
    if sorted(keys) != sorted(where) or len(set(ids)) < len(ids):
        raise ValueError(
            f"rooms of different ids, one for each of the keys drawn in squares: {sorted(where)}"
        )
    return MappingProxyType(
        {
            room["id"]: Room(room["id"], room.get("symbol"), room["name"], where[room["key"]])
            for room in rooms
        }
    )


def _maps(legend: Mapping[str, str], printed: dict[str, int]) -> Mapping[str, int]:
    printed.pop(OPEN, None)
    if sorted(legend) != sorted(printed) or len(set(legend.values())) < len(legend):
        raise ValueError(f"maps of different colours for the letters in marks: {sorted(printed)}")
    crowded = [letter for letter, mask in printed.items() if mask.bit_count() > 1]
    if crowded:
        raise ValueError(f'one map "{crowded[0]}" in marks')
    return MappingProxyType({colour: printed[letter] for letter, colour in legend.items()})
