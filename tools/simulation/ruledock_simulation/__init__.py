"""Play many games between bots: here, in several processes or on a cluster."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from copy import deepcopy
from functools import cached_property, partial
from hashlib import blake2b
from html import escape
from pathlib import Path
from typing import Any

import attrs

from ruledock.engine.seeds import require_seed
from ruledock.engine.text import printable
from ruledock.errors import BotFailed, ConfigError
from ruledock.game.game import Game
from ruledock.game.new_game import new_game
from ruledock.game.playout import playout
from ruledock.linking.config import Config, is_path, make_config
from ruledock.linking.link import link
from ruledock_bots.isolation import isolate_bots
from ruledock_bots.limits import STRANGERS, Limits, limits_for
from ruledock_bots.seeds import game_seed
from ruledock_simulation.columns import Row
from ruledock_simulation.described import Described, config_from
from ruledock_simulation.parts.place import Place
from ruledock_simulation.parts.run import SIZE, PartedSimulation
from ruledock_simulation.pools import Pool, in_turn, make_pool
from ruledock_simulation.progress import bar
from ruledock_simulation.reports import Report
from ruledock_simulation.results import Played, Run, from_rows, summarize
from ruledock_simulation.seating import Bots, check, makers, portable_bots, seeds_of
from ruledock_simulation.stores import Store, store


class Simulation(Iterator[Played]):
    """The games of a simulation in order; each is played when it is asked for.

    It pickles and deepcopies until the first game is asked for, unless it writes to a file.
    """

    def __init__(
        self,
        kept: Store,
        games: Iterator[Played],
        progress: bool,
        again: Callable[[], Simulation] | None,
    ) -> None:
        """*again* makes the same simulation; None if a file allows only one."""
        self._run, self._store = kept.run, kept
        self._again, self._begun = again, False
        self._games = iter(bar(games, len(self), "games", known=self.known) if progress else games)
        self._hash, self._report = blake2b(digest_size=16), Report()

    def __next__(self) -> Played:
        self._begun = True
        one = next(self._games)
        plain = json.dumps(attrs.astuple(one, recurse=False), sort_keys=True)
        self._hash.update(plain.encode() + b"\n")
        self._report.add(self._run.unsealed(one))
        return one

    def __reduce__(self) -> tuple[Any, ...]:
        if self._again is None:
            raise TypeError("a simulation that writes to a file cannot be pickled or copied")
        if self._begun:
            raise TypeError("a simulation that has begun cannot be pickled or copied")
        return self._again, ()

    def __len__(self) -> int:
        """How many games there are, played or not."""
        return self._run.games

    @property
    def seed(self) -> str:
        """The seed of the run; with it the same games can be played again."""
        return self._run.seed

    @property
    def known(self) -> int:
        """How many games the file already held; they are not played again."""
        return len(self._store.numbers)

    @property
    def digest(self) -> str:
        """A hash of the games yielded so far: equal games, equal digest."""
        return self._hash.hexdigest()

    @property
    def titles(self) -> Mapping[str, str]:
        """The sentence of each score line so far, by its rule."""
        return self._store.titles

    def rows(self, one: Played) -> list[Row]:
        """A game as flat rows, one for each seat, as result files hold them."""
        return self._run.rows(one)

    def report(self) -> Report:
        """Play all games that are left, and report on all: who wins how often, and by what."""
        return self.play()._so_far()

    def _so_far(self) -> Report:
        """Who won how often in the games that were asked for."""
        self._report.titles |= self.titles
        return deepcopy(self._report)

    def _about(self) -> str:
        run = self._run
        games = f"{len(self)} games of {'+'.join(filter(None, (run.game, run.modules)))}"
        return f"{games}, {run.players} players: {', '.join(run.bots)}"

    def __repr__(self) -> str:
        return f"<Simulation of {printable(self._about(), 500)}>"

    def _repr_html_(self) -> str:
        about = f"Simulation of {escape(printable(self._about(), 500))}"
        if not self._begun:
            return f"<p>{about}; none is played yet, see .report()</p>"
        return f"<p>{about}; played so far:</p>{self._so_far()._repr_html_() or ''}"

    def play(self) -> Simulation:
        """Play all games that are left, if you only want the file or the digest."""
        for _ in self:
            pass
        return self


def simulate(
    config: Described,
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
    """Play many games; all chance comes from the seed of the run and the number of each game.

    *config* is a configuration, its settings as a mapping, a game's name, or a TOML or JSON file.

    The same *seed* plays the same games. Without one, here or in the configuration, the file that
    is continued has it, or the system draws 128 bits.

    Name bots (``"greedy"``), or give a function that makes one from a seed. Each seat of each game
    gets a new bot, so the results are the same for any number of workers. More than one worker
    needs joblib; *on* is the address of a Dask cluster that plays instead. Finished games go to
    *out*, a file of JSON lines (``.jsonl``) or Parquet (``.parquet``); games that it already holds
    are not played again.

    With *isolate* each bot runs in its own process, within limits, and sees views only, without
    guesses. Bots in files (``"./mine.py:Mine"``) and commands (``"exec:./mine"``) always do; this
    process never imports or runs them. Such a bot that fails loses its game, and the next game is
    played.
    """
    run, play, pool = _prepare(config, games, bots, seed, workers, on, isolate)
    kept = store(out, run)
    same: dict[str, Any] = {"workers": workers, "on": on, "progress": progress, "isolate": isolate}
    again = partial(simulate, config_from(config), games, bots, seed=kept.run.seed, **same)
    games_of_it = _stream(play(kept.run.seed), kept, pool)
    return Simulation(kept, games_of_it, progress, again if out is None else None)


def simulate_parts(
    config: Described,
    games: int,
    bots: Bots | None = None,
    *,
    out: str | Path,
    seed: int | str | None = None,
    workers: int = 1,
    on: str | None = None,
    isolate: bool | Limits = False,
    size: int = SIZE,
) -> PartedSimulation:
    """Play many games into a folder or a URL of fsspec; yields a summary of each part written.

    Workers write their own parts of *size* games, as compressed Parquet, so that no process sees
    all rows. Parts that are there already are not played again. The rest is as in :func:`simulate`.
    """
    if type(size) is not int or size < 1:
        raise ConfigError(f"size: found {size!r}, expected a whole number from 1")
    run, play, pool = _prepare(config, games, bots, seed, workers, on, isolate)
    return PartedSimulation(play, run, Place.of(out), pool, size=size)


def _prepare(
    config: Described,
    games: int,
    bots: Bots | None,
    seed: int | str | None,
    workers: int,
    on: str | None,
    isolate: bool | Limits,
) -> tuple[Run, Callable[[str], Batch], Pool]:
    """Check what is asked for: the run, what plays its games once the seed is known, and where."""
    config = config_from(config)
    if type(games) is not int or not 0 <= games <= sys.maxsize:
        raise ConfigError(
            f"games: found {games!r}, expected a whole number from 0 to {sys.maxsize}"
        )
    chosen = bots if bots is not None else "random"
    ruleset = link(config)
    limits = limits_for(isolate)
    check(ruleset, chosen)
    pool = make_pool(workers, on)
    named = require_seed(seed) if seed is not None else config.seed or ""
    run = Run.of(ruleset, chosen, games, named, not limits.only_strangers)
    play = partial(_batch, portable(config), ruleset.digest, portable_bots(chosen), limits)
    return run, play, pool


def _batch(
    settings: Mapping[str, Any], digest: str, bots: Bots, limits: Limits, seed: str
) -> Batch:
    return Batch(settings, digest, bots, seed, limits)


def _stream(play: Batch, kept: Store, pool: Pool) -> Iterator[Played]:
    """All games by number: known ones from the file, the others as they are played."""
    known, numbers = kept.numbers, range(kept.run.games)
    missing: Sequence[int] = numbers
    if known:
        missing = [number for number in numbers if number not in known]
    with closing(kept):
        read = ((rows[0]["number"], from_rows(rows)) for rows in kept)
        old = in_turn(read, (number for number in numbers if number in known))
        new = in_turn(_keep(pool.run(play, missing), kept), missing)
        for number in numbers:
            yield next(old if number in known else new)
        kept.finish()


def _keep(
    batches: Iterable[tuple[list[Played], Mapping[str, str]]], kept: Store
) -> Iterator[tuple[int, Played]]:
    """Store the games that workers return, before anybody sees them."""
    for games, titles in batches:
        kept.add(games, titles)
        for one in games:
            yield one.number, one


@attrs.frozen
class Batch:
    """Plays some games of a run, in any process."""

    settings: Mapping[str, Any]
    digest: str
    bots: Bots
    run: str
    """The seed of the run."""
    limits: Limits = STRANGERS
    """Which bots are isolated, and what they may use."""

    @cached_property
    def _config(self) -> Config:
        return make_config(self.settings)  # once for all games that this process plays

    def __call__(self, numbers: Sequence[int]) -> tuple[list[Played], dict[str, str]]:
        """Play games by number; also return what their score lines say."""
        config, titles = self._config, dict[str, str]()
        found = []
        for number in numbers:
            game = new_game(config, game_seed(self.run, number))
            if game.ruleset.digest != self.digest:
                raise ConfigError("a worker has other plugins or packs than this machine")
            failed = self._play(game, number)
            found.append(summarize(game, number, titles, failed))
        return found, titles

    def _play(self, game: Game, number: int) -> BotFailed | None:
        """Play a game to its end, or until a bot fails."""
        ruleset = game.ruleset
        seeds = seeds_of(ruleset, self.run, number)
        try:
            with isolate_bots(makers(ruleset, self.bots), seeds, self.limits) as bots:
                playout(game, bots)
        except BotFailed as failed:
            return failed
        return None


def portable(config: Config) -> dict[str, Any]:
    """A configuration as plain data that works in any process and folder."""
    packs = [str(Path(pack).resolve()) if is_path(pack) else pack for pack in config.packs]
    return {**config.to_dict(), **({"packs": packs} if packs else {})}
