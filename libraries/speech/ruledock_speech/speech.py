"""Turn messages into sentences; imported when the first one is read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from ruledock.messages.message import Message, Names, Ref
from ruledock.messages.phrasebook import ENGLISH, Phrasebook, Source, fluent_id, read
from ruledock.values import define, field

EMPTY = "none"
"""The key by which a sentence picks a variant for a blank that stays empty."""
INSIDE = "inside"
"""The form of a name or label within a sentence: ``{ $option-inside }`` begins in lower case."""
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
_LONGEST = 2000
"""Fluent fills no blank with more than 2500 characters; we insert longer texts afterwards."""


def say(message: Message, language: str, form: str = "") -> str:
    """The sentence of a message in a language, or else in English; its id if nobody wrote one."""
    for book in _books(language):
        found = book.pattern(message.id, form)
        if found is not None:
            return _Telling(message, language).fill(book, *found)
    args = {name: str(value) for name, value in message.args.items()}
    return f"{message.id} {args}" if args else message.id


def blanks(id: str, language: str = ENGLISH) -> frozenset[str] | None:
    """The blanks of a sentence, with those of what it refers to; None if there is no sentence."""
    return book_of(language).blanks(fluent_id(id))


def unfilled(message: Message) -> list[str]:
    """The blanks of the English sentence for which a message has no argument."""
    names = sorted(blanks(message.id) or ())
    return [one for one in names if not {one, one.rpartition("-")[0]} & message.args.keys()]


def bases(names: Iterable[str]) -> set[str]:
    """The arguments that blanks are about, whatever they say of them."""
    return {name.partition("-")[0] for name in names}


def excerpts(id: str) -> dict[str, str]:
    """By language: the sentence of a message, as Fluent text, with all that it refers to."""
    said = {
        language: book_of(language).excerpt(fluent_id(id))
        for language in {*Phrasebook.languages(), *_opened}
    }
    return {language: text for language, text in said.items() if text}


# -- one language -------------------------------------------------------------------------------


@define
class Book:
    """The sentences of one language."""

    language: str
    bundle: FluentBundle
    entries: dict[str, ast.Message | ast.Term] = field(factory=dict)
    """By id; terms begin with a dash."""
    owners: dict[str, str] = field(factory=dict)
    """By id: the plugin whose sentence it is."""
    junk: list[tuple[Source, ast.Junk]] = field(factory=list)
    """What cannot be read as Fluent."""
    _texts: dict[str, str] = field(factory=dict)
    _blanks: dict[str, frozenset[str]] = field(factory=dict)
    _learned: int = 0
    _packs: int = 0
    _read: set[tuple[str, str]] = field(factory=set)

    def catch_up(self) -> Book:
        """Learn what was added since."""
        if self.language != ENGLISH:
            for owner, folder in Phrasebook.folders.items():
                if (key := (owner, str(folder))) not in self._read:
                    self._read.add(key)
                    if (source := read(folder, self.language, owner)) is not None:
                        self._learn(source)
            if len(Phrasebook.packs) > self._packs:
                self._hear_packs()
        known = Phrasebook.sources.get(self.language, [])
        for source in known[self._learned :]:
            self._learn(source)
        self._learned = len(known)
        return self

    def _hear_packs(self) -> None:
        """Learn what the packs of tables add to this language."""
        from ruledock_speech.pack_sentences import sentences  # late: slow to load

        for pack in [*Phrasebook.packs][self._packs :]:
            self._packs += 1
            with suppress(OSError):  # its folder may be gone since it was linked
                for source in sentences(pack, self.language):
                    self._learn(source)

    def _learn(self, source: Source) -> None:
        resource = FluentResource(source.text)
        entries = {name_of(one): one for one in resource.body if isinstance(one, _ENTRIES)}
        self.junk += [(source, one) for one in resource.body if isinstance(one, ast.Junk)]
        if not source.owner:
            entries = {name: one for name, one in entries.items() if name not in self.entries}
        changed = entries.keys() & self.entries.keys()
        self.entries.update(entries)
        self.owners.update(dict.fromkeys(entries, source.owner))
        self._texts.update({name: _text(source, one) for name, one in entries.items()})
        self._blanks.clear()
        if changed:  # a bundle keeps what it has compiled
            self.bundle = _bundle(self.language)
        self.bundle.add_resource(ast.Resource([*(self.entries if changed else entries).values()]))

    def pattern(self, id: str, form: str) -> tuple[Any, frozenset[str]] | None:
        """What to fill in, and its blanks; None if this language has no such sentence."""
        name = fluent_id(id)
        if not self.bundle.has_message(name):
            return None
        message = self.bundle.get_message(name)
        found = message.attributes.get(form) or message.value
        return None if found is None else (found, self.blanks(name) or frozenset())

    def blanks(self, name: str) -> frozenset[str] | None:
        """The variables of an entry and of all it refers to."""
        if name not in self.entries:
            return None
        if name not in self._blanks:
            seen = self._reached(name)
            found = (one for each in seen for one in _Variables.of(self.entries[each]).names)
            self._blanks[name] = frozenset(found)
        return self._blanks[name]

    def excerpt(self, name: str) -> str:
        """The text of an entry and of all it refers to; "" if there is none."""
        found = self._reached(name) if name in self.entries else []
        return "\n".join(self._texts[one] for one in found)

    def unknown(self, name: str) -> list[str]:
        """What an entry refers to although nobody wrote it."""
        found = _Variables.of(self.entries[name]).references
        return [one for one in found if one not in self.entries]

    def _reached(self, name: str) -> list[str]:
        found, queue = [name], [name]
        while queue:
            for one in _Variables.of(self.entries[queue.pop()]).references:
                if one in self.entries and one not in found:
                    found.append(one)
                    queue.append(one)
        return found


_ENTRIES = ast.Message | ast.Term


def name_of(entry: ast.Message | ast.Term) -> str:
    """The id of an entry; that of a term begins with a dash."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)


def blanks_in(entry: ast.Message | ast.Term) -> list[str]:
    """The variables of an entry itself."""
    return _Variables.of(entry).names


def references_in(entry: ast.Message | ast.Term) -> list[str]:
    """The entries that an entry refers to."""
    return _Variables.of(entry).references


def _text(source: Source, entry: ast.Message | ast.Term) -> str:
    span = entry.span
    assert span is not None  # the parser was asked for them
    return source.text[span.start : span.end]


def _bundle(language: str) -> FluentBundle:
    return FluentBundle([language, ENGLISH], use_isolating=False)


class _Variables(Visitor):
    """Finds the variables of an entry, and the entries it refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.references: list[str] = []

    @classmethod
    def of(cls, entry: ast.Message | ast.Term) -> _Variables:
        made = cls()
        made.visit(entry)
        return made

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.references.append(f"-{node.id.name}")


_opened: dict[str, Book] = {}


def book_of(language: str) -> Book:
    """All that is known in one language now."""
    book = _opened.get(language)
    if book is None:
        book = _opened[language] = Book(language, _bundle(language))
    return book.catch_up()


def _books(language: str) -> Iterator[Book]:
    """Where to look for a sentence: its language, the same without a country, English."""
    plain = language.replace("_", "-").partition("-")[0]
    for one in dict.fromkeys((language, plain, ENGLISH)):
        if _CODE.fullmatch(one) and (book := book_of(one)).entries:
            yield book


# -- blanks -------------------------------------------------------------------------------------


class _Said(FluentType):
    """A text in a blank; a sentence that selects by it compares the key."""

    def __init__(self, text: str, key: object) -> None:
        self.text, self.key = text, str(key)

    def __eq__(self, other: object) -> bool:
        return self.key == other

    __hash__ = None  # type: ignore[assignment]

    def format(self, locale: Any) -> str:
        return self.text


@define
class _Telling:
    """The telling of one message to one reader."""

    message: Message
    language: str
    _long: list[str] = field(factory=list)

    def fill(self, book: Book, pattern: Any, blanks: frozenset[str]) -> str:
        args = {name: self._blank(name) for name in blanks}
        text = str(book.bundle.format_pattern(pattern, args)[0])
        for below in (one for one in args.values() if isinstance(one, int) and one < 0):
            text = text.replace(str(int(below)), f"−{-below}")  # a minus, as in sums, no hyphen
        for place, one in enumerate(self._long):
            text = text.replace(_mark(place), one)
        return text

    def _blank(self, name: str) -> Any:
        args: Mapping[str, Any] = self.message.args
        form = ""
        if name not in args:
            whole, _, form = name.rpartition("-")
            if whole not in args:
                return _Said(f"<{name}>", name)
            name = whole
        return self._value(args[name], form)

    def _value(self, value: Any, form: str) -> Any:
        if callable(value):
            value = value()
        if isinstance(value, list | tuple):
            if form == "count":
                return fluent_number(len(value), useGrouping=False)
            said = _listed([self._text(one, form) for one in value])
            return self._said(said, said) if value else _Said(_nothing(self.language), EMPTY)
        if type(value) is int:
            return fluent_number(value, useGrouping=False)
        # The key of a message is not its sentence, which would be said twice at every level.
        key = value.id if isinstance(value, Ref | Message) else value
        return self._said(self._text(value, form), key)

    def _said(self, text: str, key: object) -> _Said:
        if len(text) > _LONGEST:
            self._long.append(text)
            text = _mark(len(self._long) - 1)
        return _Said(text, key if text else EMPTY)

    def _text(self, value: Any, form: str) -> str:
        """What one value is called."""
        if callable(value):
            value = value()
        names = self.message.names
        if isinstance(value, Ref) and names is not None:
            called = names.call(value, "name" if form == INSIDE else form, self.language)
            value = value if called is None else called
        if isinstance(value, Message):
            text = _within(value, names).text(self.language, form)
        else:
            text = "" if value is None else str(value)
        return text[:1].lower() + text[1:] if form == INSIDE else text


def _within(message: Message, names: Names | None) -> Message:
    return message if names is None else message.bound(names)


def _mark(place: int) -> str:
    return f"\ue000{place}\ue001"


def _listed(texts: Sequence[str]) -> str:
    """Several things in a row; those of which there are more than one are counted."""
    counted = Counter(texts)
    return ", ".join(text if many == 1 else f"{many} × {text}" for text, many in counted.items())


def _nothing(language: str) -> str:
    return Message("core.nothing").text(language)
