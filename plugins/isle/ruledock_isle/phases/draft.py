"""The draft: packets of cards go round, and players remember what they saw of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ruledock.plugin import (
    Automatic,
    Decision,
    PacketRecall,
    SecretChoiceKind,
    Subsets,
    around,
    everyone,
    refs,
)
from ruledock_isle.contributions import ALWAYS
from ruledock_isle.options import Keep
from ruledock_isle.phases.packets import Draft, EndsTheDraft, LastCards

if TYPE_CHECKING:
    from ruledock_isle.table import IsleTable


def draft_ends(table: IsleTable) -> bool:
    """Whether no packets go round, or a step that clears them away is waiting."""
    steps = (isinstance(step, EndsTheDraft) for step in table.agenda)
    return not table.passed_on.round or any(steps)


def packet_of(table: IsleTable, player: int, passes: int) -> int:
    """The packet before a player after *passes* passes in the direction of the day."""
    return (player - passes * table.book.side(table.day)) % len(table.players)


def holder(table: IsleTable, packet: int) -> int | None:
    """Who looks through a packet, while there is a draft."""
    for waiting in table.agenda[::-1]:
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


def has_packets(table: IsleTable, step: Draft) -> bool:
    """Whether a draft can wait: the packets hold enough for it and for those before it."""
    later = [one for one in table.agenda[table.agenda.index(step) :] if isinstance(one, Draft)]
    keeps = [one.keep for one in later]
    known = table.book.ask_keep.keys() >= {*keeps} and step.players == tuple(table.players)
    return known and goes_round(table, step) and sum(keeps) <= min(map(len, table.packets))


def goes_round(table: IsleTable, step: Any) -> bool:
    """Whether players can still keep cards: packets go round, and nothing ends that before."""
    _, above = around(table, step)
    over = any(isinstance(one, EndsTheDraft) for one in above)
    return bool(table.passed_on.round) and not over


def come_last(table: IsleTable, step: LastCards) -> bool:
    """Whether the last cards can wait: no draft below would find the packets empty."""
    below, _ = around(table, step)
    return goes_round(table, step) and not any(isinstance(one, Draft) for one in below)


def offer_draft(table: IsleTable, step: Draft, player: int) -> Decision:
    packet = table.packets[packet_of(table, player, step.passes)]
    return Decision(
        player,
        "isle.draft",
        Subsets(Keep, packet, step.keep, step.keep),
        table.book.ask_keep[step.keep],
        private=True,
    )


def keep_chosen(table: IsleTable, step: Draft, chosen: Mapping[int, Keep]) -> None:
    """Lay what players keep before them; the packets move on."""
    if len(table.players) > 1:
        table.tell("isle.drafts", cards=step.keep)
    _keep(table, step.passes, {player: keep.cards for player, keep in chosen.items()})


def keep_last(table: IsleTable, step: LastCards) -> None:
    """Everybody keeps the last cards; there is nothing to choose."""
    if len(table.players) > 1:
        table.tell("isle.drafts.last", cards=max(map(len, table.packets)))
    packets = {who: packet_of(table, who, step.passes) for who in table.players}
    _keep(table, step.passes, {who: table.packets[one][:] for who, one in packets.items()})


def _keep(table: IsleTable, passes: int, chosen: Mapping[int, Sequence[str]]) -> None:
    """Lay the cards that each player keeps face down before them."""
    kept = [(packet_of(table, player, passes), player, cards) for player, cards in chosen.items()]
    for number, player, cards in kept:
        for card in cards:
            table.packets[number].remove(card)
        table.drafted[player] = sorted([*table.drafted[player], *cards])
        if table.log is not None:
            told = refs("card", cards)
            table.whisper([player], "isle.kept", player=table.name(player), _cards=told)
    table.passed_on = table.passed_on.keep_each(kept)


STEPS = (
    SecretChoiceKind(
        Draft,
        offer_draft,
        keep_chosen,
        closes=everyone,
        allows=(ALWAYS,),
        fits=has_packets,
        name="draft",
    ),
    Automatic(LastCards, keep_last, fits=come_last, name="last-cards"),
)


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
