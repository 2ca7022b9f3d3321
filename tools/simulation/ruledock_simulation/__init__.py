"""Many games between bots: here, in several processes or on a cluster, and kept in a file."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from hashlib import blake2b
from pathlib import Path
from typing import Any

import attrs

from ruledock.engine.seeds import game_seed, require_seed
from ruledock.errors import BotFailed, ConfigError
from ruledock.game.game import Game
from ruledock.game.history import Start
from ruledock.game.new_table import new_table
from ruledock.game.playout import playout
from ruledock.linking.config import Config, is_path, make_config
from ruledock.linking.link import link
from ruledock_bots.isolation import isolated
from ruledock_bots.limits import Limits
from ruledock_simulation.columns import Row
from ruledock_simulation.pools import Crew, crew, in_turn
from ruledock_simulation.progress import bar
from ruledock_simulation.results import Played, Run, played, told
from ruledock_simulation.seating import Bots, check, makers, portable_bots, seated, seeds_of
from ruledock_simulation.stores import Store, store


class Simulation(Iterator[Played]):
    """The games of a simulation, played while they are read, in the order of their numbers."""

    def __init__(self, kept: Store, games: Iterator[Played], progress: bool) -> None:
        self._run, self._store = kept.run, kept
        self._games = iter(bar(games, len(self), "games", known=self.known) if progress else games)
        self._hash = blake2b(digest_size=16)

    def __next__(self) -> Played:
        one = next(self._games)
        self._hash.update(json.dumps(attrs.astuple(one), sort_keys=True).encode() + b"\n")
        return one

    def __len__(self) -> int:
        """How many games it has, read or not."""
        return self._run.games

    @property
    def seed(self) -> str:
        """The seed of the run, with which all of it can be played again."""
        return self._run.seed

    @property
    def known(self) -> int:
        """How many of them its file held already and are not played again."""
        return len(self._store.numbers)

    @property
    def digest(self) -> str:
        """A sum over the games read so far: equal for equal games."""
        return self._hash.hexdigest()

    @property
    def titles(self) -> Mapping[str, str]:
        """What the score lines of the games so far say, by their rule."""
        return self._store.titles

    def rows(self, one: Played) -> list[Row]:
        """One of its games as flat rows, one for each seat, as they are kept in files."""
        return self._run.rows(one)

    def play(self) -> Simulation:
        """Play all that is left; for who wants the file or the digest, not the games."""
        for _ in self:
            pass
        return self


def simulate(
    config: Config,
    games: int,
    bots: Bots | None = None,
    *,
    seed: int | str | None = None,
    workers: int = 1,
    on: str | None = None,
    out: str | Path | None = None,
    progress: bool = False,
    isolate: bool | Limits = False,
) -> Simulation:
    """Play many games; all chance comes from the seed of the run, by the number of each game.

    The same *seed* plays the same games. Without one, here or in the configuration, 128 bits are
    drawn from the system, or taken from the file that is gone on with.

    Bots are named (``"greedy"``), or made by a function of a seed; each game and seat has its own,
    so that results are the same for any number of workers. More than one worker needs joblib; *on*
    is the address of a Dask cluster that plays instead. What is finished is kept in *out*, a file
    of JSON lines (``.jsonl``) or Parquet (``.parquet``); what it already holds is not played again.

    With *isolate* each bot thinks in a process of its own, within limits, on views alone and
    without guesses. One that fails loses its game, and the next game is played. Only so can a bot
    be named by its file, as ``"./mine.py:Mine"``, which this process never imports.
    """
    if not isinstance(config, Config):
        expected = "a configuration, such as ruledock.Config('auction', players=3)"
        raise ConfigError(f"config: found {config!r}, expected {expected}")
    if type(games) is not int or not 0 <= games <= sys.maxsize:
        raise ConfigError(
            f"games: found {games!r}, expected a whole number from 0 to {sys.maxsize}"
        )
    chosen = bots if bots is not None else "random"
    ruleset = link(config)
    limits = Limits() if isolate is True else isolate or None
    if limits is not None and not isinstance(limits, Limits):
        raise ConfigError(f"isolate: found {isolate!r}, expected true, false or limits")
    check(ruleset, chosen, apart=limits is not None)
    hands = crew(workers, on)
    named = require_seed(seed) if seed is not None else config.seed or ""
    kept = store(out, Run.of(ruleset, chosen, games, named, limits is not None))
    bots = portable_bots(chosen)
    play = Batch(portable(config), ruleset.digest, bots, kept.run.seed, limits)
    return Simulation(kept, _stream(play, kept, hands), progress)


def _stream(play: Batch, kept: Store, hands: Crew) -> Iterator[Played]:
    """All games by their numbers: those that are known, and the others as they are played."""
    known, numbers = kept.numbers, range(kept.run.games)
    missing: Sequence[int] = numbers
    if known:
        missing = [number for number in numbers if number not in known]
    with closing(kept):
        read = ((rows[0]["number"], told(rows)) for rows in kept)
        old = in_turn(read, (number for number in numbers if number in known))
        new = in_turn(_kept(hands.done(play, missing), kept), missing)
        for number in numbers:
            yield next(old if number in known else new)
        kept.finish()


def _kept(
    batches: Iterable[tuple[list[Played], Mapping[str, str]]], kept: Store
) -> Iterator[tuple[int, Played]]:
    """What comes from workers, kept before anybody sees it."""
    for games, titles in batches:
        kept.add(games, titles)
        for one in games:
            yield one.number, one


@attrs.frozen
class Batch:
    """Plays some games of a run, in whatever process."""

    settings: Mapping[str, Any]
    digest: str
    bots: Bots
    run: str
    """The seed of the run."""
    limits: Limits | None = None
    """What each bot may use in a process of its own; None when bots think here."""

    def __call__(self, numbers: Sequence[int]) -> tuple[list[Played], dict[str, str]]:
        """What is kept of the games, and what their score lines say."""
        ruleset = link(make_config(self.settings))
        if ruleset.digest != self.digest:
            raise ConfigError("a worker has other plugins or packs than who asks it to play")
        titles: dict[str, str] = {}
        found = []
        for number in numbers:
            seed = game_seed(self.run, number)
            game = Game(new_table(ruleset, seed), Start(ruleset.config, seed))
            failed = self._play(game, number)
            found.append(played(game, number, titles, failed))
        return found, titles

    def _play(self, game: Game, number: int) -> BotFailed | None:
        """Play a game to its end, or until a bot fails."""
        ruleset = game.ruleset
        if self.limits is None:
            playout(game, seated(ruleset, self.bots, self.run, number))
            return None
        seeds = seeds_of(ruleset, self.run, number)
        apart = isolated(makers(ruleset, self.bots), seeds, self.limits)
        try:
            with apart as bots:
                playout(game, bots)
        except BotFailed as failed:
            return failed
        return None


def portable(config: Config) -> dict[str, Any]:
    """A configuration as plain data that means the same in another process and folder."""
    packs = [str(Path(pack).resolve()) if is_path(pack) else pack for pack in config.packs]
    return {**config.to_dict(), **({"packs": packs} if packs else {})}
