"""``python -m ruledock_mutants.code``: changes of the code that no test notices.

Run it at the top of a project. It changes copies of the code, never the code itself.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from pathlib import Path

from ruledock.errors import RuledockError
from ruledock_mutants.code.change import Change, changes_in, compiles
from ruledock_mutants.code.hunt import Hunt, Outcome, deadline_in
from ruledock_mutants.code.settings import Settings, load_settings
from ruledock_mutants.code.testmap import TestMap

SETTINGS = Path("tests/code_mutants.toml")
SHOWN = ("survived", "outlasted", "unreached", "undecided")
OPEN = ("undecided", "untried")
"""Fates that do not count in the share."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the survivors, and how many changes there were."""
    args = _arguments().parse_args(arguments)
    root = Path.cwd()
    try:
        settings = load_settings(root / args.settings)
        return _hunt(root, settings, args)
    except RuledockError as error:
        print(error, file=sys.stderr)
        return 2


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser("python -m ruledock_mutants.code", description=__doc__)
    parser.add_argument("--sample", type=int, help="how many changes; default: all of them")
    parser.add_argument("--seed", default="1", help="which sample")
    parser.add_argument("--budget", type=float, help="seconds after which to try no more")
    parser.add_argument("--each", type=float, default=inf, help="seconds for each change")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes run tests")
    parser.add_argument(
        "--patience",
        type=float,
        default=20,
        help="seconds for each test; less with --each",
    )
    parser.add_argument("--at-least", type=float, default=100, help="per cent that must be noticed")
    parser.add_argument("--nearest", type=float, default=inf, help="test files for each change")
    parser.add_argument("--only", action="append", help="pattern of files, e.g. '*/effects.py'")
    parser.add_argument("--line", type=int, help="only changes that begin in this line")
    parser.add_argument(
        "--all", action="store_true", help="also name what was noticed, and by which test"
    )
    parser.add_argument(
        "--out", type=Path, help="write every outcome to this file, as lines of JSON"
    )
    parser.add_argument("--again", type=Path, help="try only what survived according to this file")
    parser.add_argument("--settings", type=Path, default=SETTINGS, help=f"instead of {SETTINGS}")
    return parser


def _hunt(root: Path, settings: Settings, args: argparse.Namespace) -> int:
    start = time.monotonic()
    deadline = deadline_in(args.budget)
    drawn = draw(root, settings, args)
    changes = [change for change in drawn if not settings.excuses(change)]
    hunt = Hunt.prepare(root, changes, settings.test_files(root), settings.broad)
    hunt.nearest, hunt.each, hunt.map.longest = args.nearest, args.each, args.each / 5
    fates: Counter[str] = Counter()
    with (args.out or Path(os.devnull)).open("w", encoding="utf-8") as out:
        patience = min(args.patience, args.each / 8)  # so that an endless loop shows in time
        for outcome in hunt.run(min(args.jobs, len(changes)), patience, deadline):
            fates[outcome.fate] += 1
            if args.all or outcome.fate in SHOWN:
                print(_describe(outcome), flush=True)
            print(json.dumps(_row(outcome)), file=out, flush=True)
    _print_left_out(hunt.map)
    equivalent = len(drawn) - len(changes)
    print(f"{len(drawn)} changes drawn, {equivalent} of them equivalent: {_sum(fates)}")
    share, took = _share(fates), time.monotonic() - start
    print(f"{share:.1f} % of {_count_decided(fates)} decided were noticed, {took:.0f} s")
    return 0 if share >= args.at_least else 1


def _print_left_out(tests: TestMap) -> None:
    """Name the tests that were left out, and why."""
    for file in tests.files.values():
        for test, how in file.broken.items():
            print(f"left out  {test} fails on the code as it is: {how.strip()[-200:]}")
    for test in sorted(test for test, fragile in tests.fragile.items() if fragile):
        print(f"left out  {test} fails alone, on the code as it is")


def draw(root: Path, settings: Settings, args: argparse.Namespace) -> list[Change]:
    """Draw the sample: the first changes by a hash of the seed and the change."""
    known = sorted(_candidates(root, settings, args), key=lambda change: change.rank(args.seed))
    chosen: list[Change] = []
    for change in known:
        if len(chosen) == args.sample:
            break
        if compiles(change.apply((root / change.file).read_bytes())):
            chosen.append(change)
    return chosen


def _candidates(root: Path, settings: Settings, args: argparse.Namespace) -> Iterator[Change]:
    again = _survivors(args.again) if args.again else None
    for path in settings.files(root, args.only):
        for change in changes_in(root, path):
            if args.line in (None, change.line) and (again is None or change.key in again):
                yield change


def _survivors(file: Path) -> set[tuple[str, str, str, str, int]]:
    rows = map(json.loads, file.read_text("utf-8").splitlines())
    return {tuple(row["key"]) for row in rows if row["fate"] != "noticed"}


def _describe(outcome: Outcome) -> str:
    by = f"\n  by {outcome.killer}: {outcome.how}" if outcome.killer else ""
    return f"{outcome.fate:9} {outcome.change}{by}"


def _row(outcome: Outcome) -> dict[str, object]:
    change = outcome.change
    row: dict[str, object] = {"key": list(change.key), "line": change.line, "fate": outcome.fate}
    return row | {"kind": change.edit.kind, "killer": outcome.killer, "how": outcome.how}


def _sum(fates: Counter[str]) -> str:
    return ", ".join(f"{count} {fate}" for fate, count in fates.most_common()) or "none tried"


def _count_decided(fates: Counter[str]) -> int:
    return fates.total() - sum(fates[fate] for fate in OPEN)


def _share(fates: Counter[str]) -> float:
    """Per cent of decided changes that were noticed; 0 if none of those tried was decided."""
    if not fates:
        return 100.0
    return 100 * fates["noticed"] / max(1, _count_decided(fates))


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # tidy up first
    sys.exit(main())
