"""How soon something can begin: linking, a first game in a new process, help."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence

import ruledock
from bench.harness import Missing, Row, Timing, limit
from bench.peers import HOMES, OURS, Absent, install, python_of

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
from ruledock.linking.config import make_config
from ruledock.linking.link import link
"""
LINK = """
config = make_config(json.loads(sys.argv[1]))
import cattrs
for name in (config.game, *config.modules):
    import_module(f"ruledock_{name}.plugin")
start = time.process_time()
link(config)
print(time.process_time() - start)
"""


def rows(timing: Timing) -> Iterator[Row | Missing]:
    """Milliseconds of processor time, each in processes of its own, as a user has it installed."""
    try:
        python = _installed()
    except Absent as why:
        yield Missing("starting", str(why))
    else:
        yield from _started(python, 3 * timing.windows)


def _installed() -> str:
    """The Python of an environment with a wheel of Ruledock: this one, or one made for it."""
    if "site-packages" in str(ruledock.__file__):
        return sys.executable
    install(OURS)
    return str(python_of(OURS))


def _started(python: str, times: int) -> Iterator[Row]:
    help_ = [python, "-m", "ruledock_cli", "--help"]
    _run(help_)
    yield limit("ruledock --help", "ms", [_whole(help_) for _ in range(times)], 150)
    for name, table in GAMES.items():
        told = json.dumps(table)
        warm = [python, "-c", IMPORTS + LINK, told]
        _run(warm)
        after = [1000 * float(_run(warm)) for _ in range(times)]
        yield limit(f"linking {name}, warm, after imports", "ms", after, 100)
        cold = [python, "-c", IMPORTS + "link(make_config(json.loads(sys.argv[1])))", told]
        _run(cold)
        whole = [_whole(cold) for _ in range(times)]
        yield limit(f"linking {name}, from a cold process", "ms", whole, 300)


def _run(command: Sequence[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=_told())
    return done.stdout


def _told() -> dict[str, str]:
    """Verdicts on packs are remembered here; nothing that is set for development counts."""
    told = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return {**told, "RULEDOCK_CACHE": str(HOMES / "checked")}


def _whole(command: Sequence[str]) -> float:
    """The processor time of a whole process, in milliseconds."""
    before = _children()
    _run(command)
    return 1000 * (_children() - before)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
