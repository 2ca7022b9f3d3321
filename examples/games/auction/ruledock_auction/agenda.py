"""What waits on the agenda of an evening; :mod:`.steps` handles it."""

from __future__ import annotations

from ruledock.plugin import Message, Player, SecretChoice, step
from ruledock_auction.options import CardId, FavourId, RoundNumber


@step
class Round:
    """A round begins: income, a new first player, a plan of the phases."""

    number: RoundNumber


@step
class NextPhase:
    """The next phase of the plan, or else the next round."""


@step
class Draft(SecretChoice):
    """Everybody keeps *keep* cards of the packet and passes the rest to the left."""

    keep: int = 0
    passes: int = 0
    """How often the packets have moved on."""

    def prompt(self) -> Message:
        """The question to everybody."""
        return Message("auction.ask.keep", {"count": self.keep})


@step
class KeepRest:
    """Everybody keeps what is left of the packets; there is nothing to choose."""

    passes: int


@step
class Leftovers:
    """The rest of the packets is discarded, for all to see."""


@step
class Bidding(SecretChoice):
    """Everybody seals a bid for one lot."""

    lot: CardId = ""


@step
class Hanging:
    """One player decides what to show."""

    player: Player


@step
class Resolve:
    """A favour takes effect, unless somebody has objected."""

    player: Player
    favour: FavourId
