"""Seeds: short texts from which all chance comes. Drawn from the system, named, or derived.

A seed is kept as text everywhere. A host may name one; a whole number stands for its digits, so
``7`` and ``"7"`` are the same seed. The text itself is the key of a keyed hash, so no two seeds
share a key. Whoever sees what came of a seed cannot tell the seed, nor what else comes of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from secrets import token_hex
from typing import Any

from ruledock.errors import ConfigError

LONGEST = 64
"""Characters of a seed: as many bytes as the key of a hash may have."""
EXPECTED = f"a whole number or a text of 1 to {LONGEST} printable ASCII characters"
LARGEST = 10 ** (LONGEST - 1)
SAVED: Mapping[str, Any] = {
    "type": "string",
    "pattern": f"^[ -~]{{1,{LONGEST}}}$",
    "description": f"a text of 1 to {LONGEST} printable ASCII characters",
}
"""A seed in a save, in JSON Schema."""
SCHEMA: Mapping[str, Any] = {"anyOf": [{"type": "integer"}, SAVED]}
"""A seed as a host may write it."""
GAME, BOT = b"ruledock.game", b"ruledock.bot"
"""Keep what is derived for one purpose apart from what is derived for another."""


def draw_seed() -> str:
    """A seed that nobody knows: 128 bits from the system, as 32 hexadecimal digits."""
    return token_hex(16)


def read_seed(value: object) -> str | None:
    """The seed that somebody has written, or nothing when it cannot be one."""
    if type(value) is int and -LARGEST < value < LARGEST:
        return str(value)
    if not isinstance(value, str) or not 0 < len(value) <= LONGEST:
        return None
    return value if value.isascii() and value.isprintable() else None


def explain_wrong(value: object) -> str:
    """Why something cannot be a seed: what was found, and what was expected."""
    if type(value) is int:
        found = f"a number of {LONGEST} digits or more"
    elif isinstance(value, str):
        found = ascii(value if len(value) <= LONGEST else f"{value[:LONGEST]}…")
    else:
        found = repr(value) if isinstance(value, bool | float | None) else type(value).__name__
    return f"found {found}, expected {EXPECTED}"


def require_seed(value: object, where: str = "seed") -> str:
    """The seed that somebody has named."""
    seed = read_seed(value)
    if seed is None:
        raise ConfigError(f"{where}: {explain_wrong(value)}")
    return seed


def game_seed(run: str, number: int) -> str:
    """The seed of a game in the run of this seed."""
    return blake2b(_bytes(number), key=run.encode(), person=GAME, digest_size=16).hexdigest()


def bot_seed(run: str, number: int, seat: int) -> int:
    """The seed of the bot at a seat of that game, which tells nothing of any game or other bot."""
    place = _bytes(number) + _bytes(seat)
    digest = blake2b(place, key=run.encode(), person=BOT, digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 11


def _bytes(number: int) -> bytes:
    return number.to_bytes(8, "little")
