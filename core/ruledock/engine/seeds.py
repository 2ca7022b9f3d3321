"""Seeds: short texts that determine all chance. Drawn from the system, given by a host, or derived.

A seed is always a text. A host may also give a whole number, which stands for its digits: ``7`` and
``"7"`` are the same seed. The text itself is the key of a keyed hash, so no two seeds share a key,
and nobody can work out a seed, or its next numbers, from the numbers it gave.
"""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex
from typing import Any

from ruledock.errors import ConfigError

LONGEST = 64
"""Characters of a seed: the hash takes keys of at most this many bytes."""
EXPECTED = f"a whole number or a text of 1 to {LONGEST} printable ASCII characters"
LARGEST = 10 ** (LONGEST - 1)
SAVED: Mapping[str, Any] = {
    "type": "string",
    "pattern": f"^[ -~]{{1,{LONGEST}}}$",
    "description": f"a text of 1 to {LONGEST} printable ASCII characters",
}
"""The JSON Schema of a seed in a save."""
SCHEMA: Mapping[str, Any] = {"anyOf": [{"type": "integer"}, SAVED]}
"""The JSON Schema of a seed in a configuration."""


def draw_seed() -> str:
    """A new seed: 128 bits from the system, as 32 hexadecimal digits."""
    return token_hex(16)


def read_seed(value: object) -> str | None:
    """The seed that *value* stands for; None if it is not a seed."""
    if type(value) is int and -LARGEST < value < LARGEST:
        return str(value)
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
        return None
    return value if value.isascii() and value.isprintable() else None


def explain_wrong(value: object) -> str:
    """Why *value* is not a seed: found and expected."""
    if type(value) is int:
        found = f"a number of {LONGEST} digits or more"
    elif isinstance(value, str):
        found = ascii(value if len(value) <= LONGEST else f"{value[:LONGEST]}…")
    else:
        found = repr(value) if isinstance(value, bool | float | None) else type(value).__name__
    return f"found {found}, expected {EXPECTED}"


def require_seed(value: object, where: str = "seed") -> str:
    """The seed that *value* stands for; ConfigError if it is not a seed."""
    seed = read_seed(value)
    if seed is None:
        raise ConfigError(f"{where}: {explain_wrong(value)}")
    return seed
