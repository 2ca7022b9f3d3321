"""Phase 5, rare finds: oshax cards and treasure cards."""

import pytest

from ruledock_isle.phases.days import NextPhase
from tests.plugins.isle.staging import (
    begin,
    do,
    finding,
    give,
    isle,
    offered,
    show_rare,
    stow,
    table_of,
    use_boats,
)


def ready(players=2):
    table = table_of(players)
    use_boats(table, *["boat-red", "boat-blue", "boat-green", "boat-purple"][:players])
    return table


def tiles(game):
    return {one.split()[1] for one in offered(game) if one.startswith("place")}


@pytest.mark.rule("isle.phase5.order", "isle.phase5.one_card", "isle.phase5.repeat")
def test_one_card_a_turn_in_turn_order_until_all_have_passed():
    table = ready()
    table.order = [1, 0]
    give(table, 0, "107", "108")
    give(table, 1, "109")
    game = finding(table)
    assert game.decisions[0].player == 1
    do(game, "find 109 small", "place common-1 d5", "leave it")
    assert game.decisions[0].player == 0
    do(game, "find 107 small", "place common-1 d5", "leave it")
    do(game, "find 108 small", "place common-1 e5", "leave it")
    assert game.over
    assert isle(game).discard == ["109", "107", "108"]


@pytest.mark.rule("isle.phase5.optional", "isle.phase5.repeat")
def test_cards_may_be_kept_for_a_later_day():
    table = ready()
    give(table, 0, "107")
    game = finding(table)
    do(game, "pass")
    assert game.over
    assert isle(game).hands[0] == ["107"]


@pytest.mark.rule("isle.phase5.one_card")
def test_who_has_passed_is_out_for_the_phase():
    table = ready()
    give(table, 0, "107")
    give(table, 1, "108", "109")
    game = finding(table)
    do(game, "0: pass", "1: find 108 small", "place common-1 d5", "leave it")
    assert game.decisions[0].player == 1


@pytest.mark.rule("isle.phase5.order")
def test_phase_5_uses_the_order_of_the_reveal():
    table = ready(3)
    table.order = [2, 0, 1]
    for player, card in enumerate(("107", "108", "109")):
        give(table, player, card)
    table.plan, table.day = ("finds",), 5
    game = begin(table, NextPhase())
    asked = []
    for _ in range(3):
        asked.append(game.decisions[0].player)
        do(game, "pass")
    assert asked == [2, 0, 1]


@pytest.mark.rule("isle.oshax.choose_colour", "isle.oshax.permanent", "isle.phase5.place")
def test_an_oshax_is_chosen_placed_and_coloured_at_once():
    table = ready()
    give(table, 0, "001")
    game = finding(table)
    do(game, "find 001 oshax")
    assert tiles(game) == {f"oshax-{number}" for number in range(1, 7)}
    do(game, "place oshax-2 j3 as-purple")
    table = isle(game)
    [lain] = table.boats[0].stowed
    assert (lain.tile, lain.colour) == ("oshax-2", "purple")
    assert "oshax-2" not in table.oshax


@pytest.mark.rule("isle.oshax.figure_shortage")
def test_all_six_oshax_may_have_one_colour():
    table = ready()
    stow(table, 0, "oshax-1 d3 as-red", "oshax-2 g3 as-red", "oshax-3 j3 as-red")
    stow(table, 0, "oshax-4 m3 as-red", "oshax-5 q3 as-red")
    give(table, 0, "001")
    game = finding(table)
    do(game, "find 001 oshax")
    do(game, next(one for one in offered(game) if one.endswith("as-red")))
    assert [one.colour for one in isle(game).boats[0].stowed] == ["red"] * 6


@pytest.mark.rule("isle.phase5.optional")
def test_an_oshax_card_cannot_be_played_when_no_oshax_is_left():
    table = ready()
    give(table, 0, "001")
    table.leave(table.oshax)
    table.oshax = []
    assert offered(finding(table)) == ["pass"]


@pytest.mark.parametrize("card", [f"{number:03}" for number in range(98, 107)])
@pytest.mark.rule("isle.phase5.place", "isle.phase2.pay.cost")
def test_cards_098_to_106_give_one_rare_or_up_to_two_common_treasures(card):
    table = ready()
    assert table.book.costs[card] == 2
    give(table, 0, card)
    show_rare(table, "rare-i", "rare-i", "rare-o")
    game = finding(table)
    assert offered(game) == [f"find {card} rare", f"find {card} common", "pass"]
    rare = game.copy()
    do(rare, f"find {card} rare")
    assert tiles(rare) == {"rare-i", "rare-o"}
    assert "leave it" not in offered(rare)
    do(rare, "place rare-i d5")
    assert isle(rare).rare == ["rare-i", "rare-o"]
    assert rare.over
    do(game, f"find {card} common")
    assert tiles(game) == {"common-1", "common-2", "common-corner", "common-line"}
    assert "leave it" not in offered(game)
    do(game, "place common-line d5")
    assert "leave it" in offered(game)
    do(game, "place common-line g5")
    assert [one.tile for one in isle(game).boats[0].stowed] == ["common-line"] * 2
    assert isle(game).fish[0] == 0
    assert game.over


@pytest.mark.parametrize("card", [f"{number:03}" for number in range(107, 113)])
@pytest.mark.rule("isle.card.107_112", "isle.phase2.pay.cost")
def test_cards_107_to_112_give_up_to_two_small_ones_or_two_common_for_a_fish(card):
    table = ready()
    assert table.book.costs[card] == 1
    give(table, 0, card)
    table.fish = [1, 0]
    game = finding(table)
    assert offered(game) == [f"find {card} small", f"find {card} common", "pass"]
    small = game.copy()
    do(small, f"find {card} small")
    assert tiles(small) == {"common-1", "common-2"}
    do(small, "place common-2 d5", "place common-1 f5")
    assert isle(small).fish[0] == 1
    assert small.over
    do(game, f"find {card} common")
    assert isle(game).fish[0] == 0
    assert tiles(game) == {"common-1", "common-2", "common-corner", "common-line"}
    do(game, "place common-line d5", "place common-corner e6")
    assert game.over


@pytest.mark.rule("isle.card.107_112")
def test_without_a_fish_only_small_treasures_are_to_be_had():
    table = ready()
    give(table, 0, "107")
    assert offered(finding(table)) == ["find 107 small", "pass"]


@pytest.mark.rule("isle.faq.treasure_optional", "isle.place.cannot_take")
def test_a_treasure_card_needs_a_tile_that_can_be_placed():
    table = ready()
    give(table, 0, "098")
    boat = table.boats[0]
    boat.covered = boat.plan.grid.cells & ~(1 << boat.plan.grid.cell_of("d5"))
    from ruledock_isle.cards.operations import doable

    ways = table.book.finds["098"]
    assert doable(table, 0, ways["common"][1])  # a single square is left
    assert not doable(table, 0, ways["rare"][1])
    boat.covered = boat.plan.grid.cells
    assert not doable(table, 0, ways["common"][1])
