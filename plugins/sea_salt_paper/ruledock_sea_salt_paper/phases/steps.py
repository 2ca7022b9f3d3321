"""What waits on the agenda of a round. How each step is handled is in :mod:`.turn` and others."""

from __future__ import annotations

import attrs

from ruledock.plugin import Player
from ruledock_sea_salt_paper.options import PairNumber, PileNumber


@attrs.frozen
class Dealing:
    """A new round: all cards are shuffled, and this player starts."""

    first: Player


@attrs.frozen
class Drawing:
    """The first part of a turn: a card from somewhere."""

    player: Player


@attrs.frozen
class Keeping:
    """One of the cards drawn is kept."""

    player: Player


@attrs.frozen
class Discarding:
    """The next card that was not kept goes on a pile."""

    player: Player


@attrs.frozen
class Playing:
    """The rest of a turn: pairs, as many as the player likes, and its end."""

    player: Player


@attrs.frozen
class Effect:
    """The next operation of a pair that was laid."""

    player: Player
    pair: PairNumber
    at: int


@attrs.frozen
class Searching:
    """A discard pile to look through is chosen."""

    player: Player


@attrs.frozen
class Picking:
    """A card of the pile looked through is taken."""

    player: Player
    pile: PileNumber


@attrs.frozen
class Robbing:
    """Somebody to rob is chosen."""

    player: Player
