"""Messages that go to another process, with all that they say: it may have linked no plugin."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ruledock.messages.message import Message, Ref
from ruledock.messages.phrasebook import ENGLISH, Phrasebook
from ruledock.values import frozen
from ruledock_speech.speech import blanks, excerpts


@frozen
class KnownNames:
    """What things are called, as far as one message asks."""

    said: Mapping[tuple[str, str | int, str], str]
    """By kind, id and form, in English."""

    def call(self, thing: Ref, form: str, language: str) -> str | None:
        """What the thing was called where the message comes from."""
        return self.said.get((thing.kind, thing.id, form))


def pack(message: Message) -> tuple[Callable[..., Message], tuple[Any, ...]]:
    """How to make the message again: its arguments, its sentences, and the names of its things."""
    args = {name: _argument(message, one) for name, one in message.args.items()}
    said = {
        (thing.kind, thing.id, form): text
        for name, form in _forms(message)
        for thing in _things(args[name])
        if (text := _called(message, thing, form)) is not None
    }
    names = KnownNames(said) if said else None
    return _unpack, (message.id, args, excerpts(message.id), names)


def _unpack(
    id: str, args: Mapping[str, Any], said: Mapping[str, str], names: KnownNames | None
) -> Message:
    for language, text in said.items():
        Phrasebook.keep(id, text, language)
    return Message(id, args, names)


def _argument(message: Message, value: Any) -> Any:
    """An argument without functions; its messages know their table, its things their names."""
    if callable(value):
        value = value()
    if isinstance(value, list | tuple):
        return [_argument(message, one) for one in value]
    if isinstance(value, Message) and message.names is not None:
        return value.bound(message.names)
    if isinstance(value, Ref) and (text := _called(message, value, "")) is not None:
        return Ref(value.kind, value.id, text)
    return value


def _forms(message: Message) -> list[tuple[str, str]]:
    """The blanks that ask for something else than a name: the argument, and what of it."""
    asked = (one.rpartition("-") for one in blanks(message.id) or ())
    return [(name, form) for name, _, form in asked if name in message.args]


def _things(value: Any) -> list[Ref]:
    several = value if isinstance(value, list) else [value]
    return [one for one in several if isinstance(one, Ref)]


def _called(message: Message, thing: Ref, form: str) -> str | None:
    if message.names is None:
        return None
    called = message.names.call(thing, form, ENGLISH)
    if isinstance(called, Message):
        return called.bound(message.names).text()
    return called
