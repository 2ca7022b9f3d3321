"""Many games alive at once: what each keeps, and ten thousand of them in one process."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random

import ruledock
from bench.all_games import asked
from bench.games import kept_memory, mid_game
from bench.harness import Row, Timing, limit
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config

ROOT = Path(__file__).resolve().parent.parent
ISLE = make_config({"game": "isle", "players": 4})
MANY = 10_000
LONGEST = 240
"""About as many choices as a random game of four has."""
EACH, ALL = 64 << 10, 1 << 30
FULL = 5
"""Quick runs have fewer windows than this, and do without what takes minutes."""


def rows(timing: Timing) -> Iterator[Row]:
    """What one game keeps, in every game; then the isle in earnest, in a process of its own."""
    for name, config in asked().items():
        kept = kept_memory(partial(mid_game, config), 6)
        yield limit(f"{name}: a live game", "bytes", kept, EACH)
        if config == ISLE:
            reckoned = [MANY * one for one in kept]
            yield limit(f"{name}: {MANY:,} times that", "bytes", reckoned, ALL)
    if timing.windows >= FULL:
        name = f"isle, 4 players: {MANY:,} live games, peak of the process"
        yield limit(name, "bytes", [peak_of(MANY)], ALL)


def peak_of(games: int) -> int:
    """The most bytes that a process with this many live games ever held."""
    command = [sys.executable, "-m", "bench.memory", str(games)]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    return int(done.stdout)


def hold(games: int) -> int:
    """Keep games alive that are anywhere from start to end; the peak of this process in bytes."""
    live = [_played(seed, seed % LONGEST) for seed in range(games)]
    assert len({id(game.table) for game in live}) == games
    unit = 1 if sys.platform == "darwin" else 1024
    return unit * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def _played(seed: int, choices: int) -> ruledock.Game:
    game, random = new_game(ISLE, seed), Random(seed).random
    asked = game.decisions
    for _ in range(choices):
        if not asked:
            break
        decision = asked[0]
        asked = game._apply(
            decision.player, decision.options[int(random() * len(decision.options))]
        )
    return game


if __name__ == "__main__":
    print(hold(int(sys.argv[1])))
