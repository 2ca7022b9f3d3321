"""Measure everything, or what is owed with several builds side by side.

    python3 dev.py python bench/run.py [--quick] [--only SUITE]
    python3 dev.py python bench/run.py --budgets --build compiled=.venv-compiled/bin/python

The first prints rows. The second runs each suite with the Python that runs this and with each build
that is named, in turn, and writes RESULTS.md, results.json and the plot, docs/pictures/speed.svg.
Peers are installed beside this file when they are first needed.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
PARTS = HERE / ".parts"
"""What each build came to, suite by suite, until all is there; delete it for a run from scratch."""
sys.path.insert(0, str(HERE.parent))
BUDGETS = (
    "playouts", "sea_salt", "isle", "auction", "search", "start", "words", "sentences",
    "authoring", "environments", "research",
)  # fmt: skip
"""The suites with rows that are owed, and with what people wait for."""
WARM = 15
"""Seconds that PyPy works before anything counts: until then it is slower than CPython."""
SUITES = (
    *BUDGETS,
    "all_games",
    "growth",
    "memory",
    "simulate",
    "chance",
    "builds",
)


def main() -> int:
    """Run the suites asked for; with *budgets*, by all builds, and keep what came of it."""
    given = _read()
    if given.budgets:
        from bench import report

        report.keep(HERE, measured({"pure": sys.executable, **dict(given.build)}, given))
        return 0
    for name in given.only or SUITES:
        run(name, given)
    return 0


def _read() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="short windows")
    parser.add_argument("--only", choices=SUITES, action="append", help="these suites")
    parser.add_argument("--budgets", action="store_true", help="what is owed; kept in RESULTS.md")
    parser.add_argument(
        "--build",
        metavar="NAME=PYTHON",
        type=lambda text: text.split("=", 1),
        action="append",
        default=[],
        help="another build that is measured too",
    )
    parser.add_argument("--warm", type=float, default=0.1, help="seconds before anything counts")
    parser.add_argument("--rows", action="store_true", help="rows as JSON, for another run")
    return parser.parse_args()


def run(name: str, given: argparse.Namespace) -> None:
    """Print the rows of a suite as they come."""
    from bench import peers, report
    from bench.harness import Timing, pin

    pin()
    timing = Timing(0.2, 3, given.warm) if given.quick else Timing(0.3, 5, given.warm)
    if not given.rows:
        print(f"\n{name}", flush=True)
    for line in import_module(f"bench.{name}").rows(timing):
        told = json.dumps(line.to_dict()) if given.rows else report.plain(line)
        print(told, flush=True)
    if given.rows:
        print(json.dumps({"python": report.python_build(), "peers": peers.versions()}), flush=True)


def measured(builds: dict[str, str], given: argparse.Namespace) -> dict[str, dict]:
    """By suite and build: the rows, as JSON; what an earlier run left is not measured again."""
    suites: dict[str, dict] = {}
    PARTS.mkdir(exist_ok=True)
    for name in given.only or BUDGETS:
        for build, python in builds.items():
            if build == "pypy" and name != "playouts":
                continue
            part = PARTS / f"{name}-{build}.jsonl"
            if not part.exists():
                print(f"{name}, {build}", file=sys.stderr, flush=True)
                part.write_text(_rows_of(build, python, name, given), encoding="utf-8")
            lines = part.read_text(encoding="utf-8").splitlines()
            suites.setdefault(name, {})[build] = [json.loads(line) for line in lines]
    return suites


def _rows_of(build: str, python: str, name: str, given: argparse.Namespace) -> str:
    """The rows of one suite by one build, which has a process of its own."""
    more = ["--quick"] if given.quick else []
    more += ["--warm", str(WARM)] if build == "pypy" else []
    command = [python, str(HERE / "run.py"), "--rows", "--only", name, *more]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return "".join(line for line in done.stdout.splitlines(keepends=True) if line[:1] == "{")


if __name__ == "__main__":
    sys.exit(main())
