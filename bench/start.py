"""How soon something can begin: linking, a first game in a new process, help."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence

from bench.harness import Row, Timing, limit

GAMES = {
    "sea_salt_paper": {"game": "sea_salt_paper", "players": 2},
    "isle": {"game": "isle", "players": 4},
    "isle, all modules": {
        "game": "isle",
        "players": 4,
        "modules": ["kittens", "creatures", "events"],
    },
}
IMPORTS = """
import sys, time, json
import ruledock
from importlib import import_module
from ruledock.config import make_config
from ruledock.link import link
"""
LINK = """
config = make_config(json.loads(sys.argv[1]))
for name in (config.game, *config.modules):
    import_module(f"ruledock_{name}")
start = time.process_time()
link(config)
print(time.process_time() - start)
"""


def rows(timing: Timing) -> Iterator[Row]:
    """Milliseconds of processor time, each in processes of its own."""
    times = 3 * timing.windows
    help_ = [sys.executable, "-m", "ruledock.cli", "--help"]
    yield limit("ruledock --help", "ms", [_whole(help_) for _ in range(times)], 150)
    for name, table in GAMES.items():
        told = json.dumps(table)
        warm = [sys.executable, "-c", IMPORTS + LINK, told]
        _whole(warm)
        after = [1000 * float(_run(warm)) for _ in range(times)]
        yield limit(f"linking {name}, warm, after imports", "ms", after, 100)
        cold = [sys.executable, "-c", IMPORTS + "link(make_config(json.loads(sys.argv[1])))", told]
        whole = [_whole(cold) for _ in range(times)]
        yield limit(f"linking {name}, from a cold process", "ms", whole, 300)


def _run(command: Sequence[str]) -> str:
    environment = {**os.environ, "PYTHONWARNINGS": "ignore"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    return done.stdout


def _whole(command: Sequence[str]) -> float:
    """The processor time of a whole process, in milliseconds."""
    before = _children()
    _run(command)
    return 1000 * (_children() - before)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
