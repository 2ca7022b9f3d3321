"""Measure this code beside another revision or build, window by window in turn.

    python3 dev.py python bench/before.py REVISION [--what playout]
    python3 dev.py python bench/before.py --build .venv-compiled/bin/python [--what playout]

Each side runs in a process of its own, on games that its own code plays, in processor time.
"""

from __future__ import annotations

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parent.parent
TABLES: dict[str, dict[str, object]] = {
    "auction, 3 players": {"game": "auction", "players": 3},
    "brambles, 3 players": {"game": "brambles", "players": 3},
    "sea_salt_paper, 2 players": {"game": "sea_salt_paper", "players": 2},
    "sea_salt_paper, 4 players": {"game": "sea_salt_paper", "players": 4},
    "kockombat": {"game": "kockombat", "players": 2},
    "isle, 2 players": {"game": "isle", "players": 2},
    "isle, 4 players, all modules": {
        "game": "isle",
        "players": 4,
        "modules": ["creatures", "events", "kittens"],
    },
    "isle, the family": {"game": "isle", "players": 3, "modules": ["family"]},
    "isle, the sister": {"game": "isle", "players": 1, "modules": ["sister"]},
}
WINDOWS, SECONDS = 9, 0.2
NAMED = ".named"
"""The folder of a checkout that holds its entry points."""
WHAT = ("playout", "choose", "copy", "load", "save, JSON, load")
WORKER = """
import json, sys, time
from functools import cache
from random import Random
import ruledock
from ruledock.linking.config import make_config
from ruledock.testing.walking import Wanderer

tables = {name: make_config(settings) for name, settings in json.loads(sys.argv[1]).items()}

@cache
def saves(name):
    found = []
    for seed in (1, 2):
        game = ruledock.new(tables[name], seed=seed)
        for number, _ in enumerate(Wanderer(Random(seed)).walk(game)):
            if number % 12 == 5:
                found.append(game.save())
    return found

@cache
def games(name):
    return [ruledock.load(saved) for saved in saves(name)]

@cache
def starts(name):
    return [(tables[name], seed) for seed in range(10)]

def playout(start):
    random = Random(start[1]).random
    bot = lambda seat: int(random() * len(seat.decision.options))
    ruledock.playout(ruledock.new(start[0], seed=start[1]), bot)

def choose(start):
    random, game = Random(start[1]).random, ruledock.new(start[0], seed=start[1])
    while not game.over:
        decision = game.decisions[0]
        options = decision.options
        game.choose(decision, options[int(random() * len(options))])

def save_and_load(game):
    ruledock.load(json.loads(json.dumps(game.save())))

WORK = {
    "playout": (playout, starts),
    "choose": (choose, starts),
    "copy": (ruledock.Game.copy, games),
    "load": (ruledock.load, saves),
    "save, JSON, load": (save_and_load, games),
}

for line in sys.stdin:
    what, name = json.loads(line)
    work, pool = WORK[what][0], WORK[what][1](name)
    for one in pool[:3]:
        work(one)
    begin, done = time.process_time(), 0
    while time.process_time() - begin < float(sys.argv[2]):
        for one in pool:
            work(one)
        done += len(pool)
    print((time.process_time() - begin) / done, flush=True)
"""


class Side:
    """One revision or build, at work in a process of its own."""

    def __init__(self, python: str, home: Path | None) -> None:
        path = os.pathsep.join(map(str, [home / NAMED, *_roots(home)])) if home else ""
        self.process = subprocess.Popen(
            [python, "-c", WORKER, json.dumps(TABLES), str(SECONDS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def time(self, what: str, name: str) -> float:
        """Seconds that one piece of work takes."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps([what, name]), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def _roots(home: Path) -> list[Path]:
    """Where the packages of a checkout lie."""
    folders = ("libraries", "plugins", "tools", "examples/games", "examples/modules")
    there = [home / name for name in folders if (home / name).is_dir()]
    return [home / "core", *(one for folder in there for one in sorted(folder.iterdir()))]


def _name_plugins(home: Path) -> None:
    """Write the entry points of a checkout where they hide those of the environment."""
    for file in (home / "pyproject.toml", *home.glob("examples/*/*/pyproject.toml")):
        project = tomllib.loads(file.read_text("utf-8"))["project"]
        info = home / NAMED / f"{project['name'].replace('-', '_')}-0.dist-info"
        info.mkdir(parents=True)
        groups = project.get("entry-points", {}).items()
        lines = (
            f"[{group}]\n" + "\n".join(f"{a} = {b}" for a, b in one.items())
            for group, one in groups
        )
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
        (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: 0\n", "utf-8")


def rows(before: Side, now: Side, asked: Sequence[str]) -> Iterator[str]:
    """What each thing costs, beside what it cost."""
    for what in asked:
        for name in TABLES:
            pairs = [(before.time(what, name), now.time(what, name)) for _ in range(WINDOWS)]
            ratios = sorted(earlier / later for earlier, later in pairs)
            old, new = (median(one) * 1e6 for one in zip(*pairs, strict=True))
            yield (
                f"| {what} | {name} | {old:,.0f} µs | {new:,.0f} µs | {median(ratios):.2f} "
                f"({ratios[0]:.2f} to {ratios[-1]:.2f}) |"
            )


def show(before: Side, now: Side, asked: Sequence[str]) -> None:
    """Print a table of what is measured."""
    print("| what | table | before | now | times as fast |\n| --- | --- | --- | --- | --- |")
    for row in rows(before, now, asked):
        print(row, flush=True)


def main() -> int:
    """Compare with a revision, which is unpacked for the time being, or with another build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", help="what git knows")
    parser.add_argument("--build", help="the python of another environment, whose code is newer")
    parser.add_argument("--what", choices=WHAT, action="append")
    given = parser.parse_args()
    asked = given.what or WHAT
    if given.build:
        show(Side(sys.executable, None), Side(given.build, None), asked)
        return 0
    packed = subprocess.run(
        ["git", "archive", given.revision or "HEAD"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        _name_plugins(Path(folder))
        show(Side(sys.executable, Path(folder)), Side(sys.executable, None), asked)
    return 0


if __name__ == "__main__":
    sys.exit(main())
