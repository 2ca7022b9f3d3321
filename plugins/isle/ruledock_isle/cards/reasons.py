"""Why operations of cards are not possible now, or would change nothing: asked by who is refused.

Each reason is called where its operation's test has failed; None if there is no more to say.
"""

from __future__ import annotations

from typing import Any

from ruledock.plugin import Message
from ruledock_isle.cards.tile_effects import treasures
from ruledock_isle.phases.rescue import RescueTurn, cats_on_offer
from ruledock_isle.table import IsleTable


def refused(sentence: str, **args: Any) -> Message:
    """A reason for a refusal."""
    return Message(f"isle.refused.{sentence}", args)


def why_not_paid(table: IsleTable, player: int, amount: int) -> Message:
    return refused("fish", needs=amount, has=table.fish[player])


def no_basket_to_gain(table: IsleTable, player: int) -> Message:
    return refused("none_in_supply")


def no_basket_to_give(table: IsleTable, player: int) -> Message:
    return refused("none_to_give")


def why_not_waived(table: IsleTable, player: int) -> Message:
    return refused("waived" if table.waivers[player] else "first_tile")


def why_no_more_rescues(table: IsleTable, player: int) -> Message:
    top = table.agenda[-1]
    if type(top) is not RescueTurn or top.player != player:
        turns = [step for step in table.agenda if type(step) is RescueTurn]
        own = any(turn.player == player for turn in turns)
        return refused("under_way" if own else "not_rescue_turn")
    needs = table.extra_rescues + 2 - table.rescues
    baskets = sum(kind.left(table, player) for kind in table.book.basket_kinds)
    if baskets < needs:
        return refused("few_baskets", needs=needs, has=baskets)
    return refused("few_cats", needs=needs, has=len(cats_on_offer(table, player)))


def why_no_cards(table: IsleTable, player: int, count: int) -> Message:
    return refused("pay_first" if table.drafted[player] else "empty_deck")


def too_few_lessons(table: IsleTable, player: int, count: int) -> Message:
    return refused("few_lessons", needs=count, has=len(table.lessons[player]))


def nothing_to_take(table: IsleTable, player: int, **_: Any) -> Message:
    return refused("nothing_to_find")


def empty_bag(table: IsleTable, player: int, **_: int) -> Message:
    return refused("empty_bag")


def too_few_treasures(table: IsleTable, player: int, count: int) -> Message:
    return refused("few_treasures", needs=count, has=len(treasures(table, player)))
