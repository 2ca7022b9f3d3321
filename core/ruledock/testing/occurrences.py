"""Occurrences: how often each step, operation and refusal of a game happens while a test plays."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.errors import Refusal

if TYPE_CHECKING:
    from ruledock.game import Game
    from ruledock.options import Option
    from ruledock.ruleset import Ruleset

HANDLERS = ("run", "then", "resolve")
"""What carries out an operation or an automatic step, an answer, or sealed choices."""


@contextmanager
def counting(ruleset: Ruleset) -> Iterator[Counter[str]]:
    """Count ``step <name>`` and ``operation <name>`` while the block runs, in all games of it."""
    counts: Counter[str] = Counter()
    named: dict[str, Any] = {f"step {step.__name__}": kind for step, kind in ruleset.kinds.items()}
    named |= {f"operation {name}": one for name, one in ruleset.operations.operations.items()}
    undo = []
    for name, owner in named.items():
        for handler in HANDLERS:
            if hasattr(owner, handler):
                real = getattr(owner, handler)
                undo.append((owner, handler, real))
                object.__setattr__(owner, handler, _counted(counts, name, real))
    try:
        yield counts
    finally:
        for owner, handler, real in undo:
            object.__setattr__(owner, handler, real)


def _counted(counts: Counter[str], name: str, real: Any) -> Any:
    def call(*args: Any, **params: Any) -> Any:
        counts[name] += 1
        return real(*args, **params)

    return call


def refusals(game: Game, strange: Option, rng: Random) -> Iterator[str]:
    """Try what is refused in a running game, *strange* being never open; by message what was."""
    player = rng.choice(game.table.players)
    asked = game.decision_of(player)
    tries: list[Callable[[], object]] = [
        lambda: game.interrupt(player, strange),
        lambda: game.parse(player, strange.notation),
        lambda: game.parse(player, "?"),
        lambda: game.copy().undo(player),
        lambda: game.choose(asked or game.decisions[0], strange),
    ]
    for attempt in tries:
        try:
            attempt()
        except Refusal as refusal:
            yield f"refused {refusal.message.id}"


__all__ = ["counting", "refusals"]
