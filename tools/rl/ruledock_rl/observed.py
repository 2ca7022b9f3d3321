"""Observations of agents, as Gymnasium wants them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from ruledock_rl.layout import BOUND
from ruledock_rl.space import Playing, Space

Observed = dict[str, Any]


def observation_space(space: Space) -> spaces.Dict:
    """The space of views as numbers, and of action masks."""
    view = spaces.Box(-BOUND, BOUND, (space.layout.size,), np.float32)
    mask = spaces.Box(0, 1, (space.actions.size,), np.int8)
    return spaces.Dict({"observation": view, "action_mask": mask})


def observe(playing: Playing, player: int) -> Observed:
    """What a player sees now; only the player on turn has legal actions."""
    return {"observation": playing.observe(player), "action_mask": playing.mask(player)}
