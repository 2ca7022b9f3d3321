"""What waits on the agenda while packets go round and until their cards are paid for.

The steps stand by themselves, as some are a secret choice and marked as well: mypyc makes a native
class of each class in a module that it compiles, and no class can derive from two of those.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ruledock.plugin import Player, SecretChoice, step
from ruledock_isle.axes import Few

if TYPE_CHECKING:
    from ruledock_isle.table import IsleTable


@step
class Draft(SecretChoice):
    """Everybody keeps *keep* cards of the packet and passes the rest on."""

    keep: Few = 0
    passes: Few = 0
    """How often the packets have moved on."""


@step
class LastCards:
    """Everybody keeps what is left of the packet."""

    passes: Few


class EndsTheDraft:
    """Marks the steps that end the draft: no packet goes round after them."""

    __slots__ = ()


@step
class BeforePurchase(EndsTheDraft):
    """The draft is over, and players may act again."""


@step
class OpenPurchase(EndsTheDraft):
    """Now everybody pays."""


@step
class Purchase(SecretChoice, EndsTheDraft):
    """Everybody decides which of the chosen cards to pay for."""


@step
class PrivatePurchase:
    """One player pays for cards just drawn, or discards them."""

    player: Player


def draft_steps(table: IsleTable, size: int) -> list[Any]:
    """The steps of a draft with packets of *size* cards."""
    players, found = tuple(table.players), list[Any]()
    for passes, keep in enumerate(table.book.keep):
        if 0 < size <= keep:
            found.append(LastCards(passes))
        elif size > keep:
            found.append(Draft(players, (), keep, passes))
        size -= min(keep, size)
    return found
