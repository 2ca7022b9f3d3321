"""The hook with which plugins add bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from ruledock.linking.combine import one_owner_each
from ruledock.linking.hooks import contribute, hookspec

if TYPE_CHECKING:
    from ruledock.game.seat import Bot


B = TypeVar("B", bound=Callable[..., Any])


class MakeBot(Protocol):
    """Makes a bot whose luck comes from *seed*; further keywords are the bot's own options."""

    # Only both of them let mypy take functions that name their options.
    def __call__(self, seed: int, /, *none: Any, **options: Any) -> Bot: ...


@hookspec(one_owner_each("bot", itemgetter(0)))
def ruledock_bots() -> Iterable[tuple[str, MakeBot]]:
    """Return bots by name, each with the function or class that makes one.

    Union; a name has one owner. A game's ``greedy`` and ``planner`` stand in for the core's.

    Base use: a bot that knows the game. Expansion use: one that knows the module.
    """
    raise NotImplementedError


def bot(name: str) -> Callable[[B], B]:
    """Add a bot under a name: a function from a seat to an option, or a class made from a seed."""

    def add(one: B) -> B:
        make: Any = one if isinstance(one, type) else lambda seed: one
        return contribute(ruledock_bots, one, (name, make))

    return add
