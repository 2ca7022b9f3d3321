"""What authors wait for, warm, in milliseconds of processor time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from bench.harness import Row, Timing, limit
from ruledock_authoring.checking.packs import check_packs
from ruledock_authoring.workshop import workshops_of
from ruledock_cli.pack.good_part import good_part

PACK = Path(__file__).parents[1] / "examples" / "packs" / "harbour"


def rows(timing: Timing) -> Iterator[Row]:
    """Check a set of eight lessons, explain one, and weigh all of them at once."""
    found = good_part(str(PACK), None)
    workshop = workshops_of(found.ruleset)[found.ruleset.game.name]
    explain, rough = workshop.explain, workshop.rough
    assert explain is not None
    assert rough is not None
    id = sorted(found.ruleset.content.packs["harbour"].adds["lessons"])[0]
    shown = (found.ruleset, "lessons", id, "1", {}, "en")
    for name, work, owed in (
        ("check a set of eight lessons", lambda: list(check_packs(PACK)), 500),
        (
            "explain a lesson",
            lambda: list(explain(*shown)),
            50,
        ),
        ("weigh a set at once, on all ends", lambda: rough(found.ruleset, "harbour", ()), 2000),
    ):
        work()
        yield limit(
            f"{name}, warm", "ms", [_milliseconds(work) for _ in range(timing.windows)], owed
        )


def _milliseconds(work: Callable[[], Any]) -> float:
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)
