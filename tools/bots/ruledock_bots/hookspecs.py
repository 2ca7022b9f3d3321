"""The hook with which plugins add bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from operator import itemgetter
from typing import TYPE_CHECKING

from ruledock.linking.combine import one_owner_each
from ruledock.linking.hooks import hookspec

if TYPE_CHECKING:
    from ruledock.game.seat import Bot


@hookspec(one_owner_each("bot", itemgetter(0)))
def ruledock_bots() -> Iterable[tuple[str, Callable[[int], Bot]]]:
    """Return bots by name, each a function (seed) -> bot; its keywords are the bot's options.

    Union; a name has one owner. A game's ``greedy`` and ``planner`` stand in for the core's.

    Base use: a bot that knows the game. Expansion use: one that knows the module.
    """
    raise NotImplementedError
