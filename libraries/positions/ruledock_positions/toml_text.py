"""Read TOML from strangers, within limits."""

from __future__ import annotations

import re
from typing import Any

from ruledock.engine import limits
from ruledock.engine.plain import require_length, too_deep, unreadable
from ruledock.errors import SaveError

_DEEP_KEY = re.compile(
    rf"""(?:(?:[\w-]++|"[^"\n]*+"|'[^'\n]*+')[ \t]*+\.[ \t]*+){{{limits.NESTING}}}"""
)
"""A dotted TOML key with too many parts: reading one takes quadratic time."""


def read_toml(text: str, what: str) -> dict[str, Any]:
    """The table of a TOML text; *what* names it in errors."""
    import tomllib  # late: most games need no TOML

    require_length(text, limits.TOML_TEXT, what)
    if deep := _DEEP_KEY.search(text):
        line = text.count("\n", 0, deep.start()) + 1
        raise SaveError(f"{what}, line {line}: found a key of too many parts")
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise too_deep(what) from None
    except ValueError as error:
        raise unreadable(what, "TOML", error) from None
