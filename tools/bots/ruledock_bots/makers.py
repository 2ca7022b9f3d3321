"""Makers of bots: functions from a seed to a bot."""

from __future__ import annotations

from collections.abc import Callable

from ruledock.errors import ConfigError
from ruledock.game.seat import Bot

Maker = Callable[..., Bot]
"""A function (seed, *, options) -> bot, such as the class of a bot."""
EXPECTED = "expected a name, or a function (seed) -> bot"


def make_bot(make: Maker, seed: int) -> Bot:
    """Make a bot in this process; refuse what makes none."""
    expected = f"bots: found {make!r}, {EXPECTED}"
    try:
        bot = make(seed)
    except (AttributeError, TypeError) as error:
        raise ConfigError(f"{expected}; called with a seed it raised: {error}") from error
    if not callable(bot):
        raise ConfigError(f"{expected}; called with a seed it returned {bot!r}")
    return bot
