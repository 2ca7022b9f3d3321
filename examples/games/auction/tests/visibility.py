"""The visibility table of the auction, a second time for tests.

| where | who sees it |
|---|---|
| a hand | its player; favours in it that were bought, everybody |
| a packet | the player it lies before, while there is a draft |
| the deck | nobody |
| the reserve | whoever had a look at it |
| block, shows, discard | everybody |
| a patron | its player; those in the box, nobody |
"""

from __future__ import annotations

from ruledock.testing import Known, its_player, nobody
from ruledock_auction.agenda import Draft
from ruledock_auction.table import AuctionTable


def packet_seers(table: AuctionTable, packet: int) -> list[int]:
    drafts = [step for step in table.agenda if isinstance(step, Draft)]
    return [(packet + drafts[-1].passes) % len(table.players)] if drafts else []


def bought(table: AuctionTable, player: int, card: str) -> list[int]:
    return list(table.players) if card in table.bought else []


def looked(table: AuctionTable, key: None, card: str) -> set[int]:
    return table.peeked


SEEN_BY = {
    "deck": nobody,
    "hands": Known(its_player, bought),
    "packets": packet_seers,
    "reserve": Known(nobody, looked),
}
WITH_PATRONS = {**SEEN_BY, "patrons.box": nobody, "patrons.loves": its_player}
