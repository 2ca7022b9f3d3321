"""Parts for secret fields: how many things lie in a place, and those that a player knows of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ruledock_rl.encoding.parts import Bag, Piece, Row, seats
from ruledock_rl.encoding.sight import Shows


class SecretField:
    """A field whose places only some players see."""

    def __init__(
        self, read: Callable[[Any], Any], shows: Shows, places: Sequence[Bag], by_seat: bool
    ) -> None:
        self._owner, self._shows = read, shows
        self.places, self.by_seat = places, by_seat
        self.size = sum(1 + bag.size for bag in places)

    def pieces(self, path: str) -> Iterator[Piece]:
        """What its numbers mean."""
        count = len(self.places)
        names = seats(count) if self.by_seat else [str(place) for place in range(count)]
        for name, bag in zip(names, self.places, strict=True):
            here = path if count == 1 and not self.by_seat else f"{path}/{name}"
            yield Piece(f"{here}#", 1, "how many lie there")
            yield from bag.pieces(here)

    def write(self, table: Any, field: str, row: Row, at: int, me: int) -> None:
        """Write what *me* knows of the field."""
        owner = self._owner(table)
        whole = getattr(owner, field)
        if not whole and whole != 0:
            return
        shows, count = self._shows, len(self.places)
        for seat, bag in enumerate(self.places):
            key = (me + seat) % count if self.by_seat else seat
            if key < len(whole):
                things = whole[key]
                if not isinstance(things, list | tuple):
                    things = () if things in (None, "") else (things,)
                if things:
                    row[at] = len(things)
                    known = shows(table, owner, key, things, me)
                    if known:
                        bag.write(known, row, at + 1, me)
            at += 1 + bag.size


class SecretPlace(SecretField):
    """A field that is one place."""

    def write(self, table: Any, field: str, row: Row, at: int, me: int) -> None:
        """Write what *me* knows of the field."""
        owner = self._owner(table)
        things = getattr(owner, field)
        if not isinstance(things, list | tuple):
            things = () if things in (None, "") else (things,)
        if things:
            row[at] = len(things)
            known = self._shows(table, owner, None, things, me)
            if known:
                self.places[0].write(known, row, at + 1, me)


class TopFirst(Bag):
    """A pile: its top, which lies open, and then all that is known of it."""

    def __init__(self, bag: Bag) -> None:
        super().__init__(bag.things, bag.lean)
        self.bag, self.size = bag, 2 * bag.size

    def pieces(self, path: str) -> Iterator[Piece]:
        yield from self.bag.pieces(f"{path}/top")
        yield from self.bag.pieces(path)

    def write(self, value: Any, row: Row, at: int, me: int) -> None:
        self.bag.write(value[-1:], row, at, me)
        self.bag.write(value, row, at + self.bag.size, me)
