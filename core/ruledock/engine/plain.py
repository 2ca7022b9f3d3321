"""Read and check plain data from strangers, within limits."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Mapping
from itertools import islice
from typing import Any

from ruledock.engine import limits
from ruledock.engine.text import pointer
from ruledock.errors import RuledockError, SaveError, did_you_mean, wrong


def require_length(text: str | bytes, most: int, what: str) -> None:
    """Refuse a text that is too long to read."""
    if len(text) > most:
        raise SaveError(f"{what}: found {len(text):,} characters, expected at most {most:,}")


def too_deep(what: str) -> SaveError:
    """The error for a text whose values are too deep inside each other."""
    return SaveError(f"{what}: found too many levels, expected at most {limits.NESTING}")


def unreadable(what: str, language: str, error: ValueError) -> SaveError:
    """The error for a text that is not in this language."""
    why = str(error)[:300]
    if "int_max_str_digits" in why:  # Python's own message names a setting, which helps nobody
        why = "a number of thousands of digits"
    return SaveError(f"{what} cannot be read as {language}: {why}")


def require_plain(
    value: Any, error: type[RuledockError], where: str, *, most: int = limits.SETTINGS
) -> None:
    """Refuse *value* unless JSON can hold it in at most *most* values, none too long or deep."""
    waiting: list[tuple[Any, tuple[Any, ...]]] = [(value, ())]
    count = 0
    while waiting:
        one, path = waiting.pop()
        if isinstance(one, Mapping | list | tuple):
            count += len(one)
            pairs = one.items() if isinstance(one, Mapping) else enumerate(one)
            inside = [(inner, (*path, key)) for key, inner in pairs] if count <= most else []
            waiting += reversed(inside)
        if wrong := _wrong(one, len(path), count > most and f"at most {most:,} values in all"):
            raise error(f"{where}{place(path)}: {wrong}")


def _wrong(value: Any, depth: int, too_much: str | bool) -> str:
    """What is wrong with a value itself, not with its items; "" if nothing."""
    if too_much:
        return f"found more, expected {too_much}"
    if depth > limits.NESTING:
        return f"found too many levels, expected at most {limits.NESTING}"
    if isinstance(value, str):
        return _wrong_text(value, limits.TEXT)
    if isinstance(value, Mapping):
        return next(filter(None, map(_wrong_key, value)), "")
    if isinstance(value, bool | list | tuple | None):
        return ""
    if isinstance(value, int):
        fits = abs(value) <= limits.LONGEST_NUMBER
        return "" if fits else "found a number of too many digits, expected at most 38"
    if isinstance(value, float) and math.isfinite(value):
        return ""
    return f"found {type(value).__name__}, expected a value that JSON has"


def _wrong_key(key: Any) -> str:
    if not isinstance(key, str):
        return f"found a key of type {type(key).__name__}, expected a text"
    return _wrong_text(key, limits.NAME)


def _wrong_text(text: str, most: int) -> str:
    if len(text) > most:
        return f"found a text of {len(text):,} characters, expected at most {most:,}"
    return "" if is_text(text) else "found half a character (a lone surrogate), expected a text"


def is_text(text: str) -> bool:
    """Whether a text can be encoded: one with a lone surrogate cannot."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def place(path: Iterable[Any]) -> str:
    """A JSON pointer, safe to print; ``/`` for the whole document."""
    return pointer(part if isinstance(part, int) else str(part) for part in path) or "/"


def unknown_key(key: Any, known: Collection[str]) -> str:
    """The error for an unknown key at the top of a file."""
    name = str(key)[:99]
    return f"{place([name])}: found an unknown key; {did_you_mean(name, known)}"


def first_of(mistakes: Iterable[Any]) -> list[Any]:
    """The first mistakes, and how many more there are."""
    found = list(islice(mistakes, limits.MISTAKES_COUNTED))
    shown, more = found[: limits.MISTAKES_SHOWN], len(found) - limits.MISTAKES_SHOWN
    rest = "at_least" if len(found) == limits.MISTAKES_COUNTED else "more"
    return [*shown, wrong(rest, count=f"{more:,}")] if more > 0 else shown
