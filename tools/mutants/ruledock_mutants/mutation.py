"""Check that a game's rule tests notice when a value in its packs changes.

Writes each mutant of a pack into a copy of the content, and runs the tests marked with the game's
rules until one fails: it killed the mutant. A mutant that the schema refuses dies in the first test
that loads the pack. Survivors are numbers and words that nobody tests.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, suppress
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory

from ruledock.errors import RuledockError
from ruledock.testing.rule_marks import marks_in
from ruledock.testing.rules import load_catalogue
from ruledock_mutants.hunting import Job, Outcome, Suite, run_job

__all__ = ["Outcome", "Suite", "hunt", "suites"]


def suites(root: Path, rules: Path, tests: Iterable[Path]) -> dict[str, Suite]:
    """For every pack of a shipped game, the tests that should notice changes."""
    catalogue, marks = load_catalogue(rules), marks_in(tests)
    found: dict[str, Suite] = {}
    for game in catalogue.shipped(root):
        ids = {rule.id for rule in catalogue.rules[game.rules]}
        suite = Suite.of(root, {mark.file for mark in marks if mark.id in ids}, ids)
        found |= dict.fromkeys(game.content, suite)
    return found


def hunt(
    content: Path, pack: str, suite: Suite, *, only: str = "", jobs: int = 1, patience: float = 30
) -> Iterator[Outcome]:
    """Try every mutant of the folder *pack* of *content* against *suite*, in *jobs* processes.

    With *only*, try those in files whose path in the pack starts with it. A test may take ten times
    as long as on unchanged content, and *patience* seconds more.
    """
    if "forkserver" not in get_all_start_methods():
        raise RuledockError("hunting mutants needs a system that can fork")
    context = get_context("forkserver")
    context.set_forkserver_preload(["hypothesis", "jsonschema", "cattrs", run_job.__module__])
    with TemporaryDirectory() as scratch, ExitStack() as hunters:
        homes = []
        for first in range(jobs):
            job = Job(suite, content, pack, only, Path(scratch), first, jobs, patience)
            ours, theirs = context.Pipe(duplex=False)
            process = context.Process(target=run_job, args=(job, theirs), daemon=True)
            process.start()
            hunters.callback(_kill, process)
            theirs.close()
            homes.append(ours)
        yield from _outcomes(homes)


def _outcomes(homes: list[Connection]) -> Iterator[Outcome]:
    """Receive outcomes until every hunter has finished."""
    while homes:
        for home in wait(homes):
            assert isinstance(home, Connection)
            try:
                message: Outcome | str | None = home.recv()
            except EOFError:
                raise RuledockError("a hunt broke off before its end") from None
            if isinstance(message, str):
                raise RuledockError(message)
            if message is None:
                homes.remove(home)
            else:
                yield message


def _kill(hunter: BaseProcess) -> None:
    """Kill a hunter and its fork."""
    with suppress(ProcessLookupError):
        os.killpg(hunter.pid or 0, signal.SIGKILL)
    hunter.kill()
    hunter.join()
