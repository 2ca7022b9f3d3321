"""One thing wrong with a value in a pack, at an exact place."""

from __future__ import annotations

import json
from typing import Any

from attrs import frozen

from ruledock.errors import Mistake

_LONGEST = 60


@frozen
class Problem:
    """What is wrong with a value; ``pointer`` leads from the value to the exact place."""

    pointer: str
    found: str
    expected: str
    code: str
    nearest: str | None = None

    def mistake(self, file: str, pointer: str = "", line: int | None = None) -> Mistake:
        """The same mistake in a file, where the value stands at *pointer*."""
        place = pointer + self.pointer
        return Mistake(file, place, self.found, self.expected, self.code, line, self.nearest)


def step(pointer: str, key: str | int) -> str:
    """The pointer one key or index further down."""
    shown = key if isinstance(key, int) else json.dumps(key[:200])[1:-1]
    return f"{pointer}/{str(shown).replace('~', '~0').replace('/', '~1')}"


def show(value: Any) -> str:
    """A short rendering of any JSON value, with nothing in it that a terminal would obey."""
    if isinstance(value, dict):
        return "an object with " + (", ".join(show(key) for key in list(value)[:6]) or "no keys")
    if isinstance(value, list):
        return f"a list of {len(value)}"
    if isinstance(value, int) and value.bit_length() > 200:
        return "a huge number"
    if isinstance(value, str) and len(value) > _LONGEST:
        value = value[:_LONGEST] + "…"
    return json.dumps(value)


def unlike(value: Any, expected: str, pointer: str, code: str = "wrong-type") -> Problem:
    """A value of the wrong JSON type, or out of range."""
    return Problem(pointer, show(value), expected, code)
