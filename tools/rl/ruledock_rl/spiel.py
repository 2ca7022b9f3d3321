"""An OpenSpiel game for any game, with sampled chance; see spiel_exact for explicit chance.

A choice that needs chance leads to a chance node with a single outcome, "sample", which draws new
numbers each time: a search that passes twice sees two worlds, as it must.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from random import Random
from typing import Any

import numpy as np
import pyspiel

from ruledock.errors import ConfigError
from ruledock.linking.config import Config, make_config
from ruledock_rl.chance_node import ChanceNode
from ruledock_rl.encoding.encoding import Observation
from ruledock_rl.rewards import Reward, check_reward, won
from ruledock_rl.space import Space, config_of, space_of
from ruledock_rl.spiel_exact import exact_class

LONGEST = 100_000
"""An upper bound on the actions of a game; nothing is cut off there."""
SAMPLE = 0
_registered: dict[str, Any] = {}


def spiel_game(
    config: Config | str,
    *,
    rng_seed: int = -1,
    chance: str = "sampled",
    reward: Reward | str = "won",
    **settings: Any,
) -> Any:
    """Register a configuration, or a game's name with settings, with OpenSpiel and load it.

    OpenSpiel can load it again under its short name, such as ``ruledock_auction_2p``. With *chance*
    ``explicit`` a small game has every outcome of chance as a node, for exact algorithms, and
    *reward* says what its ends are worth.
    """
    config = config_of(config, settings)
    if chance == "explicit":
        return _explicit(config, reward)
    if chance != "sampled":
        raise ConfigError(f"chance: found {chance!r}, expected sampled or explicit")
    if reward != "won":
        raise ConfigError("reward: sampled games are worth won or lost; chance='explicit' has more")
    name = short_name(config)
    if name not in _registered:
        space = space_of(config)
        # OpenSpiel holds on to this until after Python has ended, which only classes survive.
        made: Any = type(
            "SpielGame", (SpielGame,), {"space": space, "type": _game_type(name, space)}
        )
        _registered[name] = made
        pyspiel.register_game(made.type, made)
    return pyspiel.load_game(name, {"rng_seed": rng_seed})


def _explicit(config: Config, reward: Reward | str) -> Any:
    worth = check_reward(reward)
    name = f"{short_name(config)}_exact_{getattr(worth, '__name__', 'own')}"
    if name not in _registered:
        made = exact_class(name, space_of(config), worth)
        _registered[name] = made
        pyspiel.register_game(made.type, made)
    return pyspiel.load_game(name)


def short_name(config: Config) -> str:
    """The OpenSpiel name of a configuration, with a hash of any further settings."""
    named = {"game": config.game, "players": config.players, "modules": config.modules}
    parts = ["ruledock", config.game, *config.modules, f"{config.players}p"]
    if make_config(named).key != config.key:
        parts.append(blake2b(config.key.encode(), digest_size=4).hexdigest())
    return "_".join(parts)


def _game_type(name: str, space: Space) -> Any:
    kind, alone = pyspiel.GameType, space.config.players == 1
    return kind(
        short_name=name,
        long_name=f"Ruledock {space.config.game}, {space.config.players} players",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.SAMPLED_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=space.config.players,
        min_num_players=space.config.players,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"rng_seed": -1},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One configuration for OpenSpiel; each has a subclass."""

    space: Space
    type: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        space, seed = self.space, (given or {}).get("rng_seed", -1)
        self.rng = Random() if seed == -1 else Random(seed)
        """The source of sampled chance."""
        info = pyspiel.GameInfo(
            num_distinct_actions=space.actions.size,
            max_chance_outcomes=1,
            num_players=space.config.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if space.config.players == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.type, info, given or {})

    def new_initial_state(self) -> SpielState:
        """A state before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer for this game."""
        return SpielObserver(self.space)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """The state of one game for OpenSpiel."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.node = ChanceNode(game.space)

    def current_player(self) -> int:
        """Who acts: a player, chance, or nobody at the end."""
        if self.node.waiting:
            return int(pyspiel.PlayerId.CHANCE)
        playing = self.node.dealt
        return int(pyspiel.PlayerId.TERMINAL) if playing.over else playing.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.node.dealt.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A single outcome, since the game samples chance itself."""
        return [(SAMPLE, 1.0)]

    def _apply_action(self, action: int) -> None:
        if self.node.waiting:
            self.node.sample(f"{self.get_game().rng.getrandbits(128):032x}")
        else:
            self.node.say(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return "sample"
        return self.node.space.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.node.waiting and self.node.dealt.over

    def returns(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        return list(won(self.node.dealt.game.result))

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A random state that fits what *player* knows; *sampler* returns numbers from 0 to 1."""
        state: SpielState = self.clone()
        state.node.guess(player, Random(sampler()))
        return state

    def __str__(self) -> str:
        return str(self.node)


class SpielObserver:
    """What one player sees of a state, as numbers and as JSON."""

    def __init__(self, space: Space) -> None:
        encoding = space.encoding
        planes = sum(int(np.prod(shape)) for shape in encoding.planes.values())
        self.tensor: Observation = np.zeros(encoding.size + planes, np.float32)
        self.dict = {"observation": self.tensor[: encoding.size]}
        at = encoding.size
        for name, shape in encoding.planes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state as *player*; all zeros before the deal."""
        node = state.node
        if not node.is_dealt:
            self.tensor[:] = 0
            return
        self.dict["observation"][:] = node.dealt.observe(player)
        for name, planes in node.dealt.boards(player).items():
            self.dict[name][:] = planes

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of *player*."""
        node = state.node
        return "" if not node.is_dealt else json.dumps(node.dealt.describe(player))
