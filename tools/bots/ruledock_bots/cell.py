"""Runs inside the process of an isolated bot written in Python, which sees the game as JSON.

It speaks :mod:`ruledock_bots.protocol` on standard input and output, and makes the bot anew for
each game. See :mod:`isolation` for the other side.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, BinaryIO, NoReturn, overload

from ruledock_bots.protocol import PROTOCOL, line, read

Ask = Callable[[int], str]
MESSAGE, TRACEBACK = 500, 4000
"""How many characters we pass on of an error message, and of its traceback."""


class Notations(Sequence[str]):
    """The options in notation; asks for those that the view does not list."""

    def __init__(self, count: int, listed: list[str] | None, ask: Ask) -> None:
        self._count, self._listed, self._ask = count, listed, ask

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> list[str]: ...
    def __getitem__(self, index: int | slice) -> str | list[str]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(self._count))]
        place = range(self._count)[index]
        return self._ask(place) if self._listed is None else self._listed[place]

    def __iter__(self) -> Iterator[str]:
        return map(self.__getitem__, range(self._count))


class CellDecision:
    """The open decision; its options are notations instead of objects."""

    def __init__(self, player: int, seen: dict[str, Any], ask: Ask) -> None:
        self.player = player
        self.kind: str = seen["kind"]
        self.prompt: dict[str, Any] = seen["prompt"]
        """The message as plain JSON: its id and arguments."""
        listed = seen["options"]
        notations = None if listed is None else [one["notation"] for one in listed]
        self.options = Notations(seen["count"], notations, ask)


class CellSeat:
    """A seat made from a view; like :class:`ruledock.Seat`, but it cannot guess."""

    def __init__(self, view: dict[str, Any], ask: Ask) -> None:
        self.view = view
        self.player: int = view["player"]
        self.decision = CellDecision(self.player, view["decision"], ask)

    @property
    def content(self) -> NoReturn:
        """Refuse: no object of the game gets here."""
        raise RuntimeError("an isolated bot has a view and no content; read the packs instead")

    def guess(self, rng: Any) -> NoReturn:
        """Refuse: there is no game here to guess from."""
        raise RuntimeError("an isolated bot has a view and no guesses")


def main(what: dict[str, Any]) -> None:
    """Make bots as *what* says and answer for them, until the input ends."""
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # keep what a bot prints out of the answers
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # or its last lines are lost
    bot: Any = None

    def say(type_: str, **said: Any) -> None:
        answers.write(line({"type": type_, **said}))
        answers.flush()

    def ask(place: int) -> str:
        say("option", id=request["id"], option=place)
        return str(_read(requests)["notation"])

    while True:
        request = _read(requests)
        try:
            if request["type"] == "hello":
                say("hello", protocol=PROTOCOL, name=what["make"])
            elif request["type"] == "start":
                bot = _make(what, request["seed"])
                say("ready")
            elif request["type"] == "decide":
                choice = _plain(bot(CellSeat(request["view"], ask)))
                say("choose", id=request["id"], choice=choice)
            elif request["type"] == "ping":
                say("pong", id=request["id"])
            else:
                sys.exit()
        except Exception as error:
            print(traceback.format_exc()[-TRACEBACK:], file=sys.stderr, flush=True)
            say("error", message=f"{type(error).__name__}: {error}"[:MESSAGE])


def _read(requests: BinaryIO) -> dict[str, Any]:
    text = requests.readline()
    return read(text) if text else sys.exit()


def _make(what: dict[str, Any], seed: int) -> Any:
    module, _, name = what["make"].rpartition(":")
    make: Any = _load(what["file"]) if "file" in what else import_module(module)
    for part in name.split("."):
        make = getattr(make, part)
    return make(seed, **what["options"])


def _load(file: str) -> ModuleType:
    """Import a file as a module; it may import the files beside it."""
    sys.path.insert(0, os.path.dirname(file))
    name = os.path.basename(file).removesuffix(".py")
    if name in sys.modules and getattr(sys.modules[name], "__file__", None) == file:
        return sys.modules[name]
    spec = spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None, "its name ends in .py"
    module = sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _plain(choice: Any) -> int | str:
    if isinstance(choice, str) or (isinstance(choice, int) and not isinstance(choice, bool)):
        return choice
    raise TypeError(f"it answered {choice!r}, expected an option's notation or its number")
