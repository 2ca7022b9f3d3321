"""The examples of lessons and scoring lines as scenes."""

from __future__ import annotations

from ruledock_isle.boat.fleet import Fleet
from ruledock_isle.words.kinds import Example
from ruledock_isle.words.scene import BoatScene


def scene_of(example: Example, fleet: Fleet) -> BoatScene:
    """What the example shows."""
    return example.scene(fleet)
