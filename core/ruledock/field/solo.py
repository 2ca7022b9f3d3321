"""A Gymnasium environment: a game for one."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ruledock.config import Config
from ruledock.errors import ConfigError, RuledockError
from ruledock.field.actions import Actions
from ruledock.field.layout import Layout
from ruledock.field.observed import Observed, observation_space, observed
from ruledock.field.rendering import MODES, drawn, mode
from ruledock.field.rewards import Reward, rewarding, won
from ruledock.field.space import Playing, config_of, space_of


class SoloEnv(gymnasium.Env[Observed, np.int64]):
    """One game after the other for one player, at a table that seats one."""

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
        self._reward = rewarding(reward)
        self.render_mode = mode(render_mode)
        self.observation_space = observation_space(self._space)
        self.action_space = spaces.Discrete(self._space.actions.size)
        self.playing: Playing | None = None

    @property
    def layout(self) -> Layout:
        """What each number of an observation says."""
        return self._space.layout

    @property
    def actions(self) -> Actions:
        """What each action says."""
        return self._space.actions

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal a new game."""
        super().reset(seed=seed)
        self.playing = self._space.deal(self.np_random.bytes(16).hex())
        return observed(self.playing, 0), {"refused": False}

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action. One that is not open changes nothing, and the info says so."""
        playing = self._dealt()
        refused = int(action) not in playing.legal
        if not refused:
            playing.step(int(action))
        worth = float(self._reward(playing.game.result)[0]) if playing.over else 0.0
        return observed(playing, 0), worth, playing.over, False, {"refused": refused}

    def _dealt(self) -> Playing:
        if self.playing is None:
            raise RuledockError("there is no game yet; reset the environment first")
        return self.playing

    def render(self) -> str | None:
        """The table as its player sees it, in characters."""
        return drawn(self._dealt().game, 0) if self.render_mode == "ansi" else None
