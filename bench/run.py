"""Measure everything: ``python3 dev.py python bench/run.py [--quick] [--only SUITE]``.

Peers are installed beside this file when they are first needed.
"""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
SUITES = (
    "sea_salt",
    "isle",
    "words",
    "authoring",
    "start",
    "auction",
    "all_games",
    "growth",
    "memory",
    "search",
    "simulate",
    "chance",
    "environments",
    "research",
    "builds",
)


def main() -> int:
    """Run the suites asked for, print their rows, and keep full runs in RESULTS."""
    from bench import peers, report
    from bench.harness import Timing, pin

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short windows, nothing kept")
    parser.add_argument("--only", choices=SUITES, action="append", help="one suite, nothing kept")
    given = parser.parse_args()
    pin()
    timing = Timing(0.2, 3) if given.quick else Timing(0.5, 5)
    suites: dict[str, list[report.Line]] = {}
    for name in given.only or SUITES:
        print(f"\n{name}", flush=True)
        lines = suites[name] = []
        for line in import_module(f"bench.{name}").rows(timing):
            lines.append(line)
            print(report.plain(line), flush=True)
    if not given.quick and not given.only:
        report.keep(HERE, suites, peers.versions())
    return 0


if __name__ == "__main__":
    sys.exit(main())
