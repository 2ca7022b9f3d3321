"""What the effects of cards know of the step that brings them."""

from __future__ import annotations

from typing import Protocol


class Acting(Protocol):
    """A step that does something for a player, such as a card or an event that takes effect."""

    @property
    def player(self) -> int: ...
