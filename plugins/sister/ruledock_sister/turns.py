"""Phase 4: her first card, her place in the turn order, and a card for each of her turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from ruledock.agenda import Automatic
from ruledock.operations import run_all
from ruledock_isle.days import moments
from ruledock_isle.table import IsleTable
from ruledock_sister.book import book_of
from ruledock_sister.drawer import NAME, Sister, sister_of


@attrs.frozen
class FirstCard:
    """Her first card is turned up: how many she plays today, and how fast she is."""


@attrs.frozen
class SisterTurn:
    """She takes a turn, or passes when no card is left."""


@attrs.frozen
class Resolve:
    """She carries out her next card."""


@attrs.frozen
class RemainingCards:
    """The player is done: all that is left of her row is resolved, then cleared away."""


def revealed(table: IsleTable) -> Sequence[Any]:
    """The player's rescue cards lie open."""
    return (FirstCard(),)


def first_card(table: IsleTable, step: FirstCard) -> None:
    """Its baskets say how many cards she has; its speed says who goes first, unless it is equal."""
    sister, player = sister_of(table), table.order[0]
    sister.turns = sister.row = speed = 0
    if sister.deck:
        card = book_of(table).cards[_turn_up(table, sister)]
        speed = card.speed
        sister.row = min(card.baskets - 1, len(sister.deck))
    mine = table.ruleset.hooks.isle_speed(table, player)
    if speed != mine:
        sister.first = speed > mine
    if table.listener is not None:
        args = {"card": list(sister.today), "speed": speed, "row": sister.row}
        table.tell("sister.first_card", **args)
        table.tell("sister.goes_first" if sister.first else "sister.goes_second")


def _turn_up(table: IsleTable, sister: Sister) -> str:
    card = table.chance.draw("sister.deck", sister.deck)
    sister.today.append(card)
    return card


def before_turn(table: IsleTable, what: str, player: int) -> Sequence[Any]:
    """When she is first, she acts before each turn of the player."""
    return (SisterTurn(),) if what == "rescue" and sister_of(table).first else ()


def after_turn(table: IsleTable, what: str, player: int) -> Sequence[Any]:
    """When she is second, she acts after each turn of the player."""
    return (SisterTurn(),) if what == "rescue" and not sister_of(table).first else ()


def take_turn(table: IsleTable, step: SisterTurn) -> None:
    """Whatever modules do on her turns comes before her card."""
    sister = sister_of(table)
    if sister.cards_left:
        sister.turns += 1
        table.push(*table.ruleset.hooks.isle_rival_turn(table, NAME, sister.turns), Resolve())
    elif table.listener is not None:
        table.tell("sister.passes")


def resolve(table: IsleTable, step: Resolve) -> None:
    """Her first card lies open already, a later one is turned up; then from top to bottom."""
    sister, book = sister_of(table), book_of(table)
    if sister.turns > len(sister.today) and sister.deck:
        sister.row -= 1
        _turn_up(table, sister)
    if not sister.today:
        return
    card = sister.today[-1]
    if table.listener is not None:
        table.tell("sister.card", card=card, text=book.cards[card].text)
    run_all(book.does[card], table, card)


def phase_ends(table: IsleTable, phase: str) -> Sequence[Any]:
    """Passing does not stop her."""
    return (RemainingCards(),) if phase == "rescue" else ()


def remaining_cards(table: IsleTable, step: RemainingCards) -> None:
    """One by one, each time with a moment for the player to act."""
    sister = sister_of(table)
    if sister.cards_left:
        table.push(*moments(table, "before-rescue-turn"), SisterTurn(), step)
        return
    sister.used += sister.today
    sister.today.clear()
    sister.turns = 0


STEPS = (
    Automatic(FirstCard, first_card),
    Automatic(SisterTurn, take_turn),
    Automatic(Resolve, resolve),
    Automatic(RemainingCards, remaining_cards),
)
