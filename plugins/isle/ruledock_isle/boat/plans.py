"""Boats as they are printed: squares, rooms, rats and maps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

import attrs

from ruledock.plugin import Misbuilt, Problem, Provenance
from ruledock_isle.boat.geometry import WATER, Grid, bits

OPEN, RAT = ".", "*"
"""How a drawing shows an empty square, and one with a rat."""
NUMBERS = "123456789abcdefghijklmnopqrstuvwxyz"
"""The numbers of rooms, in one character each."""


@attrs.frozen
class Room:
    """One room of a boat. Rooms that share a symbol are still different rooms."""

    id: str
    symbol: str | None
    name: str
    mask: int


@attrs.frozen(eq=False, slots=False)  # in slots, cached properties slow every read
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

    @cached_property
    def room_rows(self) -> tuple[str, ...]:
        """Row by row, the number of each square's room, from 1; water is ``~``."""
        grid, letters = self.grid, dict[int, str]()
        for number, room in enumerate(self.rooms.values()):
            letters.update(dict.fromkeys(bits(room.mask), NUMBERS[number % len(NUMBERS)]))
        return tuple(
            "".join(letters.get(grid.cell(row, column), WATER) for column in range(grid.width))
            for row in range(grid.height)
        )

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
    """The plan of a drawing without a name: all of it is one room, a deck."""
    grid = Grid.of(rows)
    return BoatPlan("", grid, {"deck": Room("deck", None, "Deck", grid.cells)}, rats, maps)


def _same_outline(rooms: Sequence[str], marks: Sequence[str]) -> None:
    """Both drawings must have the same outline, row by row, and at least one square."""
    for drawing, rows in (("squares", rooms), ("marks", marks)):
        for n, row in enumerate(rows):
            if len(row) != len(rooms[0]):
                raise _misdrawn(
                    f"/{drawing}/{n}", row, f"{len(rooms[0])} characters, as in the first row"
                )
    if len(rooms) != len(marks):
        found, wanted = f"{len(marks)} rows", f"{len(rooms)} rows, as in squares"
        raise Misbuilt(Problem("/marks", found, wanted, "wrong-form"))
    for n, (row, other) in enumerate(zip(rooms, marks, strict=True)):
        wanted = "".join(WATER if one == WATER else OPEN for one in row)
        if wanted != "".join(WATER if one == WATER else OPEN for one in other):
            raise _misdrawn(f"/marks/{n}", other, f'the outline of squares there, "{wanted}"')
    if not Grid.of(rooms).cells:
        raise _misdrawn("/squares/0", rooms[0], "at least one square")


def _misdrawn(pointer: str, found: str, expected: str) -> Misbuilt:
    return Misbuilt(Problem(pointer, f'"{found}"', expected, "wrong-form"))


def _masks(grid: Grid, rows: Sequence[str]) -> dict[str, int]:
    """The squares of each character of a drawing."""
    found: dict[str, int] = {}
    for r, row in enumerate(rows):
        for c, character in enumerate(row):
            found[character] = found.get(character, 0) | 1 << grid.cell(r, c)
    found.pop(WATER, None)
    return found


def _rooms(rooms: Sequence[Mapping[str, Any]], where: dict[str, int]) -> Mapping[str, Room]:
    built: dict[str, Room] = {}
    left = dict(where)
    for n, room in enumerate(rooms):
        id, key = room["id"], room["key"]
        if id in built:
            raise _misdrawn(f"/rooms/{n}/id", id, "an id that no other room has")
        if key not in left:
            drawn = (
                f"a key that is drawn in squares and no other room has: {' '.join(sorted(left))}"
            )
            raise _misdrawn(f"/rooms/{n}/key", key, drawn)
        built[id] = Room(id, room.get("symbol"), room["name"], left.pop(key))
    if left:
        raise _misdrawn("/squares", min(left), "only keys of rooms")
    return MappingProxyType(built)


def _maps(legend: Mapping[str, str], printed: dict[str, int]) -> Mapping[str, int]:
    """The square of each map; *printed* holds the squares of every character but the rat."""
    letters = {letter: mask for letter, mask in printed.items() if letter != OPEN}
    for letter in sorted({*letters, *legend}):
        if letter not in legend:
            raise _misdrawn("/marks", letter, f'"{RAT}", "{OPEN}" or a letter that maps explains')
        if letters.get(letter, 0).bit_count() != 1:
            raise _misdrawn("/marks", letter, "exactly once in the drawing")
    if len(set(legend.values())) < len(legend):
        raise _misdrawn("/maps", ", ".join(legend.values()), "one map of each colour")
    return MappingProxyType({colour: letters[letter] for letter, colour in legend.items()})
