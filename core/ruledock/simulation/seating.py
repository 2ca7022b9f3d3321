"""Who plays where: bots by name or by what makes them, a new one for each seat of each game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from ruledock.bots.foreign import Foreign, absolute
from ruledock.bots.seat import Bot
from ruledock.bots.specs import maker
from ruledock.content.text import printable
from ruledock.errors import ConfigError
from ruledock.ruleset import Ruleset
from ruledock.seeds import bot_seed

Maker = Callable[[int], Bot]
"""A function (seed) -> bot, such as the class of a bot."""
Bots = str | Maker | Sequence[str | Maker]
"""A bot for all seats or one for each, by name or by what makes it."""
EXPECTED = "expected a name, or a function (seed) -> bot"


def each(ruleset: Ruleset, bots: Bots) -> list[str | Maker]:
    """What is wanted at each seat."""
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
    """What makes the bot of each seat."""
    return [
        maker(ruleset.bots, one) if isinstance(one, str) else one for one in each(ruleset, bots)
    ]


def portable_bots(bots: Bots) -> Bots:
    """The same bots, found from any folder of this machine."""
    if isinstance(bots, Sequence) and not isinstance(bots, str):
        return [absolute(one) if isinstance(one, str) else one for one in bots]
    return absolute(bots) if isinstance(bots, str) else bots


def check(ruleset: Ruleset, bots: Bots, apart: bool = False) -> None:
    """Refuse bots that cannot be had, before anything is played.

    Those that are named with options are made once, as only they know what an option may be; and
    those in files are never made here.
    """
    for wanted, make in zip(each(ruleset, bots), makers(ruleset, bots), strict=True):
        if isinstance(make, Foreign) and not apart:
            make(0)
        if isinstance(wanted, str) and isinstance(make, partial):
            _made(make, 0)


def seated(ruleset: Ruleset, bots: Bots, run: str, number: int = 0) -> list[Bot]:
    """A new bot for each seat of a game in the run with this seed."""
    both = zip(makers(ruleset, bots), seeds_of(ruleset, run, number), strict=True)
    return [_made(make, own) for make, own in both]


def seeds_of(ruleset: Ruleset, run: str, number: int) -> list[int]:
    """The seed of each seat's bot in a game of the run with this seed."""
    return [bot_seed(run, number, seat) for seat in range(ruleset.config.players)]


def _made(make: Maker, seed: int) -> Bot:
    expected = f"bots: found {make!r}, {EXPECTED}"
    try:
        bot = make(seed)
    except (AttributeError, TypeError) as error:
        raise ConfigError(f"{expected}; called with a seed it says: {error}") from error
    if not callable(bot):
        raise ConfigError(f"{expected}; called with a seed it gives {bot!r}")
    return bot


def label(wanted: Any) -> str:
    """What the bot of a seat is called where results are kept: the same in every process."""
    if isinstance(wanted, str):
        return printable(wanted, len(wanted))
    if isinstance(wanted, partial):
        given = [*map(repr, wanted.args), *(f"{k}={v!r}" for k, v in wanted.keywords.items())]
        return f"{label(wanted.func)}({', '.join(given)})"
    named = wanted if hasattr(wanted, "__qualname__") else type(wanted)
    return printable(f"{named.__module__}.{named.__qualname__}")
