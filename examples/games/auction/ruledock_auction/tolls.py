"""Tolls, a module: before each sale players decide whether to pay for a seat in the room."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from ruledock.plugin import (
    Asking,
    Decision,
    Drawer,
    Message,
    Needs,
    Option,
    Player,
    See,
    drawer,
    hookimpl,
    option,
    plain,
    step,
)
from ruledock_auction.hookspecs import MayBid, Phases, Plan, StartPhase
from ruledock_auction.table import AuctionTable

TOLL = 2


@drawer
class Room(Drawer):
    """Who has a seat in the sale room this round."""

    name: ClassVar[str] = "tolls"
    seated: set[Player] = plain(factory=set)


@option("enter")
class Enter(Option):
    """Pay the toll and take a seat."""


@option("stay out")
class StayOut(Option):
    """Save the coins, and bid nothing."""


@step
class AtTheDoor:
    """One player decides whether to enter."""

    player: Player


def ask(table: AuctionTable, step: AtTheDoor) -> Decision:
    can = table.coins[step.player] >= TOLL
    choices: tuple[Option, ...] = (StayOut(), Enter()) if can else (StayOut(),)
    prompt = Message("tolls.ask", {"toll": TOLL})
    return Decision(step.player, "tolls.door", choices, prompt, public=True)


def enter(table: AuctionTable, step: AtTheDoor, player: int, chosen: Option) -> None:
    if isinstance(chosen, Enter):
        table.pay(player, TOLL)
        table.drawer(Room).seated.add(player)
        table.tell("tolls.enters", player=table.name(player))


def open_doors(table: AuctionTable) -> None:
    table.drawer(Room).seated.clear()
    table.push(*(AtTheDoor(player) for player in table.order))


STEPS = (Asking(AtTheDoor, ask, enter, name="at-the-door"),)


@hookimpl
def ruledock_needs() -> Iterable[Needs]:
    return (Needs(games=("auction",)),)


@hookimpl
def ruledock_view() -> Iterable[See]:
    return (lambda table, player: {"seated": sorted(table.drawer(Room).seated)},)


@hookimpl
def auction_plan() -> Plan:
    def before_sale(phases: Phases, table: AuctionTable) -> Phases:
        return tuple(
            name for phase in phases for name in (("tolls", phase) if phase == "sale" else (phase,))
        )

    return before_sale


@hookimpl
def auction_phases() -> Iterable[tuple[str, StartPhase]]:
    return (("tolls", open_doors),)


@hookimpl
def auction_may_bid() -> MayBid:
    return lambda table, player, lot: player in table.drawer(Room).seated
