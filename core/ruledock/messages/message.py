"""A message: which sentence to say, what fills its blanks, and the things that it names."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from ruledock.installed.outside import library
from ruledock.messages.phrasebook import ENGLISH
from ruledock.values import field, frozen


class Ref(str):
    """A thing that a message names: which kind of thing, and which one; as text, what it is called.

    Whoever shows the message may call the thing something else, in the reader's language.
    """

    __slots__ = ("id", "kind")
    kind: str
    id: str | int

    def __new__(cls, kind: str, id: str | int, text: str | None = None) -> Ref:
        """*text* is what people call it, if not by its id."""
        made = super().__new__(cls, id if text is None else text)
        made.kind, made.id = kind, id
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return Ref, (self.kind, self.id, str(self))


def refs(kind: str, ids: Iterable[str | int]) -> list[Ref]:
    """Several things of one kind."""
    return [Ref(kind, one) for one in ids]


class Names(Protocol):
    """Knows what people call things, in each language."""

    def call(self, thing: Ref, form: str, language: str) -> str | Message | None:
        """What the thing is called, or what *form* wants of it, such as its ``text``."""


@frozen(eq=False)
class Message:
    """Which sentence to say, and what fills its blanks.

    An argument that names a thing is a :class:`Ref`. A function is called when somebody reads the
    message, and what it returns is the argument.
    """

    id: str
    args: Mapping[str, Any] = field(factory=dict)
    names: Names | None = field(default=None, repr=False)
    """Says what the things are called; a game binds its messages to its rules."""

    def text(self, language: str = ENGLISH, form: str = "") -> str:
        """The sentence, for a person; English if that language has none.

        *form* picks a variant that the sentence has as a Fluent attribute, such as a case.
        """
        said: str = library("say")(self, language, form)
        return said

    def bound(self, names: Names) -> Message:
        """The same message at a table where things have these names."""
        return Message(self.id, self.args, names) if self.args and self.names is None else self

    def to_dict(self) -> dict[str, Any]:
        """The message as plain JSON: its id, and its arguments; a thing is its kind and id."""
        return {"id": self.id, "args": {name: _plain(one) for name, one in self.args.items()}}

    def __eq__(self, other: object) -> bool:
        """Equal if they say the same: one that was pickled has names for things, no functions."""
        if not isinstance(other, Message) or self.id != other.id:
            return False
        return self.args == other.args or self.to_dict() == other.to_dict()

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        # With its sentences and names: the process that reads it may have linked no plugin.
        packed: tuple[Any, ...] = library("pack-message")(self)
        return packed

    def __str__(self) -> str:
        return self.text()


def _plain(value: Any) -> Any:
    """An argument as plain JSON."""
    if callable(value):
        value = value()
    if isinstance(value, Message):
        return value.to_dict()
    if isinstance(value, Ref):
        return {"kind": value.kind, "id": value.id}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    return value if value is None or isinstance(value, str | int | float) else str(value)


MAY_ACT = Message("core.may_act")
"""The question at a window."""
