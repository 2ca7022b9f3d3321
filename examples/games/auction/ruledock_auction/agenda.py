"""What waits on the agenda of an evening; :mod:`.steps` handles it."""

from __future__ import annotations

import attrs

from ruledock.plugin import Message, Player, SecretChoice
from ruledock_auction.options import CardId, FavourId, RoundNumber


@attrs.frozen
class Round:
    """A round begins: income, a new first player, a plan of the phases."""

    number: RoundNumber


@attrs.frozen
class NextPhase:
    """The next phase of the plan, or else the next round."""


@attrs.frozen
class Draft(SecretChoice):
    """Everybody keeps *keep* cards of the packet and passes the rest to the left."""

    keep: int = 0
    passes: int = 0
    """How often the packets have moved on."""

    def prompt(self) -> Message:
        """The question to everybody."""
        return Message("auction.ask.keep", {"count": self.keep})


@attrs.frozen
class KeepRest:
    """Everybody keeps what is left of the packets; there is nothing to choose."""

    passes: int


@attrs.frozen
class Leftovers:
    """The rest of the packets is discarded, for all to see."""


@attrs.frozen
class Bidding(SecretChoice):
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
