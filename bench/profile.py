"""Where the time of a decision goes: ``python3 dev.py python bench/profile.py [--seconds N]``.

Random games are played while a timer of the system looks, a few hundred times in a second of
processor time, which function is running. Each look counts for one layer; C functions and the
standard library count for whoever called them.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import count
from pathlib import Path
from types import CodeType, FrameType

ROOT = Path(__file__).resolve().parent.parent
sys.path[0] = str(ROOT)  # a module called profile must not stand before the library's own

import ruledock  # noqa: E402
from bench.games import CountingBot  # noqa: E402
from ruledock.game.new_game import new_game  # noqa: E402
from ruledock.linking.config import make_config  # noqa: E402
from ruledock.linking.link import link  # noqa: E402
from ruledock.linking.ruleset import Ruleset  # noqa: E402

GAMES = {
    "auction": {"game": "auction", "players": 3},
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 2},
    "isle": {"game": "isle", "players": 2},
}
MACHINE = "machine interrupts windows secret_choices step_kinds table game playout"
CORE = {
    "machine": MACHINE.split(),
    "offers": ("decisions", "options", "sequences"),
    "chance": ("chance",),
    "history": ("history",),
}
"""By layer: modules of the core."""
KNOWLEDGE = ("knowledge", "passing", "recall", "holding", "guess")
OFFERS = ("options", "placements")
"""Modules of games that are not all about rules."""
RULES, BOT, REST = "rules of the game", "the bot", "the rest"
LAYERS = ("machine", "offers", RULES, "knowledge", "chance", "history", BOT, REST)
EVERY = 0.001
BATCH = 50
Counts = Counter[str]


class Sampler:
    """Counts for each layer how often it was found at work."""

    def __init__(self, ruleset: Ruleset) -> None:
        self.offers = set(_offers(ruleset))
        self.found: Counts = Counter()

    def __enter__(self) -> Sampler:
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        return self

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0)

    def _look(self, _: int, frame: FrameType | None) -> None:
        self.found[self._layer(list(_codes(frame)))] += 1

    def _layer(self, codes: list[CodeType]) -> str:
        """The layer of the innermost function that has one; of listing offers, all it calls."""
        known = [layer for code in codes if (layer := layer_of(code.co_filename))]
        if "history" in known:
            return "history"
        if known and known[0] in ("machine", RULES) and not self.offers.isdisjoint(codes):
            return "offers"
        return known[0] if known else REST


def _codes(frame: FrameType | None) -> Iterator[CodeType]:
    """What runs, from the innermost function out."""
    while frame is not None:
        yield frame.f_code
        frame = frame.f_back


def _offers(ruleset: Ruleset) -> Iterator[CodeType]:
    """The functions that list what may be chosen."""
    for one in (*ruleset.kinds.values(), *ruleset.interrupts.values()):
        for name in ("offer", "possible"):
            function = getattr(getattr(one, name, None), "func", getattr(one, name, None))
            if hasattr(function, "__code__"):
                yield function.__code__


@cache
def layer_of(file: str) -> str | None:
    """The layer a file belongs to; None where the caller is to be asked."""
    path = Path(file)
    if path.parent.parent.name == "ruledock":
        return next((layer for layer, names in CORE.items() if path.stem in names), None)
    if path.parent.name == "bench" or path.parent.name == "bots":
        return BOT if path.stem in ("games", "seat", "random") else None
    if "ruledock_" not in file:
        return None
    if path.stem in KNOWLEDGE or path.parent.name == "knowledge":
        return "knowledge"
    return "offers" if path.stem in OFFERS else RULES


def profiled(told: dict[str, object], seconds: float) -> tuple[Counts, float]:
    """How often each layer was found at work, and the microseconds that a decision took."""
    config = make_config(told)
    sampler, seeds, bot, spent = Sampler(link(config)), count(), CountingBot(1), 0.0
    while spent < seconds:
        games = [new_game(config, next(seeds)) for _ in range(BATCH)]
        start = time.process_time()
        with sampler:
            for game in games:
                ruledock.playout(game, bot)
        spent += time.process_time() - start
    return sampler.found, 1e6 * spent / bot.decisions


def called(told: dict[str, object]) -> Counts:
    """How many functions are called for a decision: of Python, and of C."""
    games = [new_game(make_config(told), seed) for seed in range(BATCH)]
    bot, found = CountingBot(1), Counter[str]()
    sys.setprofile(lambda _, event, __: found.update((event,)))
    for game in games:
        ruledock.playout(game, bot)
    sys.setprofile(None)
    return Counter({event: found[event] // bot.decisions for event in ("call", "c_call")})


def main() -> int:
    """Print the table, a column for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="processor time for each game")
    given = parser.parse_args()
    found = {name: profiled(told, given.seconds) for name, told in GAMES.items()}
    print("|", *(f"| {name} " for name in found), "|")
    print("| --- |", " | ".join("---:" for _ in found), "|")
    for layer in LAYERS:
        shares = (f"{100 * counts[layer] / counts.total():.0f} %" for counts, _ in found.values())
        print(f"| {layer} |", " | ".join(shares), "|")
    print("| a decision |", " | ".join(f"{each:.1f} µs" for _, each in found.values()), "|")
    print("| looks |", " | ".join(str(counts.total()) for counts, _ in found.values()), "|")
    calls = [called(told) for told in GAMES.values()]
    print("| functions of Python called |", " | ".join(str(one["call"]) for one in calls), "|")
    print("| functions of C called |", " | ".join(str(one["c_call"]) for one in calls), "|")
    return 0


if __name__ == "__main__":
    sys.exit(main())
