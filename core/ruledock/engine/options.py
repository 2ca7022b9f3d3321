"""Options: the possible answers to a decision, as small frozen values with a one-line notation.

An option class declares its axes once; membership, notation, forms and fixed-size encodings all
derive from that declaration::

    Coins = Annotated[int, COINS]

    @option("bid {coins}")
    class Bid(Option):
        coins: Coins

``coins: int = axis(COINS)`` says the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container, Iterable, Sequence
from inspect import get_annotations
from itertools import combinations
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    ClassVar,
    TypeVar,
    dataclass_transform,
    get_args,
    get_origin,
)

import attrs

from ruledock.messages import Ref
from ruledock.values import frozen

if TYPE_CHECKING:
    from ruledock.engine.functions import Called, IsPossible, ThingOf
    from ruledock.engine.rules import Rules
    from ruledock.messages import Message

T = TypeVar("T", bound=type)
_KINDS: dict[str, type] = {"int": int, "str": str, "bool": bool}
"""Field types by annotation. A value of exactly this type needs no further check."""
_readers: dict[type, re.Pattern[str]] = {}
"""Compiled on first use; a process that only plays reads no options."""


@frozen
class Axis:
    """What a field of an option may hold: every possible value, and how to write it."""

    name: str
    domain: Callable[[Any], Sequence[Any]]
    write: Callable[[Any], str] = str
    read: Callable[[str], Any] = str
    pattern: str = r"\S+"
    optional: bool = False
    """Whether the value may be written as nothing at all."""
    member: IsPossible | None = None
    of: Axis | None = None
    """For several values at once: the axis of each of them."""
    called: Called | None = None
    item: ThingOf | None = None
    players: bool = False
    """Whether its values are players."""

    def has(self, ruleset: Rules, value: Any) -> bool:
        """Whether this value is possible."""
        if self.member is not None:
            return self.member(ruleset, value)
        return value in self.domain(ruleset)

    def values(self, ruleset: Rules) -> Container[Any]:
        """All possible values, to look one up."""
        if self.member is not None:
            return _Members(self, ruleset)
        known = self.domain(ruleset)
        return known if isinstance(known, range) else frozenset(known)

    def ref(self, ruleset: Rules, value: Any) -> Ref:
        """A value as messages name it, by what people call it."""
        if not self.has(ruleset, value):
            return Ref(self.name, value)
        called = self.write(value) if self.called is None else self.called(ruleset, value)
        return Ref(self.name, value, called if isinstance(called, str) else None)


@frozen
class _Members(Container[Any]):
    """The values of an axis that cannot list them."""

    axis: Axis
    ruleset: Rules

    def __contains__(self, value: object) -> bool:
        return self.axis.has(self.ruleset, value)


class Option:
    """A possible answer. Subclasses are made by :func:`option`."""

    __slots__ = ()
    template: ClassVar[str] = ""
    kind: ClassVar[str] = ""
    """What its plugin calls options of this class: the fixed words of the template."""
    label: ClassVar[str] = ""
    """What people read instead of the notation, in English, if it stands in Python."""
    axes: ClassVar[dict[str, Axis]] = {}
    _kinds: ClassVar[tuple[tuple[str, type | None], ...]]
    _pattern: ClassVar[str]
    _write: ClassVar[Callable[[Any], str]]

    @property
    def notation(self) -> str:
        """This option in one line, as records write it and people type it."""
        return type(self)._write(self)

    @classmethod
    def read(cls, text: str) -> Option | None:
        """The option that *text* stands for; None if it is not in this option's notation."""
        reader = _readers.get(cls)
        if reader is None:
            reader = _readers[cls] = re.compile(cls._pattern)
        match = reader.fullmatch(text)
        if match is None:
            return None
        try:
            values = {name: axis.read(match[name] or "") for name, axis in cls.axes.items()}
        except ValueError:
            return None
        return cls(**values)

    def settled(self) -> Option | None:
        """This option with the values its notation reads as; None if that is not the same option.

        True and 1.0 equal 1, and a stranger's object may equal anything, but the notation does not
        read them. For most options a look at the types is enough, which costs 0.4 µs.
        """
        try:
            for name, kind in self._kinds:
                value = getattr(self, name)
                if type(value) is not kind and not _is_plain(value):
                    read = type(self).read(self.notation)
                    return read if read == self and _alike(read, self) else None
        except (TypeError, ValueError, AttributeError, LookupError):  # a value cannot be written
            return None
        return self

    def known_to(self, ruleset: Rules) -> bool:
        """Whether everything it names exists under these rules."""
        return all(axis.has(ruleset, getattr(self, name)) for name, axis in self.axes.items())

    def __str__(self) -> str:
        return self.notation

    def __repr__(self) -> str:
        fields = (f"{name}={getattr(self, name)!r}" for name in self.axes)
        return f"{type(self).__name__}({', '.join(fields)})"


def _is_plain(value: Any) -> bool:
    """Whether it is None or a tuple of texts, which equal nothing but themselves."""
    if type(value) is not tuple:
        return value is None
    return all([type(one) is str for one in value])


def _alike(one: Any, other: Any) -> bool:
    """Whether two values or options have the same types throughout."""
    if type(one) is not type(other):
        return False
    if isinstance(one, Option):
        return all(_alike(getattr(one, name), getattr(other, name)) for name in one.axes)
    if type(one) is tuple:
        return len(one) == len(other) and all(map(_alike, one, other))
    return True


def label_id(name: str) -> str:
    """The message that is the label of options of this name, which is ``plugin.kind``."""
    plugin, _, kind = name.partition(".")
    return f"{plugin}.option.{kind}"


def axis_name(text: str) -> str:
    """The field that a word of a template names between its braces."""
    return text[text.index("{") + 1 : text.index("}")]


def axis(axis: Axis, **given: Any) -> Any:
    """Declare a field of an option that takes values from *axis*."""
    return attrs.field(metadata={"axis": axis}, **given)


@dataclass_transform(frozen_default=True, field_specifiers=(axis, attrs.field))
def option(template: str, *, label: str = "", kind: str = "") -> Callable[[T], T]:
    """Make a class an option whose notation is *template*: words, with fields in braces.

    The type of a field says its axis, ``Annotated[str, CARD]``, or several values of one,
    ``tuple[Annotated[str, CARD], ...]``; or :func:`axis` does.

    People read *label* instead, a Fluent pattern with the same fields, or what the plugin's
    sentences say under ``<plugin>-option-<kind>``. Programs know the class by *kind*, or by the
    fixed words of the template.
    """

    def make(cls: T) -> T:
        made: Any = attrs.frozen(cls, slots=True, repr=False)
        for name in attrs.fields_dict(made):
            if hasattr(Option, name):
                raise TypeError(f"{cls.__name__}: every option has a {name!r}; rename that field")
        made.template, made.label = template, label
        made.kind = kind or "-".join(word for word in template.split() if "{" not in word)
        made.kind = made.kind or cls.__name__.lower()
        typed = _typed(cls)
        made.axes = {
            field.name: field.metadata.get("axis") or _axis(typed[field.name], field.name, cls)
            for field in attrs.fields(made)
        }
        made._kinds = tuple((field.name, _kind(typed[field.name])) for field in attrs.fields(made))
        named = [axis_name(word) for word in template.split() if "{" in word]
        if sorted(named) != sorted(made.axes):
            raise TypeError(f"{cls.__name__}: the template {template!r} must name each field once")
        words = [_Word.of(word, made.axes) for word in template.split()]
        made._pattern = "".join(word.pattern for word in words).removeprefix(" ")
        made._write = staticmethod(_writer(words))
        return made  # type: ignore[no-any-return]

    return make


def _typed(cls: type) -> dict[str, Any]:
    """The types of the fields: as they are written where their axes are, else what that means."""
    written = get_annotations(cls)
    said = all(name in vars(cls) for name in written)
    return written if said else get_annotations(cls, eval_str=True)


def _axis(hint: Any, field: str, cls: type) -> Axis:
    """The axis that the type of a field names."""
    if get_origin(hint) is tuple:
        return subset_of(_axis(get_args(hint)[0], field, cls))
    found = [one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Axis)]
    if not found:
        raise TypeError(f"{cls.__name__}: nothing says the axis of {field}; annotate it with one")
    return found[0]


def _kind(annotation: Any) -> type | None:
    if get_origin(annotation) is Annotated:
        annotation = get_args(annotation)[0]
    return _KINDS.get(annotation if isinstance(annotation, str) else annotation.__name__)


@frozen
class _Word:
    """One word of a template: fixed, or holding the value of a field."""

    text: str
    field: str | None = None
    axis: Axis | None = None

    @classmethod
    def of(cls, text: str, axes: dict[str, Axis]) -> _Word:
        return cls(text, axis_name(text), axes[axis_name(text)]) if "{" in text else cls(text)

    @property
    def pattern(self) -> str:
        if self.axis is None or self.field is None:
            return " " + re.escape(self.text)
        before, after = (re.escape(part) for part in self.text.split("{" + self.field + "}"))
        pattern = f" {before}(?P<{self.field}>{self.axis.pattern}){after}"
        return f"(?:{pattern})?" if self.axis.optional else pattern

    def write(self, option: Any) -> str:
        if self.axis is None or self.field is None:
            return self.text
        written = self.axis.write(getattr(option, self.field))
        return self.text.replace(f"{{{self.field}}}", written) if written else ""


def _writer(words: Sequence[_Word]) -> Callable[[Any], str]:
    if all(word.axis is None for word in words):
        fixed = " ".join(word.text for word in words)
        return lambda _: fixed
    return lambda option: " ".join([said for word in words if (said := word.write(option))])


def numbers(name: str, low: int, high: int) -> Axis:
    """Whole numbers from *low* to *high*."""
    return Axis(name, lambda _: range(low, high + 1), str, int, r"-?\d+")


def names(name: str, values: Iterable[str] | Callable[[Any], Sequence[str]]) -> Axis:
    """Names: a fixed list, or a function that finds them in the ruleset."""
    if callable(values):
        return Axis(name, values)
    fixed = tuple(values)
    return Axis(name, lambda _: fixed)


def items(name: str, kind: str, called: Called | str | None = None) -> Axis:
    """Ids of the linked content of one kind.

    *called* says what people call one: a function, or the attribute that says it.
    """

    def find(ruleset: Any, id_: str) -> Any:
        return ruleset.content.items[kind].get(id_)

    def read(ruleset: Any, id_: str) -> str | Message:
        return getattr(find(ruleset, id_), str(called))  # type: ignore[no-any-return]

    calls = read if isinstance(called, str) else called
    return Axis(name, lambda ruleset: ruleset.items(kind), item=find, called=calls)


def seats(name: str = "player") -> Axis:
    """Players, written ``p0``, ``p1`` …"""
    return Axis(
        name,
        lambda ruleset: ruleset.players,
        lambda player: f"p{player}",
        lambda text: int(text[1:]),
        r"p\d+",
        called=lambda ruleset, player: ruleset.name_of(player),
        players=True,
    )


def flag(word: str, *, called: str = "") -> Axis:
    """Yes or no: *word* is written, or nothing; labels call it *called*."""
    return Axis(
        word,
        lambda _: (False, True),
        lambda on: word if on else "",
        bool,
        re.escape(word),
        optional=True,
        called=lambda ruleset, on: (called or word) if on else "",
    )


def subset_of(axis: Axis) -> Axis:
    """Several values of *axis* at once, written ``a+b``; no values are written ``none``.

    A single value that is itself called ``none`` is written ``+none``.
    The domain lists only a few: nothing, each value alone, and some pairs.
    """

    def domain(ruleset: Rules) -> Sequence[Any]:
        values = axis.domain(ruleset)
        return [(), *((value,) for value in values), *combinations(list(values)[:6], 2)]

    def read(text: str) -> tuple[Any, ...]:
        words = [] if text == "none" else text.removeprefix("+").split("+")
        return tuple(map(axis.read, words))

    def write(values: tuple[Any, ...]) -> str:
        text = "+".join(map(axis.write, values))
        return f"+{text}" if text == "none" else text or "none"

    def member(ruleset: Rules, values: Any) -> bool:
        return all(axis.has(ruleset, value) for value in values)

    return Axis(f"set of {axis.name}", domain, write, read, member=member, of=axis)
