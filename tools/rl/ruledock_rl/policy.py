"""A trained policy as a bot: it sits wherever a bot can."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

import numpy as np

from ruledock.engine.options import Option
from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock_rl.encoding.encoding import Encoding
from ruledock_rl.space import Playing, space_of

Policy = Callable[[Mapping[str, Any]], Any]
"""(observation): the action, or a number for each action, of which the largest legal one counts.

An observation holds ``observation``, planes by name, and ``action_mask``, as environments give it.
"""


class PolicyBot:
    """Plays as a policy says, action by action until an option is complete.

    *encoding* is the one the policy was trained with. At a table with another encoding the bot
    refuses to play rather than misread the numbers.
    """

    def __init__(self, policy: Policy, encoding: Encoding | None = None) -> None:
        self.policy, self.encoding = policy, encoding

    def __call__(self, seat: Seat) -> Option:
        option: Option = seat._look(self._choose)
        return option

    def _choose(self, game: Game, player: int) -> Option:
        space = space_of(game.config)
        if self.encoding is not None and self.encoding.parts != space.encoding.parts:
            raise ConfigError("this policy was trained at another table: its observations differ")
        playing = Playing(space, game)
        while True:
            seen = playing.observed(player)
            made = playing.say(action_of(self.policy(seen), seen["action_mask"]))
            if made is not None:
                return made


def action_of(said: Any, mask: Any) -> int:
    """The action that a policy says, or the largest legal one of its numbers."""
    if np.ndim(said) == 0:
        return int(said)
    scores = np.asarray(said, np.float64).reshape(-1)
    return int(np.where(mask, scores, -np.inf).argmax())


def make_policy(seed: int, *, of: str) -> PolicyBot:
    """The bot ``policy:of=my_policies.strong``: a policy, or a function (seed) -> policy bot.

    The name is that of a module which Python can import, here or in the current folder, and of
    something in it: a policy, or a class or function marked with ``makes_bots = True``.
    """
    module, _, name = of.rpartition(".")
    if not module:
        raise ConfigError(f"policy: found {of!r}, expected module.name")
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        found = getattr(import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise ConfigError(f"policy: {of!r} cannot be imported: {error}") from error
    bot = found(seed) if getattr(found, "makes_bots", False) else PolicyBot(found)
    return bot
