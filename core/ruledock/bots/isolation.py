"""Bots in processes of their own, which know the game by JSON views alone.

The other side is :mod:`ruledock.bots.cell`: no table, no guess and no object of the game ever gets
there, and a bot that hangs or breaks takes nobody with it.
"""

from __future__ import annotations

import atexit
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from threading import Timer
from typing import Any

from ruledock.bots.seat import Bot, Seat
from ruledock.errors import ConfigError, RuledockError
from ruledock.options import Option

PATIENCE = 60.0
"""Seconds in which an isolated bot must answer."""


class Cell:
    """A process in which one bot thinks."""

    def __init__(self, what: dict[str, Any]) -> None:
        self.name: str = what["make"]
        self._what, self._told = what, tempfile.TemporaryFile()  # noqa: SIM115
        command = [sys.executable, "-m", "ruledock.bots.cell"]
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=self._told)
        self._late = False

    def make(self, seed: int) -> None:
        """Start over with a new bot."""
        self._answer({**self._what, "path": sys.path, "seed": seed})

    def __call__(self, seat: Seat) -> Option | int:
        """What the bot answers, shown nothing but the view of its seat."""
        options = seat.decision.options
        answer = self._answer({"view": seat.view})
        while "option" in answer:
            place = self._offered(answer["option"], len(options))
            answer = self._answer({"notation": options[place].notation})
        choice = answer.get("choice")
        if not isinstance(choice, str):
            return self._offered(choice, len(options))
        found = next((option for option in options if option.notation == choice), None)
        if found is None:
            raise RuledockError(f"bot {self.name}: it answered {choice!r}, which is not offered")
        return found

    def _offered(self, place: Any, count: int) -> int:
        if type(place) is int and 0 <= place < count:
            return place
        told = f"it answered {place!r}, expected an option's number from 0 to {count - 1}"
        raise RuledockError(f"bot {self.name}: {told}")

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._process.communicate()
        self._told.close()

    def _answer(self, request: dict[str, Any]) -> dict[str, Any]:
        late = Timer(PATIENCE, self._give_up)
        late.start()
        try:
            line = self._exchange(json.dumps(request).encode() + b"\n")
        finally:
            late.cancel()
        if not line:
            raise RuledockError(f"bot {self.name}: {self._end()}")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise RuledockError(f"bot {self.name}: it said {line[:80]!r}, which is no answer")
        if "error" in answer:
            raise RuledockError(f"bot {self.name}: {answer['error']}\n{answer.get('where', '')}")
        return answer

    def _give_up(self) -> None:
        self._late = True
        self._process.kill()

    def _exchange(self, request: bytes) -> bytes:
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None and stdout is not None, "both are pipes"
        try:
            stdin.write(request)
            stdin.flush()
            return stdout.readline()
        except OSError:
            return b""

    def _end(self) -> str:
        """Why it answers no more, with the last it said."""
        if self._late:
            return f"no answer in {PATIENCE:g} seconds"
        code = self._process.wait()
        self._told.seek(0)
        told = self._told.read().decode(errors="replace").strip()
        return f"its process ended with {code}" + (f", saying:\n{told[-2000:]}" if told else "")


_idle: dict[str, list[Cell]] = {}
"""Cells that wait for the next game, by what they make; they end with this process."""


@atexit.register
def _end_all() -> None:
    for cells in _idle.values():
        for cell in cells:
            cell.close()


@contextmanager
def isolated(makers: Sequence[Any], seeds: Sequence[int]) -> Iterator[list[Bot]]:
    """A new bot in a process of its own for each maker and seed."""
    taken: list[tuple[str, Cell]] = []
    try:
        for make, seed in zip(makers, seeds, strict=True):
            what = _described(make)
            key = json.dumps(what)
            taken.append((key, _idle[key].pop() if _idle.get(key) else Cell(what)))
            taken[-1][1].make(seed)
        yield [cell for _, cell in taken]
    except BaseException:
        for _, cell in taken:
            cell.close()
        raise
    for key, cell in taken:
        _idle.setdefault(key, []).append(cell)


def _described(make: Any) -> dict[str, Any]:
    """What another process needs to find the maker of a bot."""
    options: dict[str, Any] = {}
    while isinstance(make, partial):
        if make.args:
            raise ConfigError(f"bots: an isolated bot takes its options by name, unlike {make!r}")
        make, options = make.func, {**make.keywords, **options}
    module, name = getattr(make, "__module__", None), getattr(make, "__qualname__", "<")
    if module in (None, "__main__") or "<" in name:
        raise ConfigError(f"bots: an isolated bot is made by what a module names, unlike {make!r}")
    return {"make": f"{module}:{name}", "options": options}
