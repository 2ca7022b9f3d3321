"""Borrowed items: a basket or boots, kept beside the boat until laid with rescue cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

from ruledock.plugin import (
    Asking,
    Automatic,
    Decision,
    Message,
    Option,
    Player,
    Ref,
    axis,
    contributes,
    option,
    refs,
    step,
    subset_of,
)
from ruledock_events.book import book_of
from ruledock_events.drawer import BASKET, BOOTS, SIDE, SIDES, Events
from ruledock_isle.public import Basket, IsleOperation, IsleTable, hooks

ASK_SIDE = Message("events.ask.side")
ASK_ADD = Message("events.ask.add")


@option("borrow {side}")
class Borrow(Option):
    """Take a borrowed item and lay it down with this side up; it stays like that."""

    side: str = axis(SIDE)


@option("add {items}")
class Add(Option):
    """Lay these borrowed items with the rescue cards."""

    items: tuple[str, ...] = axis(subset_of(SIDE))


@step
class Borrowing:
    """One player takes a borrowed item."""

    player: Player


@step
class Adding:
    """A player may add borrowed items to the rescue cards they are about to lay."""

    player: Player


@step
class Returning:
    """Phase 4 is over: items that were laid go back to the supply, used or not."""


# -- taking one --------------------------------------------------------------------------------


def borrow(table: IsleTable, step: Any) -> None:
    table.push(Borrowing(step.player))


def can_borrow(table: IsleTable, player: int) -> bool:
    return table.drawer(Events).spare_items > 0


def offer_sides(table: IsleTable, step: Borrowing) -> Decision:
    return Decision(step.player, "events.borrow", _SIDES, ASK_SIDE, public=True)


def take_item(table: IsleTable, step: Borrowing, player: int, chosen: Borrow) -> None:
    drawer = table.drawer(Events)
    drawer.spare_items -= 1
    drawer.items[player] = sorted([*drawer.items[player], chosen.side])
    if table.log is not None:
        table.tell("events.borrows", player=table.name(player), side=Ref("side", chosen.side))


_SIDES = tuple(map(Borrow, SIDES))
BORROW = IsleOperation(
    "borrow_item",
    {},
    borrow,
    "Take a borrowed item and decide which side of it is up.",
    "borrow_item",
    can=can_borrow,
)


# -- using them --------------------------------------------------------------------------------


@contributes(hooks.isle_turn_starts)
def turn_starts(table: IsleTable, what: str, player: int) -> Sequence[Any]:
    """A player with items may add some before laying rescue cards."""
    return (Adding(player),) if what == "lay" and table.drawer(Events).items[player] else ()


def offer_items(table: IsleTable, step: Adding) -> Decision:
    """Any number of each side, all of them first."""
    held = table.drawer(Events).items[step.player]
    numbers = product(*(range(held.count(side), -1, -1) for side in SIDES))
    options = tuple(Add((BASKET,) * baskets + (BOOTS,) * boots) for baskets, boots in numbers)
    return Decision(step.player, "events.add", options, ASK_ADD, public=True)


def add_items(table: IsleTable, step: Adding, player: int, chosen: Add) -> None:
    drawer = table.drawer(Events)
    for item in chosen.items:
        drawer.items[player].remove(item)
    drawer.added[player] = [*drawer.added[player], *chosen.items]
    if chosen.items and table.log is not None:
        table.tell("events.adds", player=table.name(player), items=refs("side", chosen.items))


@contributes(hooks.isle_speed)
def speed(table: IsleTable, player: int) -> int:
    """The speed that boots add to the rescue cards."""
    return book_of(table).speed * table.drawer(Events).added[player].count(BOOTS)


def left(table: IsleTable, player: int) -> int:
    """The baskets that the player laid with the rescue cards and has not used."""
    drawer = table.drawer(Events)
    return drawer.added[player].count(BASKET) - drawer.used[player] if table.revealed else 0


def use(table: IsleTable, player: int) -> None:
    table.drawer(Events).used[player] += 1


@contributes(hooks.isle_phase_ends)
def phase_ends(table: IsleTable, phase: str) -> Sequence[Any]:
    return (Returning(),) if phase == "rescue" and any(table.drawer(Events).added) else ()


def give_back(table: IsleTable, step: Returning) -> None:
    drawer = table.drawer(Events)
    for player in table.players:
        drawer.spare_items += len(drawer.added[player])
        drawer.added[player], drawer.used[player] = [], 0


BASKETS = (Basket("borrowed", left, use),)
STEPS = (
    Asking(Borrowing, offer_sides, take_item, name="borrowing"),
    Asking(Adding, offer_items, add_items, name="adding"),
    Automatic(Returning, give_back, name="returning"),
)
