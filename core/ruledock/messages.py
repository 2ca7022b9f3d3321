"""Messages to people: an id with arguments, turned into a sentence only when shown.

Plugins declare the templates as ``MESSAGES``, and they are kept per language. A rule never
builds a sentence; it names one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from attrs import field, frozen


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


@frozen
class Message:
    """Which sentence to say, and what fills its blanks.

    An argument that names a thing is a :class:`Ref`. A function is called when somebody reads the
    message, and what it returns is the argument.
    """

    id: str
    args: Mapping[str, Any] = field(factory=dict, hash=False)

    def text(self, language: str = "en") -> str:
        """The sentence, for a person."""
        template = Phrasebook.templates.get(language, {}).get(self.id)
        if template is None:
            return f"{self.id} {dict(self.args)}" if self.args else self.id
        if "[" in template:
            template = _OPTIONAL.sub(self._part, template)
        return template.format_map(_Blanks(self.args, language))

    def _part(self, part: re.Match[str]) -> str:
        """A part in brackets, without them; nothing if one of its blanks stays empty."""
        return part[1] if all(self.args.get(name) for name in _BLANK.findall(part[1])) else ""

    def to_dict(self) -> dict[str, Any]:
        """The message as plain JSON: its id, and its arguments; a thing is its kind and id."""
        return {"id": self.id, "args": {name: _plain(one) for name, one in self.args.items()}}

    def __reduce__(self) -> tuple[Any, ...]:
        # With its sentences: the process that reads it may have linked no plugin.
        books = Phrasebook.templates.items()
        said = {language: book[self.id] for language, book in books if self.id in book}
        args = {name: one() if callable(one) else one for name, one in self.args.items()}
        return _unpickle, (self.id, args, said)

    def __str__(self) -> str:
        return self.text()


def _unpickle(id: str, args: Mapping[str, Any], said: Mapping[str, str]) -> Message:
    for language, template in said.items():
        Phrasebook.templates.setdefault(language, {}).setdefault(id, template)
    return Message(id, args)


_OPTIONAL = re.compile(r"\[([^][]*)\]")
_BLANK = re.compile(r"\{(\w+)")


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


class Phrasebook:
    """All templates known to this process, by language and message id."""

    templates: ClassVar[dict[str, dict[str, str]]] = {"en": {}}
    _owners: ClassVar[dict[str, str]] = {}

    @classmethod
    def add(cls, templates: Mapping[str, str], owner: str, language: str = "en") -> None:
        """Add templates by message id. Only the plugin that added a template may change it."""
        known = cls.templates.setdefault(language, {})
        for name, template in templates.items():
            other = cls._owners.setdefault(name, owner)
            if other != owner and known.get(name, template) != template:
                raise ValueError(f"message {name!r} of {other} already says {known[name]!r}")
            known[name] = template


class _Count(int):
    """A number with its noun: ``{cards:card|cards}`` becomes "1 card" or "3 cards"."""

    def __format__(self, spec: str) -> str:
        if "|" not in spec:
            return super().__format__(spec)
        one, _, many = spec.partition("|")
        return f"{int(self)} {one if self == 1 else many}"


class _Blanks(dict[str, Any]):
    """Fills a template. Messages may nest; a missing argument shows as its name."""

    def __init__(self, args: Mapping[str, Any], language: str) -> None:
        super().__init__(args)
        self.language = language

    def __getitem__(self, key: str) -> Any:
        value = super().get(key, f"<{key}>")
        if callable(value):
            value = value()
        if isinstance(value, Message):
            return value.text(self.language)
        if type(value) is int:
            return _Count(value)
        if isinstance(value, list | tuple):
            said = (one.text(self.language) if isinstance(one, Message) else one for one in value)
            return ", ".join(map(str, said)) or "nothing"
        return value


MAY_ACT = Message("core.may_act")
"""The question at a window."""
CORE_MESSAGES = {
    "core.decide": "Choose one.",
    "core.may_act": "You may act now, or let it pass with “nothing”.",
    "core.refused.not_offered": "{player} cannot {option} now; open: {open}.",
    "core.refused.no_option": "{player} chooses an option or its number, not {found};"
    " open: {open}.",
    "core.refused.no_number": "{player} has no option {found}; they go from 0 to {last}.",
    "core.refused.no_decision": "Choose for an open decision, not for {found}.",
    "core.refused.no_player": "There is no player {found}; players are 0 to {last}.",
    "core.refused.no_text": "An option is a text of at most 10000 characters, not {found}.",
    "core.refused.unreadable": "“{found}” is not an open option. {hint}",
    "core.open.more": "{open} and {more} more",
    "core.hint.nearest": "Did you mean “{option}”?",
    "core.hint.forms": "Write one of: {forms}.",
    "core.hint.nothing": "Nothing is open to you now.",
    "core.refused.not_asked": "{player} has no decision open now.",
    "core.refused.over": "The game is over.",
    "core.refused.undo.nothing": "{player} has nothing to take back.",
    "core.refused.undo.chance": "{player} cannot take back “{option}”: new cards or tiles have been"
    " revealed since.",
    "core.refused.ahead.chance": "{player} cannot look ahead of “{option}”: chance decides what"
    " comes next.",
    "core.refused.ahead.secret": "{player} cannot look ahead of “{option}”: it would show what is"
    " still hidden.",
    "core.reopened": "The sealed choice of {player} is no longer possible; {player} chooses again.",
    "core.refused.undo.answered": "{player} cannot take back “{option}”: {by} has answered since.",
}
Phrasebook.add(CORE_MESSAGES, "core")


# -- characters that a terminal interprets instead of printing -------------------------------------

OBEYED = (
    "["
    "\x00-\x09\x0b-\x1f\x7f-\x9f"  # control characters, except newline
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # they change the text direction
    "\u2028\u2029"  # some programs take them for line and paragraph ends
    "\ud800-\udfff"  # lone surrogates, which cannot be encoded
    "]"
)
_OBEYED = re.compile(OBEYED)


def is_plain(text: str) -> bool:
    """Whether the text is a single line that a terminal prints as it is."""
    return "\n" not in text and _OBEYED.search(text) is None


def escape(character: str) -> str:
    """The escape sequence for a character, such as ``\\x1b``."""
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")


def harmless(text: str) -> str:
    """Escape everything that a terminal would interpret, except newlines."""
    return _OBEYED.sub(lambda found: escape(found[0]), text)


def harmless_json(text: str) -> str:
    """The same for JSON text; its meaning does not change."""
    return _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", text)
