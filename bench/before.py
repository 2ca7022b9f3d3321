"""Measure this code beside another revision or build, window by window in turn.

    python3 dev.py python bench/before.py REVISION [--what playout] [--table auction]
    python3 dev.py python bench/before.py --build .venv-compiled/bin/python [--what playout]

Each side runs in a process of its own, on games that its own code plays, in processor time. What is
measured stands in timed_work.py; a row that one side cannot do says why.
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
from statistics import geometric_mean, median

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
sys.path.insert(0, str(ROOT))

from bench.timed_work import WORK  # noqa: E402 - found by the line above

WORKER = Path(__file__).with_name("timed_work.py")


class Cannot(Exception):
    """A side lacks what a row measures."""


class Side:
    """One revision or build, at work in a process of its own."""

    def __init__(self, python: str, path: Sequence[Path] = (), seconds: float = SECONDS) -> None:
        self.process = subprocess.Popen(
            [python, "-P", str(WORKER), json.dumps(TABLES), str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path))},
        )

    def time(self, what: str, name: str) -> float:
        """Seconds that one piece of work takes; raises Cannot if this side has no such thing."""
        assert self.process.stdin is not None and self.process.stdout is not None
        print(json.dumps([what, name]), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if isinstance(answer, str):
            raise Cannot(answer)
        return float(answer)


def _roots(home: Path) -> list[Path]:
    """Where the packages of a checkout lie."""
    folders = ("libraries", "plugins", "tools", "examples/games", "examples/modules")
    there = [home / name for name in folders if (home / name).is_dir()]
    return [home / "core", *(one for folder in there for one in sorted(folder.iterdir()))]


def _path(home: Path, named: Path) -> list[Path]:
    """Where Python finds the code of a checkout, and its entry points before all others."""
    _name_plugins(home, named)
    return [named, *_roots(home)]


def _name_plugins(home: Path, named: Path) -> None:
    """Write the entry points of a checkout where they hide those of the environment."""
    for file in (home / "pyproject.toml", *home.glob("examples/*/*/pyproject.toml")):
        project = tomllib.loads(file.read_text("utf-8"))["project"]
        info = named / f"{project['name'].replace('-', '_')}-0.dist-info"
        info.mkdir(parents=True)
        groups = project.get("entry-points", {}).items()
        lines = (
            f"[{group}]\n" + "\n".join(f"{a} = {b}" for a, b in one.items())
            for group, one in groups
        )
        (info / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
        (info / "METADATA").write_text(f"Name: {project['name']}\nVersion: 0\n", "utf-8")


def rows(before: Side, now: Side, given: argparse.Namespace) -> Iterator[str]:
    """What each thing costs, beside what it cost."""
    for what in given.what or WORK:
        ratios: list[float] = []
        for name in given.table or TABLES:
            try:
                pairs = [
                    (before.time(what, name), now.time(what, name)) for _ in range(given.windows)
                ]
            except Cannot as why:
                yield f"| {what} | {name} | | | {why} |"
                continue
            each = sorted(earlier / later for earlier, later in pairs)
            ratios.append(median(each))
            old, new = (median(one) * 1e6 for one in zip(*pairs, strict=True))
            quarter = len(each) // 4
            yield (
                f"| {what} | {name} | {old:,.0f} µs | {new:,.0f} µs | {median(each):.2f} "
                f"({each[quarter]:.2f} to {each[-1 - quarter]:.2f}) |"
            )
        if ratios:
            yield f"| {what} | **all** | | | **{geometric_mean(ratios):.2f}** |"


def show(before: Side, now: Side, given: argparse.Namespace) -> None:
    """Print a table of what is measured: medians, and the middle half of the ratios."""
    print("| what | table | before | now | times as fast |\n| --- | --- | --- | --- | --- |")
    for row in rows(before, now, given):
        print(row, flush=True)


def main() -> int:
    """Compare with a revision, which is unpacked for the time being, or with another build."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("revision", nargs="?", help="what git knows")
    parser.add_argument("--build", help="the python of another environment, whose code is newer")
    parser.add_argument("--what", choices=WORK, action="append")
    parser.add_argument("--table", choices=TABLES, action="append")
    parser.add_argument("--windows", type=int, default=WINDOWS)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each window")
    given = parser.parse_args()
    if given.build:
        here = Side(sys.executable, seconds=given.seconds)
        show(here, Side(given.build, seconds=given.seconds), given)
        return 0
    packed = subprocess.run(
        ["git", "archive", given.revision or "HEAD"], cwd=ROOT, check=True, capture_output=True
    ).stdout
    with tempfile.TemporaryDirectory() as folder:
        then, named = Path(folder, "then"), Path(folder, "named")
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(then, filter="data")
        paths = [_path(home, named / str(n)) for n, home in enumerate((then, ROOT))]
        before, now = (Side(sys.executable, path, given.seconds) for path in paths)
        show(before, now, given)
    return 0


if __name__ == "__main__":
    sys.exit(main())
