"""Bots in processes of their own, which know the game by JSON views alone.

The other side is :mod:`ruledock_bots.cell`: no table, no guess and no object of the game ever gets
there. Beside it stands :mod:`ruledock_bots.warden`, which ends all that came of a bot. Whatever a
bot does wrong, it loses its game by :class:`BotFailed`, and takes nobody with it.
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
"""Seconds in which a process that closed its output must have ended; else it only closed it."""
TOLD = 300
"""Characters of the sentence that says what a bot did."""


class Cell:
    """A process in which one bot thinks."""

    def __init__(self, what: dict[str, Any], limits: Limits) -> None:
        file = os.path.basename(what.get("file", ""))
        self.name = printable(f"{file}:{what['make']}" if file else what["make"])
        self.key = _key(what, limits)
        self.player = 0
        self.closed = False
        self._what, self._limits = what, limits
        self._process = Guarded(limits)

    def make(self, player: int, seed: int) -> None:
        """Start over with a new bot, for this player."""
        self.player = player
        self._ask({**self._what, "path": search_path(), "seed": seed}, self._deadline())

    def __call__(self, seat: Seat) -> Option | int:
        """What the bot answers, shown nothing but the view of its seat."""
        options, view = seat.decision.options, seat.view
        deadline = self._deadline()
        answer = self._ask({"view": view}, deadline)
        while "option" in answer:
            place = self._offered(answer["option"], len(options))
            answer = self._ask({"notation": options[place].notation}, deadline)
        choice = answer.get("choice")
        if not isinstance(choice, str):
            return self._offered(choice, len(options))
        try:
            return seat._parse(choice)
        except Refusal:
            raise self._failed(f"it answered {show(choice)}, which is not offered") from None

    def close(self) -> str:
        """End the process, whatever it is doing; the last it printed."""
        if self.closed:
            return ""
        self.closed = True
        return self._process.end()

    def _deadline(self) -> float:
        """When the decision that begins now must be taken, however much is asked meanwhile."""
        self._process.pipes.start_over()
        return time.monotonic() + self._limits.seconds

    def _offered(self, place: Any, count: int) -> int:
        if type(place) is int and 0 <= place < count:
            return place
        expected = f"expected an option's number from 0 to {count - 1}"
        raise self._failed(f"it answered {show(place)}, {expected}")

    def _ask(self, request: dict[str, Any], deadline: float) -> dict[str, Any]:
        try:
            line = self._process.pipes.exchange(json.dumps(request).encode() + b"\n", deadline)
        except Broken as broken:
            raise self._failed(self._why(broken)) from None
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._failed(f"it said {line[:80]!r}, which is no answer")
        if "error" in answer:
            error = answer["error"]
            raise self._failed(error if isinstance(error, str) else show(error))
        return answer

    def _why(self, broken: Broken) -> str:
        if isinstance(broken, Late):
            return f"no answer in {self._limits.seconds:g} seconds"
        if isinstance(broken, Gone):
            return f"{self._end()}{broken}"
        return str(broken)

    def _end(self) -> str:
        """Why its process answers no more."""
        report = self._process.report(LAST_WORDS)
        if report is None:
            return "it closed its output"
        if report["why"]:
            return str(report["why"])
        code: int = report["code"]
        if code >= 0:
            return f"its process ended with code {code}"
        return f"its process was ended by signal {-code}, {signal.strsignal(-code)}"

    def _failed(self, why: str) -> BotFailed:
        """End the process: its bot has lost."""
        return BotFailed(self.name, self.player, printable(why, TOLD), self.close())


_idle: dict[str, list[Cell]] = {}
"""Cells that wait for the next game, by what they make; they end with this process."""


@atexit.register
def _end_all() -> None:
    while _idle:
        for cell in _idle.popitem()[1]:
            cell.close()


@contextmanager
def isolated(
    makers: Sequence[Any], seeds: Sequence[int], limits: Limits | None = None
) -> Iterator[list[Bot]]:
    """A new bot in a process of its own for each maker and seed: for each player, in turn."""
    if not hasattr(os, "fork"):
        where = "Linux, macOS or another POSIX system; on Windows, WSL"
        raise ConfigError(f"bots: an isolated bot needs {where}")
    taken: list[Cell] = []
    try:
        for player, (make, seed) in enumerate(zip(makers, seeds, strict=True)):
            taken.append(_cell(_described(make), limits or Limits()))
            taken[-1].make(player, seed)
        yield list[Bot](taken)
    except BotFailed:
        raise  # who has not failed may play on
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
        told = f"an isolated bot takes options that are plain JSON; {what['make']}: {error}"
        raise ConfigError(f"bots: {told}") from None


def _described(make: Any) -> dict[str, Any]:
    """What another process needs to find the maker of a bot."""
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
