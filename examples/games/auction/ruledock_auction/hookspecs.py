"""The hooks this game adds for its modules, and the functions that modules contribute to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from operator import itemgetter
from typing import Any, Protocol

from ruledock.plugin import ALL, PIPELINE, SUM, UNION, Hooks, ScoreLine, hookspec, one_owner_each
from ruledock_auction.table import AuctionTable

Phases = tuple[str, ...]


class Plan(Protocol):
    """The phases of this round in their order, given the plan so far."""

    def __call__(self, phases: Phases, table: AuctionTable, /) -> Phases: ...


class StartPhase(Protocol):
    """Pushes the steps of a phase."""

    def __call__(self, table: AuctionTable, /) -> None: ...


class Income(Protocol):
    """The coins a player receives."""

    def __call__(self, table: AuctionTable, player: int, /) -> int: ...


class MayBid(Protocol):
    """Whether a player may bid more than nothing for a lot."""

    def __call__(self, table: AuctionTable, player: int, lot: str, /) -> bool: ...


class AfterSale(Protocol):
    """Steps once a player has bought a lot."""

    def __call__(self, table: AuctionTable, player: int, lot: str, /) -> Sequence[Any]: ...


class ScoreLines(Protocol):
    """Lines of a player's score."""

    def __call__(self, table: AuctionTable, player: int, /) -> Sequence[ScoreLine]: ...


class AuctionHooks(Hooks):
    """What ``ruleset.hooks`` holds in an auction: what the game and its modules contribute."""

    auction_plan: Plan
    auction_phases: Mapping[str, tuple[str, StartPhase]]
    auction_income: Income
    auction_may_bid: MayBid
    auction_sold: AfterSale
    auction_lines: ScoreLines


@hookspec(PIPELINE)
def auction_plan() -> Plan:
    """Return a function that plans this round: its phases in their order.

    Pipeline: the game's own order is the base, each module changes what it is handed. Used at the
    start of each round.

    Base use: draft, sale, show. Expansion use: ``late_draft`` sells before it drafts.
    """
    raise NotImplementedError


@hookspec(one_owner_each("phase", itemgetter(0)))
def auction_phases() -> Iterable[tuple[str, StartPhase]]:
    """Return phases by name, each with a function that pushes the steps of the phase.

    Union; a phase has one owner. Used when the plan comes to that phase.

    Base use: draft, sale, show. Expansion use: ``tolls`` adds one.
    """
    raise NotImplementedError


@hookspec(SUM, calls=True)
def auction_income() -> Income:
    """Return a function that says how many coins a player receives when a round starts.

    Sum. Reads the table and changes nothing.

    Base use: the coins of the rules. Expansion use: ``patrons`` pay for what is on show.
    """
    raise NotImplementedError


@hookspec(ALL, calls=True)
def auction_may_bid() -> MayBid:
    """Return a function that says whether a player may bid more than nothing.

    All must agree. Reads what everybody knows and changes nothing.

    Base use: always. Expansion use: ``tolls`` shuts out players who have not paid.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def auction_sold() -> AfterSale:
    """Return a function that gives steps once a lot is sold.

    Union, in the order of plugin names.

    Base use: none. Expansion use: ``patrons`` reward a sale of the kind they favour.
    """
    raise NotImplementedError


@hookspec(UNION, calls=True)
def auction_lines() -> ScoreLines:
    """Return a function that gives lines of a player's score.

    Union, in the order of plugin names.

    Base use: shows and coins, as the pack says in words. Expansion use: secret patrons.
    """
    raise NotImplementedError
