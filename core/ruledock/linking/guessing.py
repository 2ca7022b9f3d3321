"""For games that guess hidden things in their own way."""

from __future__ import annotations

from typing import Any, Protocol


class Guessing(Protocol):
    """A game's own way to guess hidden things."""

    of: str
    """What it guesses: the ``of`` of the fields that hold it."""

    def guess(self, table: Any, player: int, rng: Any) -> None:
        """Redeal what *player* cannot see, and redraw what the others remember of it."""
        ...
