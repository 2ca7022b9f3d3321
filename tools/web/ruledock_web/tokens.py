"""Tokens: whoever holds one may sit where it says. Only their hashes are kept."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe

WATCH, HOST = "watch", "host"
"""Roles that are not seats."""


def new_token() -> str:
    """A token of 256 bits, drawn from the system."""
    return token_urlsafe(32)


def new_id() -> str:
    """The id of a table: public, and not to be guessed."""
    return token_urlsafe(9).replace("-", "x").replace("_", "y")


def hash_of(token: str) -> str:
    """What is kept of a token. A random one of 256 bits needs neither salt nor stretching."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def seat_of(role: str) -> int | None:
    """The seat of a role; None for those who watch."""
    return int(role) if role.isdigit() else None
