"""Whether a question can wait: what it offers is asked again before anybody else acts."""

from __future__ import annotations

from collections.abc import Sequence

from ruledock.engine.decisions import Decision
from ruledock.engine.options import Option
from ruledock.engine.windows import Nothing
from ruledock.game.game import Game
from ruledock_cli.play.asking import WINDOW, open_to
from ruledock_knowledge.ahead import is_news

AHEAD = 12
"""The most windows to look beyond."""


def comes_again(game: Game, window: Decision, offered: Sequence[Option]) -> bool:
    """Whether the player may do all this a moment later, too, if nobody acts at the windows.

    If somebody does act there, the window asks everybody once more. If tiles or cards are drawn in
    between, acting before them is another thing than acting after them. So nothing is lost by
    waiting, and nothing learnt: what this looks at is what the player is asked next.
    """
    player, ahead = window.player, game.copy()
    ahead.choose(ahead.decisions[game.decisions.index(window)], Nothing())
    for _ in range(AHEAD):
        if ahead.over:
            return False
        own = [one for one in ahead.decisions if one.player == player]
        if own:
            options = {*open_to(ahead, player), *_few(own[0])}
            same = own[0].kind != WINDOW and options.issuperset(offered)
            return same and not is_news(game.table, ahead.table, player)
        if any(one.kind != WINDOW for one in ahead.decisions):
            return False
        ahead.choose(ahead.decisions[0], Nothing())
    return False


def _few(decision: Decision) -> Sequence[Option]:
    """The options of a decision, unless they are too many to be those of a turn."""
    return tuple(decision.options) if len(decision.options) < 1000 else ()
