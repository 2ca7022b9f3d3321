"""Traces: what players remember of packets of cards that were passed on.

Whoever has looked through a packet knows its cards for good. When the next player keeps two of
them and passes the rest, the first one no longer knows which lie where, only how many: "two of
these five are in that hand, three in the packet that went on".
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import attrs

from ruledock.domains import Player
from ruledock.knowledge import Slots

NO_PACKET = -1
"""Where a card is said to have come from that was in no packet."""


@attrs.define
class Trace:
    """What one player remembers of one packet: its cards, and how many of them went where."""

    viewer: Player
    cards: list[str]
    packet: int
    """Which packet the rest of the cards is in."""
    inside: int
    """How many of the cards are still in it."""
    taken: dict[Player, int] = attrs.field(factory=dict)
    """By player: how many of the cards were kept."""

    def slots(self) -> list[Slots]:
        """Where the cards are, for a guess."""
        among = frozenset(self.cards)
        hands = [Slots(("hand", who), count, among) for who, count in sorted(self.taken.items())]
        return [*hands, Slots(("packet", self.packet), self.inside, among)]


def look(traces: list[Trace], viewer: int, packet: int, cards: Iterable[str]) -> None:
    """*viewer* looks through a packet: what is missing of it since last time was kept by others."""
    done = False
    for trace in traces:
        if trace.packet == packet and trace.viewer == viewer and trace.inside:
            here = set(cards)
            trace.cards = [card for card in trace.cards if card not in here]
            trace.inside = 0
            done = done or not trace.cards
    if done:
        forget(traces)


def passed(traces: list[Trace], viewer: int, packet: int, cards: Iterable[str]) -> None:
    """*viewer* passes a packet on and will remember what is in it."""
    left = sorted(cards)
    if left:
        traces.append(Trace(viewer, left, packet, len(left)))


def kept(traces: list[Trace], player: int, packet: int, count: int) -> None:
    """*player* keeps *count* cards of a packet, unseen by the others."""
    for trace in traces:
        if trace.packet == packet and trace.inside and trace.viewer != player:
            trace.inside -= count
            trace.taken[player] = trace.taken.get(player, 0) + count


def moved_on(
    traces: list[Trace],
    keepers: Mapping[int, tuple[int, int]],
    viewers: Mapping[int, int],
    packets: Sequence[Sequence[str]],
) -> None:
    """All packets move on at once: by packet, who kept how many of it, and who looks at it next.

    The same as :func:`kept` for each keeper and then :func:`look` for each viewer, in one go.
    """
    done = False
    for trace in traces:
        if trace.inside and trace.packet in keepers:
            player, count = keepers[trace.packet]
            trace.inside -= count
            trace.taken[player] = trace.taken.get(player, 0) + count
            if viewers[trace.packet] == trace.viewer:
                here = packets[trace.packet]
                trace.cards = [card for card in trace.cards if card not in here]
                trace.inside = 0
                done = done or not trace.cards
    if done:
        forget(traces)


def seen_taken(traces: list[Trace], viewers: Iterable[int], player: int, card: str) -> None:
    """*player* takes a card into the hand in sight of *viewers*, who will remember it."""
    for viewer in viewers:
        if viewer != player:
            traces.append(Trace(viewer, [card], NO_PACKET, 0, {player: 1}))


def shown(traces: list[Trace], player: int, card: str) -> None:
    """A card of *player* comes into the open, so nobody need remember it any more."""
    done = False
    for trace in traces:
        if card in trace.cards and trace.taken.get(player):
            trace.cards.remove(card)
            trace.taken[player] -= 1
            done = done or not trace.cards
    if done:
        forget(traces)


def forget(traces: list[Trace]) -> None:
    """Drop what says nothing any more."""
    traces[:] = [trace for trace in traces if trace.cards]
