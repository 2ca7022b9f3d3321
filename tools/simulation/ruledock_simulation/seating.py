"""Make bots: a new one for each seat of each game, from a name or a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ruledock.engine.text import printable
from ruledock.errors import ConfigError
from ruledock.game.seat import Bot
from ruledock.linking.ruleset import Ruleset
from ruledock_bots.foreign import absolute
from ruledock_bots.known import named_maker
from ruledock_bots.makers import EXPECTED, make_bot
from ruledock_bots.seeds import bot_seed

Maker = Callable[[int], Bot]
"""A function (seed) -> bot, such as the class of a bot."""
Bots = str | Maker | Sequence[str | Maker]
"""One bot for all seats, or one for each: names, or functions that make a bot."""


def each(ruleset: Ruleset, bots: Bots) -> list[str | Maker]:
    """The bot wanted at each seat, as its name or maker."""
    seats = ruleset.config.players
    if isinstance(bots, str) or callable(bots) or not isinstance(bots, Sequence):
        wanted = [bots] * seats
    else:
        wanted = list(bots)
    if len(wanted) != seats:
        raise ConfigError(f"bots: found {len(wanted)} of them, expected one for each player")
    for one in wanted:
        if not isinstance(one, str) and not callable(one):
            raise ConfigError(f"bots: found {one!r}, {EXPECTED}")
    return wanted


def makers(ruleset: Ruleset, bots: Bots) -> list[Maker]:
    """The function that makes the bot of each seat."""
    wanted = each(ruleset, bots)
    return [named_maker(ruleset, one) if isinstance(one, str) else one for one in wanted]


def portable_bots(bots: Bots) -> Bots:
    """The same bots, with absolute paths, so that workers find them from any folder."""
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        return [absolute(one) if isinstance(one, str) else one for one in bots]
    return absolute(bots) if isinstance(bots, str) else bots


def check(ruleset: Ruleset, bots: Bots) -> None:
    """Refuse unknown bots and bad options before any game is played.

    A bot named with options is made once, since only it knows its options. Bots from outside are
    never made here.
    """
    for wanted, make in zip(each(ruleset, bots), makers(ruleset, bots), strict=True):
        if isinstance(wanted, str) and isinstance(make, partial):
            make_bot(make, 0)


def make_bots(ruleset: Ruleset, bots: Bots, run: str, number: int = 0) -> list[Bot]:
    """Make a new bot for each seat of game *number* in the run with this seed."""
    both = zip(makers(ruleset, bots), seeds_of(ruleset, run, number), strict=True)
    return [make_bot(make, own) for make, own in both]


def seeds_of(ruleset: Ruleset, run: str, number: int) -> list[int]:
    """The seed of each seat's bot in game *number* of the run with this seed."""
    return [bot_seed(run, number, seat) for seat in range(ruleset.config.players)]


def label(wanted: Any) -> str:
    """The name of a bot in result files, the same in every process."""
    if isinstance(wanted, str):
        return printable(wanted, len(wanted))
    if isinstance(wanted, partial):
        given = [*map(repr, wanted.args), *(f"{k}={v!r}" for k, v in wanted.keywords.items())]
        return f"{label(wanted.func)}({', '.join(given)})"
    named = wanted if hasattr(wanted, "__qualname__") else type(wanted)
    return printable(f"{named.__module__}.{named.__qualname__}")
