"""What waits on the agenda of a round; :mod:`.turn`, :mod:`.rounds` and effects handle it."""

from __future__ import annotations

import attrs

from ruledock.plugin import Player
from ruledock_sea_salt_paper.options import PairNumber, PileNumber


@attrs.frozen
class Dealing:
    """A new round begins with a shuffle, and this player starts."""

    first: Player


@attrs.frozen
class Drawing:
    """The first part of a turn: a card from somewhere."""

    player: Player


@attrs.frozen
class Keeping:
    """The player keeps one of the cards drawn."""

    player: Player


@attrs.frozen
class Discarding:
    """The player discards the next card they did not keep."""

    player: Player


@attrs.frozen
class Playing:
    """The rest of a turn: pairs, as many as the player likes, and its end."""

    player: Player


@attrs.frozen
class Effect:
    """The next operation of a pair on the table."""

    player: Player
    pair: PairNumber
    at: int


@attrs.frozen
class Searching:
    """The player chooses a discard pile to look through."""

    player: Player


@attrs.frozen
class Picking:
    """The player takes a card out of that pile."""

    player: Player
    pile: PileNumber


@attrs.frozen
class Robbing:
    """The player chooses somebody to rob."""

    player: Player
