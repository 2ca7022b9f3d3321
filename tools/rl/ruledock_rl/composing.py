"""Compose an option action by action: which actions are legal next, and where they lead."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

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
    items: int = 0
    """How many values of the current stage are chosen, if it takes several."""

    def branches(self) -> Iterator[tuple[int, _Part]]:
        stage = self.stages[0]
        groups: dict[int, list[Option]] = {}
        for option in self.options:
            groups.setdefault(self._next(stage, option), []).append(option)
        for action, options in groups.items():
            if stage.several and action != stage.done:
                yield action, _Listed(options, self.stages, self.items + 1)
            else:
                yield action, _Listed(options, self.stages[1:])

    def _next(self, stage: Stage, option: Option) -> int:
        if not stage.several:
            return stage.action(option)
        values = getattr(option, stage.names[0])
        return stage.item(values[self.items]) if self.items < len(values) else stage.done

    @property
    def made(self) -> Option | None:
        """The option, once it is complete."""
        return None if self.stages else self.options[0]


@attrs.frozen
class _Free:
    """Subsets that start with the items taken so far; too many to list."""

    of: Subsets
    stage: Stage
    taken: tuple[Any, ...] = ()
    start: int = 0
    """The first item that may come next, so that each subset has one order only."""

    made = None

    def branches(self) -> Iterator[tuple[int, _Part]]:
        of, size, items = self.of, len(self.taken), self.of.items
        if of.low <= size:
            yield self.stage.done, _Listed((of.make(self.taken),), ())
        if size < of.high:
            last = len(items) - max(of.low - size, 1)
            for place in range(self.start, last + 1):
                taken = (*self.taken, items[place])
                yield self.stage.item(items[place]), _Free(of, self.stage, taken, place + 1)


_Part = _Listed | _Free


def _parts(options: Options, actions: Actions) -> Iterator[_Part]:
    """Split the offered options by class."""
    if isinstance(options, Chain):
        for part in options.parts:
            yield from _parts(part, actions)
    elif isinstance(options, Subsets) and len(getattr(options.make, "axes", ())) == 1:
        assert isinstance(options.make, type)
        (stage,) = actions.stages[options.make]
        yield _Free(options, stage)
    else:
        kinds: dict[type[Option], list[Option]] = {}
        for option in options:
            kinds.setdefault(type(option), []).append(option)
        for kind, listed in kinds.items():
            yield _Listed(listed, actions.stages[kind])


class Composing:
    """The actions of a player so far, on the way to an option."""

    __slots__ = ("_open", "said")

    def __init__(self, options: Options, actions: Actions) -> None:
        self.said: tuple[int, ...] = ()
        """The actions taken so far, forced ones included."""
        self._open = _branches(_parts(options, actions))

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
