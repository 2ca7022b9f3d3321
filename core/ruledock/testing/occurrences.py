"""Count how often each step, operation and refusal of a game happens in a test."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING, Any

from ruledock.errors import Refusal
from ruledock.linking.link import forget

if TYPE_CHECKING:
    from ruledock.engine.options import Option
    from ruledock.engine.step_kinds import StepKind
    from ruledock.game.game import Game
    from ruledock.words.operations import Operation

HANDLERS = ("run", "then", "resolve")
"""The attribute with the function of an operation or automatic step, an answer, a secret choice."""


@contextmanager
def counting(
    kinds: Iterable[StepKind], operations: Iterable[Operation] = ()
) -> Iterator[Counter[str]]:
    """Count ``step <name>`` and ``operation <name>`` in games that start inside the block.

    Pass both as a plugin's hooks return them.
    """
    counts: Counter[str] = Counter()
    named: dict[str, Any] = {f"step {kind.step.__name__}": kind for kind in kinds}
    named |= {f"operation {one.name}": one for one in operations}
    undo = []
    for name, owner in named.items():
        handler = next(known for known in HANDLERS if hasattr(owner, known))
        real = getattr(owner, handler)
        undo.append((owner, handler, real))
        object.__setattr__(owner, handler, _count_calls(counts, name, real))
    forget()  # a ruleset linked before would not count
    try:
        yield counts
    finally:
        for owner, handler, real in undo:
            object.__setattr__(owner, handler, real)
        forget()


def _count_calls(counts: Counter[str], name: str, real: Any) -> Any:
    def call(*args: Any, **params: Any) -> Any:
        counts[name] += 1
        return real(*args, **params)

    return call


def refusals(game: Game, strange: Option, rng: Random) -> Iterator[str]:
    """Try things that should be refused; *strange* is never open. Yield the message ids."""
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
