"""Many games between bots, in this process or in several at once."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar

import attrs

from ruledock.bots.seat import Bot
from ruledock.bots.specs import maker
from ruledock.config import Config, is_path, make_config
from ruledock.errors import ConfigError
from ruledock.link import link
from ruledock.play import Played, new_game, playout
from ruledock.progress import bar
from ruledock.ruleset import Ruleset

Maker = Callable[[int], Bot]
"""A function (seed) -> bot, such as the class of a bot."""
Bots = str | Maker | Sequence[str | Maker]
"""A bot for all seats or one for each, by name or by what makes it."""
T = TypeVar("T")
R = TypeVar("R")


class Simulation(Iterator[Played]):
    """The games of a simulation, played while they are read, in the order of their seeds."""

    def __init__(self, games: int, played: Iterator[Played]) -> None:
        self._games, self._played = games, played
        self._hash = blake2b(digest_size=16)

    def __next__(self) -> Played:
        one = next(self._played)
        self._hash.update(json.dumps(attrs.astuple(one)).encode() + b"\n")
        return one

    def __len__(self) -> int:
        """How many games it has, read or not."""
        return self._games

    @property
    def digest(self) -> str:
        """A sum over the games read so far: equal for equal games."""
        return self._hash.hexdigest()


def simulate(
    config: Config,
    games: int,
    bots: Bots | None = None,
    *,
    seed: int | None = None,
    workers: int = 1,
    progress: bool = False,
) -> Simulation:
    """Play many games: the first with *seed*, the next with *seed* + 1 and so on.

    Bots are named (``"greedy"``), or made by a function of a seed; each game and seat has its own,
    so that results are the same for any number of workers. More than one worker needs joblib.
    """
    chosen = bots if bots is not None else "random"
    makers(link(config), chosen)
    first = seed if seed is not None else config.seed or 0
    settings = portable(config)
    tasks = ((settings, number, chosen) for number in range(first, first + games))
    played = in_order(_one, tasks, workers)
    return Simulation(games, iter(bar(played, games, "games") if progress else played))


def _one(task: tuple[Mapping[str, Any], int, Bots]) -> Played:
    settings, seed, bots = task
    game = new_game(make_config(settings), seed)
    playout(game, seated(game.ruleset, bots, seed))
    result = game.result
    return Played(seed, result.totals, result.winners, len(game._history))


def in_order(work: Callable[[T], R], tasks: Iterable[T], workers: int) -> Iterator[R]:
    """What *work* makes of each task, in the order of the tasks, by so many processes."""
    if type(workers) is not int or workers < 1:
        raise ConfigError(f"workers: found {workers!r}, expected a whole number from 1")
    if workers == 1:
        return map(work, tasks)
    try:
        joblib = import_module("joblib")
    except ImportError:
        raise ConfigError(
            "more than one worker needs joblib; install it with: pip install 'ruledock[simulate]'"
        ) from None
    parallel = joblib.Parallel(n_jobs=workers, return_as="generator")
    found: Iterator[R] = parallel(joblib.delayed(work)(task) for task in tasks)
    return found


def portable(config: Config) -> dict[str, Any]:
    """A configuration as plain data that means the same in another process and folder."""
    packs = [str(Path(pack).resolve()) if is_path(pack) else pack for pack in config.packs]
    return {**config.to_dict(), **({"packs": packs} if packs else {})}


# -- bots --------------------------------------------------------------------------------------


def makers(ruleset: Ruleset, bots: Bots) -> list[Maker]:
    """What makes the bot of each seat."""
    seats = ruleset.config.players
    wanted = [bots] * seats if isinstance(bots, str) or callable(bots) else list(bots)
    if len(wanted) != seats:
        raise ConfigError(f"bots: found {len(wanted)} of them, expected one for each player")
    return [_maker(ruleset, one) for one in wanted]


def _maker(ruleset: Ruleset, wanted: str | Maker) -> Maker:
    return maker(ruleset.bots, wanted) if isinstance(wanted, str) else wanted


def seated(ruleset: Ruleset, bots: Bots, seed: int) -> list[Bot]:
    """A new bot for each seat of the game with this seed."""
    return [_made(make, seed * 31 + seat) for seat, make in enumerate(makers(ruleset, bots))]


def _made(make: Maker, seed: int) -> Bot:
    expected = f"bots: found {make!r}, expected a name, or a function (seed) -> bot"
    try:
        bot = make(seed)
    except (AttributeError, TypeError) as error:
        raise ConfigError(f"{expected}; called with a seed it says: {error}") from error
    if not callable(bot):
        raise ConfigError(f"{expected}; called with a seed it gives {bot!r}")
    return bot
