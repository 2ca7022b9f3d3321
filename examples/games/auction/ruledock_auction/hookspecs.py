"""The hooks this game adds for its modules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from ruledock.plugin import ALL, PIPELINE, SUM, UNION, ScoreLine, hookspec
from ruledock_auction.table import AuctionTable

Phases = tuple[str, ...]


@hookspec(PIPELINE)
def auction_plan() -> Callable[[Phases, AuctionTable], Phases]:
    """Return a function (phases, table) -> phases: this round's phases in their order.

    Pipeline: the game's own order is the base, each module changes what it is handed. Used at the
    start of each round.

    Base use: draft, sale, show. Expansion use: ``late_draft`` sells before it drafts.
    """
    raise NotImplementedError


@hookspec(UNION)
def auction_phases() -> Iterable[tuple[str, Callable[[AuctionTable], None]]]:
    """Return phases by name, each a function (table) that pushes the steps of the phase.

    Union; a phase has one owner. Used when the plan comes to that phase.

    Base use: draft, sale, show. Expansion use: ``tolls`` adds one.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def auction_income() -> Callable[[AuctionTable, int], int]:
    """Return a function (table, player) -> coins the player receives when a round starts.

    Sum. Reads the table and changes nothing.

    Base use: the coins of the rules. Expansion use: ``patrons`` pay for what is on show.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def auction_may_bid() -> Callable[[AuctionTable, int, str], bool]:
    """Return a function (table, player, lot) -> whether the player may bid more than nothing.

    All must agree. Reads what everybody knows and changes nothing.

    Base use: always. Expansion use: ``tolls`` shuts out players who have not paid.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def auction_sold() -> Callable[[AuctionTable, int, str], Sequence[Any]]:
    """Return a function (table, player, lot) -> steps once a lot is sold.

    Union, in the order of plugin names.

    Base use: none. Expansion use: ``patrons`` reward a sale of the kind they favour.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def auction_lines() -> Callable[[AuctionTable, int], Sequence[ScoreLine]]:
    """Return a function (table, player) -> lines of that player's score.

    Union, in the order of plugin names.

    Base use: shows and coins, as the pack says in words. Expansion use: secret patrons.
    """
    raise NotImplementedError
