"""``python -m ruledock_mutants.survivors PACK…``: changes of a pack that no test notices.

Run it at the top of a project that keeps packs in ``content``, its catalogue in ``docs/rules`` and
its tests in ``tests``.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from ruledock.errors import did_you_mean
from ruledock_mutants.mutation import Suite, hunt, suites


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the survivors of each pack, and how many mutants there were."""
    parser = argparse.ArgumentParser("python -m ruledock_mutants.survivors", description=__doc__)
    parser.add_argument("pack", nargs="*", help="a pack of a shipped game; default: all of them")
    parser.add_argument("--only", default="", help="the beginning of a file's path in the pack")
    parser.add_argument("--jobs", type=int, default=1, help="how many processes hunt")
    parser.add_argument("--all", action="store_true", help="also name what was killed")
    args = parser.parse_args(arguments)
    root = Path.cwd()
    known = suites(root, root / "docs" / "rules", [root / "tests"])
    for pack in args.pack:
        if pack not in known:
            print(f'no shipped pack "{pack}"; {did_you_mean(pack, known)}', file=sys.stderr)
            return 2
    left = [_survivors(pack, known[pack], args) for pack in args.pack or known]
    return 1 if any(left) else 0


def _survivors(pack: str, suite: Suite, args: argparse.Namespace) -> int:
    start, met, left = time.monotonic(), 0, 0
    for found in hunt(suite.root / "content", pack, suite, only=args.only, jobs=args.jobs):
        met += 1
        left += found.killer is None
        if found.killer is None:
            print(f"survived  {pack}/{found.mutant}", flush=True)
        elif args.all:
            print(f"{found.how}  {pack}/{found.mutant}  by {found.killer}", flush=True)
    took = time.monotonic() - start
    print(f"{pack}: {met} mutants, {met - left} killed, {left} survived, {took:.0f} s", flush=True)
    return left


if __name__ == "__main__":
    sys.exit(main())
