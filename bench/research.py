"""Tournaments, bots over pipes, policies as bots, exact methods, and results in parts."""

from __future__ import annotations

import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from itertools import count, permutations
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import ruledock
from bench.harness import Done, Missing, Rate, Row, Side, Timing, compare, limit, side, tell
from ruledock_rl import PolicyBot
from ruledock_rl.cfr import Solver
from ruledock_rl.exact import exact_tree
from ruledock_simulation import simulate_parts
from ruledock_simulation.parts.names import PartName, ranges
from ruledock_simulation.parts.place import Place
from ruledock_simulation.parts.run import PartedSimulation
from ruledock_simulation.pools import LocalPool
from ruledock_simulation.reports import report_of
from ruledock_simulation.results import Run
from ruledock_simulation.tournament.ratings import Ranking, intervals
from ruledock_simulation.tournament.tournament import Tournament
from tests.tools.bots.other_languages import runs

SEA: dict[str, Any] = {"game": "sea_salt_paper", "players": 2}
FIRST = Path(__file__).resolve().parent.parent / "examples" / "bots" / "first.pl"
MILLION = 1_000_000
LUCK = np.random.default_rng(1)


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """What comes on top of playing, beside playing alone."""
    name = "tournament of random and greedy v their games alone"
    yield compare(name, "games/s", side(_tournament()), side(_simulated()), timing)
    name = "intervals of 4 bots on 100 deals, by 200 draws"
    yield tell(name, "times/s", side(_intervals()), timing)
    name = "a policy of random numbers, seated as a bot, v a random bot"
    policy, bot = (side(_playouts(one)) for one in (PolicyBot(_anything), ruledock.RandomBot(1)))
    yield compare(name, "games/s", policy, bot, timing)
    yield _piped("a bot in Perl over pipes, auction", timing)
    name = "parts in a folder v rows in memory, random"
    yield compare(name, "games/s", side(_parts()), side(_rows()), timing, 0.8)
    yield limit("resume a million games by their listing", "s", _resumes(timing.windows), 10)
    with tempfile.TemporaryDirectory() as folder:
        yield tell("report on a folder of parts", "games/s", side(_reports(folder)), timing)
    yield tell("regret minimisation on all of crates", "walks/s", side(_solves()), timing)


def _tournament() -> Any:
    seeds = count()

    def work() -> Done:
        bots = ["random", "greedy"]
        event = Tournament([SEA], bots, rounds=1, deals=5, seed=next(seeds))
        done = event.play().standings.games
        return done, done

    return work


def _simulated() -> Any:
    seeds = count()

    def work() -> Done:
        for bots in (["random", "greedy"], ["greedy", "random"]):
            ruledock.simulate(SEA, 5, bots, seed=next(seeds)).play()
        return 10, 10

    return work


def _intervals() -> Any:
    """Deals on which every pair of four bots met, won at random."""
    rng = Random(1)
    deals: list[Counter[Ranking]] = [
        Counter(pair for pair in permutations(range(4), 2) if rng.random() < 0.5)
        for _ in range(100)
    ]

    def work() -> Done:
        intervals(4, deals, "1")
        return 1, 0

    return work


def _anything(seen: Any) -> Any:
    return LUCK.random(len(seen["action_mask"]))


def _playouts(bot: Any) -> Any:
    seeds = count()

    def work() -> Done:
        ruledock.playout(ruledock.new("sea_salt_paper", seed=next(seeds)), bot)
        return 1, 1

    return work


def _piped(name: str, timing: Timing) -> Row | Missing:
    """By the clock on the wall, as half of the work is done by another process."""
    if not runs("perl", "-MJSON::PP", "-e", "1"):
        return Missing(name, "no Perl with JSON::PP")

    def measure(seconds: float) -> Rate:
        start, passed, choices = time.perf_counter(), 0.0, []
        games = iter(ruledock.simulate("auction", 10_000, f"exec:{FIRST}", seed=1))
        while passed < seconds:
            choices.append(next(games).choices)
            passed = time.perf_counter() - start
        return Rate(sum(choices) / passed, len(choices) / passed)

    made: Side = measure
    return tell(name, "choices/s", made, timing)


def _parts() -> Any:
    seeds = count()

    def work() -> Done:
        with tempfile.TemporaryDirectory() as folder:
            simulate_parts(SEA, 100, "random", out=folder, seed=next(seeds), size=100).play()
        return 100, 100

    return work


def _rows() -> Any:
    seeds = count()

    def work() -> Done:
        ruledock.simulate(SEA, 100, "random", seed=next(seeds)).play()
        return 100, 100

    return work


def _reports(folder: str) -> Any:
    games = 1000
    simulate_parts(SEA, games, "random", out=folder, seed=1, size=500).play()

    def work() -> Done:
        report_of([folder])
        return games, games

    return work


def _solves() -> Any:
    solver = Solver(exact_tree("crates", reward="points"))

    def work() -> Done:
        solver.run(1)
        return 1, 0

    return work


def _resumes(times: int) -> Iterator[float]:
    """Processor seconds until a run is known to be whole."""
    run = Run("sea_salt_paper", "", 2, "digest", ("random", "random"), MILLION, "7")
    with tempfile.TemporaryDirectory() as folder:
        place = Place.of(folder)
        PartedSimulation(lambda seed: None, run, place, LocalPool())
        for first, last in ranges(MILLION, 2000):
            (Path(folder) / str(PartName(first, last, first + 1))).touch()
        for _ in range(times):
            started = time.process_time()
            assert PartedSimulation(lambda seed: None, run, place, LocalPool()).known == MILLION
            yield time.process_time() - started
