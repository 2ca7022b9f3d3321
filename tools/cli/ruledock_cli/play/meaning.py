"""What a line means that is no open option, put together from its words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain, islice, product
from typing import Any

from ruledock.engine.options import Axis, Option, axis_name
from ruledock.linking.ruleset import Ruleset
from ruledock_cli.wording import called, in_english
from ruledock_mistakes.ways import says_how

TRIED = 12
"""The most options of one kind that a line may stand for."""
ANYTHING = r"\S+"
"""The pattern of an axis that says nothing of how its values are written."""
Reader = Callable[[str, Axis, Ruleset], Sequence[Any]]
"""(word, axis, ruleset): the values that a word may be."""
_BETWEEN = re.compile(r"[\s+,]+")


def meant(
    text: str,
    kind: type[Option],
    open_: Sequence[Option],
    ruleset: Ruleset,
    about: frozenset[str] = frozenset(),
) -> list[Option]:
    """The options of a kind that a line may stand for, whether they are open or not.

    Each word is the value of a field, or *about* all such options. What the line does not say is
    as in the open options, or anything if few things are possible.
    """
    said = _said(text, kind, ruleset, about)
    if said is None:
        return []
    open_ = [one for one in open_ if type(one) is kind]
    alike = sorted(open_, key=lambda one: -sum(getattr(one, name) == said[name] for name in said))
    choices = [_choices(name, axis, said, alike, ruleset) for name, axis in kind.axes.items()]
    return [kind(*values) for values in islice(product(*choices), TRIED)]


def _said(
    text: str, kind: type[Option], ruleset: Ruleset, about: frozenset[str]
) -> dict[str, Any] | None:
    """By field, what a line says of it; None if it says nothing, or a word fits no field."""
    words = [word for word in _BETWEEN.split(text.casefold()) if word]
    fixed = [word for word in kind.template.split() if "{" not in word]
    said: dict[str, Any] = {}
    for word in words:
        if word in fixed:
            continue
        found = next(_fitting(word, kind, said, ruleset, _values), None)
        if found is None and any(map(str.isdecimal, word)):
            found = next(_fitting(word, kind, said, ruleset, _written), None)
        if found is None and word in about:
            continue
        if found is None:
            return None
        name, value = found
        several = kind.axes[name].of is not None
        said[name] = (*said.get(name, ()), value) if several else value
    return said if said or (words and not kind.axes) else None


def _fitting(
    word: str, kind: type[Option], said: Mapping[str, Any], ruleset: Ruleset, values: Reader
) -> Iterator[tuple[str, Any]]:
    """The fields that a word can be a value of, in the order of the notation."""
    for part in filter(lambda part: "{" in part, kind.template.split()):
        name = axis_name(part)
        axis = kind.axes[name]
        if axis.of is None and name in said:
            continue
        for value in values(word.removeprefix(part.partition("{")[0]), axis.of or axis, ruleset):
            yield name, value


def _written(word: str, axis: Axis, ruleset: Ruleset) -> Sequence[Any]:
    """The value that a word writes, possible or not: a square that this boat does not have."""
    if axis.pattern == ANYTHING or not re.fullmatch(axis.pattern, word):
        return ()
    try:
        return (axis.read(word),)
    except ValueError:
        return ()


def _values(word: str, axis: Axis, ruleset: Ruleset) -> Sequence[Any]:
    """The possible value that a word writes, or the only one that it begins.

    A number is no beginning of another, but leading zeros may be left out: 80 is 080.
    """
    if axis.pattern == ANYTHING:
        written: Sequence[Any] = (axis.read(word),)
    else:
        written = _written(word, axis, ruleset)
    if written and axis.has(ruleset, written[0]):
        return written
    if word.isdecimal():
        numbers = ((one, axis.write(one)) for one in axis.domain(ruleset))
        same = [one for one, said in numbers if said.isdecimal() and int(said) == int(word)]
        return same if len(same) == 1 else ()
    known = axis.domain(ruleset) if len(word) > 1 else ()
    begun = [one for one in known if axis.write(one).casefold().startswith(word)]
    return begun if len(begun) == 1 else ()


def _choices(
    name: str, axis: Axis, said: Mapping[str, Any], alike: Sequence[Option], ruleset: Ruleset
) -> Sequence[Any]:
    """What a field may hold, given what was said."""
    if name in said:
        return (said[name],)
    known = [getattr(one, name) for one in alike]
    empty = axis.read("") if axis.optional else None
    if axis.optional and (not alike or empty in known):
        return (empty,)
    if known:
        return known[:1]
    return axis.domain(ruleset) if says_how(axis, ruleset) else ()


def named(ruleset: Ruleset, axis: Axis, value: Any) -> str:
    """A value as it is written, and as people call it."""
    written = axis.write(value)
    return written if in_english() else f"{written} {called(ruleset, axis.name, value)}"


def varied(
    option: Option,
    words: Sequence[str],
    open_: Sequence[Option],
    name: Callable[[Axis, Any], str] = lambda axis, value: axis.write(value),
) -> list[Option]:
    """The open options that differ from one in nothing but what the words say.

    Each word begins the *name* of a field's value: ``perm`` the basket.
    """
    return [
        one for one in open_ if type(one) is type(option) and _differs(one, option, words, name)
    ]


def _differs(
    one: Option, option: Option, words: Sequence[str], name: Callable[[Axis, Any], str]
) -> bool:
    fields = [field for field in one.axes if getattr(one, field) != getattr(option, field)]
    new = [name(one.axes[field], getattr(one, field)).casefold().split() for field in fields]
    known = [*one.notation.casefold().split(), *chain.from_iterable(new)]
    return all(any(part.startswith(word) for part in known) for word in words) and all(
        any(part.startswith(word) for part in value for word in words) for value in new if value
    )
