"""Packets of cards that players pass on: who kept what, and what each player knows of it.

We store only facts: which cards came in which packet, and who kept them. What a player remembers
follows from them. A player who looks through a packet knows its cards. When the next player keeps
two of them and passes on the rest, the first player no longer knows which are where, only how many:
"two of these five are in that hand, three in the packet that went on".
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

import attrs

from ruledock.values import frozen

NOBODY = -1
"""The keeper of cards that are left of a packet and laid open."""


@frozen
class Pick:
    """The cards that one player secretly kept of a packet."""

    player: int
    cards: tuple[str, ...]


@frozen
class Packet:
    """A packet, and who kept what of it, in order."""

    time: int
    """The round of dealing it belongs to, from 1."""
    number: int
    picks: tuple[Pick, ...] = ()

    def looks(self, player: int | None, holder: int | None) -> list[int]:
        """How many picks had been made each time *player* looked; *holder* is looking now."""
        places = [place for place, pick in enumerate(self.picks) if pick.player == player]
        return [*places, len(self.picks)] if holder == player is not None else places

    def stretches(self, player: int | None, holder: int | None) -> list[range]:
        """The picks between the looks of *player*, who knows each stretch only as a whole."""
        looks = self.looks(player, holder)
        ends = [*looks[1:], len(self.picks)]
        return [range(one + 1, end) for one, end in zip(looks, ends, strict=True)] if looks else []


@frozen
class Known:
    """What a player remembers of a packet: some cards, and how many of them are where."""

    cards: tuple[str, ...]
    kept: Mapping[int, int]
    """By player: how many of the cards they kept and have not shown since."""
    packet: int | None = None
    """The packet that holds the other cards."""
    inside: int = 0


@frozen
class Passing:
    """All packets of a game. Immutable: ``table.passed = table.passed.keep(0, player, cards)``."""

    round: tuple[Packet, ...] = ()
    """The packets going round now, by number."""
    past: tuple[Packet, ...] = ()
    shown: dict[str, int] = attrs.field(factory=dict)
    """The round in which a kept card was shown. Never changed in place."""
    time: int = 0
    """How many rounds of packets have been dealt."""

    # -- what happens ----------------------------------------------------------------------

    def begin(self, packets: int) -> Passing:
        """Start a round of new packets; the earlier ones are past."""
        time = self.time + 1
        new = tuple([Packet(time, number) for number in range(packets)])
        return Passing(new, self.past + self.round, self.shown, time)

    def end(self) -> Passing:
        """End the round: the kept cards now lie with everything else their keepers have."""
        return Passing((), self.past + self.round, self.shown, self.time)

    def keep(self, number: int, player: int, cards: Sequence[str]) -> Passing:
        """*player* keeps cards of a packet."""
        return self.keep_each([(number, player, cards)])

    def keep_each(self, kept: Iterable[tuple[int, int, Sequence[str]]]) -> Passing:
        """Players keep cards: for each the number of the packet, the player, and the cards."""
        packets = list(self.round)
        for number, player, cards in kept:
            old = packets[number]
            packets[number] = Packet(old.time, number, (*old.picks, Pick(player, tuple(cards))))
        return Passing(tuple(packets), self.past, self.shown, self.time)

    def draw(self, player: int, cards: Sequence[str]) -> Passing:
        """*player* takes cards that nobody else has seen."""
        new = Packet(self.time, NOBODY, (Pick(player, tuple(cards)),))
        return Passing(self.round, (*self.past, new), self.shown, self.time)

    def show(self, card: str) -> Passing:
        """A card is shown to everybody."""
        return Passing(self.round, self.past, {**self.shown, card: self.time}, self.time)

    def exchange(
        self, hands: Sequence[list[str]], given: Mapping[int, Sequence[str]], seats: int
    ) -> Passing:
        """All players pass cards of their hands this many seats to the left, at once."""
        facts = self.begin(len(hands))
        for giver, cards in given.items():
            hands[giver][:] = [card for card in hands[giver] if card not in cards]
            facts = facts.draw(giver, hands[giver]).keep(giver, giver, ())
        for giver, cards in given.items():
            to = (giver + seats) % len(hands)
            hands[to][:] = sorted([*hands[to], *cards])
            facts = facts.keep(giver, to, cards)
        return facts

    def givers(self, player: int, card: str) -> list[int]:
        """Who knows that *player* holds a card: the one who passed it, in the last exchange."""
        picks = ((packet.number, pick) for packet in self.round for pick in packet.picks)
        return [giver for giver, pick in picks if pick.player == player and card in pick.cards]

    def unseen(self) -> set[str]:
        """All cards that were kept and not shown."""
        picks = [pick for packet in self.round + self.past for pick in packet.picks]
        return {card for pick in picks for card in pick.cards if card not in self.shown}

    # -- what somebody knows ---------------------------------------------------------------

    def going_round(
        self, viewer: int | None, holders: Sequence[int | None], packets: Sequence[Sequence[str]]
    ) -> Iterator[Known]:
        """What *viewer* knows of the packets going round, while *holders* look at them."""
        for packet, holder, inside in zip(self.round, holders, packets, strict=True):
            stretches = packet.stretches(viewer, holder)
            for stretch in stretches:
                last = stretch is stretches[-1] and holder != viewer
                if known := self._known(packet, stretch, inside if last else ()):
                    yield known

    def gone(self, viewer: int | None) -> list[Known]:
        """What *viewer* knows of the past packets, packet by packet."""
        past = [(one, part) for one in self.past for part in one.stretches(viewer, None) if part]
        return [known for packet, stretch in past if (known := self._known(packet, stretch, ()))]

    def _known(self, packet: Packet, stretch: range, inside: Sequence[str]) -> Known | None:
        cards, kept = list(inside), dict[int, int]()
        for place in stretch:
            pick = packet.picks[place]
            hidden = [card for card in pick.cards if card not in self.shown]
            if hidden:
                cards += hidden
                kept[pick.player] = kept.get(pick.player, 0) + len(hidden)
        number, sizes = packet.number if inside else None, dict(sorted(kept.items()))
        return Known(tuple(sorted(cards)), sizes, number, len(inside)) if cards else None


def together(known: Collection[Known]) -> Known:
    """Merge memories, for a player who no longer tells packets apart."""
    kept: dict[int, int] = {}
    for one in known:
        for player, count in one.kept.items():
            kept[player] = kept.get(player, 0) + count
    cards = sorted(card for one in known for card in one.cards)
    return Known(tuple(cards), dict(sorted(kept.items())))
