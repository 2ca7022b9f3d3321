"""Mirrored worlds: the same events, but with some hidden things swapped.

Record what chance gives while something happens. When the same happens in the mirrored world, give
the same again, or whatever has taken its place.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import attrs

from ruledock.engine.chance import Chance
from ruledock.game.places import places
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.linking.ruleset import Ruleset
    from ruledock.linking.table import Table
    from ruledock.messages import Message

T = TypeVar("T")


@frozen
class Names:
    """Which hidden thing takes the place of which in a mirrored world."""

    by_thing: Mapping[Any, Any]
    things: frozenset[Any]
    """All things of that kind; numbers from a smaller pool mean something else."""

    def of(self, thing: Any) -> Any:
        """What takes the place of this thing; itself by default."""
        try:
            return self.by_thing.get(thing, thing)
        except TypeError:  # unhashable, so it is no thing
            return thing

    def are_meant(self, pool: Iterable[Any]) -> bool:
        """Whether a pool holds such things; numbers may mean anything else."""
        found = list(pool)
        if all(isinstance(one, str) for one in found):
            return True
        try:
            return self.things <= set(found)
        except TypeError:
            return False

    def option(self, option: Option, ruleset: Ruleset) -> Option:
        """The option with its things replaced."""
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
    """One call of chance: its arguments and result."""

    way: str
    pool: list[Any]
    found: Any


class Noting(Chance):
    """Chance that records what it gives."""

    __slots__ = ("_real", "notes")

    def __init__(self, like: Chance) -> None:
        super().__init__(like.seed, dict(like.counters))
        self._real = like.copy()
        self._real.counters = self.counters
        self.notes: dict[str, list[_Note]] = {}

    def _note(self, stream: str, *note: Any) -> None:
        self.notes.setdefault(stream, []).append(_Note(*note))

    def below(self, stream: str, n: int) -> int:
        """A number, recorded."""
        found = self._real.below(stream, n)
        self._note(stream, "below", [n], found)
        return found

    def draw(self, stream: str, pool: list[T]) -> T:
        """One thing from *pool*, recorded."""
        return self.draw_many(stream, pool, 1)[0]

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """Things from *pool*, recorded."""
        before = list(pool)
        found = self._real.draw_many(stream, pool, count)
        # A copy, as the game may keep this list and change it.
        self._note(stream, "draw", before, list(found))
        return found

    def pick(self, stream: str, things: Any) -> Any:
        """One of *things*, recorded."""
        found = self._real.pick(stream, things)
        self._note(stream, "pick", list(things), found)
        return found

    def shuffle(self, stream: str, things: list[T]) -> None:
        """A random order, recorded."""
        before = list(things)
        self._real.shuffle(stream, things)
        self._note(stream, "shuffle", before, list(things))


class Mirrored(Chance):
    """Chance that gives what was recorded, or what takes its place."""

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
        """Whether a call did not match the recorded ones."""
        self.bare = False
        """Whether bare numbers were drawn; we cannot know what they mean."""

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
        """The recorded number."""
        note = self._next(stream, "below")
        self.bare = True
        number = self._real.below(stream, n)
        if note is not None and note.pool == [n]:
            return int(note.found)
        self.astray = True
        return number

    def draw(self, stream: str, pool: list[T]) -> T:
        """What takes the place of the recorded thing, if *pool* holds it."""
        return self.draw_many(stream, pool, 1)[0]

    def draw_many(self, stream: str, pool: list[T], count: int) -> list[T]:
        """What takes the place of the recorded things, if *pool* holds it."""
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
        """What takes the place of the recorded thing, if it is among *things*."""
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
        """The recorded order, with what takes the place of each thing."""
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


def heard(table: Table, player: int | None) -> list[list[Any]]:
    """What *player* was told since the table has a log: the sentences, and what fills them."""
    told = [
        one.message if one.to is None or player in one.to else one.others for one in table.log or ()
    ]
    return [wording(message) for message in told if message is not None]


def wording(message: Message) -> list[Any]:
    """The sentence and its arguments: readers of the log as data get those that it leaves out."""
    return [message.text(), message.to_dict()["args"]]


def is_mirrored(real: Table, other: Table, names: Names) -> bool:
    """Whether the hidden places of *other* hold exactly the replaced things of *real*."""
    there = {place.name: place for place in places(other)}
    for place in places(real):
        found = there.pop(place.name, None)
        wanted = [names.of(thing) for thing in place.things]
        if found is None or _order(place, found.things) != _order(place, wanted):
            return False
    return not there


def _order(place: Any, things: list[Any]) -> Any:
    return things if place.declared.top is not None else Counter(things)
