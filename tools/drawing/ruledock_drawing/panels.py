"""Drawings for a page: panels made of a view, in which things can be pointed at.

A drawing sees a view and nothing else, so it cannot show what its reader may not know. It knows the
game; the page that shows it knows none. They meet in two words: an *axis* says which kind of thing
something is, a *value* says which one, as options and messages name it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Protocol

import attrs

from ruledock.messages import ENGLISH, Message

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

Value = str | int


@attrs.frozen
class Reader:
    """Who looks at a drawing: in which language, and what is printed on the things they see."""

    language: str
    ruleset: Ruleset

    @property
    def in_english(self) -> bool:
        """Whether the reader reads English, as ids and notation are."""
        return self.language.partition("-")[0] == ENGLISH

    def say(self, message: Message | str, **args: Any) -> str:
        """A message, or the one of this id with these arguments, in the reader's language."""
        if isinstance(message, Message):
            return message.text(self.language)
        try:
            return _say(message, tuple(args.items()), self.language)
        except TypeError:  # a list among the arguments
            return Message(message, args).text(self.language)

    def call(self, axis: str, value: Value) -> str:
        """What people call a thing."""
        return _call(self.ruleset, axis, value, "name", self.language)

    def read(self, axis: str, value: Value) -> str:
        """The text printed on a thing; "" if there is none."""
        said = _call(self.ruleset, axis, value, "text", self.language)
        return "" if said == _call(self.ruleset, axis, value, "", self.language) else said


# A page is drawn after every choice, and most of it says what it said before: remembering names and
# sentences saves half of the time.
@lru_cache(maxsize=1 << 14)
def _say(id: str, args: tuple[tuple[str, Any], ...], language: str) -> str:
    return Message(id, dict(args)).text(language)


@lru_cache(maxsize=1 << 14, typed=True)
def _call(ruleset: Ruleset, axis: str, value: Value, form: str, language: str) -> str:
    from ruledock_speech.options import call  # late: starting is quick

    return call(ruleset, axis, value, form, language)


@attrs.frozen
class Fact:
    """A count or a short text that stands beside a title: fish 18."""

    label: str
    value: str
    axis: str = ""
    """What it stands for, if an option or a message may name it."""


@attrs.frozen
class Piece:
    """A thing that lies by itself: a card in a hand, a pile, a tile in a field."""

    axis: str
    value: Value
    label: str
    """What it is, in a few words, in the reader's language: screen readers say it."""
    svg: str = ""
    """Its picture. Without one the page writes the label on a plain card."""
    text: str = ""
    """Everything printed on it, for those who want to read it large."""
    note: str = ""
    """What is true of it now, such as its price; stands below the picture."""
    count: int = 1
    """How many of it lie here."""


@attrs.frozen
class Panel:
    """A part of the table: a boat, a hand, a row of piles."""

    name: str
    """Its own name, which stays the same: ``isle.boat.1``."""
    title: str
    svg: str = ""
    """One picture. What options or messages may name in it carries ``data-axis``, ``data-value``
    and ``aria-label``; squares also carry their column and row as ``data-x`` and ``data-y``."""
    pieces: tuple[Piece, ...] = ()
    """Things that lie one beside the other, below the picture."""
    owner: int | None = None
    """The player it belongs to; None for the middle of the table."""
    facts: tuple[Fact, ...] = ()
    text: str = ""
    """Plain text in lines and columns, where nothing is drawn."""


@attrs.frozen
class Cover:
    """What an option would cover, wherever it is put."""

    field: str
    """The field of the option that says where."""
    squares: tuple[tuple[int, int], ...]
    """Columns to the right and rows down from the square that this field names."""
    svg: str = ""
    """The thing itself as SVG elements, one square being one unit, that square at 0, 0."""


class DrawPanels(Protocol):
    """The panels of one plugin's part of a view, in the order in which they stand."""

    def __call__(self, view: Mapping[str, Any], reader: Reader, /) -> Iterable[Panel]: ...


class FindCover(Protocol):
    """What an option of this kind with these fields covers; None if it covers nothing.

    The fields may make up an option that is not open.
    """

    def __call__(
        self, view: Mapping[str, Any], kind: str, fields: Mapping[str, Any], ruleset: Ruleset, /
    ) -> Cover | None: ...


@attrs.frozen
class Drawing:
    """How one plugin draws its part of a view for a page."""

    panels: DrawPanels
    covers: FindCover | None = None
    headings: tuple[str, ...] = ()
    """Ids of messages with which a new part of the story begins, such as a day or a round."""
