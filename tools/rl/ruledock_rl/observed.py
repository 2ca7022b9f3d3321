"""Observations of agents, as Gymnasium wants them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ruledock_rl.space import Space

Observed = dict[str, Any]


def observation_space(space: Space) -> spaces.Dict:
    """The space of what players may know, and of action masks."""
    encoding = space.encoding
    planes = {name: spaces.Box(-1, 1, shape, np.float32) for name, shape in encoding.planes.items()}
    return spaces.Dict(
        {
            "observation": spaces.Box(-1, 1, (encoding.size,), np.float32),
            **planes,
            "action_mask": spaces.Box(0, 1, (space.actions.size,), np.int8),
        }
    )


def state_space(space: Space) -> spaces.Box:
    """The space of what all players know together."""
    encoding = space.encoding
    each = encoding.size + sum(int(np.prod(shape)) for shape in encoding.planes.values())
    return spaces.Box(-1, 1, (each * space.config.players,), np.float32)
