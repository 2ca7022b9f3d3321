"""A PettingZoo environment for any game, with an agent for each player."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from ruledock.engine.seeds import draw_seed, require_seed
from ruledock.errors import RuledockError
from ruledock.linking.config import Config
from ruledock_bots.seeds import game_seed
from ruledock_rl.actions import Actions
from ruledock_rl.encoding.encoding import Encoding
from ruledock_rl.observed import Observed, observation_space, state_space
from ruledock_rl.rendering import MODES, check_mode, render
from ruledock_rl.rewards import Reward, check_reward
from ruledock_rl.space import Mask, Playing, config_of, require_game, space_of


class TableEnv(AECEnv[str, Observed, Any]):  # type: ignore[misc]
    """Plays one game after the other; each decision is a turn of its player's agent.

    ``TableEnv("auction", players=3)`` or ``TableEnv(config)``. An option is one action or a few;
    the agent stays on turn until its option is complete.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012
        "name": "ruledock_v0",
        "render_modes": [*MODES],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        config: Config | str,
        *,
        reward: Reward | str = "won",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        super().__init__()
        self._space = space_of(config_of(config, settings))
        self._reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        players = range(self._space.config.players)
        self.possible_agents = [f"player_{player}" for player in players]
        self._observations = {name: observation_space(self._space) for name in self.possible_agents}
        count = self._space.actions.size
        self._actions = {name: spaces.Discrete(count) for name in self.possible_agents}
        self.state_space = state_space(self._space)
        self._run, self._games = draw_seed(), 0
        self.agents: list[str] = []
        self.playing: Playing | None = None

    @property
    def encoding(self) -> Encoding:
        """The meaning of each number of an observation."""
        return self._space.encoding

    @property
    def actions(self) -> Actions:
        """The meaning of each action."""
        return self._space.actions

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation space, the same for all agents."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action space, the same for all agents."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game: the one of *seed*, or the next one."""
        if seed is not None:
            self._run, self._games = require_seed(seed), 0
        self.playing = self._space.deal(game_seed(self._run, self._games))
        self._games += 1
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._next()

    def observe(self, agent: str) -> Observed:
        """What an agent sees now; only the agent on turn has legal actions."""
        return require_game(self.playing).observed(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Take an action for the agent on turn; an illegal one raises an error."""
        playing = require_game(self.playing)
        if not self.agents:
            raise RuledockError("the game is over for all agents; reset the environment first")
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise RuledockError(f"{self.agent_selection} is on turn: found no action, expected one")
        playing.step(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._next()
        self._accumulate_rewards()

    def _next(self) -> None:
        """Find out whose turn it is; at the end, give everybody their reward."""
        playing = require_game(self.playing)
        if playing.over:
            worth = self._reward(playing.game.result)
            self.rewards = dict(zip(self.agents, map(float, worth), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[playing.player]

    def action_mask(self, agent: str) -> Mask:
        """1 for each legal action of an agent, without an observation."""
        return require_game(self.playing).mask(self.possible_agents.index(agent))

    def state(self) -> Any:
        """What all players know together, one after the other."""
        return require_game(self.playing).state()

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return render(require_game(self.playing).game, None, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""
