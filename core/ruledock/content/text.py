"""Values, pointers and file names as an author sees them: short, and safe to print anywhere."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from itertools import islice
from typing import Any

from ruledock.errors import nearest

_LONG, _MANY = 80, 200
TYPES = {
    "integer": "a whole number",
    "number": "a number",
    "string": "a text",
    "boolean": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}


def printable(text: str, limit: int = 200) -> str:
    """The text on one line, without anything a terminal would obey."""
    if len(text) > limit:
        text = text[: limit - 1] + "…"
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else _escape(c) for c in text)


def is_plain(name: str) -> bool:
    """Whether a file of this name can lie in a pack: no terminal obeys it, no system splits it."""
    return name.isprintable() and "\\" not in name


def _escape(character: str) -> str:
    return character.encode("unicode_escape", "surrogatepass").decode("ascii")


def quoted(text: str, limit: int = 60) -> str:
    """A text in double quotes."""
    return f'"{printable(text, limit)}"'


def shown(value: Any) -> str:
    """What stands in the file, in a few words."""
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
    """Some values in a row, the rest counted."""
    every = list(values)
    names = [quoted(v) if isinstance(v, str) else shown(v) for v in every[:limit]]
    more = [f"{len(every) - limit} more"] if len(every) > limit else []
    return ", ".join(names + more)


def typename(value: Any) -> str:
    """The JSON type of a value, in words."""
    names: list[tuple[type, str]] = [
        (bool, "boolean"), (int, "integer"), (float, "number"), (str, "string"),
        (list, "array"), (tuple, "array"), (dict, "object"), (type(None), "null"),
    ]  # fmt: skip
    return next((TYPES[name] for cls, name in names if isinstance(value, cls)), "something else")


def pointer(path: Iterable[str | int]) -> str:
    """A JSON pointer; keys that could not be printed are shown escaped."""
    return "".join(f"/{step(part)}" for part in path)


def step(part: str | int) -> str:
    """One step of a JSON pointer."""
    if isinstance(part, int):
        return str(part)
    return printable(part).replace("~", "~0").replace("/", "~1")


def near(found: str, known: Collection[str]) -> str | None:
    """The nearest spelling, sought in bounded time however much there is to compare."""
    if len(found) > _LONG:
        return None
    if len(known) > _MANY:
        ends = {found[:1], found[-1:]}
        alike = (name for name in known if name and {name[0], name[-1]} & ends)
        known = list(islice((n for n in alike if abs(len(n) - len(found)) <= 2), _MANY))
    return nearest(found, known)
