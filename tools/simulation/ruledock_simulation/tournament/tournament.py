"""Run a tournament round by round."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

import attrs

from ruledock.engine.seeds import require_seed
from ruledock.errors import ConfigError
from ruledock.installed.version import VERSION
from ruledock.linking.link import link
from ruledock_bots.foreign import absolute
from ruledock_bots.limits import Limits, limits_for
from ruledock_simulation import portable
from ruledock_simulation.described import Described, config_from
from ruledock_simulation.pools import make_pool
from ruledock_simulation.progress import bar
from ruledock_simulation.seating import check
from ruledock_simulation.tournament.kept import Folder
from ruledock_simulation.tournament.playing import Matches
from ruledock_simulation.tournament.schedule import Schedule
from ruledock_simulation.tournament.standings import Standings, Tally


@attrs.frozen
class Round:
    """What a tournament shows after a round."""

    number: int
    """From 1."""
    standings: Standings
    digest: str
    """The sum of all games' hashes so far."""
    last: bool
    """Whether it was the last one: ratings are clear, or all rounds are played."""


class Tournament:
    """Bots against bots at some tables; iterate over its rounds."""

    def __init__(
        self,
        tables: Sequence[Described],
        bots: Sequence[str],
        *,
        rounds: int = 10,
        deals: int = 20,
        seed: int | str | None = None,
        workers: int = 1,
        on: str | None = None,
        out: str | Path | None = None,
        isolate: bool | Limits = False,
        stop_early: bool = True,
        progress: bool = False,
    ) -> None:
        """Each round plays new *deals* at every table, with every group of bots from every seat.

        Between rounds, and only there, the tournament stops early if no two neighbours' intervals
        overlap. With *out*, a folder, it goes on where it was; the same *seed* plays the same games
        on any number of workers and on a cluster, if the bots are limited by tries and not by time.
        """
        _require(rounds, "rounds")
        _require(deals, "deals")
        # sorted, as seeds and digests go by a bot's number: whoever names it first plays the same
        self.bots = tuple(sorted(absolute(one) for one in bots))
        if len({*self.bots}) < max(2, len(self.bots)):
            raise ConfigError(
                f"bots: found {', '.join(self.bots)}, expected two or more, all different"
            )
        if not tables:
            raise ConfigError("tables: found none, expected one or more")
        self._limits = limits_for(isolate)
        configs = [config_from(table, f"tables/{at}") for at, table in enumerate(tables)]
        rulesets = [link(config) for config in configs]
        for ruleset in rulesets:
            for bot in self.bots:
                check(ruleset, bot)
        self._players = tuple(config.players for config in configs)
        self._schedule = Schedule(self._players, len(self.bots), deals)
        self.rounds, self._stop_early, self._progress = rounds, stop_early, progress
        self._tables = tuple(portable(config) for config in configs)
        self._digests = tuple(ruleset.digest for ruleset in rulesets)
        named = require_seed(seed) if seed is not None else ""
        folder = Path(out) if out is not None else None
        self.folder = Folder(folder, self._about(named, deals))
        self.seed: str = self.folder.about["seed"]
        self._pool = make_pool(workers, on)

    def _about(self, seed: str, deals: int) -> dict[str, Any]:
        return {
            "format": 1,
            "version": VERSION,
            "seed": seed,
            "bots": list(self.bots),
            "isolated": not self._limits.only_strangers,
            "deals": deals,
            "tables": [dict(one) for one in self._tables],
            "rules": list(self._digests),
        }

    def __iter__(self) -> Iterator[Round]:
        tally = Tally(self.bots, [players == 1 for players in self._players])
        early: dict[int, dict[str, Any]] = {row["number"]: row for row in self.folder.known()}
        play = Matches(self._tables, self._digests, self.bots, self.seed, self._limits)
        for number in range(self.rounds):
            matches = self._schedule.round(number)
            for one in matches:
                if one.number in early:
                    tally.add(early.pop(one.number))
            missing = [one for one in matches if one.number not in self.folder.numbers]
            played = self._keep(self._pool.run(play, missing))
            if self._progress:
                played = bar(played, len(missing), f"games of round {number + 1}")
            for row in played:
                tally.add(row)
            standings = tally.standings(self.seed)
            last = number + 1 == self.rounds or (self._stop_early and standings.clear)
            yield Round(number + 1, standings, self.folder.digest, last)
            if last:
                return

    def _keep(self, batches: Iterable[list[dict[str, Any]]]) -> Iterator[dict[str, Any]]:
        """Keep the games that workers return, before anybody counts them."""
        for rows in batches:
            self.folder.add(rows)
            yield from rows

    def play(self) -> Round:
        """Play all rounds that are needed, and return the last."""
        *_, last = self
        return last


def _require(number: Any, name: str) -> None:
    if type(number) is not int or number < 1:
        raise ConfigError(f"{name}: found {number!r}, expected a whole number from 1")
