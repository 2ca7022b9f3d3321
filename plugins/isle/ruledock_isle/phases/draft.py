"""The draft: packets of cards go round, and players remember what they saw of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ruledock.plugin import PacketRecall, SecretChoice, step
from ruledock_isle.axes import Few

if TYPE_CHECKING:
    from ruledock_isle.table import IsleTable


@step
class Draft(SecretChoice):
    """Everybody keeps *keep* cards of the packet and passes the rest on."""

    keep: Few = 0
    passes: Few = 0
    """How often the packets have moved on."""


class EndsTheDraft:
    """Marks the steps that end the draft: no packet goes round after them."""

    __slots__ = ()


def draft_ends(table: IsleTable) -> bool:
    """Whether no packets go round, or a step that clears them away is waiting."""
    steps = (isinstance(step, EndsTheDraft) for step in table.agenda)
    return not table.passed_on.round or any(steps)


def packet_of(table: IsleTable, player: int, passes: int) -> int:
    """The packet before a player after *passes* passes in the direction of the day."""
    return (player - passes * table.book.side(table.day)) % len(table.players)


def holder(table: IsleTable, packet: int) -> int | None:
    """Who looks through a packet, while there is a draft."""
    for waiting in reversed(table.agenda):
        if isinstance(waiting, Draft):
            passes = waiting.passes * table.book.side(table.day)
            return (packet + passes) % len(table.players)
    return None


PASSED_ON = PacketRecall(
    "passed_on",
    ("drafted",),
    "packets",
    holder,
    before=("hands", "lessons", "rescue_cards", "discarded"),
    deck="deck",
)
"""Once cards are paid for, nobody can tell which day's packet they came from."""


# -- what everybody can tell of hidden cards ---------------------------------------------------


def may_be_held(table: IsleTable, player: int, card: str) -> bool:
    """Players play lessons in phase 3, so a hand has one only if a card has come since."""
    return table.received[player] > 0 or card not in table.book.lessons


def is_private_lesson(table: IsleTable, player: int, card: str) -> bool:
    """Only private lessons lie face down in play."""
    lesson = table.book.lessons.get(card)
    return lesson is not None and not lesson.public


def is_rescue_card(table: IsleTable, player: int, card: str) -> bool:
    """Players lay out only rescue cards in phase 4."""
    return card in table.book.rescue
