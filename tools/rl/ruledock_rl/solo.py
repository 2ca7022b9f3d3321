"""A Gymnasium environment for games with one player."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ruledock.errors import ConfigError
from ruledock.linking.config import Config
from ruledock_rl.actions import Actions
from ruledock_rl.encoding.encoding import Encoding
from ruledock_rl.observed import Observed, observation_space, observe
from ruledock_rl.rendering import MODES, check_mode, render_text
from ruledock_rl.rewards import Reward, check_reward, won
from ruledock_rl.space import Playing, config_of, require_game, space_of


class SoloEnv(gymnasium.Env[Observed, np.int64]):
    """Plays one game after the other, for a single player."""

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        config: Config | str,
        *,
        reward: Reward = won,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self._space = space_of(config_of(config, settings))
        if self._space.config.players != 1:
            raise ConfigError(f"players: found {self._space.config.players}, expected 1")
        self._reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self._space)
        self.action_space = spaces.Discrete(self._space.actions.size)
        self.playing: Playing | None = None

    @property
    def encoding(self) -> Encoding:
        """The meaning of each number of an observation."""
        return self._space.encoding

    @property
    def actions(self) -> Actions:
        """The meaning of each action."""
        return self._space.actions

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        self.playing = self._space.deal(self.np_random.bytes(16).hex())
        return observe(self.playing, 0), {"refused": False}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action. An illegal one changes nothing; then info has ``refused``."""
        playing = require_game(self.playing)
        refused = int(action) not in playing.legal
        if not refused:
            playing.step(int(action))
        worth = float(self._reward(playing.game.result)[0]) if playing.over else 0.0
        return observe(playing, 0), worth, playing.over, False, {"refused": refused}

    def render(self) -> str | None:
        """The table as its player sees it, as text."""
        return (
            render_text(require_game(self.playing).game, 0) if self.render_mode == "ansi" else None
        )
