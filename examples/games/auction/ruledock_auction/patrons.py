"""Patrons, a module: everybody has a secret patron who loves one kind, and pays for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

from ruledock.plugin import (
    Automatic,
    Check,
    Drawer,
    Message,
    Needs,
    Player,
    Ref,
    ScoreLine,
    drawer,
    hidden,
    hookimpl,
    secret,
    step,
)
from ruledock_auction.hookspecs import AfterSale, Plan, ScoreLines, StartPhase
from ruledock_auction.options import Kind
from ruledock_auction.table import AuctionTable
from ruledock_auction.words import KINDS

POINTS = 2


@drawer
class Patrons(Drawer):
    """Whose patron loves what. Players know only their own; the rest stay in the box."""

    name: ClassVar[str] = "patrons"
    loves: list[Kind] = secret(by="player")
    """By player, once dealt."""
    box: list[Kind] = hidden()


@step
class Applause:
    """A lot was sold: the room applauds, and the first sale of a kind brings a coin."""

    player: Player
    kind: Kind


def applaud(table: AuctionTable, step: Applause) -> None:
    kinds = [table.ruleset.book.lots[lot].kind for show in table.shows for lot in show]
    if kinds.count(step.kind) == 1:
        table.earn(step.player, 1)


def patrons_of(table: AuctionTable) -> Patrons:
    """The drawer, dealt out when it is first opened."""
    return table.drawer(Patrons)


def deal_out(table: AuctionTable) -> None:
    drawer = patrons_of(table)
    if not drawer.loves:
        drawer.box = sorted(KINDS)
        drawer.loves = table.chance.draw_many("patrons.box", drawer.box, len(table.players))
        for player, kind in enumerate(drawer.loves):
            if table.log is not None:
                args = {"player": table.name(player), "_kind": Ref("kind", kind)}
                table.whisper([player], "patrons.learns", **args)


def check(table: AuctionTable) -> None:
    """Raise unless every kind is dealt out or in the box, or none is dealt yet."""
    drawer = patrons_of(table)
    dealt = [*drawer.loves, *drawer.box]
    if dealt and (sorted(dealt) != sorted(KINDS) or len(drawer.loves) != len(table.players)):
        raise ValueError("every patron must be somebody's or in the box")


STEPS = (Automatic(Applause, applaud, name="applause"),)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("auction",)),)


@hookimpl
def ruledock_checks() -> Iterable[Check]:
    return (check,)


@hookimpl
def auction_plan() -> Plan:
    return lambda phases, table: ("patrons", *phases)


@hookimpl
def auction_phases() -> Iterable[tuple[str, StartPhase]]:
    return (("patrons", deal_out),)


@hookimpl
def auction_sold() -> AfterSale:
    def sold(table: AuctionTable, player: int, lot: str) -> Sequence[Any]:
        lots = table.ruleset.book.lots
        return (Applause(player, lots[lot].kind),) if lot in lots else ()

    return sold


@hookimpl
def auction_lines() -> ScoreLines:
    def lines(table: AuctionTable, player: int) -> Sequence[ScoreLine]:
        loves = patrons_of(table).loves
        if not loves:
            return ()
        book = table.ruleset.book
        mine = sum(book.lots[lot].kind == loves[player] for lot in table.shows[player])
        args = {"points": POINTS, "kind": Ref("kind", loves[player])}
        return (ScoreLine(POINTS * mine, Message("patrons.line", args), "patrons.line"),)

    return lines
