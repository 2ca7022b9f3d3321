"""Phase 4: rescue cards, speed, turns, baskets and boarding."""

import pytest

import ruledock
from ruledock.errors import NotOffered
from ruledock_isle.phases.days import NextPhase
from tests.plugins.isle.staging import (
    begin,
    do,
    fields,
    give,
    isle,
    lay,
    offered,
    rescuing,
    stow,
    table_of,
    use_boats,
)


def laying(table):
    table.plan = ("rescue",)
    table.day = 5
    return begin(table, NextPhase())


# -- laying and revealing ----------------------------------------------------------------------


@pytest.mark.rule("isle.phase4.commit.order", "isle.phase4.commit.optional")
def test_in_turn_order_any_number_of_rescue_cards_is_laid_face_down():
    table = table_of(3)
    table.order = [1, 2, 0]
    give(table, 1, "007", "015", "084")
    give(table, 2, "055")
    give(table, 0, "043")
    game = laying(table)
    assert game.decisions[0].player == 1
    assert set(offered(game)) == {
        "lay none", "lay 007", "lay 015", "lay 007+015", "play 084",
    }  # fmt: skip
    do(game, "lay 007")
    assert isle(game).hands[1] == ["015", "084"]
    assert game.decisions[0].player == 2
    do(game, "lay none")
    assert game.decisions[0].player == 0


@pytest.mark.rule("isle.phase4.reveal")
def test_cards_are_face_down_until_all_have_laid_theirs():
    table = table_of(2)
    give(table, 0, "007", "015")
    give(table, 1, "043")
    fields(table, left=["b01"])
    table.fish = [5, 5]
    game = laying(table)
    do(game, "lay 007+015")
    assert game.view(1)["table"]["isle"]["rescue_cards"] == [2, []]
    assert "007" not in str(game.view(1)["table"])
    do(game, "lay 043")
    assert game.view(1)["table"]["isle"]["rescue_cards"] == [["007", "015"], ["043"]]


def revealed(players, cards, order=None, **settings):
    """A table on which these cards are laid and revealed, by player."""
    table = table_of(players, **settings)
    table.order = order or list(range(players))
    for player, those in cards.items():
        give(table, player, *those)
    fields(table, left=["b01"])
    table.fish = [5] * players
    game = laying(table)
    for player in list(table.order):
        if cards.get(player):
            do(game, f"lay {'+'.join(cards[player])}")
    return game


@pytest.mark.rule("isle.phase4.speed.sum", "isle.phase4.speed.reorder", "isle.phase4.speed.example")
@pytest.mark.rule("isle.phase4.speed.example.cz")
def test_speeds_1_and_4_go_before_speeds_1_0_and_1():
    purple = ["023", "015", "024"]  # 1 + 0 + 1
    green = ["043", "007"]  # 1 + 4
    game = revealed(2, {0: sorted(purple), 1: sorted(green)})
    assert isle(game).order == [1, 0]


@pytest.mark.rule("isle.phase4.speed.example.uk", "isle.phase4.speed.example")
def test_speed_5_goes_before_speed_4():
    game = revealed(2, {0: ["007"], 1: ["008", "043"]})
    assert isle(game).order == [1, 0]


@pytest.mark.rule("isle.phase4.speed.tie")
def test_equally_fast_players_keep_their_order():
    game = revealed(4, {0: ["043"], 1: ["044"], 2: ["055"], 3: []}, order=[3, 1, 0, 2])
    assert isle(game).order == [2, 1, 0, 3]


@pytest.mark.rule("isle.phase4.speed.effective", "isle.phase5.order")
def test_the_new_order_holds_at_once_and_in_phase_5():
    game = revealed(2, {0: [], 1: ["043"]})
    assert game.decisions[0].player == 1
    table = isle(game)
    assert table.order == [1, 0]


# -- turns -------------------------------------------------------------------------------------


def ready(players=2, fish=20, left=("b01", "g02"), right=("r03", "p04"), **settings):
    """A table in phase 4 with cats in the fields, fish and a permanent basket for everybody."""
    table = table_of(players, **settings)
    use_boats(table, *["boat-red", "boat-blue", "boat-green", "boat-purple"][:players])
    fields(table, left, right)
    table.fish = [fish] * players
    return table


@pytest.mark.rule("isle.phase4.rescue.choice", "isle.phase4.card_art", "isle.phase4.pass.voluntary")
def test_any_cat_of_either_field_may_be_rescued_or_none():
    game = rescuing(ready())
    assert offered(game) == [
        "rescue b01 permanent",
        "rescue g02 permanent",
        "rescue r03 permanent",
        "rescue p04 permanent",
        "pass",
    ]


@pytest.mark.rule("isle.phase4.rescue.cost_left", "isle.phase4.rescue.cost_right")
@pytest.mark.rule("isle.phase4.rescue.pay")
@pytest.mark.parametrize(("tile", "price"), [("b01", 3), ("r03", 5)])
def test_three_fish_on_the_left_and_five_on_the_right(tile, price):
    table = ready()
    table.fish = [price - 1, price]
    game = rescuing(table)
    if game.decisions[0].player == 0:
        assert f"rescue {tile} permanent" not in offered(game)
        do(game, "pass")
    do(game, f"rescue {tile} permanent", f"place {tile} j4")
    assert isle(game).fish == [price - 1, 0]


@pytest.mark.rule("isle.phase4.rescue.place", "isle.place.must_place", "isle.place.immediate")
def test_a_rescue_is_paid_when_the_cat_is_placed():
    game = rescuing(ready())
    do(game, "rescue b01 permanent")
    table = isle(game)
    assert (table.fish[0], table.baskets[0], table.fields[0]) == (20, 1, ["b01", "g02"])
    assert {option.tile for option in game.decisions[0].options} == {"b01"}
    do(game, "place b01 d5")
    table = isle(game)
    assert (table.fish[0], table.baskets[0], table.used_baskets[0]) == (17, 0, 1)
    assert table.fields[0] == ["g02"]
    assert [one.tile for one in table.boats[0].stowed] == ["b01"]


@pytest.mark.rule("isle.phase4.turn.one_cat", "isle.phase4.turn.repeat", "isle.phase4.pass.final")
def test_one_cat_a_turn_round_and_round_until_all_have_passed():
    table = ready()
    lay(table, 0, "043")
    lay(table, 1, "044")
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 d5")
    assert game.decisions[0].player == 1
    do(game, "rescue g02 permanent", "place g02 d5")
    assert game.decisions[0].player == 0
    do(game, "pass")
    assert game.decisions[0].player == 1
    do(game, "rescue r03 whole", "place r03 g3")
    assert game.over  # without a basket player 1 must pass, and player 0 is out
    assert isle(game).passed == [0, 1]


@pytest.mark.rule("isle.phase4.tile_is_one_cat", "isle.faq.kitten_picture")
def test_a_tile_is_one_cat_for_one_basket():
    table = ready()
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 d5")
    scene = isle(game)
    assert len(scene.boats[0].stowed) == 1
    assert scene.used_baskets[0] == 1


@pytest.mark.rule("isle.phase4.pass.forced")
def test_who_has_no_fish_no_basket_no_cat_or_no_place_must_pass():
    assert rescuing(ready(fish=2)).over
    table = ready()
    table.baskets, table.used_baskets = [0, 0], [1, 1]
    assert rescuing(table).over
    assert rescuing(ready(left=(), right=())).over
    table = ready(left=["b01"], right=())
    for boat in table.boats:
        boat.covered = boat.plan.grid.cells
    game = table.copy()
    game.phase = "rescue"
    from ruledock_isle.phases.rescue import rescues

    assert rescues(table, 0) == []


@pytest.mark.rule("isle.place.cannot_take", "isle.phase4.pass.forced")
def test_a_cat_that_fits_nowhere_is_not_offered_while_a_smaller_one_is():
    table = ready(left=["b04", "g09"], right=())
    row = table.boats[0].plan.grid.rows[4]
    table.boats[0].covered = table.boats[0].plan.grid.cells & ~row
    assert [option.tile for option in _rescues(table)] == []


def _rescues(table):
    from ruledock_isle.phases.rescue import rescues

    return rescues(table, 0)


@pytest.mark.rule("isle.phase4.pass.final", "isle.phase4.discard_timing", "isle.phase4.discard_all")
def test_on_passing_all_rescue_cards_laid_out_are_discarded():
    table = ready()
    lay(table, 0, "007", "043", "015")
    game = rescuing(table)
    do(game, "pass")
    table = isle(game)
    assert table.rescue_cards[0] == []
    assert sorted(table.discard) == ["007", "015", "043"]
    assert table.hands[0] == []


# -- the end of the phase ----------------------------------------------------------------------


@pytest.mark.rule("isle.phase4.end")
def test_with_both_fields_empty_cs_still_asks_who_holds_a_card_and_uk_does_not():
    for edition, over in (("cs", False), ("uk", True)):
        table = ready(left=["b01"], right=(), edition=edition)
        give(table, 0, "083")
        game = rescuing(table)
        do(game, "rescue b01 permanent", "place b01 d5", "end turn")
        assert game.over == over, edition


@pytest.mark.rule("isle.phase4.end")
def test_in_cs_a_card_may_refill_an_empty_field():
    table = ready(left=["b01"], right=())
    lay(table, 0, "043")
    give(table, 0, "083")
    table.leave([tile for tile in table.bag if tile not in ("g02", "g03", "g04", "g05")])
    table.bag = ["g02", "g03", "g04", "g05"]
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 d5", "end turn", "play 083")
    do(game, "to left", "to right", "to left", "to left")
    assert any(option.startswith("rescue g02") for option in offered(game))


# -- baskets -----------------------------------------------------------------------------------


@pytest.mark.rule("isle.basket.kinds", "isle.phase4.rescue.basket")
def test_the_basket_is_chosen_among_permanent_whole_and_two_broken():
    table = ready(left=["b01"], right=())
    lay(table, 0, "043", "015", "016", "017")
    game = rescuing(table)
    assert offered(game) == [
        "rescue b01 permanent",
        "rescue b01 whole",
        "rescue b01 broken",
        "pass",
    ]


@pytest.mark.rule("isle.basket.permanent.once", "isle.basket.permanent.flip")
def test_a_permanent_basket_serves_once_a_day_and_stays():
    game = rescuing(ready())
    do(game, "rescue b01 permanent", "place b01 d5")
    table = isle(game)
    assert (table.baskets[0], table.used_baskets[0]) == (0, 1)
    do(game, "pass")
    assert game.over  # player 0 has no basket left today


@pytest.mark.rule("isle.basket.single", "isle.phase4.discard_all")
def test_a_card_is_discarded_with_its_single_use_basket():
    table = ready()
    lay(table, 0, "043", "044")
    game = rescuing(table)
    do(game, "rescue b01 whole", "place b01 d5")
    table = isle(game)
    assert table.rescue_cards[0] == ["044"]
    assert table.discard == ["043"]
    assert table.baskets[0] == 1


@pytest.mark.rule("isle.basket.broken", "isle.basket.broken.discard")
def test_two_broken_baskets_serve_as_one_and_both_cards_are_discarded():
    table = ready()
    lay(table, 0, "015", "016", "017")
    game = rescuing(table)
    do(game, "rescue b01 broken", "place b01 d5")
    table = isle(game)
    assert table.discard == ["015", "016"]
    assert table.rescue_cards[0] == ["017"]
    do(game, "pass")
    assert not any("broken" in option for option in offered(game))


@pytest.mark.rule("isle.basket.broken")
def test_one_broken_basket_serves_nobody():
    table = ready()
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    lay(table, 0, "015")
    assert rescuing(table).decisions[0].player == 1


@pytest.mark.rule("isle.basket.permanent.more")
def test_a_basket_gained_in_phase_4_serves_at_once():
    table = ready()
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    give(table, 0, "084")
    game = rescuing(table)
    assert offered(game) == ["pass", "play 084"]
    do(game, "play 084")
    assert "rescue b01 permanent" in offered(game)
    assert isle(game).spare_baskets == 7


# -- boarding and interrupts -------------------------------------------------------------------


@pytest.mark.rule("isle.map.treasure_follows_placement", "isle.place.must_place")
def test_a_refused_place_changes_nothing():
    game = rescuing(ready())
    do(game, "rescue b01 permanent")
    before = game.save()
    with pytest.raises(NotOffered):
        game.choose(game.decisions[0], game.ruleset.read_option("place b01 v5"))
    assert game.save() == before


def test_a_rescue_can_be_taken_back_before_and_after_placing():
    game = rescuing(ready())
    before = game.save()
    do(game, "rescue b01 permanent")
    announced = game.save()
    do(game, "place b01 d5")
    game.undo(0)
    assert game.save() == announced
    game.undo(0)
    assert game.save() == before


@pytest.mark.rule("isle.phase4.turn.one_cat")
def test_who_holds_any_card_is_asked_to_end_the_turn():
    table = ready()
    give(table, 0, "098")  # a treasure card, of no use now
    game = rescuing(table)
    do(game, "rescue b01 permanent", "place b01 d5")
    assert offered(game) == ["end turn"]
    assert game.decisions[0].player == 0
    do(game, "end turn")
    assert game.decisions[0].player == 1


def test_a_finished_turn_of_an_empty_hand_is_not_asked_about():
    game = rescuing(ready())
    do(game, "rescue b01 permanent", "place b01 d5")
    assert game.decisions[0].player == 1


@pytest.mark.rule("isle.phase4.rescue.place")
def test_a_record_of_a_rescue_reads_like_one():
    game = rescuing(ready())
    do(game, "rescue p04 permanent", "place p04 d5 r90 flip")
    assert game.record.choices == ("0 rescue p04 permanent", "0 place p04 d5 r90 flip")
    assert ruledock.replay(game.record).save() == game.save()


def test_stowing_needs_contact_after_the_first_tile():
    table = ready(left=["b01"], right=())
    stow(table, 0, "g07 d5")
    game = rescuing(table)
    do(game, "rescue b01 permanent")
    reached = [option for option in game.decisions[0].options if option.at.startswith("t")]
    assert not reached
