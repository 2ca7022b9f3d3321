"""Options as people say them: things by what they are called, where their id says less."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import attrs

from ruledock.engine.options import Axis, Option
from ruledock.linking.ruleset import Ruleset
from ruledock_drawing.wording import called


@attrs.define(slots=False)
class Names:
    """What the things of a table are called in the reader's language: the orange kitten 1."""

    ruleset: Ruleset
    _known: dict[tuple[str, Any], str] = attrs.field(factory=dict)

    def name(self, axis: Axis, value: Any) -> str:
        """What to say instead of the id of a thing; "" if its name has the id in it, as in b01."""
        key = axis.name, value
        if key not in self._known:
            written, name = axis.write(value), called(self.ruleset, axis.name, value, "short")
            raw = {"-", "_"} & {*written} and written.casefold() not in name.casefold()
            self._known[key] = name if raw else ""
        return self._known[key]

    def spoken(self, option: Option) -> str:
        """The notation of an option, with the names of things."""
        return self.in_words(option, option.notation)

    def in_words(self, option: Option, text: str) -> str:
        """A part of the notation of an option, with the names of things."""
        for written, name in self._named(option):
            text = _replaced(text, written, name)
        return text

    def _named(self, option: Option) -> Iterator[tuple[str, str]]:
        for field, axis in option.axes.items():
            value = getattr(option, field)
            of, values = (axis.of, value) if axis.of else (axis, [value])
            for one in values:
                if one is not None and (name := self.name(of, one)):
                    yield of.write(one), name

    def written(self, text: str, kind: type[Option]) -> str:
        """A line in which things stand by their names, with their ids instead."""
        for name, written in self._ids(kind).items():
            text = _replaced(text, name, written)
        return text

    def _ids(self, kind: type[Option]) -> dict[str, str]:
        """By name, the longest first, the ids of all things that options of a kind may name."""
        found: dict[str, str] = {}
        for axis in (one.of or one for one in kind.axes.values()):
            if axis.member is None:
                every = ((self.name(axis, value), value) for value in axis.domain(self.ruleset))
                found |= {name.casefold(): axis.write(value) for name, value in every if name}
        return dict(sorted(found.items(), key=lambda pair: -len(pair[0])))


def _replaced(text: str, old: str, new: str) -> str:
    """A text with *new* for *old* wherever that is not a part of a longer word."""
    return re.sub(rf"(?<![\w-]){re.escape(old)}(?![\w-])", lambda found: new, text, flags=re.I)
