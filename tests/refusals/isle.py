"""What the isle refuses, and what its modules refuse in its words."""

from __future__ import annotations

from typing import Any

import ruledock
from ruledock_creatures.bag import Creatures
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.plans import drawn_plan
from ruledock_isle.phases.laying import LayCards
from ruledock_isle.table import IsleTable
from tests.plugins.isle.staging import (
    begin,
    do,
    fields,
    finding,
    give,
    rescuing,
    stow,
    table_of,
    teach,
    use_boats,
)
from tests.refusals.reasons import at, begun, refused_with


def laid_out(*hand: str, fish: int = 20, **more: Any) -> IsleTable:
    """Two cats in the left field; the first player holds a rescue card and these."""
    table = table_of(2, **more)
    use_boats(table, "boat-red", "boat-blue")
    fields(table, left=["b01", "g02"], right=["r03"])
    give(table, 0, "007", *hand)
    table.fish = [fish, fish]
    return table


def asks(table: IsleTable, line: str) -> None:
    rescuing(table).parse(0, line)


# -- rescues -----------------------------------------------------------------------------------


@refused_with("isle.refused.rescued")
def a_second_rescue() -> None:
    game = rescuing(laid_out())
    do(game, "rescue b01 permanent", "place b01 k4")
    game.parse(0, "rescue g02 permanent")


@refused_with("isle.refused.not_there")
def a_cat_that_is_elsewhere() -> None:
    asks(laid_out(), "rescue p04 permanent")


@refused_with("isle.refused.not_yours")
def a_cat_after_a_creature() -> None:
    game = rescuing(laid_out(modules=["creatures"]))
    table = IsleTable.of(game)
    table.drawer(Creatures).latest = True
    table.rescues = table.extra_rescues = 1
    ruledock.load(game.save()).parse(0, "rescue b01 permanent")


@refused_with("isle.refused.fish")
def too_few_fish() -> None:
    asks(laid_out(fish=2), "rescue b01 permanent")


@refused_with("isle.refused.no_basket")
def no_basket_at_all() -> None:
    table = laid_out()
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    asks(table, "rescue b01 permanent")


@refused_with("isle.refused.basket")
def another_basket() -> None:
    asks(laid_out(), "rescue b01 broken")


@refused_with("isle.refused.no_room")
def a_full_boat() -> None:
    table = laid_out()
    table.boats[0] = Boat(table.book.fleet, drawn_plan([".."], 0, {}))
    asks(table, "rescue b01 permanent")


# -- places ------------------------------------------------------------------------------------


def boarding(*aboard: str) -> ruledock.Game:
    """The first player brings a cat aboard, beside these tiles."""
    table = laid_out()
    stow(table, 0, *aboard)
    game = rescuing(table)
    do(game, "rescue b01 permanent")
    return game


@refused_with("isle.refused.other_tile")
def another_tile() -> None:
    boarding().parse(0, "place g02 k4")


@refused_with("isle.refused.outside")
def outside_the_boat() -> None:
    boarding().parse(0, "place b01 a5")


@refused_with("isle.refused.never_lies")
def a_turn_that_changes_nothing() -> None:
    table = laid_out()
    tiles = table.book.tiles
    straight = next(one for one in table.bag if len(tiles[one].shape.orientations) == 2)
    table.bag.remove(straight)
    table.fields[0].append(straight)
    game = rescuing(table)
    do(game, f"rescue {straight} permanent")
    game.parse(0, f"place {straight} k4 r270 flip")


@refused_with("isle.refused.overlaps")
def on_another_tile() -> None:
    boarding("common-1 k4").parse(0, "place b01 k4")


@refused_with("isle.refused.contact")
def away_from_all_tiles() -> None:
    boarding("common-1 c4").parse(0, "place b01 k4")


@refused_with("isle.refused.colour")
def an_oshax_without_colour() -> None:
    game = finding(laid_out("001"))
    do(game, "find 001 oshax")
    game.parse(0, "place oshax-1 k5")


@refused_with("isle.refused.printed")
def a_cat_in_another_colour() -> None:
    boarding().parse(0, "place b01 k4 as-red")


# -- cards -------------------------------------------------------------------------------------


@refused_with("isle.refused.not_chosen")
def a_card_that_was_not_drafted() -> None:
    game = at("isle.purchase", begun("isle"))
    game.parse(game.decisions[0].player, f"buy {IsleTable.of(game).deck[0]}")


@refused_with("isle.refused.how_many")
def one_card_of_two() -> None:
    game = at("isle.draft", begun("isle"))
    decision = game.decisions[0]
    game.parse(decision.player, str(decision.options[0]).partition("+")[0])


@refused_with("isle.refused.packet")
def cards_of_another_packet() -> None:
    game = at("isle.draft", begun("isle"))
    one, other = game.decisions
    game.parse(one.player, str(other.options[0]))


@refused_with("isle.refused.not_held")
def a_card_of_the_deck() -> None:
    asks(laid_out(), "play 090")


@refused_with("isle.refused.no_rescue_card")
def an_anytime_card_laid_out() -> None:
    table = laid_out("084")
    begin(table, LayCards(0)).parse(0, "lay 084")


@refused_with("isle.refused.no_anytime")
def a_treasure_card_played() -> None:
    asks(laid_out("098"), "play 098")


@refused_with("isle.refused.no_effect")
def a_card_without_effect() -> None:
    asks(laid_out("090"), "play 090")


@refused_with("isle.refused.pay_first")
def a_draw_before_the_draft_is_paid() -> None:
    game = at("isle.purchase", begun("isle"))
    player = game.decisions[0].player
    table = IsleTable.of(game)
    give(table, player, next(one for one in ("074", "073") if one in table.deck))
    game.parse(player, f"play {table.hands[player][0]}")


@refused_with("isle.refused.empty_deck")
def a_draw_without_cards() -> None:
    table = laid_out("074")
    table.discard += table.deck
    table.deck.clear()
    asks(table, "play 074")


@refused_with("isle.refused.empty_bag")
def a_draw_from_the_empty_bag() -> None:
    table = laid_out("075")
    table.leave(table.bag)
    table.bag.clear()
    asks(table, "play 075")


@refused_with("isle.refused.none_in_supply")
def a_basket_when_all_are_taken() -> None:
    table = laid_out("084")
    table.baskets[1] += table.spare_baskets
    table.spare_baskets = 0
    asks(table, "play 084")


@refused_with("isle.refused.none_to_give")
def a_basket_that_nobody_has() -> None:
    table = laid_out("076")
    table.spare_baskets += table.baskets[0]
    table.baskets[0] = 0
    asks(table, "play 076")


@refused_with("isle.refused.waived")
def a_second_waiver() -> None:
    table = laid_out("069", "070")
    stow(table, 0, "common-1 k4")
    game = rescuing(table)
    do(game, "play 069")
    game.parse(0, "play 070")


@refused_with("isle.refused.first_tile")
def a_waiver_for_the_first_tile() -> None:
    asks(laid_out("069"), "play 069")


@refused_with("isle.refused.not_rescue_turn")
def a_further_rescue_in_another_phase() -> None:
    finding(laid_out("001", "080")).parse(0, "play 080")


@refused_with("isle.refused.few_baskets")
def a_further_rescue_with_one_basket() -> None:
    asks(laid_out("080"), "play 080")


@refused_with("isle.refused.few_cats")
def a_further_rescue_of_the_last_cat() -> None:
    table = laid_out("080")
    table.baskets[0], table.spare_baskets = 2, table.spare_baskets - 1
    table.leave(["b01", "g02", "r03"])
    fields(table)
    fields(table, left=["p04"])
    asks(table, "play 080")


@refused_with("isle.refused.few_lessons")
def one_lesson_to_discard() -> None:
    table = laid_out("086")
    teach(table, 0, "113")
    asks(table, "play 086")


@refused_with("isle.refused.few_treasures")
def one_treasure_to_unload() -> None:
    table = laid_out("088")
    stow(table, 0, "common-1 k4")
    asks(table, "play 088")


@refused_with("isle.refused.under_way")
def a_card_while_a_drawn_tile_is_placed() -> None:
    game = rescuing(laid_out("075", "083"))
    do(game, "play 075")
    game.parse(0, "play 083")


@refused_with("isle.refused.no_way")
def a_treasure_card_for_an_oshax() -> None:
    finding(laid_out("098")).parse(0, "find 098 oshax")


@refused_with("isle.refused.nothing_to_find")
def an_oshax_when_all_are_aboard() -> None:
    table = laid_out("001", "098")
    table.leave(table.oshax)
    table.oshax.clear()
    finding(table).parse(0, "find 001 oshax")
