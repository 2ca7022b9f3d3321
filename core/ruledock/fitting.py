"""Whether a loaded value is what its field holds: called by generated code for every value."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from typing import TYPE_CHECKING, Any, NoReturn

from ruledock import limits
from ruledock.errors import SaveError
from ruledock.options import Option
from ruledock.plain import is_text, require_plain

if TYPE_CHECKING:
    from ruledock.ruleset import Ruleset

Fits = Callable[[list[Any]], bool]
"""Whether all values of a list are on an axis."""
MOST, LEAST, ITEMS, LONG = limits.NUMBER, -limits.NUMBER, limits.ITEMS, limits.TEXT
ANY = -1
"""Of a list that may have any bearable length."""
MANY = 10_000
"""Numbers up to which a range is looked up as a set, which takes a fifth of the time."""


class Misfit(SaveError):
    """A value of another shape than its field has; the schema explains where."""


def refuse() -> NoReturn:
    """Say that a value does not fit; where and why is found out later."""
    raise Misfit("a value does not fit its field")


def text(value: Any) -> str:
    """A text that can be written down."""
    if type(value) is not str or len(value) > LONG or not (value.isascii() or is_text(value)):
        refuse()
    return value


def some_list(value: Any, count: int = ANY) -> list[Any]:
    """A list of any things, so many of them."""
    if type(value) is not list or (len(value) != count if count >= 0 else len(value) > ITEMS):
        refuse()
    return value


def some_dict(value: Any) -> dict[str, Any]:
    """An object of bearable size."""
    if type(value) is not dict or len(value) > ITEMS:
        refuse()
    return value


def numbers(value: Any, count: int = ANY) -> list[int]:
    """A list of whole numbers: true is none, and no table holds millions of anything."""
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
    """A list of texts: joining them is the fastest way to see that they are."""
    found = some_list(value, count)
    whole = "".join(found)
    if not (whole.isascii() or is_text(whole)):
        refuse()
    return found[:]


def key_number(key: str) -> int:
    """A whole number that stands as a key."""
    found = int(key) if len(key) <= 9 else 0
    if str(found) != key:
        refuse()
    return found


def keys(known: Container[Any]) -> Mapping[str, int]:
    """Whole numbers on an axis by how they are written as keys."""
    if not isinstance(known, range | frozenset) or len(known) > MANY:
        return _Keys(known)
    return {str(number): number for number in known}


class _Keys(dict[str, int]):
    """The same for an axis with too many values to list."""

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


def reader(rules: Ruleset) -> Callable[[Any], Option]:
    """What reads an option by its notation."""
    read = rules.read_option

    def option(value: Any) -> Option:
        if type(value) is not str or len(value) > limits.CHOICE:
            refuse()
        return read(value)

    return option


def fitting(known: Container[Any]) -> Fits:
    """What looks all values of a list up at once."""
    if isinstance(known, range) and len(known) <= MANY:
        known = frozenset(known)
    if isinstance(known, frozenset):
        return known.issuperset
    return lambda values: all([value in known for value in values])
