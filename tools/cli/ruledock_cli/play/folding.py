"""Options that differ only in something that hardly matters, listed once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from ruledock.engine.options import Option
from ruledock_cli.play.entries import Entry
from ruledock_cli.wording import tell


@attrs.frozen
class Folding:
    """By kind of option: the field in which they may differ, and its values, the first preferred.

    Only the list is shorter: every option can be typed.
    """

    fields: Mapping[type[Option], tuple[str, Sequence[Any]]] = attrs.field(factory=dict)

    def fold(self, options: Sequence[Option]) -> list[Option]:
        """Of options that differ only in the field, the preferred one, in the others' place."""
        best: dict[Any, Option] = {}
        for one in options:
            key = self._key(one)
            best[key] = min(best.get(key, one), one, key=self._place)
        return list(best.values())

    def unfold(self, found: list[Option]) -> list[Option]:
        """What several options mean together: one, if they are one in the list."""
        return self.fold(found) if len({*map(self._key, found)}) == 1 else found

    def hint(self, entries: Sequence[Entry], options: Sequence[Option]) -> Iterator[str]:
        """How to say another value, if some entry of the page stands for several options."""
        for shown in (one.option for one in entries if one.option is not None):
            alike = [one for one in options if self._key(one) == self._key(shown) and one != shown]
            if alike:
                field, _ = self.fields[type(shown)]
                write = type(shown).axes[field].write
                chosen, others = (
                    [write(getattr(one, field)) for one in those] for those in ([shown], alike)
                )
                args = {"chosen": chosen[0], "others": ", ".join(others)}
                yield tell("cli.play.folded", **args, example=alike[0].notation)
                return

    def _key(self, option: Option) -> Any:
        """The same for all options that differ only in the field."""
        if type(option) not in self.fields:
            return option
        field, _ = self.fields[type(option)]
        return type(option), *(getattr(option, name) for name in option.axes if name != field)

    def _place(self, option: Option) -> int:
        if type(option) not in self.fields:
            return 0
        field, values = self.fields[type(option)]
        value = getattr(option, field)
        return values.index(value) if value in values else len(values)
