"""The action and observation spaces of a ruleset, and a game played in them."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from ruledock.engine.options import Option
from ruledock.errors import ConfigError, RuledockError
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.linking.config import Config, make_config
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset
from ruledock_rl.actions import Actions
from ruledock_rl.composing import Composing
from ruledock_rl.encoding.derive import Deriver
from ruledock_rl.encoding.encoding import Encoding, Observation
from ruledock_rl.sight import sight

Mask = npt.NDArray[np.int8]


class Space:
    """The actions and the encoding of one ruleset."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.config = ruleset.config
        self._derive = Deriver(ruleset)
        self.actions = Actions(ruleset, self._derive)
        self.ruleset = ruleset

    @cached_property
    def encoding(self) -> Encoding:
        """How tables become numbers, found on first use."""
        return Encoding(self.ruleset, self.actions, self._derive)

    def __reduce__(self) -> tuple[Any, ...]:
        return space_of, (self.config,)

    def __deepcopy__(self, memo: Any) -> Space:
        return self

    def deal(self, seed: str) -> Playing:
        """Start a new game."""
        return Playing(self, new_game(self.config, seed))


_space = lru_cache(maxsize=16)(Space)
"""Cached, since an encoding takes a moment to find."""


def config_of(config: Config | str, settings: dict[str, Any]) -> Config:
    """Return a configuration as it is, or make one from a game's name and settings."""
    if isinstance(config, str):
        return make_config({"game": config, **settings}, "ruledock_rl")
    if settings:
        raise ConfigError("a ready configuration takes no further settings; change it first")
    if not isinstance(config, Config):
        raise ConfigError(f"config: found {config!r}, expected a configuration or a game's name")
    return config


def require_game(playing: Playing | None) -> Playing:
    """The game of an environment, which it has from its first reset on."""
    if playing is None:
        raise RuledockError("there is no game yet; reset the environment first")
    return playing


def space_of(config: Config) -> Space:
    """The space of a configuration; equal rulesets share one."""
    return _space(link(config))


class Playing:
    """A game played by action numbers: one player at a time composes an option.

    If several players decide at once, they answer one after the other without seeing each other's
    secret choices. Windows are decisions like any other.
    """

    __slots__ = ("_composing", "game", "space")

    def __init__(self, space: Space, game: Game) -> None:
        self.space, self.game = space, game
        self._composing: Composing | None = None

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over

    @property
    def player(self) -> int:
        """The player on turn."""
        return self.game.decisions[0].player

    @property
    def composing(self) -> Composing:
        """The option that player composes."""
        if self._composing is None:
            asked = self.game.decisions[0]
            self._composing = Composing(asked.options, self.space.actions, asked.player)
        return self._composing

    @property
    def said(self) -> tuple[int, ...]:
        """The actions of that player so far."""
        return () if self._composing is None else self._composing.said

    @property
    def legal(self) -> list[int]:
        """The legal actions of that player, in order."""
        return [] if self.over else self.composing.legal

    def mask(self, player: int) -> Mask:
        """1 for each legal action of *player*."""
        mask = bytearray(self.space.actions.size)
        if not self.over and player == self.player:
            for action in self.composing.open:
                mask[action] = 1
        return np.frombuffer(mask, np.int8)

    def observe(self, player: int) -> Observation:
        """What *player* may know, as numbers."""
        return self.space.encoding.row(self.game, player, self._said_by(player))

    def boards(self, player: int) -> dict[str, Observation]:
        """The boards as *player* sees them, as planes."""
        return self.space.encoding.boards(self.game, player)

    def observed(self, player: int) -> dict[str, Any]:
        """All that an agent in this seat gets: numbers, planes, and its legal actions."""
        return {
            "observation": self.observe(player),
            **self.boards(player),
            "action_mask": self.mask(player),
        }

    def state(self) -> Observation:
        """What all players know together: the numbers and planes of each, one after the other."""
        players = self.game.table.players
        rows = [self.observe(player) for player in players]
        planes = [one.reshape(-1) for player in players for one in self.boards(player).values()]
        return np.concatenate([*rows, *planes])

    def forget(self) -> None:
        """Forget the options, after the game was played on from elsewhere."""
        self._composing = None

    def describe(self, player: int) -> dict[str, Any]:
        """The same as a readable view."""
        names = self.space.actions.names
        said = [names[action] for action in self._said_by(player)]
        return {**sight(self.game, player), "said": said}

    def _said_by(self, player: int) -> tuple[int, ...]:
        return self.said if not self.over and player == self.player else ()

    def say(self, action: int) -> Option | None:
        """Take an action; return the option if it completes one, without choosing it."""
        if self.over or action not in self.composing:
            raise RuledockError(self._refusal(action))
        made = self.composing.say(action)
        if made is not None:
            self._composing = None
        return made

    def choose(self, option: Option) -> None:
        """Choose the option that was composed."""
        self._composing = None
        self.game.choose(self.game.decisions[0], option)

    def step(self, action: int) -> None:
        """Take an action, and choose the option if it completes one."""
        made = self.say(action)
        if made is not None:
            self.choose(made)

    def _refusal(self, action: int) -> str:
        names = self.space.actions.names
        said = f" ({names[action]!r})" if 0 <= action < len(names) else ""
        if self.over:
            return f"action {action}{said}: the game is over"
        return f"action {action}{said} is not open to player {self.player} now; see the action mask"

    def say_again(self, said: tuple[int, ...]) -> None:
        """Take the actions of an option that is not complete; forced ones may be among them."""
        while self.said != said:
            self.say(said[len(self.said)])

    def __deepcopy__(self, memo: Any) -> Playing:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickle, (self.space, self.game, self.said)

    def copy(self) -> Playing:
        """An independent copy."""
        new = Playing(self.space, self.game.copy())
        new._composing = self._composing and self._composing.copy()
        return new


def _unpickle(space: Space, game: Game, said: tuple[int, ...]) -> Playing:
    playing = Playing(space, game)
    playing.say_again(said)
    return playing
