"""An exception anywhere in a plugin, even KeyboardInterrupt, leaves the game as it was."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from types import FrameType
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.linking.plugins import load
from ruledock.testing.failures import require, require_equal, state
from ruledock.testing.keeping import check_alike, views
from ruledock.testing.walking import Act

if TYPE_CHECKING:
    from ruledock.game.game import Game
    from ruledock.linking.ruleset import Ruleset


class Injected(Exception):
    """The exception a test throws into a plugin."""


def check_faults(game: Game, act: Act, rng: Random, *, count: int = 3) -> int:
    """Interrupt *act* at *count* lines of plugin code, and check that nothing changed.

    Return how many lines of plugin code it runs.
    """
    clean = game.copy()
    with _Tracer(homes(game.ruleset)) as tracer:
        act.on(clean)
    lines = tracer.seen
    for number in sorted(rng.sample(range(lines), min(count, lines))):
        for error in (Injected, KeyboardInterrupt):
            _check_fault(game, act, number, error, clean, rng)
    return lines


def _check_fault(
    game: Game, act: Act, number: int, error: type[BaseException], clean: Game, rng: Random
) -> None:
    before, seen, record = state(game), views(game), game.record
    tried = game.copy()
    what = f"{error.__name__} at line {number} of {act.line!r}"
    tracer = _Tracer(homes(game.ruleset), number, error)
    try:
        with tracer:
            act.on(tried)
    except error:
        pass
    else:
        # What was computed once and kept runs fewer lines the second time.
        require(not tracer.where, "faults", f"{what} was swallowed, at {tracer.where}")
        return
    after = f"{what}, at {tracer.where}, changed"
    require_equal("faults", f"{after} the game", before, state(tried))
    require_equal("faults", f"{after} what is seen", seen, views(tried))
    require_equal("faults", f"{after} the record", record, tried.record)
    act.on(tried)
    require_equal("faults", f"{after} how the game goes on", state(clean), state(tried))
    check_alike("faults", clean, tried, rng)


def homes(ruleset: Ruleset) -> frozenset[str]:
    """The packages that the plugins of a ruleset come from."""
    found: list[Any] = [ruleset.game.table, ruleset.game.setup]
    found += [load(name) for name in ruleset.plugins]
    handlers: list[Any] = [*ruleset.kinds.values(), *ruleset.interrupts.values()]
    for kind in handlers:
        found += [part for part in attrs.asdict(kind, recurse=False).values() if callable(part)]
    names = (getattr(one, "__module__", None) or getattr(one, "__name__", "") for one in found)
    return frozenset(str(name).split(".")[0] for name in names) - {"ruledock", "builtins"}


class _Tracer:
    """Counts the lines of plugin code that run, and throws an exception at one of them."""

    def __init__(
        self, homes: frozenset[str], stop: int = -1, error: type[BaseException] = Injected
    ) -> None:
        self.homes, self.stop, self.error = homes, stop, error
        self.seen = 0
        self.where = ""

    def __enter__(self) -> _Tracer:
        self._earlier = sys.gettrace()
        sys.settrace(self._call)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(self._earlier)

    def _call(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        home = frame.f_globals.get("__name__", "").split(".")[0]
        return self._line if home in self.homes else None

    def _line(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        if event != "line":
            return self._line
        number, self.seen = self.seen, self.seen + 1
        if number == self.stop:
            self.where = f"{frame.f_code.co_name}, line {frame.f_lineno}"
            sys.settrace(None)
            raise self.error("raised by a test")
        return self._line
