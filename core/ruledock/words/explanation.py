"""The explanation of a score: its value, what was counted, and its parts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Any

from ruledock.messages import Message, Names
from ruledock.values import evolve, field, frozen
from ruledock.words.sorts import CONDITION

Thing = str | Message
"""What people call a thing: a Ref, or a message that names several."""


def chain(id: str, parts: Iterable[Any]) -> Any:
    """Several parts in a row, as nested messages."""
    return reduce(lambda rest, first: Message(id, {"first": first, "rest": rest}), [*parts][::-1])


@frozen
class Explanation:
    """One part of a score: its value in this scene, what it is, and its own parts.

    ``value`` is the points of a score, a number, the truth of a condition, or the size of a
    selection. ``things`` names the things that a sentence lists, and ``counted_things`` has all
    that were counted as data. ``subject`` is the current value or thing of a loop, and ``about``
    the same as data. With ``sums``, the message is a sum and tells the value itself.
    """

    sort: str
    value: int
    message: Any
    things: tuple[Thing, ...] = ()
    subject: Thing | None = None
    parts: tuple[Explanation, ...] = ()
    about: Mapping[str, Any] = field(factory=dict, eq=False, repr=False)
    counted_things: tuple[Mapping[str, Any], ...] = field(default=(), eq=False, repr=False)
    sums: bool = False
    silent: bool = field(default=False, eq=False, repr=False)
    """Whether the line above says all of it already."""
    brief: str = field(default="", eq=False, repr=False)
    """If the line above says how many: "named" tells whose things remain, "alone" only these."""

    @property
    def points(self) -> int:
        """The value, if it is a score."""
        return self.value

    def line(self) -> Message:
        """This part in one line."""
        said = self._said()
        if self.subject is None:
            return said if isinstance(said, Message) else Message("words.plain", {"value": said})
        return Message("words.line.subject", {"subject": self.subject, "line": said})

    def _said(self) -> Any:
        if self.sums:
            return self.message
        blanks = {"what": self.message, "value": self.value}
        if self.sort == CONDITION:
            return Message(f"words.line.{'holds' if self.value else 'fails'}", blanks)
        if not self.things:
            return Message("words.line.value", blanks)
        named = self.named_things()
        if self.brief:
            whose = Message("words.property", {"name": self.message, "value": named})
            return named if self.brief == "alone" else whose
        return Message("words.line.things", {**blanks, "things": named})

    def named_things(self) -> Any:
        """The things in a row, and how many more there are."""
        named, left = chain("words.list", self.things), self.value - len(self.things)
        return Message("words.more", {"things": named, "n": left}) if left > 0 else named

    def counted(self) -> Iterator[Explanation]:
        """The parts that count things, each once, and rounds of loops that count none inside."""
        seen = set()
        for part in self._counting():
            if (said := part.text()) not in seen:
                seen.add(said)
                yield part

    def _counting(self) -> Iterator[Explanation]:
        inner = [one for part in self.parts for one in part._counting()]
        if self.counted_things:
            yield evolve(self, subject=None, brief="")
        elif self.about and not inner:
            yield evolve(self, counted_things=(self.about,))
        yield from inner

    def text(self, language: str = "en", names: Names | None = None) -> str:
        """The line for a person, things as *names* call them; a name keeps its first letter."""
        said = self.line()
        text = (said if names is None else said.bound(names)).text(language)
        begins_with_name = self.subject is not None or (self.things and self.brief == "alone")
        return text if begins_with_name else text[:1].upper() + text[1:]

    def lines(
        self, language: str = "en", indent: str = "", names: Names | None = None
    ) -> Iterator[str]:
        """The whole explanation, line by line, parts indented."""
        yield indent + self.text(language, names)
        for part in (one for one in self.parts if not one.silent):
            yield from part.lines(language, indent + "  ", names)
