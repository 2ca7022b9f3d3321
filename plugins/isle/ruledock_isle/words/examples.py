"""Examples of scores: a boat, and what a score pays for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import attrs

from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.words.scene import BoatScene, sit_around


@attrs.frozen
class OtherPlayer:
    """Another player of an example: a boat, and belongings where a score compares them."""

    boat: str | Sequence[str]
    fish: int = 0
    baskets: int = 0
    lessons: int = 0

    @classmethod
    def __from_json__(cls, value: Any) -> OtherPlayer:
        """A player may be just a boat."""
        return cls(**value) if isinstance(value, Mapping) else cls(value)

    def scene(self, fleet: Fleet) -> BoatScene:
        """What scores see of this player."""
        boat = fleet.read(self.boat, loose=True)
        return BoatScene(boat, fish=self.fish, baskets=self.baskets, lessons=self.lessons)


@attrs.frozen
class Example:
    """A boat, perhaps with its owner's belongings, and what a score pays for it."""

    boat: str | tuple[str, ...]
    """The boat as text, whole or line by line."""
    scores: int
    named: Mapping[str, Any] = attrs.field(factory=dict)
    """What the score wants named, such as a colour."""
    fish: int = 0
    baskets: int = 0
    lessons: int = 0
    turn_position: int = 1
    others: tuple[OtherPlayer, ...] = ()
    """The other players, by their boats, from the left around the table."""
    named_it: bool = False
    """Whether this player named the colour."""
    other_lessons: tuple[int, ...] = ()
    """What the player's other lessons in play pay."""
    text: str = ""

    def scene(self, fleet: Fleet) -> BoatScene:
        """What the example shows; its tiles may have outlines that do not exist."""
        mine = BoatScene(
            fleet.read(self.boat, loose=True),
            fish=self.fish,
            baskets=self.baskets,
            lessons=self.lessons,
            turn_position=self.turn_position,
            named_it=self.named_it,
            other_lessons=lambda: self.other_lessons,
        )
        sit_around([mine, *(one.scene(fleet) for one in self.others)])
        return mine
