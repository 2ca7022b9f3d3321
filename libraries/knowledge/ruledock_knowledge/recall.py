"""What players remember of passed packets, for games with a :class:`Passing`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from ruledock.values import frozen
from ruledock_knowledge.passing import Known, Packet, Passing, Pick, together

if TYPE_CHECKING:
    from ruledock_knowledge.recalled import RecalledPackets


class Holder(Protocol):
    """Who looks at a packet now; None if nobody does."""

    def __call__(self, table: Any, packet: int, /) -> int | None: ...


@frozen
class PacketRecall:
    """Reads what players remember of packets from a field with a :class:`Passing`."""

    field: str
    now: tuple[str, ...]
    """The fields, by player, with the cards kept of packets going round."""
    packets: str = ""
    """The field with the packets going round, if they are on the table."""
    holder: Holder = lambda table, packet: None
    before: tuple[str, ...] = ()
    """The fields with cards kept earlier, if they are not the same.

    Once cards move to other fields, players no longer know which packet they came from.
    """
    besides: str = ""
    """The field with the cards that everybody knows to have come from elsewhere."""
    deck: str = ""
    """The field with cards that were never dealt."""

    def __call__(self, table: Any, player: int | None) -> RecalledPackets:
        from ruledock_knowledge.recalled import RecalledPackets  # late: starting is quick

        return RecalledPackets(self, table, player)

    def passing(self, table: Any) -> Passing:
        """The facts on this table."""
        found: Passing = getattr(table, self.field)
        return found

    def holders(self, table: Any) -> list[int | None]:
        """Who looks at each packet going round."""
        return [self.holder(table, packet.number) for packet in self.passing(table).round]

    def inside(self, table: Any) -> list[Sequence[str]]:
        """What is still in each packet going round."""
        rest = getattr(table, self.packets) if self.packets else ()
        return [rest[packet.number] if rest else () for packet in self.passing(table).round]

    def known_now(self, table: Any, player: int | None) -> list[Known]:
        """What *player* remembers of each packet going round."""
        holders, inside = self.holders(table), self.inside(table)
        return list(self.passing(table).going_round(player, holders, inside))

    def known_before(self, table: Any, player: int | None) -> list[Known]:
        """What *player* remembers of earlier packets."""
        known = self.passing(table).gone(player)
        return [together(known)] if self.before and known else known

    def held(self, table: Any, fields: Sequence[str]) -> dict[int, list[str]]:
        """By player: the cards in these fields, except those from elsewhere."""
        others = getattr(table, self.besides) if self.besides else ()
        return {
            player: [
                card
                for field in fields
                for card in getattr(table, field)[player]
                if card not in others
            ]
            for player in table.players
        }

    def check(self, table: Any) -> None:
        """Raise ValueError if kept cards are not where they should be now."""
        from ruledock_knowledge.checked import check_packets  # late: only loading asks

        check_packets(self, table)

    def rename(self, table: Any, names: Mapping[Any, Any]) -> None:
        """Rename the cards in all packets."""
        old = self.passing(table)
        round_, past = (
            tuple([_rename(packet, names) for packet in packets])
            for packets in (old.round, old.past)
        )
        setattr(table, self.field, Passing(round_, past, old.shown, old.time))


def _rename(packet: Packet, names: Mapping[Any, Any]) -> Packet:
    picks = (
        Pick(pick.player, tuple(sorted([names.get(card, card) for card in pick.cards])))
        for pick in packet.picks
    )
    return Packet(packet.time, packet.number, tuple(picks))
