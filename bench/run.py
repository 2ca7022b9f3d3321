"""Measure everything: ``python3 dev.py python bench/run.py [--quick] [--only NAME]``."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
SUITES = ("auction",)


def main() -> int:
    """Run the suites asked for, print their rows, and keep full runs in RESULTS."""
    from bench.harness import pin

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short windows, nothing kept")
    parser.add_argument("--only", choices=SUITES, action="append", help="one suite")
    given = parser.parse_args()
    pin()
    seconds, windows = (0.2, 3) if given.quick else (1.0, 7)
    print(f"{'':<44} {'ours':>12} {'theirs':>12} {'':<14}{'ratio':>8}")
    rows = []
    for name in given.only or SUITES:
        for row in import_module(f"bench.{name}").rows(seconds, windows):
            rows.append(row)
            print(row, flush=True)
    if not given.quick and not given.only:
        keep(rows)
    return 0


def keep(rows) -> None:
    """Write the results beside this file."""
    system = f"Python {platform.python_version()}, {platform.machine()}, one core"
    lines = ["# Results of one run", "", f"{system}. Median of interleaved windows.", "", "```"]
    lines += [*map(str, rows), "```", ""]
    (HERE / "RESULTS.md").write_text("\n".join(lines), encoding="utf-8")
    data = [row.to_dict() for row in rows]
    (HERE / "results.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
