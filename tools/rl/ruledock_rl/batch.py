"""Several games in one call: each step takes an action in every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
import numpy as np
import numpy.typing as npt

from ruledock.engine.seeds import draw_seed, require_seed
from ruledock.errors import ConfigError
from ruledock.linking.config import Config
from ruledock_bots.seeds import game_seed
from ruledock_rl.actions import Actions
from ruledock_rl.encoding.encoding import Encoding
from ruledock_rl.rewards import Reward, check_reward
from ruledock_rl.space import Playing, config_of, space_of


@attrs.frozen(eq=False, repr=False)
class Turns:
    """Whose turn it is in each game, what they see, and what the step before was worth.

    Arrays are written anew by the next step; copy what you keep.
    """

    players: npt.NDArray[np.int64]
    """By game: the player on turn."""
    observation: npt.NDArray[np.float32]
    planes: dict[str, npt.NDArray[np.float32]]
    action_mask: npt.NDArray[np.int8]
    rewards: npt.NDArray[np.float64]
    """By game and player: what the game that has just ended is worth; zeros if none has."""
    over: npt.NDArray[np.bool_]
    """By game: whether it has just ended. A new one is dealt already."""

    def __repr__(self) -> str:
        return f"<Turns of {len(self.players)} games, {self.over.sum()} just over>"


class BatchEnv:
    """Plays several games side by side, for self-play: the player on turn acts in each.

    A game that ends is followed by the next one at once. Game *n* of a run is the same for any
    number of games side by side, if the same actions are taken in it.
    """

    def __init__(
        self, config: Config | str, games: int, *, reward: Reward | str = "won", **settings: Any
    ) -> None:
        if type(games) is not int or games < 1:
            raise ConfigError(f"games: found {games!r}, expected a whole number from 1")
        self._space = space_of(config_of(config, settings))
        self._reward = check_reward(reward)
        self.games = games
        encoding, players = self._space.encoding, self._space.config.players
        self._turns = Turns(
            np.zeros(games, np.int64),
            np.zeros((games, encoding.size), np.float32),
            {name: np.zeros((games, *one), np.float32) for name, one in encoding.planes.items()},
            np.zeros((games, self._space.actions.size), np.int8),
            np.zeros((games, players)),
            np.zeros(games, np.bool_),
        )
        self.playing: list[Playing] = []
        self._run, self._dealt = draw_seed(), 0

    @property
    def encoding(self) -> Encoding:
        """The meaning of each number of an observation."""
        return self._space.encoding

    @property
    def actions(self) -> Actions:
        """The meaning of each action."""
        return self._space.actions

    def reset(self, seed: int | None = None) -> Turns:
        """Deal a new game everywhere: the first ones of *seed*, or the next ones."""
        if seed is not None:
            self._run, self._dealt = require_seed(seed), 0
        self.playing = [self._deal() for _ in range(self.games)]
        self._turns.rewards[:] = 0
        self._turns.over[:] = False
        for place in range(self.games):
            self._look(place)
        return self._turns

    def step(self, actions: Sequence[int] | npt.NDArray[Any]) -> Turns:
        """Take an action in every game; an illegal one raises an error."""
        if len(actions) != len(self.playing):
            found = f"found {len(actions)}, expected one for each of {len(self.playing)} games"
            raise ConfigError(f"actions: {found}")
        turns = self._turns
        turns.rewards[:] = 0
        turns.over[:] = False
        for place, playing in enumerate(self.playing):
            playing.step(int(actions[place]))
            if playing.over:
                turns.rewards[place] = self._reward(playing.game.result)
                turns.over[place] = True
                self.playing[place] = self._deal()
            self._look(place)
        return turns

    def _deal(self) -> Playing:
        playing = self._space.deal(game_seed(self._run, self._dealt))
        self._dealt += 1
        return playing

    def _look(self, place: int) -> None:
        playing, turns = self.playing[place], self._turns
        player = playing.player
        turns.players[place] = player
        turns.observation[place] = playing.observe(player)
        for name, planes in playing.boards(player).items():
            turns.planes[name][place] = planes
        turns.action_mask[place] = playing.mask(player)
