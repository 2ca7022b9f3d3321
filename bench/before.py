"""Measure loading beside the code of another revision, window by window in turn.

    python3 dev.py python bench/before.py REVISION

Each side runs in a process of its own, on the games that its own code has played half way.
"""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
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
WORKER = """
import json, sys, time
from random import Random
import ruledock
from ruledock.config import make_config
from ruledock.testing.walking import Wanderer

pools = {}
for name, settings in json.loads(sys.argv[1]).items():
    pools[name] = []
    for seed in (1, 2):
        game = ruledock.new(make_config(settings), seed=seed)
        for number, _ in enumerate(Wanderer(Random(seed)).walk(game)):
            if number % 12 == 5:
                pools[name].append(game.save())

games = {name: [ruledock.load(saved) for saved in pool] for name, pool in pools.items()}

def save_and_load(game):
    ruledock.load(json.loads(json.dumps(game.save())))

for line in sys.stdin:
    what, name = json.loads(line)
    work, pool = (ruledock.load, pools[name]) if what == "load" else (save_and_load, games[name])
    begin, done = time.process_time(), 0
    while time.process_time() - begin < float(sys.argv[2]):
        for one in pool:
            work(one)
        done += len(pool)
    print((time.process_time() - begin) / done, flush=True)
"""


class Side:
    """One revision, at work in a process of its own."""

    def __init__(self, home: Path) -> None:
        roots = [home / "core", *sorted((home / "plugins").iterdir())]
        roots += [
            one for folder in ("games", "modules") for one in (home / "examples" / folder).iterdir()
        ]
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, json.dumps(TABLES), str(SECONDS)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, roots))},
        )

    def time(self, what: str, name: str) -> float:
        """Seconds that one piece of work takes."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps([what, name]), file=self.process.stdin, flush=True)
        return float(self.process.stdout.readline())


def rows(before: Side, now: Side) -> Iterator[str]:
    """What each thing costs, beside what it cost."""
    for what in ("load", "save, JSON, load"):
        for name in TABLES:
            pairs = [(before.time(what, name), now.time(what, name)) for _ in range(WINDOWS)]
            ratios = sorted(later / earlier for earlier, later in pairs)
            old, new = (median(one) * 1e6 for one in zip(*pairs, strict=True))
            yield (
                f"| {what} | {name} | {old:.0f} µs | {new:.0f} µs | {median(ratios):.2f} "
                f"({ratios[0]:.2f} to {ratios[-1]:.2f}) |"
            )


def main(revision: str) -> int:
    """Print a table of what is measured."""
    packed = subprocess.run(
        ["git", "archive", revision], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        print("| what | table | before | now | ratio |\n| --- | --- | --- | --- | --- |")
        for row in rows(Side(Path(folder)), Side(ROOT)):
            print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
