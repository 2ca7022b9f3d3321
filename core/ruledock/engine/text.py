"""Show values, pointers and file names to people: short, and safe to print."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from itertools import islice
from typing import Any

from ruledock.errors import Problem, nearest
from ruledock.messages import escape

_LONG, _MANY = 80, 200


def printable(text: str, limit: int = 200) -> str:
    """The text on one line, cut to *limit*, with everything unprintable escaped."""
    if len(text) > limit:
        text = text[: limit - 1] + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else escape(c) for c in text)


def is_plain(name: str) -> bool:
    """Whether a pack may contain a file of this name: printable, and without backslashes."""
    return name.isprintable() and "\\" not in name


def quoted(text: str, limit: int = 60) -> str:
    """A text in double quotes, cut to *limit*."""
    return f'"{printable(text, limit)}"'


def show(value: Any) -> str:
    """A value in a few words, for errors."""
    if isinstance(value, str):
        return quoted(value)
    if isinstance(value, list | tuple):
        return f"a list of {len(value)}"
    if isinstance(value, dict):
        return f"an object with {listed(value) or 'no keys'}"
    if isinstance(value, int) and value.bit_length() > 200:
        return "a huge number"
    if isinstance(value, bool | int | float | None):
        return printable(json.dumps(value), 40)
    return printable(repr(value), 40)


def listed(values: Iterable[Any], limit: int = 12) -> str:
    """The first values, and how many more there are."""
    every = list(values)
    names = [show(one) for one in every[:limit]]
    more = [f"{len(every) - limit} more"] if len(every) > limit else []
    return ", ".join(names + more)


def pointer(path: Iterable[str | int]) -> str:
    """A JSON pointer; unprintable keys are escaped."""
    whole = ""
    for key in path:
        whole = step(whole, key)
    return whole


def step(pointer: str, key: str | int) -> str:
    """The pointer to *key* inside the value at *pointer*."""
    if isinstance(key, int):
        return f"{pointer}/{key}"
    return f"{pointer}/{printable(key).replace('~', '~0').replace('/', '~1')}"


def unlike(value: Any, expected: str, pointer: str, code: str = "wrong-type") -> Problem:
    """The problem of a value with the wrong type or out of range."""
    return Problem(pointer, show(value), expected, code)


def unknown_key(place: str, key: str, known: Iterable[str]) -> Problem:
    """The problem of an unknown key."""
    every = sorted(name for name in known if name != "$schema")
    expected = f"one of the keys {listed(every)}" if every else "no keys at all"
    close = near(key, every)
    return Problem(step(place, key), quoted(key), expected, "unknown-key", close)


def near(found: str, known: Collection[str]) -> str | None:
    """The nearest spelling; takes bounded time however many names are known."""
    if len(found) > _LONG:
        return None
    if len(known) > _MANY:
        ends = {found[:1], found[-1:]}
        alike = (name for name in known if name and {name[0], name[-1]} & ends)
        known = list(islice((n for n in alike if abs(len(n) - len(found)) <= 2), _MANY))
    return nearest(found, known)
