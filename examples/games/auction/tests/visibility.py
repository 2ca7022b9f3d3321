"""The visibility table of the auction, stated for tests: what lies where, and who sees it.

| where | who sees it |
|---|---|
| a hand | its player |
| a packet | the player it lies before, while there is a draft |
| the deck | nobody |
| the reserve | whoever had a look at it |
| block, shows, discard | everybody |
| what somebody remembers | only they |
| a patron | its player; those in the box, nobody |
"""

from __future__ import annotations

from typing import Any

from ruledock.testing import Area
from ruledock_auction.patrons import Patrons
from ruledock_auction.steps import Draft
from ruledock_auction.table import AuctionTable


def listed(field: str) -> Any:
    """Instances of an area that is a list of lists on the table, one for each player."""
    return lambda table: dict(enumerate(getattr(table, field)))


def writing(field: str) -> Any:
    def write(table: AuctionTable, key: int, cards: list[str]) -> None:
        getattr(table, field)[key] = sorted(cards)

    return write


def whole(field: str) -> Any:
    """Instances of an area that is a single list on the table."""
    return lambda table: {"": getattr(table, field)}


def rewriting(field: str) -> Any:
    return lambda table, key, cards: setattr(table, field, sorted(cards))


def everybody(table: AuctionTable, key: Any) -> range:
    return table.players


def packet_seers(table: AuctionTable, packet: int) -> list[int]:
    drafts = [step for step in table.agenda if isinstance(step, Draft)]
    return [(packet + drafts[-1].passes) % len(table.players)] if drafts else []


def reserve(table: AuctionTable) -> dict[str, list[str]]:
    return {"": [table.reserve]} if table.reserve is not None else {}


def lay_reserve(table: AuctionTable, key: str, cards: list[str]) -> None:
    table.reserve = cards[0]


def remember(table: AuctionTable, key: int, cards: list[str]) -> None:
    table.traces[key].cards = sorted(cards)


def patrons(table: AuctionTable) -> dict[Any, list[str]]:
    if Patrons not in table.drawers:
        return {}
    drawer = table.drawer(Patrons)
    return {**{seat: [kind] for seat, kind in enumerate(drawer.loves)}, "box": drawer.box}


def lay_patrons(table: AuctionTable, key: Any, kinds: list[str]) -> None:
    drawer = table.drawer(Patrons)
    if key == "box":
        drawer.box = sorted(kinds)
    else:
        drawer.loves[key] = kinds[0]


AREAS = (
    Area("hands", listed("hands"), writing("hands"), lambda table, key: [key]),
    Area("packets", listed("packets"), writing("packets"), packet_seers),
    Area("deck", whole("deck"), rewriting("deck"), lambda table, key: []),
    Area("reserve", reserve, lay_reserve, lambda table, key: table.peeked),
    Area("shows", listed("shows"), writing("shows"), everybody),
    Area("block", whole("block"), rewriting("block"), everybody),
    Area("discard", whole("discard"), rewriting("discard"), everybody),
    Area(
        "traces",
        lambda table: {place: trace.cards for place, trace in enumerate(table.traces)},
        remember,
        lambda table, key: [table.traces[key].viewer],
        memory=True,
    ),
    Area(
        "patrons",
        patrons,
        lay_patrons,
        lambda table, key: [] if key == "box" else [key],
        of="patrons",
    ),
)
