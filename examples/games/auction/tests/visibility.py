"""The visibility table of the auction, a second time for tests.

| where | who sees it |
|---|---|
| a hand | its player |
| a packet | the player it lies before, while there is a draft |
| the deck | nobody |
| the reserve | whoever had a look at it |
| block, shows, discard | everybody |
| a patron | its player; those in the box, nobody |
"""

from __future__ import annotations

from ruledock.testing import its_player, nobody
from ruledock_auction.agenda import Draft
from ruledock_auction.table import AuctionTable


def packet_seers(table: AuctionTable, packet: int) -> list[int]:
    drafts = [step for step in table.agenda if isinstance(step, Draft)]
    return [(packet + drafts[-1].passes) % len(table.players)] if drafts else []


SEEN_BY = {"deck": nobody, "hands": its_player, "packets": packet_seers, "reserve": nobody}
WITH_PATRONS = {**SEEN_BY, "patrons.box": nobody, "patrons.loves": its_player}
