"""What waits on the agenda of an evening. How each step is handled is in :mod:`.steps`."""

from __future__ import annotations

import attrs

from ruledock.agenda import Sealing
from ruledock.domains import Player
from ruledock.messages import Message
from ruledock_auction.options import CardId, FavourId, RoundNumber


@attrs.frozen
class Round:
    """A round begins: income, the first player moves on, the phases are planned."""

    number: RoundNumber


@attrs.frozen
class NextPhase:
    """The next phase of the plan, or else the next round."""


@attrs.frozen
class Draft(Sealing):
    """Everybody keeps so many cards of the packet in hand and passes the rest to the left."""

    keep: int = 0
    passes: int = 0
    """How often the packets have moved on."""

    def prompt(self) -> Message:
        """What everybody is asked."""
        return Message("auction.ask.keep", {"count": self.keep})


@attrs.frozen
class KeepRest:
    """The packets hold no more than everybody may keep, so nothing is left to choose."""

    passes: int


@attrs.frozen
class Leftovers:
    """What nobody kept of the packets is discarded, for all to see."""


@attrs.frozen
class Bidding(Sealing):
    """Everybody seals a bid for one lot."""

    lot: CardId = ""


@attrs.frozen
class Hanging:
    """One player decides what to show."""

    player: Player


@attrs.frozen
class Resolve:
    """A favour takes effect, unless somebody has objected."""

    player: Player
    favour: FavourId
