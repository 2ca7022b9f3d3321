"""What authors wait for, warm, in processor time: python3 dev.py python bench/authoring.py"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from ruledock_authoring.workshop import workshops_of
from ruledock_cli.check.packs import check_packs
from ruledock_cli.pack.game import good_part

PACK = Path(__file__).parents[1] / "examples" / "packs" / "harbour"
ROUNDS = 5


def main() -> None:
    """Check a set of eight lessons, explain one, and weigh all of them at once."""
    found = good_part(str(PACK), None)
    workshop = workshops_of(found.ruleset)[found.ruleset.game.name]
    assert workshop.explain is not None
    assert workshop.rough is not None
    explain, rough = workshop.explain, workshop.rough
    id = sorted(found.ruleset.content.packs["harbour"].adds["lessons"])[0]
    rows: dict[str, Callable[[], Any]] = {
        "check a set": lambda: list(check_packs(PACK)),
        "explain a lesson": lambda: list(explain(found.ruleset, "lessons", id, "1", {})),
        "weigh a set at once": lambda: rough(found.ruleset, "harbour", ()),
    }
    for name, work in rows.items():
        work()
        print(f"{name:20}  {1000 * median(_seconds(work) for _ in range(ROUNDS)):8.1f} ms")


def _seconds(work: Callable[[], Any]) -> float:
    start = time.process_time()
    work()
    return time.process_time() - start


if __name__ == "__main__":
    main()
