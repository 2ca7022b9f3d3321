"""Rescue cards and oshax cards one by one: what they cost and what they do."""

import pytest

from ruledock_isle.phases.days import NextPhase
from ruledock_isle.phases.packets import OpenPurchase
from tests.plugins.isle.staging import (
    begin,
    do,
    fields,
    finding,
    give,
    isle,
    offered,
    table_of,
    use_boats,
)

# cost, speed, and the basket on the card
RESCUE = {
    **dict.fromkeys(range(7, 15), (1, 4, None)),
    **dict.fromkeys(range(15, 23), (0, 0, "broken")),
    **dict.fromkeys(range(23, 35), (1, 1, "broken")),
    **dict.fromkeys(range(35, 43), (2, 3, "broken")),
    **dict.fromkeys(range(43, 55), (2, 1, "whole")),
    **dict.fromkeys(range(55, 67), (3, 3, "whole")),
}
NUMBERS = sorted(RESCUE)


@pytest.mark.rule("isle.phase2.pay.cost")
@pytest.mark.parametrize("number", [*range(1, 7), *NUMBERS])
def test_a_card_costs_what_is_printed_on_it(number):
    card = f"{number:03}"
    price = RESCUE[number][0] if number in RESCUE else 5
    table = table_of(2)
    table.deck.remove(card)
    table.drafted[0] = [card]
    table.fish = [price, 0]
    game = begin(table, OpenPurchase())
    do(game, f"0: buy {card}", "1: buy none")
    assert isle(game).fish[0] == 0
    assert isle(game).hands[0] == [card]


@pytest.mark.rule("isle.phase4.speed.sum")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_rescue_card_adds_its_speed(number):
    card, speed = f"{number:03}", RESCUE[number][1]
    table = table_of(2)
    table.rescue_cards[0] = [card]
    assert table.ruleset.hooks.isle_speed(table, 0) == speed
    assert table.ruleset.hooks.isle_speed(table, 1) == 0


@pytest.mark.rule("isle.basket.single", "isle.basket.broken", "isle.basket.kinds")
@pytest.mark.parametrize("number", NUMBERS)
def test_a_rescue_card_gives_its_basket(number):
    card, basket = f"{number:03}", RESCUE[number][2]
    partner = "016" if number == 15 else "015"
    table = table_of(2)
    printed = table.book.rescue[card]
    assert (printed.whole, printed.broken) == (int(basket == "whole"), int(basket == "broken"))
    use_boats(table, "boat-red", "boat-blue")
    fields(table, left=["b01"])
    table.fish = [3, 0]
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    give(table, 0, card, partner)
    table.plan, table.day = ("rescue",), 5
    game = begin(table, NextPhase())
    alone = game.copy()
    do(alone, f"lay {card}")
    expected = ["rescue b01 whole", "pass"] if basket == "whole" else ["pass"]
    assert offered(alone) == expected  # one more card in hand, so it is asked
    do(game, f"lay {'+'.join(sorted([card, partner]))}")
    if basket is None:
        assert game.over
        return
    do(game, f"rescue b01 {basket}", "place b01 d5")
    assert isle(game).boats[0].stowed[0].tile == "b01"


@pytest.mark.rule("isle.oshax.choose_colour", "isle.phase5.place")
@pytest.mark.parametrize("number", range(1, 7))
def test_an_oshax_card_gives_one_oshax_of_choice(number):
    card = f"{number:03}"
    table = table_of(2)
    use_boats(table, "boat-red", "boat-blue")
    give(table, 0, card)
    game = finding(table)
    assert offered(game) == [f"find {card} oshax", "pass"]
    do(game, f"find {card} oshax", f"place oshax-{number} j3 as-green")
    table = isle(game)
    [lain] = table.boats[0].stowed
    assert (lain.tile, lain.colour) == (f"oshax-{number}", "green")
    assert len(table.oshax) == 5
    assert game.over
