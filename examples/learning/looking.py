"""What the network is told: the observation, with planes as they are or laid out by boats.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from boats import Boats
from layers import Plan


class Looking:
    """Turns an observation into one row."""

    def __init__(self, space: Any) -> None:
        self.planes = tuple(space.encoding.planes)
        self.boats = Boats(space) if "boats" in self.planes else None
        self.plan: Plan | None = self.boats.plan if self.boats else None

    def row(self, observation: Any, planes: Mapping[str, Any], mask: Any) -> Any:
        """One row of numbers."""
        if self.boats:
            told = self.boats.look(observation, planes["boats"], mask)
            return np.concatenate([observation, told], dtype=np.float32)
        return np.concatenate([observation, *(planes[name].reshape(-1) for name in self.planes)])
