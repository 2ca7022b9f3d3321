"""Whether a loaded value is what its field holds: checked for every value of every save."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ruledock.errors import SaveError


class Misfit(SaveError):
    """A value of another shape than its field has; the schema explains where."""


def exactly(kind: type) -> Callable[[Any], Any]:
    """A check for one value: true is no number."""

    def check(value: Any) -> Any:
        if type(value) is not kind:
            raise Misfit(f"{value!r} is not {kind.__name__}")
        return value

    return check


def each(kind: type) -> Callable[[Any], list[Any]]:
    """A check for a list of such values."""
    only = {kind}

    def check(value: Any) -> list[Any]:
        if type(value) is not list or (value and {*map(type, value)} != only):
            raise Misfit(f"{value!r} is not a list of {kind.__name__}")
        return value

    return check


def texts(value: Any) -> list[str]:
    """A list of texts, as most lists are: joining them is the fastest way to see that they are."""
    try:
        "".join(value)
    except TypeError:
        value = None
    if type(value) is not list:
        raise Misfit("this is not a list of texts")
    return value
