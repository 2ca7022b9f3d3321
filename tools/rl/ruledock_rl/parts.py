"""The parts of a layout: each writes one kind of value as numbers."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import attrs

Row = Any
"""A numpy array of numbers, filled in place."""


class Part(ABC):
    """Writes one kind of value into a row of numbers."""

    size: int
    kinds: type | tuple[type, ...]
    """The types of its values."""

    @abstractmethod
    def names(self, path: str) -> Iterator[str]:
        """The name of each of its numbers."""

    @abstractmethod
    def write(self, value: Any, row: Row, at: int) -> int:
        """Write a value from number *at* on; return how much of it does not fit."""


@attrs.frozen
class Number(Part):
    """A number as it is; true is 1 and false 0."""

    size = 1
    kinds = (int, float)

    def names(self, path: str) -> Iterator[str]:
        yield path

    def write(self, value: Any, row: Row, at: int) -> int:
        row[at] = value
        return 0


class Words(Part):
    """A number for each word of a vocabulary."""

    mark = "="

    def __init__(self, words: Sequence[str]) -> None:
        self.size = len(words)
        self.places = {word: place for place, word in enumerate(words)}

    def names(self, path: str) -> Iterator[str]:
        return (f"{path}{self.mark}{word}" for word in self.places)


class Word(Words):
    """One word: 1 at its place."""

    kinds = str

    def write(self, value: Any, row: Row, at: int) -> int:
        place = self.places.get(value)
        if place is None:
            return 1
        row[at + place] = 1
        return 0


class Counts(Words):
    """A list of words in which order does not matter: how often each occurs."""

    kinds = list
    mark = "#"

    def write(self, value: Any, row: Row, at: int) -> int:
        lost = 0
        for word in value:
            place = self.places.get(word)
            if place is None:
                lost += 1
            else:
                row[at + place] += 1
        return lost


class Order(Words):
    """A list of different words in order: the place of each, from 1."""

    kinds = list
    mark = "@"

    def write(self, value: Any, row: Row, at: int) -> int:
        lost = 0
        for number, word in enumerate(value, 1):
            place = self.places.get(word)
            if place is None or row[at + place]:
                lost += 1
            else:
                row[at + place] = number
        return lost


class Places(Part):
    """A list, with the same part for each place."""

    kinds = list

    def __init__(self, part: Part, length: int) -> None:
        self.part, self.length = part, length
        self.size = part.size * length

    def names(self, path: str) -> Iterator[str]:
        for place in range(self.length):
            yield from self.part.names(f"{path}/{place}")

    def write(self, value: Any, row: Row, at: int) -> int:
        part, lost = self.part, max(0, len(value) - self.length)
        for place, item in enumerate(value[: self.length]):
            lost += put(part, item, row, at + place * part.size)
        return lost


class Fields(Part):
    """An object with known names."""

    kinds = dict

    def __init__(self, parts: Mapping[str, Part], silent: frozenset[str]) -> None:
        self.parts, self.silent = parts, silent
        """The names we skip: sentences, and what is printed on a card or tile."""
        self.size = sum(part.size for part in parts.values())

    def names(self, path: str) -> Iterator[str]:
        for name, part in self.parts.items():
            yield from part.names(f"{path}/{name}")

    def write(self, value: Any, row: Row, at: int) -> int:
        lost, known = 0, 0
        for name, part in self.parts.items():
            if name in value:
                known += 1
                lost += put(part, value[name], row, at)
            at += part.size
        if known < len(value):
            lost += sum(name not in self.parts and name not in self.silent for name in value)
        return lost


class ById(Part):
    """An object by id: 1 if the id is there, then its value."""

    kinds = dict

    def __init__(self, ids: Sequence[str], part: Part | None) -> None:
        self.part = part
        self.each = 1 + (part.size if part else 0)
        self.places = {id_: place * self.each for place, id_ in enumerate(ids)}
        self.size = self.each * len(ids)

    def names(self, path: str) -> Iterator[str]:
        for id_ in self.places:
            yield f"{path}/{id_}!"
            if self.part:
                yield from self.part.names(f"{path}/{id_}")

    def write(self, value: Any, row: Row, at: int) -> int:
        lost = 0
        for id_, item in value.items():
            place = self.places.get(id_)
            if place is None:
                lost += 1
                continue
            row[at + place] = 1
            if self.part:
                lost += put(self.part, item, row, at + place + 1)
        return lost


class Either(Part):
    """Values of several kinds in one place: 1 for the kind, then the value."""

    kinds = object

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = parts
        self.size = sum(1 + part.size for part in parts)

    def names(self, path: str) -> Iterator[str]:
        for number, part in enumerate(self.parts, 1):
            yield f"{path}~{number}"
            yield from part.names(path)

    def write(self, value: Any, row: Row, at: int) -> int:
        for part in self.parts:
            if isinstance(value, part.kinds):
                row[at] = 1  # else 0 hidden cards and an empty list of cards would look alike
                return part.write(value, row, at + 1)
            at += 1 + part.size
        return _something(value)


class Maybe(Part):
    """A value that may be missing: 1 if it is there, then the value."""

    kinds = object

    def __init__(self, part: Part) -> None:
        self.part, self.size = part, part.size + 1

    def names(self, path: str) -> Iterator[str]:
        yield f"{path}?"
        yield from self.part.names(path)

    def write(self, value: Any, row: Row, at: int) -> int:
        row[at] = 1
        return put(self.part, value, row, at + 1)


def put(part: Part, value: Any, row: Row, at: int) -> int:
    """Write a value, if it is of the part's kind; return how much of it does not fit."""
    if value is None or value == "":
        return 0
    return part.write(value, row, at) if isinstance(value, part.kinds) else _something(value)


def _something(value: Any) -> bool:
    """Whether a value holds anything that could be lost."""
    if isinstance(value, dict):
        return any(map(_something, value.values()))
    return any(map(_something, value)) if isinstance(value, list) else value not in (None, "")
