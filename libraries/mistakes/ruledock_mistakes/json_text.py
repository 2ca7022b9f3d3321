"""Read a JSON text a second time, for every mistake in it and the line of every value."""

from __future__ import annotations

import json
import math
import re
from typing import NoReturn

from ruledock.engine import limits
from ruledock.engine.text import printable, step
from ruledock.errors import Mistake
from ruledock.values import define, field, frozen

_SPACE = re.compile(r"[ \t\n\r]*+")
_STRING = re.compile(r'"[^"\\\x00-\x1f]*+(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\x00-\x1f]*+)*+"')
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*+)(\.[0-9]++)?+([eE][-+]?[0-9]++)?+")
_WORD = re.compile(r"true|false|null|(NaN|-?Infinity)")
_VALUE = 'a value: text in double quotes, a number, true, false, null, "[" or "{"'


@frozen
class Spot:
    """A mistake at a place in a file."""

    pointer: str
    offset: int
    found: str
    expected: str
    code: str


class _Broken(Exception):
    """The text stops being JSON here."""


@define
class Positions:
    """The position of every value in a JSON text, and all mistakes in it.

    The position of a member is that of its key. For a broken text, ``starts`` holds only what comes
    before the break.
    """

    text: str
    starts: dict[str, int] = field(factory=dict, init=False)
    spots: list[Spot] = field(factory=list, init=False)
    broken: Spot | None = field(default=None, init=False)

    def __attrs_post_init__(self) -> None:
        try:
            end = self._space(self._value("", self._space(0), 0))
            if end < len(self.text):
                self._break("", end, "nothing after the end of the document")
        except _Broken:
            pass

    def line(self, pointer: str) -> int:
        """The line of the value at *pointer*, or of the innermost existing value around it."""
        while pointer not in self.starts and pointer:
            pointer = pointer.rpartition("/")[0]
        return self.line_at(self.starts.get(pointer, 0))

    def line_at(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1

    def _value(self, here: str, at: int, depth: int) -> int:
        self.starts.setdefault(here, at)
        opening = self.text[at : at + 1]
        if opening in ("{", "["):
            if depth >= limits.NESTING:
                expected = f"at most {limits.NESTING} levels of lists and objects"
                self._break(here, at, expected, "too-deep")
            reader = self._object if opening == "{" else self._array
            return reader(here, at, depth + 1)
        if opening == '"':
            return self._string(here, at)
        return self._scalar(here, at)

    def _scalar(self, here: str, at: int) -> int:
        if word := _WORD.match(self.text, at):
            if word[1]:
                self._note(here, at, word[1], "a finite number", "not-a-number")
            return word.end()
        number = _NUMBER.match(self.text, at)
        if number is None:
            self._break(here, at, _VALUE)
        self._weigh(here, number)
        return number.end()

    def _weigh(self, here: str, number: re.Match[str]) -> None:
        digits = number[0]
        if number[1] or number[2]:
            if not math.isfinite(float(digits)):
                self._note(here, number.start(), digits, "a finite number", "not-a-number")
        elif len(digits) > 17 or abs(int(digits)) > limits.WHOLE_NUMBER:
            expected = f"a whole number of at most {limits.WHOLE_NUMBER} in size"
            self._note(here, number.start(), digits, expected, "out-of-range")

    def _string(self, here: str, at: int) -> int:
        match = _STRING.match(self.text, at)
        if match is None:
            self._break(here, at, "a text closed by a double quote on the same line")
        if "\\u" in match[0] and not _sound(json.loads(match[0])):
            self._note(here, at, match[0], "whole characters", "bad-text")
        return match.end()

    def _array(self, here: str, at: int, depth: int) -> int:
        index, now = 0, self._space(at + 1)
        if self.text.startswith("]", now):
            return now + 1
        while True:
            now = self._space(self._value(f"{here}/{index}", now, depth))
            if self.text.startswith("]", now):
                return now + 1
            now = self._space(self._comma(here, now, "]", at))
            index += 1

    def _object(self, here: str, at: int, depth: int) -> int:
        keys: set[str] = set()
        now = self._space(at + 1)
        if self.text.startswith("}", now):
            return now + 1
        while True:
            now = self._member(here, now, keys, depth)
            if self.text.startswith("}", now):
                return now + 1
            now = self._space(self._comma(here, now, "}", at))

    def _member(self, here: str, at: int, keys: set[str], depth: int) -> int:
        match = _STRING.match(self.text, at)
        if match is None:
            self._break(here, at, "a key in double quotes")
        key = json.loads(match[0])
        place = step(here, key)
        if key in keys:
            self._note(place, at, f"{match[0]} a second time", "each key once", "duplicate-key")
        elif not _sound(key):
            self._note(place, at, match[0], "whole characters", "bad-text")
        keys.add(key)
        self.starts[place] = at
        colon = self._space(match.end())
        if not self.text.startswith(":", colon):
            self._break(place, colon, f"a colon after the key {match[0]}")
        return self._space(self._value(place, self._space(colon + 1), depth))

    def _comma(self, here: str, at: int, closing: str, opened: int) -> int:
        if not self.text.startswith(",", at):
            opening = f'"{self.text[opened]}" of line {self.line_at(opened)}'
            self._break(here, at, f'a comma, or "{closing}" to close the {opening}')
        if self.text.startswith(closing, self._space(at + 1)):
            self._break(here, at, f'no comma before the "{closing}"; remove it')
        return at + 1

    def _space(self, at: int) -> int:
        match = _SPACE.match(self.text, at)
        return match.end() if match else at

    def _note(self, here: str, at: int, found: str, expected: str, code: str) -> None:
        self.spots.append(Spot(here, at, found, expected, code))

    def _break(self, here: str, at: int, expected: str, code: str = "bad-json") -> NoReturn:
        rest = self.text[at : at + 30].split("\n")[0].rstrip()
        self.broken = Spot(here, at, rest or "the end of the file", expected, code)
        raise _Broken


def find_mistakes(file: str, text: str) -> list[Mistake]:
    """Every mistake in a text that the strict reader refused."""
    positions = Positions(text)
    end = Spot("", len(text), "something else", "a JSON document", "bad-json")
    broken = [positions.broken] if positions.broken else []
    spots = [*positions.spots[: limits.LOOKED_FOR], *broken] or [end]
    return [_mistake(file, positions, spot) for spot in spots]


def _mistake(file: str, positions: Positions, spot: Spot) -> Mistake:
    return Mistake(
        file=file,
        pointer=spot.pointer,
        found=printable(spot.found, 60),
        expected=printable(spot.expected),
        code=spot.code,
        line=positions.line_at(spot.offset),
    )


def _sound(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)
