"""Phase 2 alone: look at a few cards at a time, keep some and discard the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from ruledock.plugin import Automatic, Passing, contributes, numbers, step
from ruledock_isle.public import (
    Draft,
    Few,
    IsleTable,
    LastCards,
    discard_packet,
    hooks,
    no_draft_waits,
)
from ruledock_sister.book import book_of

ALONE = Passing()
"""Nobody else looks at a packet, so there is nothing to remember."""


@step
class Deal:
    """The player looks at *count* cards from the deck and will keep *keep* of them."""

    count: Few
    keep: Annotated[int, numbers("cards to keep", 1, 12)]


@step
class DiscardRest:
    """The player discards what they did not keep."""


@contributes(hooks.isle_draft)
def draft(table: IsleTable) -> Sequence[Any]:
    """One deal after the other."""
    return [Deal(count, keep) for count, keep in book_of(table).draft]


def deal(table: IsleTable, step: Deal) -> None:
    """Deal what the deck has; without more cards than to keep there is nothing to choose."""
    table.passed_on = ALONE.begin(len(table.players))
    for player in table.players:
        drawn = (table.draw_card() for _ in range(min(step.count, len(table.deck))))
        dealt = [card for card in drawn if card is not None]
        packet = table.packets[player] = sorted([*table.packets[player], *dealt])
        if table.log is not None:
            args = {"count": len(packet), "rest": max(0, len(packet) - step.keep)}
            table.tell("sister.deal", player=table.name(player), **args)
        if len(packet) > step.keep:
            table.push(Draft(tuple(table.players), (), step.keep), DiscardRest())
        elif packet:
            table.push(LastCards(0))


def discard_rest(table: IsleTable, step: DiscardRest) -> None:
    for player, packet in enumerate(table.packets):
        discard_packet(table, player, packet)
    table.passed_on = ALONE


STEPS = (
    Automatic(Deal, deal, fits=no_draft_waits, name="deal"),
    Automatic(DiscardRest, discard_rest, fits=no_draft_waits, name="discard-rest"),
)
