"""Compose an option action by action: which actions are legal next, and where they lead."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

import attrs

from ruledock.engine.decisions import Chain, Options, Subsets
from ruledock.engine.options import Option
from ruledock_rl.actions import Actions, Stage


@attrs.frozen
class _Listed:
    """Options of one class that agree with all actions so far."""

    options: Sequence[Option]
    stages: tuple[Stage, ...]
    """The stages that are left."""
    me: int
    items: int = 0
    """How many values of the current stage are chosen, if it takes several."""

    def branches(self) -> Iterator[tuple[int, _Part]]:
        stage, me = self.stages[0], self.me
        groups: dict[int, list[Option]] = {}
        for option in self.options:
            groups.setdefault(self._next(stage, option), []).append(option)
        for action, options in groups.items():
            if stage.several and action != stage.done:
                yield action, _Listed(options, self.stages, me, self.items + 1)
            else:
                yield action, _Listed(options, self.stages[1:], me)

    def _next(self, stage: Stage, option: Option) -> int:
        if not stage.several:
            return stage.action(option, self.me)
        said = stage.items(getattr(option, stage.names[0]), self.me)
        return said[self.items] if self.items < len(said) else stage.done

    @property
    def made(self) -> Option | None:
        """The option, once it is complete; of copies that nobody can tell apart, the first."""
        return None if self.stages else self.options[0]


@attrs.frozen
class _Free:
    """Subsets that start with the items taken so far; too many to list.

    Items are said in the order of their actions, so that each subset has one order only.
    """

    of: Subsets
    stage: Stage
    items: tuple[tuple[int, int], ...]
    """Each item as its action and its place among all, in the order in which they are said."""
    taken: tuple[int, ...] = ()
    start: int = 0
    """The first item that may come next."""

    made = None

    @classmethod
    def start_of(cls, of: Subsets, stage: Stage, me: int) -> _Free:
        """Nothing is taken yet."""
        items = sorted((stage.item(item, me), place) for place, item in enumerate(of.items))
        return cls(of, stage, tuple(items))

    def branches(self) -> Iterator[tuple[int, _Part]]:
        of, size, items = self.of, len(self.taken), self.items
        if of.low <= size:
            chosen = tuple([of.items[place] for place in sorted(self.taken)])
            yield self.stage.done, _Listed((of.make(chosen),), (), 0)
        if size < of.high:
            last, said = len(items) - max(of.low - size, 1), -1
            for at in range(self.start, last + 1):
                action, place = items[at]
                if action != said:  # a copy says nothing new
                    said = action
                    taken = (*self.taken, place)
                    yield action, _Free(of, self.stage, items, taken, at + 1)


_Part = _Listed | _Free


def _parts(options: Options, actions: Actions, me: int) -> Iterator[_Part]:
    """Split the offered options by class."""
    if type(options) is Chain:
        for part in options.parts:
            yield from _parts(part, actions, me)
    elif type(options) is Subsets and len(getattr(options.make, "axes", ())) == 1:
        assert isinstance(options.make, type)
        (stage,) = actions.stages[options.make]
        yield _Free.start_of(options, stage, me)
    else:
        kinds: dict[type[Option], list[Option]] = {}
        for option in options:
            kinds.setdefault(type(option), []).append(option)
        for kind, listed in kinds.items():
            yield _Listed(listed, actions.stages[kind], me)


class Composing:
    """The actions of a player so far, on the way to an option."""

    __slots__ = ("_open", "said")

    def __init__(self, options: Options, actions: Actions, me: int) -> None:
        self.said: tuple[int, ...] = ()
        """The actions taken so far, forced ones included."""
        self._open = _branches(_parts(options, actions, me))

    @property
    def open(self) -> Collection[int]:
        """The legal actions, in no order."""
        return self._open.keys()

    @property
    def legal(self) -> list[int]:
        """The legal actions, in order."""
        return sorted(self._open)

    def __contains__(self, action: object) -> bool:
        return action in self._open

    def say(self, action: int) -> Option | None:
        """Take a legal action and all forced ones after it; return the option once it is complete.

        The first action is never forced, even if there is only one.
        """
        while True:
            parts = self._open[action]
            self.said = (*self.said, action)
            made = next((part.made for part in parts if part.made is not None), None)
            if made is not None:
                return made
            self._open = _branches(iter(parts))
            if len(self._open) > 1:
                return None
            (action,) = self._open

    def copy(self) -> Composing:
        """A copy; it may share what is open, which is replaced and never changed."""
        new = Composing.__new__(Composing)
        new.said, new._open = self.said, self._open
        return new


def _branches(parts: Iterator[_Part]) -> dict[int, list[_Part]]:
    found: dict[int, list[_Part]] = {}
    for part in parts:
        for action, rest in part.branches():
            found.setdefault(action, []).append(rest)
    return found
