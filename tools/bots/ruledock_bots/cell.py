"""Runs inside the process of an isolated bot, which sees the game as JSON. See :mod:`isolation`.

Each line on standard input is a request, each line on standard output the answer:

- ``{"path": […]}`` where to look for modules, in the first line only;
- ``{"make": "module:name", "options": {…}, "seed": 5}`` make a bot → ``{}``; with ``"file"``, the
  name is looked up in that file;
- ``{"view": {…}}`` choose → ``{"choice": …}``. Before that the bot may ask as often as it likes
  ``{"option": 7000}`` what that option is, and reads ``{"notation": "…"}``.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any, BinaryIO, NoReturn, overload

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


def main() -> None:
    """Answer requests until the input ends."""
    requests, answers = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # keep what a bot prints out of the answers
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]  # or its last lines are lost
    bot: Any = None

    def say(answer: dict[str, Any]) -> None:
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()

    def ask(place: int) -> str:
        say({"option": place})
        return str(_read(requests)["notation"])

    while True:
        request = _read(requests)
        try:
            sys.path[:] = request.get("path", sys.path)
            if "make" in request:
                bot = _make(request)
                say({})
            elif "view" in request:
                say({"choice": _plain(bot(CellSeat(request["view"], ask)))})
        except Exception as error:
            print(traceback.format_exc()[-TRACEBACK:], file=sys.stderr, flush=True)
            say({"error": f"{type(error).__name__}: {error}"[:MESSAGE]})


def _read(requests: BinaryIO) -> dict[str, Any]:
    line = requests.readline()
    if not line:
        sys.exit()
    found: dict[str, Any] = json.loads(line)
    return found


def _make(request: dict[str, Any]) -> Any:
    module, _, name = request["make"].rpartition(":")
    make: Any = _load(request["file"]) if "file" in request else import_module(module)
    for part in name.split("."):
        make = getattr(make, part)
    return make(request["seed"], **request["options"])


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


if __name__ == "__main__":
    main()
