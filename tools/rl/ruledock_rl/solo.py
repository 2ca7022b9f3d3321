"""A Gymnasium environment for games with one player."""

from __future__ import annotations

from typing import Any

from ruledock.errors import ConfigError
from ruledock.linking.config import Config
from ruledock_rl.learner import LearnerEnv
from ruledock_rl.rewards import Reward
from ruledock_rl.space import config_of


class SoloEnv(LearnerEnv):
    """Plays one game after the other, for a single player."""

    def __init__(
        self,
        config: Config | str,
        *,
        reward: Reward | str = "won",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        known = config_of(config, settings)
        if known.players != 1:
            raise ConfigError(f"players: found {known.players}, expected 1")
        super().__init__(known, opponents=(), reward=reward, render_mode=render_mode)
