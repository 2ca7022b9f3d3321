"""Places: where secret things lie on a table, and who sees them now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import attrs

from ruledock.engine.secrecy import CARDS, Bound, Memory, Secrecy, Seers

if TYPE_CHECKING:
    from ruledock.linking.table import Table


class Place:
    """One place of a secret or hidden field, even if it lies open at the moment."""

    __slots__ = ("_at", "_field", "_owner", "declared", "key", "name", "table")

    def __init__(self, table: Table, owned: Owned, field: str, said: Secrecy, key: Any) -> None:
        self.table, self.declared, self.key = table, said, key
        """The key is the player, or another index of the field; None if it has only one place."""
        self._owner, self._field, self._at = owned.by, field, owned.at
        self.name: tuple[str, Any] = (f"{owned.part}.{field}" if owned.part else field, key)
        """The field and the key."""

    @property
    def title(self) -> str:
        """The field and the key in words: ``hands of 2``."""
        field, key = self.name
        return field if key is None else f"{field} of {key}"

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
        old, content = self._content(), things if self.declared.top is not None else sorted(things)
        laid: Any = content if isinstance(old, list) else tuple(content)
        if not isinstance(old, list | tuple):
            laid = content[0] if content else old
        if self.key is not None:
            whole = getattr(self._owner, self._field)
            if not isinstance(whole, tuple):
                whole[self.key] = laid
                return
            laid = (*whole[: self.key], laid, *whole[self.key + 1 :])
        if self._at < 0:
            setattr(self._owner, self._field, laid)
        else:  # steps are immutable, so replace the whole step
            self._owner = attrs.evolve(self._owner, **{self._field: laid})
            self.table.agenda[self._at] = self._owner

    def seen_by(self, player: int | None) -> bool:
        """Whether *player* sees everything here. None, a spectator, sees what everybody sees, and
        only what lies open if somebody plays alone."""
        said = self.declared
        if said.until is not None and self._ask(said.until):
            return True
        return sees((self.key,) if said.to is None else self._ask(said.to), player, self.table)

    def shows(self, player: int | None) -> list[Any]:
        """The things that *player* knows to be here, in order."""
        return self.things if self.seen_by(player) else self.known_to(player)

    def known_to(self, player: int | None) -> list[Any]:
        """The things that *player* knows to be here if they do not see this place."""
        things, table = self.things, self.table
        below = max(0, len(things) - (self.declared.top or 0))
        looked = things[:below] if self.declared.known else []
        return [one for one in looked if sees(self._who_know(one), player, table)] + things[below:]

    def _who_know(self, thing: Any) -> Any:
        those = self._ask(self.declared.known, thing)
        return those.givers(self.key, thing) if hasattr(those, "givers") else those

    def _ask(self, part: Any, *thing: Any) -> Any:
        """What a part of the declaration says now: a function, or the name of a field."""
        by_name = isinstance(part, str)
        return getattr(self._owner, part) if by_name else part(self.table, self.key, *thing)

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
        return f"{self.title} cannot hold {found[0]} now" if found else ""


def sees(those: Seers, player: int | None, table: Table) -> bool:
    """Whether *player* is one of those; a spectator is if all players are, and not just one."""
    if those is None or isinstance(those, int):
        return player is not None and those == player
    if player is None:
        return len(table.players) > 1 and all([one in those for one in table.players])
    return player in those


@cache
def declared(cls: Any, things: str) -> Sequence[tuple[str, Secrecy | Memory]]:
    """The secret, hidden and memory fields of a class; *things* is their default ``of``."""
    return [
        (field.name, attrs.evolve(said, of=said.of or things))
        for field in attrs.fields(cls)
        if isinstance(said := field.metadata.get("secrecy"), Secrecy | Memory)
    ]


class Owned(NamedTuple):
    """A table, drawer or step, and what its secret fields hold."""

    by: Any
    things: str = CARDS
    part: str = ""
    at: int = -1
    """The place of a step on the agenda; -1 for what is no step."""


def _owners(table: Table) -> Iterator[Owned]:
    yield Owned(table)
    for kind, drawer in table.drawers.items():
        yield Owned(drawer, kind.name, kind.name)
    for at, step in enumerate(table.agenda):
        if declared(step.__class__, CARDS):
            yield Owned(step, CARDS, str(at), at)


def places(table: Table, but: Callable[[Any, Secrecy], bool] | None = None) -> list[Place]:
    """Every place of the secret and hidden fields of a table, but for some fields."""
    return [
        Place(table, owned, field, said, key)
        for owned in _owners(table)
        for field, said in declared(owned.by.__class__, owned.things)
        if isinstance(said, Secrecy) and not (but and but(getattr(owned.by, field), said))
        for key in _keys(getattr(owned.by, field), said)
    ]


def _keys(whole: Any, said: Secrecy) -> Collection[Any]:
    if not said.by:
        return (None,)
    return list(whole) if isinstance(whole, dict) else range(len(whole))


def memories(table: Table) -> list[Memory]:
    """The memory fields of a table, with their readers."""
    return [
        said
        for owned in _owners(table)
        for _, said in declared(owned.by.__class__, owned.things)
        if isinstance(said, Memory)
    ]


def settle(table: Table) -> None:
    """Sort what must be sorted, and refuse hidden things that contradict what players remember.

    Loading calls it, so that players can guess on any table.
    """
    for place in places(table, but=_is_settled):
        things = place.things
        if place.declared.top is None and things != sorted(things):
            place.lay(things)
        if why := place.contradiction():
            raise ValueError(why)
    for memory in memories(table):
        memory.recall.check(table)


def _is_settled(whole: Any, said: Secrecy) -> bool:
    """Whether a field takes anything, as most do, and is sorted: making no places saves 8 µs.

    Asking for what is declared first, before looking at the field, saves another 0.7 of 33 µs.
    """
    if said.fits or said.top is not None:
        return not said.fits
    parts = (whole,) if not said.by else whole.values() if isinstance(whole, dict) else whole
    return all([sorted(one) == [*one] for one in parts if isinstance(one, list | tuple)])


def hidden_from(table: Table, player: int | None) -> Counter[tuple[str, Any]]:
    """The things that *player* cannot place, each with its ``of``."""
    found: Counter[tuple[str, Any]] = Counter()
    for place in places(table):
        if not place.seen_by(player):
            unknown = place.things
            for one in place.known_to(player):
                unknown.remove(one)
            found.update([(place.declared.of, one) for one in unknown])
    return found
