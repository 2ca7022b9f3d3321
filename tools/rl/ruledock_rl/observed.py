"""Observations of agents, as Gymnasium wants them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ruledock_rl.space import Playing, Space

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


def observe(playing: Playing, player: int) -> Observed:
    """What a player sees now; only the player on turn has legal actions."""
    return {
        "observation": playing.observe(player),
        **playing.boards(player),
        "action_mask": playing.mask(player),
    }
