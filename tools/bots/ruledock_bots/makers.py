"""Makers of bots: functions from a seed to a bot."""

from __future__ import annotations

from ruledock.errors import ConfigError
from ruledock.game.seat import Bot
from ruledock_bots.hookspecs import MakeBot

EXPECTED = "expected a name, or a function (seed) -> bot"


def make_bot(make: MakeBot, seed: int) -> Bot:
    """Make a bot in this process; refuse what makes none."""
    expected = f"bots: found {make!r}, {EXPECTED}"
    try:
        bot = make(seed)
    except (AttributeError, TypeError) as error:
        raise ConfigError(f"{expected}; called with a seed it raised: {error}") from error
    if not callable(bot):
        raise ConfigError(f"{expected}; called with a seed it returned {bot!r}")
    return bot
