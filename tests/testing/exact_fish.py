"""Go Fish with everything that everybody can work out: whoever lacked two ranks and has drawn one
card since cannot hold both.

A rank that somebody lacked can only be in their hand if it was drawn since. So of the ranks lacked
at the same time or later, a hand holds no more cards than were drawn since then, apart from those
that were handed over for all to see. Cards that have left the hand used up draws, too.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated

import attrs

from ruledock import plugin as rd
from tests.testing import go_fish
from tests.testing.go_fish import RANKS, CardId, FishTable, Rank, everybody_if_seen

STEPS, OPTIONS = (go_fish.Turn.step_kind,), (go_fish.Ask,)
THINGS, MESSAGES = go_fish.THINGS, go_fish.MESSAGES
Draws = Annotated[int, rd.numbers("draws", 0, 30)]


def ranks_and_gaps(table: ExactTable, card: str) -> Collection[str]:
    """The rank of a card, and for each player all gaps that it would fill."""
    rank = card[0]
    gaps = [(player, start) for player in table.players for start in table.starts(player)]
    return [rank, *(f"{one} {at}" for one, at in gaps if table.lacked[one].get(rank, -1) >= at)]


def at_most(table: ExactTable, player: int) -> Mapping[str, int]:
    """Three of a rank, and no more to fill a gap than were drawn since it was there."""
    gaps = {f"{player} {at}": table.room(player, at) for at in table.starts(player)}
    return {**dict.fromkeys(RANKS, 3), **gaps}


@rd.table
class ExactTable(FishTable):
    """The table, and who lacked what after how many draws."""

    hands: rd.ByPlayer[list[CardId]] = rd.secret(
        by="player",
        fits=rd.Holding(ranks_and_gaps, has="has", most=at_most),
        known=everybody_if_seen,
    )
    drawn: rd.ByPlayer[Draws] = rd.per_player(int)
    """By player: how many cards they have drawn."""
    lacked: rd.ByPlayer[dict[Rank, Draws]] = rd.per_player(dict)
    """By player: how many they had drawn when they last lacked a rank."""
    spent: rd.ByPlayer[list[Draws]] = rd.per_player(list)
    """By player: the same for each card that filled such a gap and has left the hand."""

    def starts(self, player: int) -> Collection[int]:
        return sorted({*self.lacked[player].values()})

    def room(self, player: int, at: int) -> int:
        """How many cards of ranks that were lacking then, or later, the hand may hold now."""
        lacked = self.lacked[player]
        seen = sum(lacked.get(card[0], -1) >= at for card in self.seen[player])
        return self.drawn[player] - at - sum(one >= at for one in self.spent[player]) + seen

    def lose(self, player: int, rank: str) -> list[str]:
        unseen = [card for card in self.of_rank(player, rank) if card not in self.seen[player]]
        if rank in self.lacked[player]:
            self.spent[player] += [self.lacked[player][rank]] * len(unseen)
        self.lacked[player][rank] = self.drawn[player]
        return super().lose(player, rank)

    def draw(self, player: int) -> None:
        self.drawn[player] += bool(self.deck)
        super().draw(player)


@rd.hookimpl
def ruledock_game() -> rd.GameSpec:
    return attrs.evolve(go_fish.ruledock_game(), name="exact", table=ExactTable)
