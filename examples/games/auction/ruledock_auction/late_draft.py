"""Late draft, a module: in every second round the sale comes before the draft."""

from __future__ import annotations

from collections.abc import Iterable

from ruledock.plugin import Needs, hookimpl
from ruledock_auction.hookspecs import Phases, Plan
from ruledock_auction.table import AuctionTable


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("auction",)),)


@hookimpl
def auction_plan() -> Plan:
    def late(phases: Phases, table: AuctionTable) -> Phases:
        if table.round % 2 or not {"draft", "sale"} <= set(phases):
            return phases
        swap = {"draft": "sale", "sale": "draft"}
        return tuple(swap.get(phase, phase) for phase in phases)

    return late
