"""Facts about packets, held against the table on which they were loaded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ruledock_knowledge.passing import NOBODY, Packet

if TYPE_CHECKING:
    from ruledock_knowledge.recall import PacketRecall


def check_packets(recall: PacketRecall, table: Any) -> None:
    """Raise ValueError if kept cards are not where they should be now."""
    passing = recall.passing(table)
    if [packet.number for packet in passing.round] != list(range(len(passing.round))):
        raise ValueError("the packets going round must be numbered in order")
    waiting = getattr(table, recall.packets) if recall.packets else ()
    if any(waiting) and len(waiting) != len(passing.round):
        raise ValueError("there must be facts about every packet going round")
    times = [packet.time for packet in passing.round + passing.past]
    if max([*times, *passing.shown.values()], default=0) > passing.time:
        raise ValueError("a packet was dealt, or a card shown, in a later round than this one")
    undealt = getattr(table, recall.deck) if recall.deck else ()
    if not passing.shown.keys().isdisjoint(undealt):
        raise ValueError("a card that has been shown cannot be in the deck")
    met: set[str] = set()
    before = recall.before or recall.now
    for packets, fields in ((passing.round, recall.now), (passing.past, before)):
        held = recall.held(table, fields)
        for packet in packets:
            _check_packet(packet, held, passing.shown, met)


def _check_packet(
    packet: Packet, held: Mapping[int, Sequence[str]], shown: Mapping[str, int], met: set[str]
) -> None:
    for pick in packet.picks:
        if pick.player != NOBODY and pick.player not in held:
            raise ValueError(f"there is no player {pick.player}, who kept cards of a packet")
        for card in pick.cards:
            if card in met:
                raise ValueError(f"{card!r} was kept twice")
            met.add(card)
            if card in shown:
                if shown[card] < packet.time:
                    raise ValueError(f"{card!r} was shown before it was dealt")
            elif pick.player == NOBODY or card not in held[pick.player]:
                raise ValueError(f"{card!r} is not with player {pick.player}, who kept it")
