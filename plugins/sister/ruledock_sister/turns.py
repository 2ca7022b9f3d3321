"""Phase 4: her first card, her place in the turn order, and a card for each of her turns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ruledock.plugin import Automatic, Ref, contributes, refs, run_all, step
from ruledock_isle.public import IsleTable, hooks, moments
from ruledock_sister.book import book_of
from ruledock_sister.drawer import NAME, Sister, sister_of


@step
class FirstCard:
    """Her first card is turned up: how many she plays today, and how fast she is."""


@step
class SisterTurn:
    """She takes a turn, or passes when no card is left."""


@step
class Resolve:
    """She carries out her next card."""


@step
class RemainingCards:
    """The player is done: she resolves what is left of her row, then clears it away."""


@contributes(hooks.isle_revealed)
def after_reveal(table: IsleTable) -> Sequence[Any]:
    """Once the player's rescue cards lie open, she turns up her first card."""
    return (FirstCard(),)


def first_card(table: IsleTable, step: FirstCard) -> None:
    """Turn up her first card: baskets set how many cards she plays, speed who goes first."""
    sister, player = sister_of(table), table.order[0]
    sister.turns = sister.row = speed = 0
    if sister.cards_to_come:
        card = book_of(table).cards[_turn_up(table, sister)]
        speed = card.speed
        sister.row = min(card.baskets - 1, len(sister.cards_to_come))
    mine = table.ruleset.hooks.isle_speed(table, player)
    if speed != mine:
        sister.first = speed > mine
    if table.log is not None:
        cards = refs("sister-cards", sister.today)
        table.tell("sister.first_card", card=cards, speed=speed, row=sister.row)
        table.tell("sister.goes_first" if sister.first else "sister.goes_second")


def _turn_up(table: IsleTable, sister: Sister) -> str:
    card = table.chance.draw("sister.deck", sister.cards_to_come)
    sister.today.append(card)
    return card


@contributes(hooks.isle_turn_starts)
def before_turn(table: IsleTable, what: str, player: int) -> Sequence[Any]:
    """When she is first, she acts before each turn of the player."""
    return (SisterTurn(),) if what == "rescue" and sister_of(table).first else ()


@contributes(hooks.isle_turn_ends)
def after_turn(table: IsleTable, what: str, player: int) -> Sequence[Any]:
    """When she is second, she acts after each turn of the player."""
    return (SisterTurn(),) if what == "rescue" and not sister_of(table).first else ()


def take_turn(table: IsleTable, step: SisterTurn) -> None:
    """Let modules act before her card; without a card she passes."""
    sister = sister_of(table)
    if sister.cards_left:
        sister.turns += 1
        table.push(*table.ruleset.hooks.isle_rival_turn(table, NAME, sister.turns), Resolve())
    elif table.log is not None:
        table.tell("sister.passes")


def resolve(table: IsleTable, step: Resolve) -> None:
    """Turn up her next card, unless it is the first, and carry it out from top to bottom."""
    sister, book = sister_of(table), book_of(table)
    if sister.turns > len(sister.today) and sister.cards_to_come:
        sister.row -= 1
        _turn_up(table, sister)
    if not sister.today:
        return
    card = sister.today[-1]
    if table.log is not None:
        table.tell("sister.card", card=Ref("sister-cards", card))
    run_all(book.does[card], table, card)


@contributes(hooks.isle_phase_ends)
def phase_ends(table: IsleTable, phase: str) -> Sequence[Any]:
    """She plays on after the player has passed."""
    return (RemainingCards(),) if phase == "rescue" else ()


def remaining_cards(table: IsleTable, step: RemainingCards) -> None:
    """Resolve her cards one by one, each after a window for the player."""
    sister = sister_of(table)
    if sister.cards_left:
        table.push(*moments(table, "before-rescue-turn"), SisterTurn(), step)
        return
    sister.used += sister.today
    sister.today.clear()
    sister.turns = 0


STEPS = (
    Automatic(FirstCard, first_card, name="first-card"),
    Automatic(SisterTurn, take_turn, name="sister-turn"),
    Automatic(Resolve, resolve, name="resolve"),
    Automatic(RemainingCards, remaining_cards, name="remaining-cards"),
)
