"""The hook with which plugins add bots."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import TYPE_CHECKING, Protocol

from ruledock.linking.combine import one_owner_each
from ruledock.linking.hooks import hookspec

if TYPE_CHECKING:
    from ruledock.game.seat import Bot


class MakeBot(Protocol):
    """Makes a bot whose luck comes from *seed*; further keywords are the bot's own options."""

    def __call__(self, seed: int, /) -> Bot: ...


@hookspec(one_owner_each("bot", itemgetter(0)))
def ruledock_bots() -> Iterable[tuple[str, MakeBot]]:
    """Return bots by name, each with the function or class that makes one.

    Union; a name has one owner. A game's ``greedy`` and ``planner`` stand in for the core's.

    Base use: a bot that knows the game. Expansion use: one that knows the module.
    """
    raise NotImplementedError
