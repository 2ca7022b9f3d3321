"""The fields of a table and of its drawers, as learners observe them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

import attrs

from ruledock.engine.secrecy import Memory, Public, Secrecy
from ruledock.linking.ruleset import Ruleset
from ruledock_rl.encoding.copies import owners
from ruledock_rl.encoding.derive import LONG, Deriver
from ruledock_rl.encoding.hints import hint_of, is_by_player, item_of, without_none
from ruledock_rl.encoding.parts import KEPT, Bag, Length, Part, Piece, Row
from ruledock_rl.encoding.secrets import SecretField, SecretPlace, TopFirst
from ruledock_rl.encoding.sight import is_never_seen, shows
from ruledock_rl.hookspecs import LeftOut, Planes, Watched

Owner = Callable[[Any], Any]


class Writes(Protocol):
    """Writes one field of a table."""

    @property
    def size(self) -> int: ...
    def pieces(self, path: str) -> Iterator[Piece]: ...
    def write(self, table: Any, field: str, row: Row, at: int, me: int) -> None: ...


@attrs.frozen
class OpenField:
    """A field that everybody sees."""

    owner: Owner
    part: Part

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return self.part.size

    def pieces(self, path: str) -> Iterator[Piece]:
        """What its numbers mean."""
        return self.part.pieces(path)

    def write(self, table: Any, field: str, row: Row, at: int, me: int) -> None:
        """Write its value."""
        value = getattr(self.owner(table), field)
        if value is not None:
            self.part.write(value, row, at, me)


@attrs.define
class WatchedField:
    """A value that a plugin provides; the same object again gives the same numbers."""

    part: Part
    read: Callable[[Any, int], Any]
    size: int
    _known: dict[tuple[int, int], tuple[Any, Row]] = attrs.field(init=False, factory=dict)

    def pieces(self, path: str) -> Iterator[Piece]:
        """What its numbers mean."""
        return self.part.pieces(path)

    def write(self, table: Any, field: str, row: Row, at: int, me: int) -> None:
        """Write what the plugin lets *me* observe."""
        value = self.read(table, me)
        if type(value) is not tuple:
            if value is not None:
                self.part.write(value, row, at, me)
            return
        found = self._known.get((id(value), me))
        if found is None:
            if len(self._known) >= KEPT:
                self._known.clear()
            made = array("f", bytes(4 * self.size))
            self.part.write(value, made, 0, me)
            # keeping the value keeps its id from being used again
            found = self._known[id(value), me] = value, made
        row[at : at + self.size] = found[1]


@attrs.frozen
class Field:
    """A named field, with how it is written."""

    name: str
    attribute: str
    writes: Writes


def fields_of(ruleset: Ruleset, derive: Deriver, tables: Sequence[Any]) -> list[Field]:
    """All fields that can be observed, those of the table first."""
    told = ruleset.for_tool("ruledock_observing")
    gone = {one.name for one in told if isinstance(one, LeftOut)}
    gone |= {one.instead_of for one in told if isinstance(one, Watched | Planes)}
    found = []
    for prefix, cls, names in owners(ruleset):
        owner = _owner(cls) if prefix else _table
        for name in names:
            if prefix + name not in gone:
                writes = _field(derive, cls, name, owner, tables)
                if writes is not None and writes.size:
                    found.append(Field(prefix + name, name, writes))
    return found + [_watched(derive, one, tables) for one in told if isinstance(one, Watched)]


def _table(table: Any) -> Any:
    return table


def _owner(cls: Any) -> Owner:
    return lambda table: table.drawers[cls]


def _watched(derive: Deriver, told: Watched, tables: Sequence[Any]) -> Field:
    samples = [told.read(table, player) for table in tables for player in table.players]
    part = derive.part(told.type, samples)
    if part is None:
        raise TypeError(f"observing {told.name}: found {told.type!r}, which has no numbers")
    return Field(told.name, told.name, WatchedField(part, told.read, part.size))


def _field(
    derive: Deriver, cls: Any, name: str, owner: Owner, tables: Sequence[Any]
) -> Writes | None:
    said = getattr(attrs.fields(cls), name).metadata.get("secrecy")
    if isinstance(said, Memory):
        return None
    hint = hint_of(cls, name)
    samples = [getattr(owner(table), name) for table in tables]
    if isinstance(said, Secrecy):
        return _secret(derive, hint, said, owner, samples)
    observed = said.observed if isinstance(said, Public) else None
    part = derive.part(hint, samples, observed=observed)
    return OpenField(owner, part) if part is not None else None


def _secret(
    derive: Deriver, hint: Any, said: Secrecy, owner: Owner, samples: Sequence[Any]
) -> Writes | None:
    """A secret field: one place, one for each seat, or a few."""
    if is_never_seen(said):
        return OpenField(owner, Length()) if item_of(hint) and not said.by else None
    if not said.by:
        bag = _place(derive, hint, said, samples, lean=False)
        return SecretPlace(owner, shows(said), [bag], by_seat=False) if bag is not None else None
    count = max((len(one) for one in samples), default=0)
    inner = [place for one in samples for place in one]
    by_seat = is_by_player(hint)
    bags = [
        _place(derive, item_of(hint), said, inner, lean=by_seat and bool(place))
        for place in range(derive.players if by_seat else count)
    ]
    known = [bag for bag in bags if bag]
    return SecretField(owner, shows(said), known, by_seat) if len(known) == len(bags) else None


def _place(
    derive: Deriver, hint: Any, said: Secrecy, samples: Sequence[Any], lean: bool
) -> Bag | None:
    item = item_of(hint)
    if item is None:
        kind, _ = without_none(hint)
        return derive.bag(kind, samples, lean)
    longest = max((len(one) for one in samples), default=0)
    bag = derive.bag(item, [one for many in samples for one in many], lean or longest > LONG)
    return TopFirst(bag) if bag is not None and said.top else bag
