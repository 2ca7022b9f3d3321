"""What waits on the agenda of a round; :mod:`.turn`, :mod:`.rounds` and effects handle it."""

from __future__ import annotations

from ruledock.plugin import Player, step
from ruledock_sea_salt_paper.options import PairNumber, PileNumber


@step
class Dealing:
    """A new round begins with a shuffle, and this player starts."""

    first: Player


@step
class Drawing:
    """The first part of a turn: a card from somewhere."""

    player: Player


@step
class Keeping:
    """The player keeps one of the cards drawn."""

    player: Player


@step
class Discarding:
    """The player discards the next card they did not keep."""

    player: Player


@step
class Playing:
    """The rest of a turn: pairs, as many as the player likes, and its end."""

    player: Player


@step
class Effect:
    """The next operation of a pair on the table."""

    player: Player
    pair: PairNumber
    at: int


@step
class Searching:
    """The player chooses a discard pile to look through."""

    player: Player


@step
class Picking:
    """The player takes a card out of that pile."""

    player: Player
    pile: PileNumber


@step
class Robbing:
    """The player chooses somebody to rob."""

    player: Player
