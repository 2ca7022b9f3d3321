"""What a learner of the isle looks at: what each place for a tile would bring.

Which tile to take and where to lay it are questions of geometry, and a network that sees each
square as a number of its own has to find every outline out by itself. So the outlines are laid on
the planes here, in every way, and the network is told for each place what it covers and touches.
Nothing but what the player sees goes into it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
import numpy as np
from layers import Plan

from ruledock_isle.learning.observing import printed
from ruledock_isle.options import Place, Rescue

WORTH = {
    "fits": 0.0, "rats": 1.0, "filling": 5.0, "filled": 5.0, "own colour": 0.5, "joins": 2.0,
    "map": 3.0, "snug": 3.0, "ends": -1.5, "narrows": -0.3, "size": 0.0,
}  # fmt: skip
"""What is said of a place, and what that is worth where the best place of a tile is looked for."""
LOOKS = len(WORTH)
GUESS = np.array([*WORTH.values()], np.float32)
NAMED = ("kind", "colour")
"""What is printed on a tile that the network is told, beside its outline."""
OWN = "me: "
"""How planes of the own boat are called; they come first."""
SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))


@attrs.frozen(eq=False)
class Outline:
    """All ways to lay an outline on an empty boat."""

    ways: Any
    """By way: its number among all actions for square and turn, each with its two sides."""
    body: Any
    """By way and square: 1 where the tile lies."""
    ring: Any
    """By way and square: 1 beside it."""
    around: Any
    """By way: how many squares are beside it, those outside of the boat included."""


class Boats:
    """Lays tiles on the boat that a player sees."""

    def __init__(self, space: Any) -> None:
        self.encoding = space.encoding
        ruleset, stages = space.ruleset, space.actions.stages
        self.tile, self.spot, self.side = stages[Place]
        self.rescue = stages[Rescue][0]
        cells, turns = self.spot.axes
        self.grid = next(iter(ruleset.book.fleet.plans.values())).grid
        at = [self.grid.place(self.grid.cell_of(name)) for name in cells.names]
        self.rows, self.columns = (np.array(part) for part in zip(*at, strict=True))
        self.known = {place: number for number, place in enumerate(at)}
        self.turns = turns.size
        self.beside = np.array([self._marked({(r + a, c + b) for a, b in SIDES}) for r, c in at])
        tiles = {name: ruleset.book.tiles[name] for name in self.tile.axes[0].names}
        shapes = {one.shape.drawn: one.shape for one in tiles.values()}
        self.outlines = {drawn: self._outline(shape) for drawn, shape in shapes.items()}
        self.drawn = [one.shape.drawn for one in tiles.values()]
        mine = [name for name in self._part("boats").names if name.startswith(OWN)]
        self.planes = [name.removeprefix(OWN) for name in mine]
        self.colours = [name for name in self.planes if name.startswith("colour=")]
        self.colour = [f"colour={one.colour}" if one.colour else None for one in tiles.values()]
        words = [_words(printed(ruleset, name)) for name in tiles]
        self.words = sorted({word for one in words for word in one})
        self.is_word = np.array([[word in one for word in self.words] for one in words], np.float32)
        self.fields = [one for one in self.encoding.parts if _lies_on_a_field(one.name)]

    def _part(self, name: str) -> Any:
        return next(one for one in self.encoding.parts if one.name == name)

    def _rooms(self) -> list[str]:
        return [name for name in self.planes if name.startswith("room=")]

    def _said(self, row: Any, name: str) -> int:
        part = self._part(f"said {name}")
        return int(row[part.offset : part.offset + part.shape[0]].argmax())

    def _outline(self, shape: Any) -> Outline:
        ways, body, ring, around = [], [], [], []
        for lying in shape.orientations:
            for cell, (row, column) in enumerate(self.known):
                squares = {(row + r, column + c) for r, c in lying.places}
                if squares <= self.known.keys():
                    near = {(r + a, c + b) for r, c in squares for a, b in SIDES} - squares
                    ways.append((cell * self.turns + lying.turn) * 2 + lying.flip)
                    body.append(self._marked(squares))
                    ring.append(self._marked(near))
                    around.append(len(near))
        return Outline(np.array(ways), np.array(body), np.array(ring), np.array(around, np.float32))

    def _marked(self, squares: set[tuple[int, int]]) -> Any:
        marked = np.zeros(len(self.known), np.float32)
        marked[[self.known[one] for one in squares if one in self.known]] = 1
        return marked

    @property
    def shapes(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """How many tiles and places are told, and by how many numbers each."""
        told = LOOKS + len(self.words) + len(self.fields)
        return (self.tile.size, told), (2 * self.spot.size + 2, LOOKS)

    @property
    def plan(self) -> Plan:
        """Where the network finds all this, and the actions that it is about."""
        before = self.encoding.size + len(self.planes) + len(self._rooms())
        rescue = self.rescue.first, self.rescue.size
        return Plan(before, *self.shapes, self.tile.first, self.side.size, rescue)

    def look(self, row: Any, planes: Any, mask: Any) -> Any:
        """All that is told beside the observation, in one row."""
        planes = planes[: len(self.planes)]
        seen = dict(zip(self.planes, planes[:, self.rows, self.columns], strict=True))
        covered = sum(seen[name] for name in self.planes if name.startswith("tile="))
        covered = np.minimum(covered, 1)
        rooms = np.array([seen[name] for name in self._rooms()])
        boat = Boat(seen, covered, rooms, self.beside)
        tiles, places = (np.zeros(shape, np.float32) for shape in self.shapes)
        offered = mask[self.rescue.first : self.rescue.first + self.rescue.size]
        offered = offered.reshape(self.tile.size, -1).any(1)
        offered |= mask[self.tile.first : self.tile.first + self.tile.size].astype(bool)
        for tile in np.flatnonzero(offered):
            _, looks = self._looks(boat, tile)
            if len(looks):
                tiles[tile, :LOOKS] = looks[(looks @ GUESS).argmax()]
            tiles[tile, LOOKS : LOOKS + len(self.words)] = self.is_word[tile]
            lies = [row[one.offset + one.names.index(self.tile.axes[0].names[tile])]
                    for one in self.fields]  # fmt: skip
            tiles[tile, LOOKS + len(self.words) :] = lies
        asked = self._asked(mask)
        if asked:
            ways, looks = self._looks(boat, self._said(row, "tile"))
            places[ways] = looks
            if asked == "side":
                spot = self._said(row, "cell") * self.turns + self._said(row, "turn")
                places[-2:] = places[2 * spot : 2 * spot + 2]
        sums = planes.reshape(len(planes), -1).sum(1) / 20
        free = rooms @ (1 - covered) / 20
        return np.concatenate([sums, free, tiles.reshape(-1), places.reshape(-1)])

    def _asked(self, mask: Any) -> str:
        if mask[self.spot.first : self.spot.first + self.spot.size].any():
            return "spot"
        return "side" if mask[self.side.first : self.side.first + self.side.size].any() else ""

    def _looks(self, boat: Boat, tile: int) -> tuple[Any, Any]:
        """The ways in which a tile fits, and what is said of each."""
        lain = boat.lie(self.drawn[tile], self.outlines)
        colour = self.colour[tile]
        return lain.ways, lain.looks(boat, [colour] if colour else self.colours)


@attrs.frozen(eq=False)
class Boat:
    """A boat as it is seen, square by square."""

    seen: Mapping[str, Any]
    covered: Any
    rooms: Any
    """By room and square: whether it belongs to it."""
    beside: Any
    """By two squares: whether they share a side."""
    known: dict[tuple[str, ...], Lain] = attrs.field(factory=dict)

    @property
    def free(self) -> Any:
        """1 for each square on which nothing lies."""
        return self.seen["square"] * (1 - self.covered)

    def lie(self, drawn: tuple[str, ...], outlines: Mapping[tuple[str, ...], Outline]) -> Lain:
        """All ways in which an outline fits; tiles of other colours share it."""
        if drawn not in self.known:
            self.known[drawn] = Lain.of(outlines[drawn], self)
        return self.known[drawn]


@attrs.frozen(eq=False)
class Lain:
    """An outline in all ways in which it fits."""

    ways: Any
    body: Any
    ring: Any
    plain: Any
    """What is said of each way, without colours."""

    @classmethod
    def of(cls, outline: Outline, boat: Boat) -> Lain:
        fits = outline.body @ boat.covered == 0
        if boat.covered.any():
            fits &= outline.ring @ boat.covered > 0
        body, ring = outline.body[fits], outline.ring[fits]
        sizes = boat.rooms.sum(1)
        done = boat.rooms @ boat.covered / sizes
        left = sizes - boat.rooms @ boat.covered
        inside = body @ boat.rooms.T
        near = boat.beside @ boat.free
        plain = np.zeros((len(body), LOOKS), np.float32)
        plain[:, 0] = 1
        plain[:, 1] = body @ boat.seen["rat"]
        plain[:, 2] = inside @ (done / sizes)
        plain[:, 3] = ((inside == left) & (left > 0)).sum(1)
        outside = outline.around[fits] - ring @ boat.seen["square"]
        plain[:, 7] = (ring @ boat.covered + outside) / outline.around[fits]
        plain[:, 8] = ring @ (boat.free * (near <= 1))
        plain[:, 9] = ring @ (boat.free * (near == 2))
        plain[:, 10] = body.sum(1) / 6
        return cls(outline.ways[fits], body, ring, plain)

    def looks(self, boat: Boat, colours: Sequence[str]) -> Any:
        """What is said of each way, in the best of these colours."""
        looks = self.plain.copy()
        if len(looks):
            touched = np.max([self.ring @ boat.seen[colour] for colour in colours], 0)
            looks[:, 4], looks[:, 5] = touched / 4, touched > 0
            maps = [colour.replace("colour", "map") for colour in colours]
            looks[:, 6] = np.max([self.body @ boat.seen[one] for one in maps], 0)
        return looks


def _words(attributes: Mapping[str, Any] | None) -> set[str]:
    """The kind and colour of a tile."""
    return {f"{name}={value}" for name, value in (attributes or {}).items() if name in NAMED}


def _lies_on_a_field(name: str) -> bool:
    return name.startswith("fields/") and not name.endswith(":")
