"""What waits on the agenda of a round. How each step is handled is in :mod:`.turn` and others."""

from __future__ import annotations

import attrs


@attrs.frozen
class Dealing:
    """A new round: all cards are shuffled, and this player starts."""

    first: int


@attrs.frozen
class Drawing:
    """The first part of a turn: a card from somewhere."""

    player: int


@attrs.frozen
class Keeping:
    """One of the cards drawn is kept."""

    player: int


@attrs.frozen
class Discarding:
    """The next card that was not kept goes on a pile."""

    player: int


@attrs.frozen
class Playing:
    """The rest of a turn: pairs, as many as the player likes, and its end."""

    player: int


@attrs.frozen
class Effect:
    """The next operation of a pair that was laid."""

    player: int
    pair: int
    at: int


@attrs.frozen
class Searching:
    """A discard pile to look through is chosen."""

    player: int


@attrs.frozen
class Picking:
    """A card of the pile looked through is taken."""

    player: int
    pile: int


@attrs.frozen
class Robbing:
    """Somebody to rob is chosen."""

    player: int
