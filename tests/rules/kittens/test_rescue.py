"""Who rescues kittens, what they cost, how many a basket holds, and when the phase ends."""

import pytest

import ruledock
from ruledock.game.game import Game
from ruledock_isle.phases.days import NextPhase
from ruledock_isle.phases.rescue import RescueRound
from tests.plugins.isle.staging import (
    begin,
    do,
    give,
    isle,
    lay,
    offered,
    over,
    rescuing,
    stow,
)
from tests.plugins.kittens.nursery import BOARD, nursery, ready


def tiles_offered(game):
    """What may be rescued now."""
    return {text.split()[1] for text in offered(game) if text.startswith("rescue")}


def placeable(game):
    """What may be placed now."""
    return {text.split()[1] for text in offered(game) if text.startswith("place")}


# -- who ---------------------------------------------------------------------------------------


def compared(order, cards, **more):
    """Turns of phase 4, reached by laying these cards; players not named lay none."""
    table = ready(len(order), left=("b01",), right=(), **more)
    table.order = list(order)
    for player, those in cards.items():
        give(table, player, *those)
    table.plan, table.day = ("rescue",), 5
    game = begin(table, NextPhase())
    for player in order:
        if player in cards:
            do(game, f"{player}: lay {'+'.join(cards[player])}")
    return game


@pytest.mark.rule("kittens.rescue.who", "kittens.rescue.others")
def test_only_who_is_fastest_today_is_offered_kittens():
    game = compared([0, 1, 2], {0: ["043"], 1: ["007"], 2: ["008"]})
    assert isle(game).order == [1, 2, 0]
    assert tiles_offered(game) == {"b01", *BOARD}
    do(game, "pass")
    assert tiles_offered(game) == {"b01"}
    do(game, "pass")
    assert tiles_offered(game) == {"b01"}


@pytest.mark.rule("kittens.rescue.who.tie")
@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0]])
def test_among_equally_fast_players_the_former_order_names_the_first(order):
    game = compared(order, {0: ["007"], 2: ["008"]})
    assert isle(game).order == [order[0], order[2], 1]
    assert game.decisions[0].player == order[0]
    assert tiles_offered(game) == {"b01", *BOARD}
    do(game, "pass")
    assert tiles_offered(game) == {"b01"}


@pytest.mark.rule("kittens.rescue.who")
def test_the_first_player_stays_first_though_the_turn_goes_round():
    table = ready()
    lay(table, 0, "043", "044")
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 d5", "pass")
    assert game.decisions[0].player == 0
    assert set(BOARD) <= tiles_offered(game)


# -- what a turn brings ------------------------------------------------------------------------


@pytest.mark.rule("kittens.rescue.turn_choice", "kittens.rescue.cost_one", "kittens.rescue.place")
def test_one_kitten_costs_two_fish_and_a_basket_and_is_placed_at_once():
    game = rescuing(ready())
    do(game, "rescue kitten-blue-1 permanent")
    assert placeable(game) == {"kitten-blue-1"}
    do(game, "place kitten-blue-1 d5 r90", "no other kitten")
    table = isle(game)
    assert (table.fish[0], table.baskets[0], table.used_baskets[0]) == (18, 0, 1)
    assert [one.tile for one in table.boats[0].stowed] == ["kitten-blue-1"]
    assert game.decisions[0].player == 1


@pytest.mark.rule("kittens.rescue.turn_choice", "kittens.rescue.cost_two", "kittens.rescue.basket")
@pytest.mark.rule("kittens.rescue.place")
def test_two_kittens_cost_five_fish_and_one_basket():
    game = rescuing(ready())
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 d5")
    assert placeable(game) == {"kitten-green-2", "kitten-red-3", "kitten-purple-4"}
    do(game, "place kitten-red-3 f5")
    table = isle(game)
    assert (table.fish[0], table.used_baskets[0]) == (15, 1)
    assert [one.tile for one in table.boats[0].stowed] == ["kitten-blue-1", "kitten-red-3"]
    assert game.decisions[0].player == 1, "a basket holds no third kitten"


@pytest.mark.rule("kittens.rescue.cost_two.not_double")
def test_two_single_rescues_cost_four_fish_and_two_baskets():
    table = ready()
    lay(table, 0, "043")
    game = rescuing(table)
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 d5", "no other kitten", "pass")
    do(game, "rescue kitten-red-3 whole", "place kitten-red-3 f5")
    table = isle(game)
    assert (table.fish[0], table.used_baskets[0], table.discard) == (16, 1, ["043"])


@pytest.mark.rule("kittens.rescue.cost_one", "kittens.rescue.cost_two")
@pytest.mark.parametrize(("fish", "first", "second"), [(1, 0, 0), (2, 4, 0), (4, 4, 0), (5, 4, 3)])
def test_only_what_can_be_paid_is_offered(fish, first, second):
    table = ready(left=(), right=(), fish=fish)
    give(table, 0, "069")
    game = rescuing(table)
    assert len(tiles_offered(game)) == first
    if first:
        do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 d5")
        assert len(placeable(game)) == second


@pytest.mark.rule("kittens.rescue.basket")
def test_two_broken_baskets_carry_two_kittens():
    table = ready()
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    lay(table, 0, "015", "016", "017")
    game = rescuing(table)
    do(game, "rescue kitten-green-2 broken", "place kitten-green-2 d5", "place kitten-red-3 f6")
    table = isle(game)
    assert table.discard == ["015", "016"]
    assert table.rescue_cards[0] == ["017"]
    assert table.fish[0] == 15


@pytest.mark.rule("kittens.rescue.no_mix")
def test_no_cat_follows_a_kitten_and_no_kitten_a_cat_into_one_basket():
    game = rescuing(ready())
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 d5")
    assert all("kitten" in text for text in offered(game))
    game = rescuing(ready())
    do(game, "rescue b01 permanent", "place b01 d5")
    assert game.decisions[0].player == 1


@pytest.mark.rule("kittens.rescue.place")
def test_kittens_are_turned_and_turned_over_and_must_touch_a_tile_but_not_each_other():
    table = ready()
    stow(table, 0, "g16 h3")  # a column of five, from h3 to h7
    game = rescuing(table)
    do(game, "rescue kitten-purple-4 permanent")
    ways = {" ".join(text.split()[3:]) for text in offered(game) if text.startswith("place")}
    assert ways == {"", "r90", "flip", "r90 flip"}
    assert "place kitten-purple-4 a4" not in offered(game)
    do(game, "place kitten-purple-4 j4")
    placed = {text.split()[2] for text in offered(game) if "kitten-blue-1" in text}
    assert {"f4", "g8"} <= placed, "the second may lie on the other side of the boat"
    assert "n8" not in placed


@pytest.mark.rule("kittens.rescue.place")
def test_a_kitten_on_its_map_earns_a_treasure_before_a_second_is_taken():
    table = ready()
    board_map = table.boats[0].plan.maps["blue"].bit_length() - 1
    square = table.boats[0].plan.grid.names[board_map]
    game = rescuing(table)
    do(game, "rescue kitten-blue-1 permanent")
    do(game, over(game, square)[0])
    assert game.decisions[0].kind == "isle.take"
    do(game, next(text for text in offered(game) if text.startswith("place common-1 ")))
    assert game.decisions[0].kind == "kittens.another"
    assert len(isle(game).boats[0].stowed) == 2
    do(game, "no other kitten")
    assert isle(game).fish[0] == 18


def test_the_treasure_of_the_first_map_may_give_the_second_kitten_its_contact():
    table = ready(kittens=("kitten-blue-1", "kitten-red-1"))
    cell = table.boats[0].plan.maps["blue"].bit_length() - 1
    game = rescuing(table)
    do(game, "rescue kitten-blue-1 permanent")
    do(game, over(game, table.boats[0].plan.grid.names[cell])[0])
    do(game, next(text for text in offered(game) if text.startswith("place common-line ")))
    boat = isle(game).boats[0]
    line = boat.stowed[-1].cells
    near = boat.plan.grid.near(line) & ~boat.covered & ~boat.plan.grid.near(boat.stowed[0].cells)
    names = {boat.plan.grid.names[n] for n in range(near.bit_length()) if near >> n & 1}
    assert names & {text.split()[2] for text in offered(game) if "kitten-red-1" in text}


@pytest.mark.rule("kittens.rescue.turn_choice")
def test_a_second_kitten_is_offered_only_if_it_fits_beside_the_first():
    table = ready(kittens=("kitten-blue-1", "kitten-green-1", "kitten-red-3"))
    boat = table.boats[0]
    grid = boat.plan.grid
    free = grid.mask([(3, 9), (4, 9), (3, 14), (4, 14)])
    boat.covered = grid.cells & ~free
    give(table, 0, "098")
    table.phase, table.revealed = "rescue", True
    table.push(RescueRound())
    game = Game(table)
    assert tiles_offered(game) == {"kitten-blue-1", "kitten-green-1"}
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 j4 r90")
    assert offered(game) == ["place kitten-green-1 o4 r90", "no other kitten"]


@pytest.mark.rule("kittens.unrescued_place")
def test_the_board_is_filled_again_when_a_rescue_ends_and_not_before():
    table = ready()
    sixteen = list(nursery(table).bag)
    game = rescuing(table)
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 d5")
    assert nursery(isle(game)).board == list(BOARD[1:])
    assert nursery(isle(game)).bag == sixteen
    do(game, "place kitten-green-2 f5")
    drawer = nursery(isle(game))
    assert drawer.board[:2] == ["kitten-red-3", "kitten-purple-4"]
    assert len(drawer.board) == 4
    assert sorted([*drawer.board[2:], *drawer.bag]) == sixteen


@pytest.mark.rule("kittens.unrescued_place")
def test_an_empty_bag_leaves_gaps_on_the_board():
    table = ready(kittens=("kitten-blue-1", "kitten-green-1"))
    drawer = nursery(table)
    left, drawer.bag = drawer.bag, ["kitten-red-1"]
    table.leave(kitten for kitten in left if kitten != "kitten-red-1")
    game = rescuing(table)
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 d5", "place kitten-green-1 f5")
    drawer = nursery(isle(game))
    assert (drawer.board, drawer.bag) == (["kitten-red-1"], [])


# -- when only kittens are left ----------------------------------------------------------------


@pytest.mark.rule("kittens.rescue.cats_gone", "kittens.rescue.cats_gone.uk_end")
@pytest.mark.parametrize("edition", ["cs", "uk"])
def test_when_the_cats_are_gone_the_first_player_goes_on_and_the_others_pass(edition):
    table = ready(left=("b01",), right=(), edition=edition)
    lay(table, 0, "043", "044")
    lay(table, 1, "045")
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 d5")
    assert game.decisions[0].player == 0, "player 1 had nothing left but to pass"
    assert isle(game).passed == [1]
    do(game, "rescue kitten-blue-1 whole")
    do(game, next(text for text in offered(game)), "no other kitten")
    assert game.decisions[0].player == 0
    do(game, "rescue kitten-red-3 whole")
    do(game, next(text for text in offered(game)), "no other kitten")
    assert game.over, "without a basket the first player must pass too"


@pytest.mark.rule("kittens.rescue.cats_gone.uk_end")
def test_in_uk_the_phase_ends_with_empty_fields_when_no_kitten_can_be_rescued():
    for first_can, ended in ((True, False), (False, True)):
        table = ready(left=("b01",), right=(), edition="uk", fish=3)
        give(table, 0, "098")
        give(table, 1, "099")
        lay(table, 0, "043")
        table.fish[0] = 5 if first_can else 4
        game = rescuing(table)
        do(game, "rescue b01 permanent", "place b01 d5", "end turn")
        assert game.over == ended
        if not ended:
            do(game, "1: pass", "0: pass")
            assert game.over


@pytest.mark.rule("kittens.rescue.cats_gone.uk_end")
def test_in_uk_kittens_keep_the_phase_open_only_for_the_first_player():
    table = ready(left=("b01",), right=(), edition="uk")
    give(table, 0, "098")
    give(table, 1, "099")
    lay(table, 1, "043")
    game = rescuing(table)
    do(game, "0: pass", "rescue b01 permanent", "place b01 d5", "end turn")
    assert game.over


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("kittens.card.move_three", "kittens.unrescued_place")
def test_moving_cats_never_touches_the_kitten_board():
    table = ready()
    give(table, 0, "077")
    game = rescuing(table)
    do(game, "play 077")
    moves = offered(game)
    assert "move b01+g02+p04" in moves
    assert not any("kitten" in text for text in moves)
    do(game, "move b01+r03")
    table = isle(game)
    assert [sorted(field) for field in table.fields] == [["g02", "r03"], ["b01", "p04"]]
    assert nursery(table).board == list(BOARD)


@pytest.mark.rule("kittens.card.draw_four", "kittens.unrescued_place")
def test_tiles_drawn_for_the_fields_are_cats_and_go_to_a_field():
    table = ready()
    give(table, 0, "083")
    table.leave([tile for tile in table.bag if tile not in ("g03", "g04", "g05", "g06")])
    table.bag = ["g03", "g04", "g05", "g06"]
    bag = list(nursery(table).bag)
    game = rescuing(table)
    do(game, "play 083")
    assert offered(game) == ["to left", "to right"]
    do(game, "to left", "to right", "to left", "to left")
    table = isle(game)
    assert len(table.fields[0]) + len(table.fields[1]) == 8
    assert nursery(table).board == list(BOARD)
    assert nursery(table).bag == bag


COMBINATIONS = {
    "a cat, then a kitten": (["b01"], ["kitten-blue-1"], 20 - 3 - 2),
    "a cat, then two kittens": (["b01"], ["kitten-blue-1", "kitten-red-3"], 20 - 3 - 5),
    "a kitten, then a cat": (["kitten-blue-1"], ["b01"], 20 - 2 - 3),
    "two kittens, then a cat": (["kitten-blue-1", "kitten-red-3"], ["b01"], 20 - 5 - 3),
    "kitten and kitten": (["kitten-blue-1"], ["kitten-red-3"], 20 - 2 - 2),
    "kitten and two": (["kitten-blue-1"], ["kitten-red-3", "kitten-green-2"], 20 - 2 - 5),
    "two and kitten": (["kitten-blue-1", "kitten-red-3"], ["kitten-green-2"], 20 - 5 - 2),
    "two and two": (
        ["kitten-blue-1", "kitten-red-3"],
        ["kitten-green-2", "kitten-purple-4"],
        20 - 5 - 5,
    ),
}


def rescue(game, tiles, basket):
    """One rescue: a cat, or kittens in one basket."""
    do(game, f"rescue {tiles[0]} {basket}")
    for tile in tiles:
        do(game, next(text for text in offered(game) if text.startswith(f"place {tile} ")))
    if tiles[0].startswith("kitten") and len(tiles) == 1:
        do(game, "no other kitten")


@pytest.mark.rule("kittens.card.extra_rescue", "kittens.card.extra_rescue.combos")
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("name", COMBINATIONS)
def test_an_extra_rescue_starts_a_new_rescue_with_a_basket_of_its_own(name, when):
    first, second, fish = COMBINATIONS[name]
    table = ready()
    lay(table, 0, "043")
    give(table, 0, "080", "098")
    game = rescuing(table)
    if when == "before":
        do(game, "play 080")
    rescue(game, first, "permanent")
    if when == "after":
        assert not tiles_offered(game), "without the card the turn has had its rescue"
        do(game, "play 080")
    rescue(game, second, "whole")
    assert offered(game) == ["end turn"]
    table = isle(game)
    assert table.fish[0] == fish
    assert [one.tile for one in table.boats[0].stowed if one.tile[:3] != "com"] == first + second
    assert (table.used_baskets[0], table.discard.count("043")) == (1, 1)
    assert len(nursery(table).board) == 4


@pytest.mark.rule("kittens.card.extra_rescue")
def test_the_card_gives_a_later_player_no_kitten():
    table = ready()
    give(table, 1, "080")
    lay(table, 1, "043")
    game = rescuing(table)
    do(game, "pass", "play 080", "rescue b01 permanent", "place b01 d5")
    assert tiles_offered(game) == {"g02", "r03", "p04"}


def test_fish_from_a_card_may_pay_for_the_second_kitten():
    table = ready(left=(), right=(), fish=2)
    give(table, 0, "090")  # one fish for each colour on the boat
    stow(table, 0, "g16 h3", "r05 k4")
    game = rescuing(table)
    do(game, "rescue kitten-blue-1 permanent")
    do(game, next(text for text in offered(game)))
    assert offered(game) == ["no other kitten", "play 090"]
    do(game, "play 090")
    assert placeable(game) == {"kitten-green-2", "kitten-red-3", "kitten-purple-4"}
    assert isle(game).fish[0] == 3


def test_a_second_kitten_may_be_taken_back_and_the_first_too_until_the_board_is_filled():
    game = rescuing(ready())
    do(game, "rescue kitten-blue-1 permanent")
    before = game.save()
    do(game, "place kitten-blue-1 d5")
    game.undo(0)
    assert game.save() == before


def test_saves_and_views_tell_how_many_kittens_are_in_the_basket():
    game = rescuing(ready())
    do(game, "rescue kitten-blue-1 permanent", "place kitten-blue-1 d5")
    again = ruledock.load(game.save())
    assert again.view(1)["table"]["kittens"]["in_basket"] == 1
    assert offered(again) == offered(game)
    do(again, "place kitten-red-3 f5")
    assert isle(again).fish[0] == 15
    assert again.view(None)["table"]["kittens"]["in_basket"] == 0
