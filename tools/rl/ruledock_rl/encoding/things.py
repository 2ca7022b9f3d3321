"""Things: cards, tiles and words, by what is printed on them rather than by their ids."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from ruledock.linking.ruleset import Ruleset
from ruledock_rl.hookspecs import Printed

UNPRINTED = frozenset({"id", "provenance", "name", "text", "examples", "rule"})
"""Fields that only distinguish copies, or repeat other fields in words."""
WORDS = 64
"""The most different words of an attribute."""

Pairs = tuple[tuple[int, float], ...]
"""Which numbers a thing raises, and by how much."""


class Things:
    """The values that may stand in one place, as numbers.

    First comes a number for each kind of thing, where copies are one kind; then one for each
    attribute, such as a colour or a price.
    """

    def __init__(self, values: Sequence[Hashable], printed: Sequence[Any], merge: bool) -> None:
        self.values = tuple(values)
        self.kind_of = kinds_of(values, printed, merge)
        self.kinds = 1 + max(self.kind_of.values(), default=-1)
        first = {kind: value for value, kind in reversed(self.kind_of.items())}
        self.names = tuple(str(first[kind]) for kind in range(self.kinds))
        self.attributes, marks = attributes_of([flat(one) for one in printed])
        by_value = dict(zip(values, marks, strict=True))
        self.words: dict[Hashable, set[str]] = {
            value: {self.attributes[at] for at, _ in by_value[value] if "=" in self.attributes[at]}
            for value in values
        }
        """By value: the words printed on it."""
        self.lean: dict[Hashable, Pairs] = by_value
        """By value: its attributes alone."""
        self.rich: dict[Hashable, Pairs] = {
            value: ((kind, 1.0), *((self.kinds + at, by) for at, by in by_value[value]))
            for value, kind in self.kind_of.items()
        }
        """By value: its kind, and its attributes after all kinds."""

    @property
    def copies(self) -> int:
        """The most things of one kind."""
        counts = [0] * self.kinds
        for kind in self.kind_of.values():
            counts[kind] += 1
        return max(counts, default=0)


def kinds_of(
    values: Sequence[Hashable], printed: Sequence[Any], merge: bool
) -> dict[Hashable, int]:
    """Number the kinds of things; those printed alike are one kind if they may be merged."""
    known: dict[Any, int] = {}
    found: dict[Hashable, int] = {}
    for value, item in zip(values, printed, strict=True):
        face = repr(face_of(item)) if merge and item is not None else value
        found[value] = known.setdefault(face, len(known))
    return found


def face_of(item: Any) -> Any:
    """What is printed on a thing, without what nobody plays by."""
    pairs = item.items() if isinstance(item, Mapping) else _fields(item).items()
    return [(name, value) for name, value in pairs if name not in UNPRINTED]


def _fields(item: Any) -> dict[str, Any]:
    if not attrs.has(type(item)):
        return {}
    return {field.name: getattr(item, field.name) for field in attrs.fields(type(item))}


def printed_on(ruleset: Ruleset, values: Sequence[Any], axis: Any = None) -> list[Any]:
    """The item of each value: from the axis, from a plugin, or from the content."""
    for told in ruleset.for_tool("ruledock_observing"):
        if isinstance(told, Printed):
            found = [told.attributes(ruleset, value) for value in values]
            if all(one is not None for one in found):
                return found
    if axis is not None and axis.item is not None:
        return [axis.item(ruleset, value) for value in values]
    for items in ruleset.content.items.values():
        if values and all(value in items for value in values):
            return [items[value] for value in values]
    return [None] * len(values)


# -- attributes ----------------------------------------------------------------------------


def flat(item: Any) -> dict[str, Any]:
    """The words and numbers of an item: by attribute, a number or a set of words."""
    if item is None:
        return {}
    pairs = item.items() if isinstance(item, Mapping) else _fields(item).items()
    found: dict[str, Any] = {"sort": {type(item).__name__}}
    for name, value in pairs:
        if name not in UNPRINTED:
            plain = _plain(value)
            if plain not in (None, set()):
                found[name] = plain
    return found


def _plain(value: Any) -> Any:
    """A value as a number or as a set of words; None if it is neither."""
    if isinstance(value, bool | int | float):
        return float(value)
    if isinstance(value, str):
        return {value} if value and " " not in value else None
    if isinstance(value, Mapping):
        return {str(key) for key in value}
    if isinstance(value, tuple | list | set | frozenset):
        return {word for one in value for word in _word(one)}
    return set(_word(value))


def _word(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from map(str, value)
    else:
        fields = _fields(value)
        name = fields.get("id", fields.get("name"))
        if isinstance(name, str):
            yield name


def attributes_of(faces: Sequence[Mapping[str, Any]]) -> tuple[tuple[str, ...], list[Pairs]]:
    """The names of all attributes that tell some things apart, and each thing's share of them."""
    names: dict[str, int] = {}
    marks: list[list[tuple[int, float]]] = [[] for _ in faces]
    for attribute in dict.fromkeys(name for face in faces for name in face):
        values = [face.get(attribute) for face in faces]
        if all(value == values[0] for value in values):
            continue
        if any(isinstance(value, float) for value in values):
            _add_number(attribute, values, names, marks)
        else:
            _add_words(attribute, values, names, marks)
    return tuple(names), [tuple(one) for one in marks]


def _add_number(
    attribute: str, values: Sequence[Any], names: dict[str, int], marks: list[Any]
) -> None:
    place = names.setdefault(attribute, len(names))
    for value, mark in zip(values, marks, strict=True):
        if isinstance(value, float) and value:
            mark.append((place, value))


def _add_words(
    attribute: str, values: Sequence[Any], names: dict[str, int], marks: list[Any]
) -> None:
    """Skip words that are unique to most things: they only identify the thing."""
    words = dict.fromkeys(word for value in values if value for word in sorted(value))
    if not 1 < len(words) <= min(WORDS, max(2, len(values) * 2 // 3)):
        return
    for word in words:
        names[f"{attribute}={word}"] = len(names)
    for value, mark in zip(values, marks, strict=True):
        mark.extend((names[f"{attribute}={word}"], 1.0) for word in sorted(value or ()))
