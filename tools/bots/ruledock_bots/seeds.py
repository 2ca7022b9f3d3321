"""The seeds of many games and of their bots, derived from the seed of a whole run."""

from __future__ import annotations

from hashlib import blake2b

GAME, BOT = b"ruledock.game", b"ruledock.bot"
"""Keep seeds for different purposes apart."""


def game_seed(run: str, number: int) -> str:
    """The seed of game *number* in a run."""
    return blake2b(_bytes(number), key=run.encode(), person=GAME, digest_size=16).hexdigest()


def bot_seed(run: str, number: int, seat: int) -> int:
    """The seed of the bot at *seat* in game *number*; it reveals no game and no other bot."""
    place = _bytes(number) + _bytes(seat)
    digest = blake2b(place, key=run.encode(), person=BOT, digest_size=8).digest()
    return int.from_bytes(digest, "little") >> 11


def _bytes(number: int) -> bytes:
    return number.to_bytes(8, "little")
