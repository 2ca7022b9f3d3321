"""Mirrored worlds: the same things happen, with some hidden things in each other's stead.

Chance is written down while something happens. When it happens again, where other things lie, the
same is drawn: or what has taken its place.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import attrs

from ruledock.engine.chance import Chance
from ruledock.game.knowledge.places import places

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.linking.ruleset import Ruleset
    from ruledock.linking.table import Table

T = TypeVar("T")


@attrs.frozen
class Names:
    """Which hidden thing stands for which in a mirrored world."""

    by_thing: Mapping[Any, Any]
    things: frozenset[Any]
    """All things of that kind there are: numbers drawn from a smaller pool are something else."""

    def of(self, thing: Any) -> Any:
        """What stands for this thing there: most things for themselves."""
        try:
            return self.by_thing.get(thing, thing)
        except TypeError:  # a list, which names nothing
            return thing

    def are_meant(self, pool: Iterable[Any]) -> bool:
        """Whether a pool holds such things: a number in it may be anything."""
        found = list(pool)
        if all(isinstance(one, str) for one in found):
            return True
        try:
            return self.things <= set(found)
        except TypeError:
            return False

    def option(self, option: Option, ruleset: Ruleset) -> Option:
        """The option with other things in the stead of those it names."""
        changed = {}
        for name, axis in type(option).axes.items():
            value = getattr(option, name)
            several = isinstance(value, tuple)
            named = value if several else (value,)
            if self.are_meant(named) or self.are_meant((axis.of or axis).domain(ruleset)):
                new = tuple(sorted(map(self.of, named))) if several else self.of(value)
                changed[name] = new if new != value else value
        return attrs.evolve(option, **changed)  # type: ignore[misc]


class _Note(NamedTuple):
    """What one call of chance was about, and gave."""

    way: str
    pool: list[Any]
    found: Any


class Noting(Chance):
    """The same chance, that writes down what it gives."""

    __slots__ = ("_real", "notes")

    def __init__(self, like: Chance) -> None:
        super().__init__(like.seed, dict(like.counters))
        self._real = like.copy()
        self._real.counters = self.counters
        self.notes: dict[str, list[_Note]] = {}

    def _note(self, stream: str, *note: Any) -> None:
        self.notes.setdefault(stream, []).append(_Note(*note))

    def below(self, stream: str, n: int) -> int:
        """A number, noted."""
        found = self._real.below(stream, n)
        self._note(stream, "below", [n], found)
        return found

    def draw(self, stream: str, pool: list[T]) -> T:
        """One thing out of a bag, noted."""
        return self.draw_many(stream, pool, 1)[0]

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """Things out of a bag, noted."""
        before = list(pool)
        found = self._real.draw_many(stream, pool, count)
        self._note(stream, "draw", before, found)
        return found

    def pick(self, stream: str, things: Any) -> Any:
        """One of some things, noted."""
        found = self._real.pick(stream, things)
        self._note(stream, "pick", list(things), found)
        return found

    def shuffle(self, stream: str, things: list[T]) -> None:
        """A random order, noted."""
        before = list(things)
        self._real.shuffle(stream, things)
        self._note(stream, "shuffle", before, list(things))


class Mirrored(Chance):
    """Chance that gives what was noted, or what stands for it."""

    __slots__ = ("_meant", "_names", "_notes", "_real", "astray", "bare")

    def __init__(self, like: Chance, notes: Mapping[str, Sequence[_Note]], names: Names) -> None:
        super().__init__(like.seed, dict(like.counters))
        self._real = like.copy()
        self._real.counters = self.counters
        self._names = names
        self._notes = {stream: deque(those) for stream, those in notes.items()}
        self._meant = {
            stream: names.are_meant(one for note in those for one in note.pool)
            for stream, those in notes.items()
        }
        self.astray = False
        """Whether something was asked for that nothing noted answers."""
        self.bare = False
        """Whether bare numbers were asked for: nobody knows what they were used for."""

    def _next(self, stream: str, way: str) -> _Note | None:
        notes = self._notes.get(stream)
        note = notes.popleft() if notes else None
        if note is not None and note.way == way:
            return note
        self.astray = True
        return None

    def _mirror(self, stream: str) -> Callable[[Any], Any]:
        return self._names.of if self._meant[stream] else lambda thing: thing

    def below(self, stream: str, n: int) -> int:
        """The number that was noted."""
        note = self._next(stream, "below")
        self.bare = True
        number = self._real.below(stream, n)
        if note is not None and note.pool == [n]:
            return int(note.found)
        self.astray = True
        return number

    def draw(self, stream: str, pool: list[T]) -> T:
        """One thing out of a bag."""
        return self.draw_many(stream, pool, 1)[0]

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """What stands for the things that were drawn, if the bag holds it."""
        note = self._next(stream, "draw")
        wanted = [] if note is None else list(map(self._mirror(stream), note.found))
        trial = list(pool)
        drawn = self._real.draw_many(stream, trial, count)
        if note is None or len(wanted) != len(drawn) or not _holds(pool, wanted):
            self.astray = True
            pool[:] = trial
            return drawn
        for one in wanted:
            pool.remove(one)
        return wanted

    def pick(self, stream: str, things: Any) -> Any:
        """What stands for the thing that was picked, if it is there."""
        note = self._next(stream, "pick")
        number = self._real.below(stream, len(things))
        if note is not None:
            same = note.pool == list(things) and not isinstance(note.found, str)
            wanted = note.found if same else self._mirror(stream)(note.found)
            if _holds(things, [wanted]):
                return wanted
        self.astray = True
        return things[number]

    def shuffle(self, stream: str, things: list[T]) -> None:
        """The order that was noted, with what stands for each thing."""
        note = self._next(stream, "shuffle")
        wanted = [] if note is None else list(map(self._mirror(stream), note.found))
        self._real.shuffle(stream, things)
        if len(wanted) == len(things) and _holds(things, wanted):
            things[:] = wanted
        else:
            self.astray = True


def _holds(pool: Collection[Any], wanted: Sequence[Any]) -> bool:
    left = list(pool)
    for one in wanted:
        if one not in left:
            return False
        left.remove(one)
    return True


def heard(table: Table, player: int | None) -> list[str]:
    """What *player* was told since somebody listens at this table."""
    told = [
        one.message if one.to is None or player in one.to else one.others for one in table.log or ()
    ]
    return [message.text() for message in told if message is not None]


def is_mirrored(real: Table, other: Table, names: Names) -> bool:
    """Whether each hidden place of *other* holds just what stands for the things there."""
    there = {place.name: place for place in places(other)}
    for place in places(real):
        found = there.pop(place.name, None)
        wanted = [names.of(thing) for thing in place.things]
        if found is None or _order(place, found.things) != _order(place, wanted):
            return False
    return not there


def _order(place: Any, things: list[Any]) -> Any:
    return things if place.declared.top is not None else Counter(things)
