"""Names that can leave their table: what it called the things in some sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ruledock.messages import Message, Names, Ref
from ruledock.values import field, frozen


@frozen
class Heard:
    """Calls things as the table did when its sentences were last said, in English."""

    said: Mapping[tuple[str, str | int, str], str] = field(factory=dict)

    def call(self, thing: Ref, form: str, language: str) -> str | None:
        """What the thing was called; None if nobody said it."""
        return self.said.get((thing.kind, thing.id, form))


@frozen
class _Listener:
    """Asks a table, and remembers what it answered."""

    names: Names
    said: dict[tuple[str, str | int, str], str] = field(factory=dict)

    def call(self, thing: Ref, form: str, language: str) -> str | None:
        called = self.names.call(thing, form, language)
        if isinstance(called, Message):
            called = called.bound(self.names).text(language, form)
        if called is not None:
            self.said[thing.kind, thing.id, form] = called
        return called


def hear(names: Names, say: Callable[[Names], object]) -> Heard:
    """The names of all things that *say* names when it says something with these names."""
    listener = _Listener(names)
    say(listener)
    return Heard(listener.said)
