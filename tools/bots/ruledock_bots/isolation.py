"""Isolated bots: each runs in its own process and sees the game as JSON views only.

Both sides speak :mod:`ruledock_bots.protocol`; for bots in Python the other side is
:mod:`ruledock_bots.cell`. No table, guess or object of the game ever gets there. Beside it runs
:mod:`ruledock_bots.warden`, which kills a bot and all its descendants. Whatever a bot does wrong,
it loses its game by :class:`BotFailed` and harms nobody else.
"""

from __future__ import annotations

import atexit
import json
import os
import signal
import time
import weakref
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Any, Protocol, TypeGuard

import attrs

from ruledock.engine.options import Option
from ruledock.engine.text import printable, show
from ruledock.errors import BotFailed, ConfigError, Refusal
from ruledock.game.option_data import listed
from ruledock.game.seat import Bot, Seat
from ruledock.installed.version import VERSION
from ruledock.messages import ENGLISH
from ruledock_bots.guarded import Guarded
from ruledock_bots.limits import Limits
from ruledock_bots.makers import make_bot
from ruledock_bots.pipes import Broken, Gone, Late
from ruledock_bots.protocol import PROTOCOL, Complaint, Message, Misspoken, line, read_answer

LAST_WORDS = 1.0
"""Seconds to wait for a process to end after it closed its output."""
SENTENCE = 300
"""Characters of the sentence that says why a bot failed."""


class Stranger(Protocol):
    """The maker of a bot from outside, which always runs in a process of its own."""

    def describe_process(self) -> Message:
        """What the warden needs to start that process."""
        ...


def _is_stranger(make: Any) -> TypeGuard[Stranger]:
    """Asked for each seat of each game; `isinstance` of a protocol takes 6 µs, this 0.1."""
    return hasattr(make, "describe_process")


class Cell:
    """The process of one bot, with which we talk."""

    def __init__(self, what: Message, limits: Limits) -> None:
        self.name = _name(what)
        self.called = ""
        """What the bot calls itself, once it has said hello."""
        self.key = _key(what, limits)
        self.player = 0
        self.closed = False
        self.asked = False
        """Whether we wait for an answer, so that nobody else may ask."""
        self._limits, self._sent = limits, 0
        self._process = Guarded(limits, what)

    def hello(self) -> None:
        """Agree on the protocol."""
        answer = self.ask("hello", protocol=PROTOCOL, engine=f"ruledock {VERSION}")
        if answer["protocol"] != PROTOCOL:
            raise self.fail(f"it speaks protocol {answer['protocol']}, expected {PROTOCOL}")
        self.called = printable(answer["name"])

    def start(self, seat: Seat, seed: int, **more: Any) -> None:
        """Give the bot a seat in a game, perhaps in the middle of it."""
        self.player = seat.player
        if not self.called:
            self.hello()
        self.ask("start", **_game(seat), seed=seed, seconds=self._limits.seconds, **more)

    def decide(self, seat: Seat, **more: Any) -> Option | int:
        """Ask the bot for a choice; it sees the view of its seat only."""
        options, view, deadline = seat.decision.options, seat.view, self._deadline()
        prompt = seat._look(lambda game, _: seat.decision.prompt.bound(game.ruleset).text(ENGLISH))
        self._sent += 1
        asked = {"type": "decide", "id": self._sent}
        answer = self._ask(asked, deadline, view=view, prompt=prompt, **more)
        while answer["type"] == "option":
            place = self._check_place(answer["option"], len(options))
            said = {**asked, "type": "option", "option": place, **_option(seat, place)}
            answer = self._ask(asked, deadline, said)
        choice = answer["choice"]
        if not isinstance(choice, str):
            return self._check_place(choice, len(options))
        try:
            return seat._parse(choice)
        except Refusal:
            raise self.fail(f"it answered {show(choice)}, which is not offered") from None

    def ping(self) -> None:
        """Ask for a sign of life."""
        self._sent += 1
        self.ask("ping", id=self._sent)

    def bye(self) -> str:
        """Say that there are no more games; return what was wrong with how the bot ended."""
        self._process.pipes.send(line({"type": "bye"}))
        report = self._process.report(self._limits.seconds)
        self.close()
        if report is None:
            return "it goes on after bye"
        return "" if report["code"] == 0 else f"after bye {_how(report)}"

    def close(self) -> str:
        """Kill the process; return the last it printed."""
        if self.closed:
            return ""
        self.closed = True
        return self._process.end()

    def ask(self, type_: str, **said: Any) -> Message:
        """Send a message and return its answer, within the time of one decision."""
        return self._ask({"type": type_, **said}, self._deadline())

    def _deadline(self) -> float:
        """When the bot must have answered, however often it asks for options meanwhile."""
        self._process.pipes.start_over()
        return time.monotonic() + self._limits.seconds

    def _check_place(self, place: int, count: int) -> int:
        if 0 <= place < count:
            return place
        expected = f"expected an option's number from 0 to {count - 1}"
        raise self.fail(f"it answered {show(place)}, {expected}")

    def _ask(
        self, asked: Message, deadline: float, sent: Message | None = None, **more: Any
    ) -> Message:
        """Send *sent*, or else what is asked; return what answers *asked*."""
        self.asked = True
        try:
            text = self._process.pipes.exchange(line(sent or {**asked, **more}), deadline)
            self.asked = False
            return read_answer(text, asked)
        except Broken as broken:
            raise self.fail(self._why(broken)) from None
        except (Misspoken, Complaint) as error:
            raise self.fail(str(error)) from None

    def _why(self, broken: Broken) -> str:
        if isinstance(broken, Late):
            return f"no answer in {self._limits.seconds:g} seconds"
        if isinstance(broken, Gone):
            report = self._process.report(LAST_WORDS)
            return f"{'it closed its output' if report is None else _how(report)}{broken}"
        return str(broken)

    def fail(self, why: str) -> BotFailed:
        """Kill the process, and return the error by which its bot loses."""
        return BotFailed(self.name, self.player, printable(why, SENTENCE), self.close())


def _how(report: Message) -> str:
    """How a process ended."""
    if report["why"]:
        return str(report["why"])
    code: int = report["code"]
    if code >= 0:
        return f"its process ended with code {code}"
    return f"its process was ended by signal {-code}, {signal.strsignal(-code)}"


def _game(seat: Seat) -> Message:
    """What a bot may know of a game before its first decision: nothing that depends on the deal."""

    def look(game: Any, player: int) -> Message:
        ruleset = game.ruleset
        return {
            "game": ruleset.game.name,
            "rules": ruleset.digest,
            "player": player,
            "names": list(ruleset.config.names),
            "settings": ruleset.described(ruleset.config),
            "language": ENGLISH,
        }

    found: Message = seat._look(look)
    return found


def _option(seat: Seat, place: int) -> Message:
    """An option as a view would list it."""
    [said] = seat._look(lambda game, _: listed(game.ruleset, [seat.decision.options[place]]))
    found: Message = said
    return found


class Apart:
    """An isolated bot: takes a process when it is first asked, and leaves it to the next game."""

    def __init__(self, make: Any, seed: int, limits: Limits | None = None) -> None:
        if not hasattr(os, "fork"):
            where = "Linux, macOS or another POSIX system; on Windows, WSL"
            raise ConfigError(f"bots: an isolated bot needs {where}")
        self._what, self._seed, self._limits = describe(make), seed, limits or Limits()
        self._key = _key(self._what, self._limits)
        self._cell: Cell | None = None

    def __call__(self, seat: Seat) -> Option | int:
        if self._cell is None:
            waiting = _idle.get(self._key)
            self._cell = waiting.pop() if waiting else Cell(self._what, self._limits)
            self._leave = weakref.finalize(self, _leave, self._cell)
            self._cell.start(seat, self._seed)
        return self._cell.decide(seat)

    def leave(self) -> None:
        """Leave the process to the next game."""
        if self._cell is not None:
            self._leave()
            self._cell = None

    def close(self) -> None:
        """End the process."""
        if self._cell is not None:
            self._cell.close()


_idle: dict[str, list[Cell]] = {}
"""Cells that wait for the next game, by maker and limits; they end with this process."""


def _leave(cell: Cell) -> None:
    if cell.asked:
        cell.close()
    if not cell.closed:
        _idle.setdefault(cell.key, []).append(cell)


@atexit.register
def _end_all() -> None:
    while _idle:
        for cell in _idle.popitem()[1]:
            cell.close()


@contextmanager
def isolate_bots(
    makers: Sequence[Any], seeds: Sequence[int], limits: Limits | None = None
) -> Iterator[list[Bot]]:
    """Make an isolated bot for each player, from the makers and seeds in order.

    With limits for strangers only, bots that are neither files nor commands are made here.
    """
    limits = limits or Limits()
    here = limits.only_strangers
    made: list[Bot] = [
        make_bot(make, seed) if here and not _is_stranger(make) else Apart(make, seed, limits)
        for make, seed in zip(makers, seeds, strict=True)
    ]
    apart = [one for one in made if isinstance(one, Apart)]
    try:
        yield made
    except BotFailed:
        raise  # keep the other bots for the next game
    except BaseException:
        for one in apart:
            one.close()
        raise
    finally:
        for one in apart:
            one.leave()


def _name(what: Message) -> str:
    """What sentences call a bot."""
    if "command" in what:
        return printable(" ".join(map(os.path.basename, what["command"])))
    file = os.path.basename(what.get("file", ""))
    return printable(f"{file}:{what['make']}" if file else what["make"])


def _key(what: Message, limits: Limits) -> str:
    try:
        return json.dumps([what, attrs.asdict(limits)])
    except (TypeError, ValueError) as error:
        expected = "an isolated bot takes options that are plain JSON"
        raise ConfigError(f"bots: {expected}; {what['make']}: {error}") from None


def describe(make: Any) -> Message:
    """What the warden needs to start a bot."""
    if _is_stranger(make):
        return make.describe_process()
    options: dict[str, Any] = {}
    while isinstance(make, partial):
        if make.args:
            raise ConfigError(f"bots: an isolated bot takes its options by name, unlike {make!r}")
        make, options = make.func, {**make.keywords, **options}
    module, name = getattr(make, "__module__", None), getattr(make, "__qualname__", "<")
    if module in (None, "__main__") or "<" in name:
        raise ConfigError(f"bots: an isolated bot is made by what a module names, unlike {make!r}")
    return {"make": f"{module}:{name}", "options": options}
