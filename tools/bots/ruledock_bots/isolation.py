"""Isolated bots: each runs in its own process and sees the game as JSON views only.

The other side is :mod:`ruledock_bots.cell`; no table, guess or object of the game ever gets there.
Beside it runs :mod:`ruledock_bots.warden`, which kills a bot and all its descendants. Whatever a
bot does wrong, it loses its game by :class:`BotFailed` and harms nobody else.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any

import attrs

from ruledock.engine.options import Option
from ruledock.engine.text import printable, show
from ruledock.errors import BotFailed, ConfigError, Refusal
from ruledock.game.seat import Bot, Seat
from ruledock_bots.foreign import Foreign
from ruledock_bots.guarded import Guarded, search_path
from ruledock_bots.limits import Limits
from ruledock_bots.pipes import Broken, Gone, Late

LAST_WORDS = 1.0
"""Seconds to wait for a process to end after it closed its output."""
SENTENCE = 300
"""Characters of the sentence that says why a bot failed."""


class Cell:
    """The process of one bot, which we ask for choices."""

    def __init__(self, what: dict[str, Any], limits: Limits) -> None:
        file = os.path.basename(what.get("file", ""))
        self.name = printable(f"{file}:{what['make']}" if file else what["make"])
        self.key = _key(what, limits)
        self.player = 0
        self.closed = False
        self._what, self._limits = what, limits
        self._process = Guarded(limits)

    def make(self, player: int, seed: int) -> None:
        """Make a new bot in this process, for this player."""
        self.player = player
        self._ask({**self._what, "path": search_path(), "seed": seed}, self._deadline())

    def __call__(self, seat: Seat) -> Option | int:
        """Ask the bot for a choice; it sees the view of its seat only."""
        options, view = seat.decision.options, seat.view
        deadline = self._deadline()
        answer = self._ask({"view": view}, deadline)
        while "option" in answer:
            place = self._check_place(answer["option"], len(options))
            answer = self._ask({"notation": options[place].notation}, deadline)
        choice = answer.get("choice")
        if not isinstance(choice, str):
            return self._check_place(choice, len(options))
        try:
            return seat._parse(choice)
        except Refusal:
            raise self._fail(f"it answered {show(choice)}, which is not offered") from None

    def close(self) -> str:
        """Kill the process; return the last it printed."""
        if self.closed:
            return ""
        self.closed = True
        return self._process.end()

    def _deadline(self) -> float:
        """When the bot must have answered, however often it asks for options meanwhile."""
        self._process.pipes.start_over()
        return time.monotonic() + self._limits.seconds

    def _check_place(self, place: Any, count: int) -> int:
        if type(place) is int and 0 <= place < count:
            return place
        expected = f"expected an option's number from 0 to {count - 1}"
        raise self._fail(f"it answered {show(place)}, {expected}")

    def _ask(self, request: dict[str, Any], deadline: float) -> dict[str, Any]:
        try:
            line = self._process.pipes.exchange(json.dumps(request).encode() + b"\n", deadline)
        except Broken as broken:
            raise self._fail(self._why(broken)) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._fail(f"it said {line[:80]!r}, which is no answer")
        if "error" in answer:
            error = answer["error"]
            raise self._fail(error if isinstance(error, str) else show(error))
        return answer

    def _why(self, broken: Broken) -> str:
        if isinstance(broken, Late):
            return f"no answer in {self._limits.seconds:g} seconds"
        if isinstance(broken, Gone):
            return f"{self._why_gone()}{broken}"
        return str(broken)

    def _why_gone(self) -> str:
        """Why the process no longer answers."""
        report = self._process.report(LAST_WORDS)
        if report is None:
            return "it closed its output"
        if report["why"]:
            return str(report["why"])
        code: int = report["code"]
        if code >= 0:
            return f"its process ended with code {code}"
        return f"its process was ended by signal {-code}, {signal.strsignal(-code)}"

    def _fail(self, why: str) -> BotFailed:
        """Kill the process, and return the error by which its bot loses."""
        return BotFailed(self.name, self.player, printable(why, SENTENCE), self.close())


_idle: dict[str, list[Cell]] = {}
"""Cells that wait for the next game, by maker and limits; they end with this process."""


@atexit.register
def _end_all() -> None:
    while _idle:
        for cell in _idle.popitem()[1]:
            cell.close()


@contextmanager
def isolate_bots(
    makers: Sequence[Any], seeds: Sequence[int], limits: Limits | None = None
) -> Iterator[list[Bot]]:
    """Make an isolated bot for each player, from the makers and seeds in order."""
    if not hasattr(os, "fork"):
        where = "Linux, macOS or another POSIX system; on Windows, WSL"
        raise ConfigError(f"bots: an isolated bot needs {where}")
    taken: list[Cell] = []
    try:
        for player, (make, seed) in enumerate(zip(makers, seeds, strict=True)):
            taken.append(_cell(_describe(make), limits or Limits()))
            taken[-1].make(player, seed)
        yield list[Bot](taken)
    except BotFailed:
        raise  # keep the other bots for the next game
    except BaseException:
        for cell in taken:
            cell.close()
        raise
    finally:
        for cell in taken:
            if not cell.closed:
                _idle.setdefault(cell.key, []).append(cell)


def _cell(what: dict[str, Any], limits: Limits) -> Cell:
    try:
        return _idle[_key(what, limits)].pop()
    except (KeyError, IndexError):
        return Cell(what, limits)


def _key(what: dict[str, Any], limits: Limits) -> str:
    try:
        return json.dumps([what, attrs.asdict(limits)])
    except (TypeError, ValueError) as error:
        expected = "an isolated bot takes options that are plain JSON"
        raise ConfigError(f"bots: {expected}; {what['make']}: {error}") from None


def _describe(make: Any) -> dict[str, Any]:
    """What the other process needs to find the maker of a bot."""
    if isinstance(make, Foreign):
        return {"make": make.name, "file": make.file, "options": dict(make.options)}
    options: dict[str, Any] = {}
    while isinstance(make, partial):
        if make.args:
            raise ConfigError(f"bots: an isolated bot takes its options by name, unlike {make!r}")
        make, options = make.func, {**make.keywords, **options}
    module, name = getattr(make, "__module__", None), getattr(make, "__qualname__", "<")
    if module in (None, "__main__") or "<" in name:
        raise ConfigError(f"bots: an isolated bot is made by what a module names, unlike {make!r}")
    return {"make": f"{module}:{name}", "options": options}
