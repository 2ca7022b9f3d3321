"""Parts of an observation: each writes one kind of value into a row of numbers.

They write plain numbers, such as seven fish; the encoding brings all of them between -1 and 1.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

import attrs

from ruledock_rl.encoding.things import Pairs, Things

Row: TypeAlias = "array[float]"
"""The numbers of an observation, filled in place."""
KEPT = 512
"""How many lists of things to remember: most stay the same for a while."""
SHORT = 2
"""Lists of up to this many things are quicker to write than to look up."""


@attrs.frozen
class Piece:
    """Some numbers of an observation that belong together."""

    path: str
    size: int
    meaning: str
    names: tuple[str, ...] = ()
    """The name of each number, if there are several."""


class Part(ABC):
    """Writes one kind of value."""

    size: int

    @abstractmethod
    def pieces(self, path: str) -> Iterator[Piece]:
        """What its numbers mean, in order."""

    @abstractmethod
    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        """Write a value from number *at* on, as player *me* looks at it."""


class Number(Part):
    """A number; true is 1."""

    size = 1

    def pieces(self, path: str) -> Iterator[Piece]:
        yield Piece(path, 1, "number")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        row[at] = value


class Seat(Part):
    """A player: 1 at their seat, counted from the own one."""

    def __init__(self, players: int) -> None:
        self.size = players

    def pieces(self, path: str) -> Iterator[Piece]:
        yield Piece(path, self.size, "player", seats(self.size))

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        row[at + (value - me) % self.size] = 1


class Seats(Part):
    """Several players in order: for each seat, the place from 1; 0 if not among them."""

    def __init__(self, players: int) -> None:
        self.size = players

    def pieces(self, path: str) -> Iterator[Piece]:
        yield Piece(path, self.size, "place in the list, from 1", seats(self.size))

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for place, player in enumerate(value, 1):
            row[at + (player - me) % self.size] = place


class Bag(Part):
    """Things in no order: how many of each kind, and how much of each attribute.

    A lean one has attributes only.
    """

    def __init__(self, things: Things, lean: bool = False) -> None:
        lean = lean and bool(things.attributes)
        self.marks: Mapping[Hashable, Pairs] = things.lean if lean else things.rich
        self.things, self.lean = things, lean
        self.size = len(things.attributes) + (0 if lean else things.kinds)
        self._known: dict[tuple[Any, ...], Row] = {}

    def pieces(self, path: str) -> Iterator[Piece]:
        if not self.lean:
            yield Piece(path, self.things.kinds, "how many of each kind", self.things.names)
        if self.things.attributes:
            names = self.things.attributes
            yield Piece(f"{path}:", len(names), "attributes of all together", names)

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if len(value) > SHORT:
            key = tuple(value)
            row[at : at + self.size] = self._known.get(key) or self._learn(key, value)
            return
        for one in value:
            for place, by in self.marks.get(one, ()):
                row[at + place] += by

    def _learn(self, key: tuple[Any, ...], value: Any) -> Row:
        """The numbers of a list, kept for the next time."""
        if len(self._known) >= KEPT:
            self._known.clear()
        made = self._known[key] = array("f", bytes(4 * self.size))
        for one, times in self._times(value):
            for place, by in self.marks.get(one, ()):
                made[place] += by * times
        return made

    @staticmethod
    def _times(value: Any) -> Iterator[tuple[Any, float]]:
        return ((one, 1.0) for one in value)


class One(Bag):
    """A single thing."""

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for place, by in self.marks.get(value, ()):
            row[at + place] = by


class Weighed(Bag):
    """Things with a number each, such as how many are left."""

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if len(value) > SHORT:
            key = tuple(value.items())
            row[at : at + self.size] = self._known.get(key) or self._learn(key, value)
            return
        for one, times in value.items():
            for place, by in self.marks.get(one, ()):
                row[at + place] += by * times

    @staticmethod
    def _times(value: Any) -> Iterator[tuple[Any, float]]:
        return iter(value.items())


class Keys(Bag):
    """The keys of a dict."""

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        super().write([*value], row, at, me)


class Maybe(Part):
    """A value that may be missing: 1 if it is there, then the value."""

    def __init__(self, part: Part) -> None:
        self.part, self.size = part, part.size + 1

    def pieces(self, path: str) -> Iterator[Piece]:
        yield Piece(f"{path}?", 1, "1 if there is one")
        yield from self.part.pieces(path)

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if value is not None:
            row[at] = 1
            self.part.write(value, row, at + 1, me)


class Absent(Part):
    """A value that may be missing, where all zeros say so."""

    def __init__(self, part: Part) -> None:
        self.part, self.size = part, part.size

    def pieces(self, path: str) -> Iterator[Piece]:
        return self.part.pieces(path)

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if value is not None:
            self.part.write(value, row, at, me)


class EachSeat(Part):
    """A value for each player, the own first; those of others may take fewer numbers."""

    def __init__(self, own: Part, other: Part, players: int) -> None:
        self.own, self.other, self.players = own, other, players
        self.size = own.size + other.size * (players - 1)

    def pieces(self, path: str) -> Iterator[Piece]:
        for seat, name in enumerate(seats(self.players)):
            yield from (self.other if seat else self.own).pieces(f"{path}/{name}")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if not value:
            return
        self.own.write(value[me], row, at, me)
        at += self.own.size
        part, size, players = self.other.write, self.other.size, self.players
        for seat in range(1, players):
            part(value[(me + seat) % players], row, at, me)
            at += size


class Places(Part):
    """A list in which the place counts, such as a board or the two fields of an isle."""

    def __init__(self, part: Part, length: int) -> None:
        self.part, self.length = part, length
        self.size = part.size * length

    def pieces(self, path: str) -> Iterator[Piece]:
        for place in range(self.length):
            yield from self.part.pieces(f"{path}/{place}")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for item in value[: self.length]:
            if item is not None:
                self.part.write(item, row, at, me)
            at += self.part.size


class Fields(Part):
    """An object: its fields, one after the other."""

    def __init__(self, parts: Mapping[str, Part]) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts.values())

    def pieces(self, path: str) -> Iterator[Piece]:
        for name, part in self.parts.items():
            yield from part.pieces(f"{path}/{name}")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        for name, part in self.parts.items():
            part.write(getattr(value, name), row, at, me)
            at += part.size


class History(Part):
    """A list of objects that grows: how many, the sum of all, and the last."""

    def __init__(self, part: Part, frozen: bool) -> None:
        self.part, self.size = part, 1 + 2 * part.size
        self._frozen = frozen
        self._known: dict[tuple[int, ...], tuple[Any, Row]] = {}

    def pieces(self, path: str) -> Iterator[Piece]:
        yield Piece(f"{path}#", 1, "how many")
        yield from self.part.pieces(f"{path}/sum")
        yield from self.part.pieces(f"{path}/last")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        if not value:
            return
        if not self._frozen:
            self._write(value, row, at, me)
            return
        key = (me, *map(id, value))
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            made = array("f", bytes(4 * self.size))
            self._write(value, made, 0, me)
            # keeping the objects keeps their ids from being used again
            found = self._known[key] = tuple(value), made
        row[at : at + self.size] = found[1]

    def _write(self, value: Any, row: Row, at: int, me: int) -> None:
        size, part = self.part.size, self.part
        row[at] = len(value)
        last = at + 1 + size
        for one in value:
            for place in range(last, last + size):
                row[place] = 0
            part.write(one, row, last, me)
            for place in range(size):
                row[at + 1 + place] += row[last + place]


class Length(Part):
    """How many there are."""

    size = 1

    def pieces(self, path: str) -> Iterator[Piece]:
        yield Piece(f"{path}#", 1, "how many")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        row[at] = len(value)


class Sum(Part):
    """Numbers in no order: how many, and their sum."""

    size = 2

    def pieces(self, path: str) -> Iterator[Piece]:
        yield Piece(f"{path}#", 1, "how many")
        yield Piece(f"{path}/sum", 1, "sum")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        row[at], row[at + 1] = len(value), sum(value)


class Both(Part):
    """A value that two parts encode."""

    def __init__(self, first: Part, second: Part, take: Callable[[Any], Any] = lambda it: it):
        self.first, self.second, self.take = first, second, take
        self.size = first.size + second.size

    def pieces(self, path: str) -> Iterator[Piece]:
        yield from self.first.pieces(path)
        yield from self.second.pieces(f"{path}/*")

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        self.first.write(value, row, at, me)
        self.second.write(self.take(value), row, at + self.first.size, me)


def seats(players: int) -> tuple[str, ...]:
    """What the seats are called: the own one, then the others in order."""
    return ("me", *(f"me+{seat}" for seat in range(1, players)))


def values_of(value: Mapping[Any, Any]) -> Sequence[Any]:
    """The values of a dict."""
    return [*value.values()]
