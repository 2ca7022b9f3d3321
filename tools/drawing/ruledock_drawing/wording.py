"""Sentences for whoever sits at the terminal or looks at a page, in their language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ruledock.messages import ENGLISH, LOCALES, Message, Phrasebook, Ref, fluent_pattern

if TYPE_CHECKING:
    from ruledock.linking.ruleset import Ruleset

Phrasebook.learn("drawing", Path(__file__).parent / LOCALES)
_language = ENGLISH
_reading: ContextVar[str] = ContextVar("reading", default="")
"""The language of whom a page is drawn for just now."""


class Sayable(Protocol):
    """A message, or a line of the log."""

    def text(self, language: str = ...) -> str: ...


def use_language(language: str) -> None:
    """From now on, speak this language."""
    global _language
    _language = language


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak this language for a while: a server has readers of several."""
    before = _reading.set(language)
    try:
        yield
    finally:
        _reading.reset(before)


def spoken() -> str:
    """The reader's language."""
    return _reading.get() or _language


def in_english() -> bool:
    """Whether the reader reads English, as notation does."""
    return spoken().partition("-")[0] == ENGLISH


def read(message: Sayable) -> str:
    """A message in the reader's language."""
    return message.text(spoken())


def tell(id: str, ruleset: Ruleset | None = None, /, **args: Any) -> str:
    """The sentence of this id, in the reader's language; *ruleset* knows the names of things."""
    return read(Message(id, args, ruleset))


def name_of(name: str) -> str:
    """A player's name as it is; the name of a rival, which the game gives, in the language."""
    id = f"{name.kind}.{name.id}" if isinstance(name, Ref) else ""
    return tell(id) if id and Phrasebook.has(id) else name


def title_of(ruleset: Ruleset, part: str) -> str:
    """What a game or a module is called in the reader's language, or else its name in words."""
    id_ = f"{part}.title"
    if part == ruleset.game.name:
        Phrasebook.add_patterns({id_: fluent_pattern(ruleset.game.title)}, part)
    return tell(id_) if Phrasebook.has(id_) else part.replace("_", " ")


def called(ruleset: Ruleset, kind: str, id: str | int, form: str = "") -> str:
    """What a thing is called in the reader's language, or its ``name`` or ``text``."""
    from ruledock_speech.options import call  # late: starting is quick

    return call(ruleset, kind, id, form, spoken())


def printed(ruleset: Ruleset, text: str) -> str:
    """A text that stands in a pack, in the reader's language as far as the pack translates it."""
    language = spoken()
    if language == ENGLISH:
        return text
    said: str = ruleset.content.translations(language).anywhere.get(text, text)
    return said
