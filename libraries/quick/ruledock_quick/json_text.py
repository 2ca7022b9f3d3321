"""JSON as text: by msgspec where the extra ``fast`` is installed, else by Python's own library."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from ruledock.engine import limits
from ruledock.engine.plain import require_length, too_deep, unreadable


@cache
def msgspec() -> Any:
    """The package; None where it is not installed."""
    try:
        import msgspec as found  # late: it takes 5 ms, and most processes read no save
    except ImportError:
        return None
    return found


def write_json(value: Any) -> str:
    """A value as JSON, without blanks between its parts."""
    if fast := msgspec():
        return fast.json.encode(value).decode()  # type: ignore[no-any-return]
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def parse_json(text: str | bytes) -> Any:
    """The value of a JSON text. What msgspec refuses, Python reads again: its errors are ours."""
    if fast := msgspec():
        try:
            return fast.json.decode(text)
        except (ValueError, RecursionError):
            pass
    return json.loads(text)


def read_json(text: str | bytes, what: str) -> Any:
    """The value of a JSON text from a stranger; *what* names it in errors."""
    require_length(text, limits.JSON_TEXT, what)
    try:
        return parse_json(text)
    except RecursionError:
        raise too_deep(what) from None
    except ValueError as error:
        raise unreadable(what, "JSON", error) from None
