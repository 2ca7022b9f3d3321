"""A Gymnasium environment for one learner among bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from ruledock.errors import ConfigError
from ruledock.game.seat import Bot, Seat
from ruledock.linking.config import Config
from ruledock_bots.known import named_maker
from ruledock_bots.seeds import bot_seed
from ruledock_rl.actions import Actions
from ruledock_rl.encoding.encoding import Encoding
from ruledock_rl.observed import Observed, observation_space
from ruledock_rl.rendering import MODES, check_mode, render
from ruledock_rl.rewards import Reward, check_reward
from ruledock_rl.space import Mask, Playing, config_of, require_game, space_of

MakeBot = Callable[[int], Bot]
Opponents = str | MakeBot | Sequence[str | MakeBot]


class LearnerEnv(gymnasium.Env[Observed, np.int64]):
    """One learner plays game after game; bots have the other seats.

    *opponents* are bots by name, or functions (seed) -> bot: one for all other seats or one for
    each. The learner's seat moves on with each game, unless *seat* names one. It is only asked
    where it has a choice. A game that one can play needs no opponents.
    """

    metadata: dict[str, Any] = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        config: Config | str,
        *,
        opponents: Opponents = "random",
        seat: int | None = None,
        reward: Reward | str = "won",
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        self._space = space_of(config_of(config, settings))
        players = self._space.config.players
        self._makers = _makers(self._space.ruleset, opponents, players - 1)
        if seat is not None and seat not in range(players):
            raise ConfigError(f"seat: found {seat!r}, expected 0 to {players - 1}, or None")
        self._fixed, self._games = seat, 0
        self.seat = seat or 0
        """The learner's seat in this game."""
        self._reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        self.observation_space = observation_space(self._space)
        self.action_space = spaces.Discrete(self._space.actions.size)
        self.playing: Playing | None = None
        self._bots: dict[int, Bot] = {}

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
        """Deal a new game, and play it to the learner's first choice."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        players = self._space.config.players
        while True:
            run = self.np_random.bytes(16).hex()
            self.seat = self._fixed if self._fixed is not None else self._games % players
            self._games += 1
            self.playing = self._space.deal(run)
            others = [player for player in range(players) if player != self.seat]
            self._bots = {
                player: make(bot_seed(run, 0, player))
                for player, make in zip(others, self._makers, strict=True)
            }
            self._play_on()
            if not self.playing.over:  # a game may be over before the learner is asked
                return self._observe(), self._info(refused=False)

    def step(self, action: np.int64 | int) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Take an action. An illegal one changes nothing; then info has ``refused``."""
        playing = require_game(self.playing)
        refused = int(action) not in playing.legal
        if not refused:
            playing.step(int(action))
            self._play_on()
        worth = float(self._reward(playing.game.result)[self.seat]) if playing.over else 0.0
        return self._observe(), worth, playing.over, False, self._info(refused)

    def action_masks(self) -> Mask:
        """1 for each legal action, without an observation; the name that sb3-contrib asks for."""
        return require_game(self.playing).mask(self.seat)

    def state(self) -> Any:
        """What all players know together, one after the other."""
        return require_game(self.playing).state()

    def render(self) -> str | None:
        """The table as the learner sees it, as text."""
        return render(require_game(self.playing).game, self.seat, self.render_mode)

    def _play_on(self) -> None:
        """Let the bots choose, and take what leaves no choice, up to the learner's next choice."""
        playing = require_game(self.playing)
        game = playing.game
        while not playing.over and not playing.said:
            decision = game.decisions[0]
            player, options = decision.player, decision.options
            if len(options) == 1:
                game.choose(decision, 0)
            elif player == self.seat:
                if len(playing.composing.open) > 1:
                    return
                made = playing.say(playing.legal[0])
                if made is None:
                    return
                playing.choose(made)
            else:
                game.choose(decision, self._bots[player](Seat(game, player, decision)))
            playing.forget()

    def _observe(self) -> Observed:
        return require_game(self.playing).observed(self.seat)

    def _info(self, refused: bool) -> dict[str, Any]:
        return {"refused": refused, "seat": self.seat}


def _makers(ruleset: Any, wanted: Opponents, count: int) -> list[MakeBot]:
    each = [wanted] if isinstance(wanted, str) or callable(wanted) else list(wanted)
    if len(each) == 1 and (count or each[0] is wanted):
        each *= count
    if len(each) != count:
        expected = f"one for all, or one for each of {count} other players"
        raise ConfigError(f"opponents: found {len(each)} of them, expected {expected}")
    found = [named_maker(ruleset, one) if isinstance(one, str) else one for one in each]
    for one in found:
        if not callable(one):
            raise ConfigError(f"opponents: found {one!r}, expected a name or (seed) -> bot")
    return found
