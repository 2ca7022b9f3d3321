"""What each stage of a large run costs a game: ``python bench/parts.py 10000 100000``.

Plays random games of Sea Salt & Paper into a folder of parts, in this process alone, and then does
with the folder what one does with it. ``--copies 10`` copies all parts so often under names of
their own, to measure what comes after playing at a size that would take too long to play.
"""

from __future__ import annotations

import argparse
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import duckdb
import pandas

from ruledock_simulation import simulate_parts
from ruledock_simulation.parts import writing
from ruledock_simulation.parts.names import PartName, read_names
from ruledock_simulation.parts.place import Place
from ruledock_simulation.reports import report_of

GAME = {"game": "sea_salt_paper", "players": 2}
TIMED = {"hash": (writing, "game_hash"), "encode": (writing, "encode"), "store": (Place, "write")}
"""The parts of a part: what they are called here, and where they are found."""


def cost(work: Callable[[], Any]) -> float:
    """Processor seconds of some work."""
    before = time.process_time()
    work()
    return time.process_time() - before


def play(folder: Path, games: int) -> dict[str, float]:
    """Play into the folder; processor seconds of each stage."""
    spent = dict.fromkeys(TIMED, 0.0)

    def timed(stage: str, plain: Callable[..., Any]) -> Callable[..., Any]:
        def run(*given: Any) -> Any:
            before = time.process_time()
            done = plain(*given)
            spent[stage] += time.process_time() - before
            return done

        return run

    plain = {stage: getattr(*where) for stage, where in TIMED.items()}
    for stage, (home, name) in TIMED.items():
        setattr(home, name, timed(stage, plain[stage]))
    try:
        whole = cost(lambda: simulate_parts(GAME, games, "random", out=folder, seed=1).play())
    finally:
        for stage, (home, name) in TIMED.items():
            setattr(home, name, plain[stage])
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"played {games:,} games; at most {peak:.0f} MB of memory so far", flush=True)
    return {"play": whole - sum(spent.values()), **spent}


def use(folder: Path, games: int, *, copied: bool) -> Iterator[tuple[str, float]]:
    """Resume, report, and read with the usual libraries."""
    again = cost(lambda: simulate_parts(GAME, games, "random", out=folder, seed=1))
    yield "resume", again
    if not copied:  # a report refuses games that are there twice
        yield "report", cost(lambda: report_of([folder]))
    query = f"select seat, avg(total), count(*) from '{folder}/*.parquet' group by seat"
    yield "DuckDB", cost(lambda: duckdb.sql(query).fetchall())
    files = sorted(folder.glob("*.parquet"))
    yield "pandas", cost(lambda: pandas.concat([pandas.read_parquet(one) for one in files]))


def copy(folder: Path, games: int, times: int) -> None:
    """Add copies of all parts, with ranges that follow."""
    for one in read_names([file.name for file in folder.iterdir()]):
        for time_ in range(1, times):
            later = PartName(one.first + time_ * games, one.last + time_ * games, one.digest)
            shutil.copy(folder / str(one), folder / str(later))


def tell(games: int, stages: dict[str, float], folder: Path, note: str = "") -> None:
    """One row a stage."""
    size = sum(file.stat().st_size for file in folder.glob("*.parquet"))
    print(f"{games:,} games{note}: {size / games:.1f} bytes a game")
    for stage, seconds in stages.items():
        print(f"  {stage:8} {seconds:9.2f} s  {seconds / games * 1e6:9.2f} µs a game", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", type=int, nargs="+")
    parser.add_argument("--copies", type=int, default=0, metavar="N", help="of the last run")
    parser.add_argument("--keep", type=Path, metavar="FOLDER", help="leave the parts there")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        for games in args.games:
            folder = (args.keep or Path(place)) / str(games)
            if folder.exists():  # what is there already would cost nothing to play
                parser.error(f"{folder} is there already")
            tell(games, {**play(folder, games), **dict(use(folder, games, copied=False))}, folder)
        if args.copies:
            copy(folder, games, args.copies)
            many = games * args.copies
            tell(many, dict(use(folder, many, copied=True)), folder, ", copied")


if __name__ == "__main__":
    main()
