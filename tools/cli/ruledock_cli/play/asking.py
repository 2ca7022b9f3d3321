"""A question to one person: what is open to them, how it is listed, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from itertools import islice
from typing import Any

import attrs

from ruledock.engine.decisions import Chain, Decision, Options
from ruledock.engine.options import Option
from ruledock.engine.secret_choices import Withdraw
from ruledock.engine.windows import Nothing
from ruledock.errors import Refusal
from ruledock.game.game import Game
from ruledock_cli.play.entries import Entry, Items, draw_entries, item_text, items_in, marks
from ruledock_cli.play.understanding import Understanding, words_of
from ruledock_cli.play.worth import best_first, worths
from ruledock_cli.wording import read, tell
from ruledock_drawing.palette import Palette

LISTED = 26
"""The most entries on a page: as many as there are letters."""
Remark = Callable[[Mapping[str, Any]], str]
"""(option as data): what the game says of it, such as its price."""


@attrs.define(slots=False)
class Question:
    """The open decision of a person, if any, and what they may do out of turn."""

    game: Game
    player: int
    decision: Decision | None
    paint: Palette
    commands: frozenset[str]
    remark: Remark = lambda option: ""
    first: int = 0
    """Where the page begins."""
    entries: list[Entry] = attrs.field(factory=list)
    """The entries on the page."""

    # -- what is open --------------------------------------------------------------------

    @cached_property
    def own(self) -> Options:
        """The options of the decision."""
        return self.decision.options if self.decision else ()

    @cached_property
    def offered(self) -> Options:
        """Those, and what is possible out of turn."""
        more = [one for one in open_to(self.game, self.player) if one not in self.own]
        return Chain((self.own, more))

    @cached_property
    def understanding(self) -> Understanding:
        """The offered options, to compare with what is typed."""
        return Understanding(self.offered)

    @cached_property
    def items(self) -> Items | None:
        """The things to choose from, if the question is which of them to take."""
        return items_in(self.understanding.options)

    @cached_property
    def listed(self) -> list[Option]:
        """The options to list one by one, the best first."""
        options, items = self.understanding.options, self.items
        if items is None:
            return best_first(self.game, self.player, options)
        return [one for one in options if type(one) is not items.kind]

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to choose."""
        return self.decision is not None and len(self.offered) == 1

    # -- listing -------------------------------------------------------------------------

    def page(self, rows: int) -> list[str]:
        """One page of entries, in at most so many rows."""
        many = min(LISTED, self._count - self.first)
        while True:
            self.entries = self._entries(self.first, self.first + many)
            lines = draw_entries(self.entries, self.paint, rows)
            if len(lines) <= rows or many <= 1:
                break
            many = min(many - 1, many * rows // len(lines) + 1)
        return [*lines, *self._rest(self.first + many)]

    @property
    def _count(self) -> int:
        return len(self.listed) + (len(self.items.values) if self.items else 0)

    def _rest(self, last: int) -> list[str]:
        """What is not on the page, and how several things are named."""
        if self.items:
            none = self.items.option([])
            args = {"example": self._example(self.items), "none": none.notation}
            kind = "several_or_none" if none in self.offered else "several"
            return [self.paint("dim", f"  {tell(f'cli.play.{kind}', **args)}")]
        if last - self.first >= self._count:
            return []
        said = tell("cli.play.page", first=self.first + 1, last=last, all=self._count)
        return [self.paint("dim", f"  {said}")]

    def _example(self, items: Items) -> str:
        options = [one for one in self.understanding.options if type(one) is items.kind]
        chosen = getattr(options[len(options) // 2], items.field)
        letters = [one.mark for one in self.entries if one.value in chosen and one.option is None]
        return " ".join(letters) or options[0].notation

    def turn_page(self) -> None:
        """Go to the next page, and from the last to the first."""
        self.first += len(self.entries)
        if self.first >= self._count:
            self.first = 0

    def _entries(self, first: int, last: int) -> list[Entry]:
        letters = marks(self.understanding.is_word)
        every = [*self._things(), *self.listed]
        page = every[first:last]
        options = [one for one in page if isinstance(one, Option)]
        gains = iter(worths(self.game, self.player, options))
        return [self._entry(one, mark, gains) for one, mark in zip(page, letters, strict=False)]

    def _things(self) -> Sequence[Any]:
        return self.items.values if self.items else ()

    def _entry(self, one: Any, mark: str, gains: Iterator[str]) -> Entry:
        if not isinstance(one, Option):
            assert self.items is not None
            text = item_text(self.game, self.items.axis, one)
            note = self.remark(self.game.describe(self.items.option([one])))
            return Entry(mark, self.items.axis.write(one), text, note, value=one)
        about = self.game.describe(one)
        label = read(self.game.read_message(about["label"]))
        text = "" if label.casefold() == one.notation.casefold() else label
        if self.decision is not None and one not in self.own:
            text = f"{text} {tell('cli.play.any_time')}".strip()
        short = self.understanding.short(one)
        note = self.remark(about)
        return Entry(mark, one.notation, text, note, next(gains), option=one, short=short)

    # -- understanding an answer ---------------------------------------------------------

    def read(self, text: str) -> Option | list[Option]:
        """The option that a line means, or all those that it may mean; a refusal says why none."""
        found = self._marked(text) or self.understanding.find(text)
        if len(found) == 1:
            return found[0]
        if found:
            return found
        return self._named(text)

    def _marked(self, text: str) -> list[Option]:
        """What letters of the page mean, alone or several of them."""
        by_mark = {one.mark: one for one in self.entries}
        entries = [by_mark.get(word) for word in words_of(text)]
        if len(entries) == 1 and entries[0] is not None and entries[0].option is not None:
            return [entries[0].option]
        if self.items is None:
            return []
        chosen = [
            entry.value if entry else self._thing(word)
            for word, entry in zip(words_of(text), entries, strict=True)
        ]
        if not chosen or None in chosen or len({*chosen}) < len(chosen):
            return []
        option = self.items.option(chosen)
        return [option] if option in self.offered else []

    def _thing(self, word: str) -> Any:
        """The thing that a word of an answer names."""
        assert self.items is not None
        write = self.items.axis.write
        return next((one for one in self.items.values if words_of(write(one)) == [word]), None)

    def _named(self, text: str) -> Option:
        """What the game makes of a line that is no open option; mostly a refusal."""
        if self.items:
            chosen = self._letters_as_things(text)
            text = self.items.option(chosen).notation if chosen else text
        return self.game.parse(self.player, text)

    def _letters_as_things(self, text: str) -> list[Any]:
        by_mark = {one.mark: one.value for one in self.entries}
        chosen = [by_mark.get(word) or self._thing(word) for word in words_of(text)]
        return chosen if None not in chosen else []

    def default(self) -> Option | None:
        """What Enter alone means: the only option, or to let it pass."""
        if len(self.offered) == 1:
            return self.offered[0]
        return Nothing() if Nothing() in self.offered else None

    def passing(self) -> Option | None:
        """The option that ``pass`` means, if one is offered."""
        if Nothing() in self.offered:
            return Nothing()
        return next((one for one in self.understanding.options if one.notation == "pass"), None)

    # -- hints while typing --------------------------------------------------------------

    def complete(self, text: str) -> Iterable[str]:
        """Lines that begin with *text*: options and commands."""
        said = text.casefold().lstrip()
        lines = [*self.commands, *(one.notation for one in self.understanding.options)]
        return islice((line for line in lines if line.casefold().startswith(said)), 60)

    def note(self, text: str) -> str:
        """What to know of the option that is being typed."""
        try:
            found = self._marked(text) or self.understanding.find(text)
        except Refusal:
            return ""
        if len(found) != 1:
            return ""
        about = self.game.describe(found[0])
        return ": ".join(filter(None, (about["notation"], self.remark(about))))


def open_to(game: Game, player: int) -> list[Option]:
    """What a person may do out of turn, except Withdraw: ``undo`` does that."""
    return [one for one in game.interrupts(player) if not isinstance(one, Withdraw)]
