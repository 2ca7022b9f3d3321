"""An OpenSpiel game with explicit chance, for games whose whole tree can be walked.

Every outcome of chance is an action of the chance player with its probability, and information
states are all that a player saw and did. So OpenSpiel's exact algorithms run on the game itself.
"""

from __future__ import annotations

import json
from typing import Any

import pyspiel

from ruledock_rl.exact import ExactState, TreeSize, measure
from ruledock_rl.rewards import Reward
from ruledock_rl.space import Space


def exact_type(name: str, space: Space) -> Any:
    """What OpenSpiel wants to know of such a game."""
    kind, alone = pyspiel.GameType, space.config.players == 1
    return kind(
        short_name=name,
        long_name=f"Ruledock {space.config.game}, {space.config.players} players, every chance",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=space.config.players,
        min_num_players=space.config.players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class ExactGame(pyspiel.Game):  # type: ignore[misc]
    """One configuration with explicit chance; each has a subclass."""

    space: Space
    size: TreeSize
    reward: Reward
    type: Any

    def __init__(self, given: dict[str, Any] | None = None) -> None:
        space, size = self.space, self.size
        info = pyspiel.GameInfo(
            num_distinct_actions=space.actions.size,
            max_chance_outcomes=size.outcomes,
            num_players=space.config.players,
            min_utility=size.worst,
            max_utility=size.best,
            utility_sum=None if space.config.players == 1 else 0.0,
            max_game_length=size.longest,
        )
        super().__init__(self.type, info, given or {})

    def new_initial_state(self) -> ExactSpielState:
        """The state before the deal."""
        return ExactSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> ExactObserver:
        """What a player sees, or with perfect recall all that they saw and did."""
        recalls = iig_obs_type is None or iig_obs_type.perfect_recall
        return ExactObserver(recalls)


class ExactSpielState(pyspiel.State):  # type: ignore[misc]
    """One point of the tree for OpenSpiel."""

    def __init__(self, game: ExactGame) -> None:
        super().__init__(game)
        self.at = ExactState.start(game.space)

    def current_player(self) -> int:
        """Who acts: a player, chance, or nobody at the end."""
        if self.at.chance:
            return int(pyspiel.PlayerId.CHANCE)
        playing = self.at.playing
        return int(pyspiel.PlayerId.TERMINAL) if playing.over else playing.player

    def _legal_actions(self, player: int) -> list[int]:
        return self.at.playing.legal

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome, all equally likely."""
        return [(outcome, 1 / self.at.chance) for outcome in range(self.at.chance)]

    def _apply_action(self, action: int) -> None:
        self.at = self.at.after_chance(action) if self.at.chance else self.at.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.at.space.actions.names[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.at.chance and self.at.playing.over

    def returns(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        if not self.is_terminal():
            return [0.0] * self.num_players()
        game: ExactGame = self.get_game()
        return [float(one) for one in type(game).reward(self.at.playing.game.result)]

    def __str__(self) -> str:
        return json.dumps([self.at.past, self.at.outcomes, self.at.said])


class ExactObserver:
    """What a player saw, as text."""

    tensor = None
    dict: dict[str, Any] = {}  # noqa: RUF012  OpenSpiel asks for it

    def __init__(self, recalls: bool) -> None:
        self.recalls = recalls

    def set_from(self, state: ExactSpielState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: ExactSpielState, player: int) -> str:
        """All that *player* saw and did, or only the last of it."""
        known = state.at.information(player)
        return json.dumps([*known, *state.at.said]) if self.recalls else "".join(known[-1:])


def exact_class(name: str, space: Space, reward: Reward) -> Any:
    """The class of a game with explicit chance; its tree is walked once, to know its bounds."""
    made = {
        "space": space,
        "size": measure(space, reward),
        "reward": staticmethod(reward),
        "type": exact_type(name, space),
    }
    return type("ExactGame", (ExactGame,), made)
