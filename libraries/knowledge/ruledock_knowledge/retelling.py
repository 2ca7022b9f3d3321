"""Redraw who kept what of packets, to agree with a guess of where hidden cards lie."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from typing import Any

from ruledock.values import define, frozen
from ruledock_knowledge.passing import NOBODY, Packet, Pick

STRANGERS = None
"""Cards that the viewer has never seen."""


@frozen
class Cell:
    """One pick of a packet that the viewer does not fully know."""

    packet: int
    pick: int
    time: int
    size: int


@define
class Retelling:
    """What a viewer knows of packets, to be kept while hidden cards are dealt anew."""

    packets: Sequence[Packet]
    cells: dict[tuple[Hashable, int], list[Cell]]
    """By look and keeper: picks that the viewer cannot tell apart."""
    looked: dict[Hashable, set[str]]
    """By look: the cards seen in it, wherever they are now."""
    shown: dict[tuple[Hashable, int], list[str]]
    """By look and keeper: the cards shown since."""

    @classmethod
    def of(
        cls,
        packets: Sequence[Packet],
        viewer: int | None,
        shown: Mapping[str, int],
        *,
        holders: Sequence[int | None] = (),
        inside: Sequence[Collection[str]] = (),
        merged: bool = False,
    ) -> Retelling:
        """What *viewer* knows; *holders* now look at the cards *inside* the last packets.

        With *merged*, the viewer does not tell packets apart.
        """
        new = cls(packets, {}, {}, {})
        first = len(packets) - len(holders)  # the last ones go round
        for number, packet in enumerate(packets):
            holder = holders[number - first] if number >= first else None
            rest = inside[number - first] if number >= first else ()
            new._sort_out(number, packet.stretches(viewer, holder), viewer, merged)
            if holder != viewer and packet.looks(viewer, None):
                last = len(packet.looks(viewer, None))
                new.looked.setdefault(_name(number, last, merged), set()).update(rest)
        for key, cells in new.cells.items():
            real = [card for cell in cells for card in packets[cell.packet].picks[cell.pick].cards]
            new.shown[key] = sorted(card for card in real if card in shown)
            new.looked.setdefault(key[0], set()).update(real)
        return new

    def _sort_out(
        self, number: int, stretches: Sequence[range], viewer: int | None, merged: bool
    ) -> None:
        packet = self.packets[number]
        for place, pick in enumerate(packet.picks):
            if pick.player in (viewer, NOBODY):
                continue
            at = next((n for n, stretch in enumerate(stretches, 1) if place in stretch), 0)
            key = (_name(number, at, merged) if at else STRANGERS, pick.player)
            cell = Cell(number, place, packet.time, len(pick.cards))
            self.cells.setdefault(key, []).append(cell)

    def draw(
        self, held: Mapping[int, Collection[str]], shown: Mapping[str, int], rng: Any
    ) -> tuple[Packet, ...]:
        """The packets with new picks, in agreement with the cards now *held* by each player."""
        seen = {card for name, cards in self.looked.items() if name for card in cards}
        picks = [list(packet.picks) for packet in self.packets]
        for key, cells in self.cells.items():
            name, player = key
            hidden = [
                card
                for card in sorted(held[player])
                if card not in shown and (card in self.looked[name] if name else card not in seen)
            ]
            spread = _spread(cells, hidden, self.shown[key], shown, rng)
            for cell, cards in zip(cells, spread, strict=True):
                picks[cell.packet][cell.pick] = Pick(player, tuple(sorted(cards)))
        pairs = zip(self.packets, picks, strict=True)
        return tuple([Packet(one.time, one.number, tuple(mine)) for one, mine in pairs])


def _name(packet: int, look: int, merged: bool) -> Hashable:
    return ("looked at",) if merged else (packet, look)


def _spread(
    cells: Sequence[Cell],
    hidden: Sequence[str],
    shown: Sequence[str],
    when: Mapping[str, int],
    rng: Any,
) -> list[list[str]]:
    """Spread cards over cells; all ways are equally likely in which cards are kept before shown."""
    spread: list[list[str]] = [[] for _ in cells]
    slots = [number for number, cell in enumerate(cells) for _ in range(cell.size)]
    for card in sorted(shown, key=lambda card: (when[card], card)):
        # Cards shown first fit the fewest slots, and cards shown later fit all of those too.
        early = [place for place, number in enumerate(slots) if cells[number].time <= when[card]]
        spread[slots.pop(early[rng.randrange(len(early))])].append(card)
    for number, card in zip(slots, rng.sample(hidden, len(hidden)), strict=False):
        spread[number].append(card)
    return spread
