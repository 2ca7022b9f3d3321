"""Checks of loaded values, one for each type of field. Generated code calls them."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from ruledock.engine import limits
from ruledock.engine.options import Option
from ruledock.engine.plain import is_text, require_plain
from ruledock.errors import SaveError

if TYPE_CHECKING:
    from ruledock.engine.rules import Rules

Fits = Callable[[list[Any]], bool]
"""Tells whether all values of a list are on an axis."""
MOST, LEAST, ITEMS, LONG = limits.NUMBER, -limits.NUMBER, limits.ITEMS, limits.TEXT
ANY = -1
"""A list of any length up to ITEMS."""
MANY = 10_000
"""Look numbers up in a set instead of a range of up to this size: it takes a fifth of the time."""


class Misfit(SaveError):
    """A value that does not fit its field; the schema later explains where."""


def refuse() -> NoReturn:
    """Raise Misfit; somebody else finds out where and why."""
    raise Misfit("a value does not fit its field")


def text(value: Any) -> str:
    """A text that can be encoded."""
    if type(value) is not str or len(value) > LONG or not (value.isascii() or is_text(value)):
        refuse()
    return value


def some_list(value: Any, count: int = ANY) -> list[Any]:
    """A list of anything, with *count* items unless that is ANY."""
    if type(value) is not list or (len(value) != count if count >= 0 else len(value) > ITEMS):
        refuse()
    return value


def some_dict(value: Any) -> dict[str, Any]:
    """An object with up to ITEMS keys."""
    if type(value) is not dict or len(value) > ITEMS:
        refuse()
    return value


def numbers(value: Any, count: int = ANY) -> list[int]:
    """A list of whole numbers within limits; true and false do not count as numbers."""
    found = some_list(value, count)
    if found and ({*map(type, found)} != {int} or min(found) < LEAST or max(found) > MOST):
        refuse()
    return found[:]


def truths(value: Any, count: int = ANY) -> list[bool]:
    """A list of true and false."""
    found = some_list(value, count)
    if not {*map(type, found)} <= {bool}:
        refuse()
    return found[:]


def texts(value: Any, count: int = ANY) -> list[str]:
    """A list of texts. Joining them is the fastest check."""
    found = some_list(value, count)
    whole = "".join(found)
    if not (whole.isascii() or is_text(whole)):
        refuse()
    return found[:]


def key_number(key: str) -> int:
    """A whole number written as a key."""
    found = int(key) if len(key) <= 9 else 0
    if str(found) != key:
        refuse()
    return found


def keys(known: Container[Any]) -> Mapping[str, int]:
    """The numbers of an axis by their spelling as keys."""
    if not isinstance(known, range | frozenset) or len(known) > MANY:
        return _Keys(known)
    return {str(number): number for number in known}


class _Keys(dict[str, int]):
    """The same for an axis with too many values to list; computed on lookup."""

    def __init__(self, known: Container[Any]) -> None:
        self._known = known

    def __missing__(self, key: str) -> int:
        number = key_number(key)
        if number not in self._known:
            refuse()
        return number


def anything(value: Any) -> Any:
    """Whatever JSON can hold."""
    require_plain(value, Misfit, "")
    return value


def reader(rules: Rules) -> Callable[[Any], Option]:
    """A function that reads an option from its notation."""
    read = rules.read_option

    def option(value: Any) -> Option:
        if type(value) is not str or len(value) > limits.CHOICE:
            refuse()
        return read(value)

    return option


def fitting(known: Container[Any]) -> Fits:
    """A function that looks up all values of a list at once."""
    if isinstance(known, range) and len(known) <= MANY:
        known = frozenset(known)
    if isinstance(known, frozenset):
        return known.issuperset
    return lambda values: all([value in known for value in values])
