"""The examples of lessons and scoring lines, brought to life."""

from __future__ import annotations

from ruledock_isle.boat import Fleet
from ruledock_isle.words.kinds import Example
from ruledock_isle.words.scene import BoatScene


def scene_of(example: Example, fleet: Fleet) -> BoatScene:
    """What the example shows; its tiles may have outlines that do not exist."""
    others = [BoatScene(fleet.read(boat, loose=True)) for boat in example.others]
    return BoatScene(
        fleet.read(example.boat, loose=True),
        fish=example.fish,
        baskets=example.baskets,
        lessons=example.lessons,
        turn_position=example.turn_position,
        others=lambda: others,
    )
