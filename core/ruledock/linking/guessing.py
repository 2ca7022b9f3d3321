"""How a game guesses hidden things in a way of its own."""

from __future__ import annotations

from typing import Any, Protocol


class Guessing(Protocol):
    """A game's own way to lay hidden things out anew."""

    of: str
    """What it deals, as declared on the fields where that lies."""

    def guess(self, table: Any, player: int, rng: Any) -> None:
        """Deal what *player* cannot see, with the memories that others have of it."""
        ...
