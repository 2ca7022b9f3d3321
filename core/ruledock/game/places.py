"""Places: where secret things lie on a table, and who sees them now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

import attrs

from ruledock.engine.codec import codec, dumper
from ruledock.engine.secrecy import CARDS, Bound, Memory, Secrecy, Seers

if TYPE_CHECKING:
    from ruledock.linking.table import Table


class Place:
    """One place of a secret or hidden field, even if it lies open at the moment."""

    __slots__ = ("_field", "_owner", "at", "declared", "key", "name", "part", "table")

    def __init__(self, table: Table, owned: _Owned, field: str, said: Secrecy, key: Any) -> None:
        self.table, self.declared = table, said
        self.key = key
        """The player, or another index of the field; None if it has only one place."""
        self._owner, self._field = owned.by, field
        self.part = owned.part
        """Its drawer, or its step; "" for the table itself."""
        self.at = owned.at
        """The place of its step on the agenda; -1 if it is not in a step."""
        self.name: tuple[str, Any] = (f"{owned.part}.{field}" if owned.part else field, key)
        """The field and the key."""

    def _content(self) -> Any:
        """The value of the field here: a list, one thing, or nothing."""
        whole = getattr(self._owner, self._field)
        return whole if self.key is None else whole[self.key]

    @property
    def things(self) -> list[Any]:
        """The things that lie here."""
        content = self._content()
        if isinstance(content, (list, tuple)):
            return list(content)
        return [] if content in (None, "") else [content]

    def lay(self, things: list[Any]) -> None:
        """Replace the things here by the same number of others."""
        content: Any = things if self.declared.top is not None else sorted(things)
        old = self._content()
        if not isinstance(old, list | tuple):
            content = content[0] if content else old
        elif isinstance(old, tuple):
            content = tuple(content)
        if self.key is not None:
            whole = getattr(self._owner, self._field)
            if isinstance(whole, tuple):
                content = (*whole[: self.key], content, *whole[self.key + 1 :])
            else:
                whole[self.key] = content
                return
        self._write(content)

    def _write(self, content: Any) -> None:
        if self.at < 0:
            setattr(self._owner, self._field, content)
        else:  # steps are immutable, so replace the whole step
            self._owner = attrs.evolve(self._owner, **{self._field: content})
            self.table.agenda[self.at] = self._owner

    def seen_by(self, player: int | None) -> bool:
        """Whether *player* sees everything here. None, a spectator, sees what everybody sees, and
        only what lies open if somebody plays alone."""
        return self._is_open() or _includes(self._seers(), player, self.table)

    def known_to(self, player: int | None, thing: Any) -> bool:
        """Whether *player* knows that *thing* is here although they do not see this place."""
        known = self.declared.known
        if known is None:
            return False
        those = (
            known(self.table, self.key, thing) if callable(known) else getattr(self._owner, known)
        )
        if hasattr(those, "givers"):
            those = those.givers(self.key, thing)
        return _includes(those, player, self.table)

    def shows(self, player: int | None) -> list[Any]:
        """The things that *player* knows to be here, in order."""
        return self.things if self.seen_by(player) else self._shown_of(self.things, player)

    def _shown_of(self, things: list[Any], player: int | None) -> list[Any]:
        below = max(0, len(things) - (self.declared.top or 0))
        looked = things[:below] if self.declared.known else []
        return [one for one in looked if self.known_to(player, one)] + things[below:]

    def mask(self, part: dict[str, Any], player: int | None) -> None:
        """In a dump of its drawer, replace the things by their number and those *player* knows."""
        things = self.things
        known, count = self._shown_of(things, player), len(things)
        seen = {"count": count, "known": known} if known else count
        if self.key is None:
            part[self._field] = seen
        else:
            whole = part[self._field]
            whole[str(self.key) if isinstance(whole, dict) else self.key] = seen

    def takes(self, thing: Any) -> bool:
        """Whether *thing* may lie here, judging by public facts."""
        fits = self.declared.fits
        return fits is None or fits(self.table, self.key, thing)

    @property
    def bounds(self) -> Sequence[Bound]:
        """How many things of which kinds lie here, judging by public facts."""
        bounds = getattr(self.declared.fits, "bounds", None)
        return bounds(self.table, self.key) if bounds else ()

    def contradiction(self) -> str:
        """How the things here contradict public facts; "" if they do not."""
        things = self.things if self.declared.fits else []  # most places take anything
        found = [f"{one!r}" for one in things if not self.takes(one)]
        found += [f"this many of {one.kind!r}" for one in self.bounds if not one.allows(things)]
        return f"{self.name[0]} of {self.key} cannot hold {found[0]} now" if found else ""

    def _is_open(self) -> bool:
        until = self.declared.until
        if until is None:
            return False
        now = until(self.table, self.key) if callable(until) else getattr(self._owner, until)
        return bool(now)

    def _seers(self) -> Collection[int]:
        to = self.declared.to
        if to is None:
            return (self.key,)
        seers: Seers = to(self.table, self.key) if callable(to) else getattr(self._owner, to)
        if seers is None:
            return ()
        return (seers,) if isinstance(seers, int) else seers

    def __repr__(self) -> str:
        return f"<Place {self._field} {self.key}: {self.things}>"


def _includes(those: Collection[int], player: int | None, table: Table) -> bool:
    if player is None:
        return len(table.players) > 1 and all([one in those for one in table.players])
    return player in those


_declared: dict[tuple[type, str], Sequence[tuple[str, Secrecy | Memory]]] = {}


def declared(cls: Any, things: str) -> Sequence[tuple[str, Secrecy | Memory]]:
    """The secret, hidden and memory fields of a class; *things* is their default ``of``."""
    found = _declared.get((cls, things))
    if found is None:
        fields = ((field.name, field.metadata.get("secrecy")) for field in attrs.fields(cls))
        found = _declared[cls, things] = [
            (name, attrs.evolve(said, of=said.of or things))
            for name, said in fields
            if isinstance(said, Secrecy | Memory)
        ]
    return found


class _Owned(NamedTuple):
    """A table, drawer or step, and what its secret fields hold."""

    by: Any
    things: str = CARDS
    part: str = ""
    at: int = -1
    """The place of a step on the agenda."""


def _owners(table: Table, *, steps: bool = True) -> Iterator[_Owned]:
    yield _Owned(table)
    for kind, drawer in table.drawers.items():
        yield _Owned(drawer, kind.name, kind.name)
    for at, step in enumerate(table.agenda if steps else ()):
        if declared(type(step), CARDS):
            yield _Owned(step, CARDS, str(at), at)


def places(table: Table) -> list[Place]:
    """Every place of the secret and hidden fields of a table."""
    return [place for owned in _owners(table) for place in _places_of(table, owned)]


def _places_of(table: Table, owned: _Owned, without: Collection[str] = ()) -> Iterator[Place]:
    for field, said in declared(type(owned.by), owned.things):
        if isinstance(said, Secrecy) and field not in without:
            for key in _keys(getattr(owned.by, field), said):
                yield Place(table, owned, field, said, key)


def _keys(whole: Any, said: Secrecy) -> Collection[Any]:
    if not said.by:
        return (None,)
    return list(whole) if isinstance(whole, dict) else range(len(whole))


def memories(table: Table) -> list[Memory]:
    """The memory fields of a table, with their readers."""
    return [
        said
        for owned in _owners(table)
        for _, said in declared(type(owned.by), owned.things)
        if isinstance(said, Memory)
    ]


def settle(table: Table) -> None:
    """Sort what must be sorted, and refuse hidden things that contradict what players remember.

    Loading calls it, so that players can guess on any table.
    """
    for owned in _owners(table):
        for place in _places_of(table, owned, [*_settled_fields(owned)]):
            things = place.things
            if place.declared.top is None and things != sorted(things):
                place.lay(things)
            if why := place.contradiction():
                raise ValueError(why)
    for memory in memories(table):
        memory.recall.check(table)


def _settled_fields(owned: _Owned) -> Iterator[str]:
    """Fields in order that take anything, as most do: to make no places for them saves 8 µs."""
    for field, said in declared(type(owned.by), owned.things):
        if isinstance(said, Secrecy) and not said.fits:
            whole = getattr(owned.by, field)
            parts = (whole,) if not said.by else [whole[key] for key in _keys(whole, said)]
            many = [one for one in parts if isinstance(one, (list, tuple))]
            if said.top is not None or all([[*one] == sorted(one) for one in many]):
                yield field


# -- what somebody sees --------------------------------------------------------------------


def masked(
    table: Table, player: int | None, given: Mapping[str, Collection[str]] = MappingProxyType({})
) -> dict[str, dict[str, Any]]:
    """The table and its drawers as *player* may see them, judging by their declared fields.

    What the player may not see is replaced by the number of things, and those they know. Fields
    that are *given* for their part are left out.
    """
    seen = {}
    for owned in _owners(table, steps=False):
        own, said = given.get(owned.part, ()), declared(type(owned.by), owned.things)
        code = codec(type(owned.by)) if owned.part else table.codec()
        left = [name for name, one in said if isinstance(one, Memory)]
        part = seen[owned.part] = dumper(code, frozenset([*left, *own]))(owned.by)
        for place in _places_of(table, owned, own):
            if not place.seen_by(player):
                place.mask(part, player)
    return seen


def hidden_from(table: Table, player: int | None) -> Counter[tuple[str, Any]]:
    """The things that *player* cannot place, each with its ``of``."""
    found: Counter[tuple[str, Any]] = Counter()
    for place in places(table):
        if not place.seen_by(player):
            known = Counter(place.shows(player))
            found.update(
                (place.declared.of, one) for one in (Counter(place.things) - known).elements()
            )
    return found
