"""Options that differ only in something that hardly matters, listed once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

from ruledock.engine.options import Option
from ruledock.game.game import Game
from ruledock_cli.play.entries import Entry
from ruledock_cli.wording import called, in_english, tell


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

    def hint(
        self, game: Game, entries: Sequence[Entry], options: Sequence[Option]
    ) -> Iterator[str]:
        """How to say another value, if some entry of the page stands for several options."""
        for entry in entries:
            if (shown := entry.option) is None:
                continue
            alike = [one for one in options if self._key(one) == self._key(shown) and one != shown]
            if alike:
                said = [self._said(game, one) for one in (shown, *alike)]
                # Whoever does not read notation types the letter and the word.
                example = alike[0].notation if in_english() else f"{entry.mark} {said[1]}"
                args = {"chosen": said[0], "others": ", ".join(said[1:])}
                yield tell("cli.play.folded", **args, example=example)
                return

    def _said(self, game: Game, option: Option) -> str:
        """The value of the field in which options may differ."""
        field, _ = self.fields[type(option)]
        axis, value = option.axes[field], getattr(option, field)
        return axis.write(value) if in_english() else called(game.ruleset, axis.name, value)

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
