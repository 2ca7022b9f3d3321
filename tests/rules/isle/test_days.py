"""A day from dawn to dusk: its order, the fields, fishing, and what stays overnight."""

import pytest

import ruledock
from ruledock_isle.phases.days import Day, FillFields, NextPhase
from tests.plugins.isle.staging import (
    begin,
    fields,
    give,
    isle,
    offered,
    play_on,
    show_rare,
    stow,
    table_of,
)


@pytest.mark.rule("isle.overview.day_order", "isle.overview.days", "isle.endday.move_boat")
def test_five_days_of_seven_parts_in_their_order():
    game = ruledock.new("isle", players=2, seed=3, windows="own")
    seen = []

    def watch(table):
        if (table.day, table.phase) not in seen:
            seen.append((table.day, table.phase))
        return False

    play_on(game, watch)
    parts = {day: [phase for d, phase in seen if d == day] for day in range(1, 6)}
    order = ["fields", "fishing", "explore", "lessons", "rescue", "finds", "dusk", "scoring"]
    for day in range(1, 6):
        assert parts[day] == [phase for phase in order if phase in parts[day]]
        assert {"explore", "rescue"} <= set(parts[day])
    assert isle(game).phase == "scoring"
    assert isle(game).day == 5


@pytest.mark.rule("isle.overview.day_order")
def test_the_plan_of_a_day_names_all_seven_parts():
    table = isle(ruledock.new("isle", players=2, seed=3))
    assert table.phase == "explore"
    assert table.plan == ("lessons", "rescue", "finds", "dusk")


@pytest.mark.rule("isle.fill.per_player", "isle.fill.2p", "isle.fill.3p", "isle.fill.4p")
@pytest.mark.parametrize(("players", "cats"), [(2, 4), (3, 6), (4, 8)])
def test_each_field_gets_two_cats_per_player(players, cats):
    for seed in range(5):
        table = isle(ruledock.new("isle", players=players, seed=seed, windows="own"))
        assert [len(field) for field in table.fields] == [cats, cats]
        assert all(table.book.tiles[tile].is_cat for field in table.fields for tile in field)


@pytest.mark.rule("isle.fill.rare_treasure", "isle.fill.rare_treasure.not_counted")
def test_rare_treasures_go_to_the_display_and_count_for_nothing():
    shown = 0
    for seed in range(8):
        table = isle(ruledock.new("isle", players=4, seed=seed, windows="own"))
        assert all(table.book.tiles[tile].is_rare for tile in table.rare)
        assert len(table.bag) == 110 - 16 - len(table.rare)
        shown += len(table.rare)
    assert shown > 0


@pytest.mark.rule("isle.fill.example.3p")
def test_after_four_cats_and_two_treasures_eight_more_cats_are_drawn():
    table = table_of(3)
    rare = ["rare-i", "rare-o"]
    cats = [f"{letter}{number:02}" for letter in "bgr" for number in range(1, 5)]
    table.leave([tile for tile in table.bag if tile not in cats and tile not in rare])
    for tile in rare:
        table.gone = [one for one in table.gone if one != tile]
    kept = sorted([*cats, *rare])
    spare = [tile for tile in rare for _ in range(4)]
    table.gone = sorted([*table.gone, *spare])
    table.bag = kept
    table = isle(begin(table, FillFields()))
    assert [len(field) for field in table.fields] == [6, 6]
    assert sorted(table.fields[0] + table.fields[1]) == cats
    assert sorted(table.rare + table.bag) == rare


@pytest.mark.rule("isle.fill.per_player")
def test_a_short_bag_fills_the_left_field_first():
    table = table_of(2)
    table.leave(table.bag[5:])
    del table.bag[5:]
    table = isle(begin(table, FillFields()))
    assert [len(field) for field in table.fields] == [4, 1]


@pytest.mark.rule("isle.faq.field_limit")
def test_a_field_may_hold_any_number_of_cats():
    table = table_of(2)
    fields(table, left=[f"b{number:02}" for number in range(1, 18)])
    table = isle(begin(table, FillFields()))
    assert len(table.fields[0]) == 21


@pytest.mark.rule("isle.phase1.income", "isle.endday.keep_fish")
def test_everybody_receives_twenty_fish_a_day_on_top_of_what_is_left():
    table = table_of(3)
    table.fish = [0, 3, 7]
    table.plan = ("fishing",)
    table.day = 5
    assert isle(begin(table, NextPhase())).fish == [20, 23, 27]


# -- dusk --------------------------------------------------------------------------------------


def at_dusk(table, day=1):
    table.day, table.plan = day, ("dusk",)
    return begin(table, NextPhase())


@pytest.mark.rule("isle.endday.remove_cats", "isle.endday.treasures_stay")
def test_cats_left_behind_leave_the_game_and_treasures_stay():
    table = table_of(2)
    fields(table, left=["b01"], right=["g02", "r03"])
    show_rare(table, "rare-i")
    table = isle(at_dusk(table))
    assert {"b01", "g02", "r03"} <= set(table.gone)
    assert not {"b01", "g02", "r03"} & {*table.bag, *table.fields[0], *table.fields[1]}
    assert table.rare[0] == "rare-i"
    assert set(table.common.values()) == {5}


@pytest.mark.rule("isle.endday.refresh", "isle.basket.permanent.once")
def test_used_baskets_are_ready_again_on_the_next_day():
    table = table_of(2)
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    table = isle(at_dusk(table))
    assert table.day == 2
    assert (table.baskets, table.used_baskets) == ([1, 1], [0, 0])


@pytest.mark.rule("isle.endday.hand", "isle.overview.days")
def test_after_the_fifth_day_comes_the_final_scoring():
    game = at_dusk(table_of(2), day=5)
    assert game.over
    assert isle(game).day == 5


@pytest.mark.rule("isle.endday.keep_cards")
def test_cards_in_hand_are_kept_overnight_and_not_paid_for_again():
    table = table_of(2)
    give(table, 0, "007", "084")
    table = isle(at_dusk(table))
    assert table.day == 2
    assert table.hands[0] == ["007", "084"]
    assert table.fish == [20, 20]


@pytest.mark.rule("isle.overview.win", "isle.score.tie.fish", "isle.score.tie.shared")
def test_most_points_win_then_most_fish_then_all_who_tie():
    table = table_of(3)
    winners = table.ruleset.game.winners
    table.fish = [4, 9, 9]
    assert winners(table, [10, 12, 11]) == (1,)
    assert winners(table, [12, 12, 11]) == (1,)
    assert winners(table, [12, 12, 12]) == (1, 2)
    assert winners(table, [-5, -7, -7]) == (0,)


@pytest.mark.rule("isle.overview.plus", "isle.overview.minus")
def test_points_come_from_families_treasures_and_lessons_and_go_for_rats_and_rooms():
    table = table_of(2)
    stow(table, 0, "rare-i d5")
    game = begin(table, Day(5))
    rules = [line.rule for line in game.score(0)]
    assert rules == [
        "isle.score.rats",
        "isle.score.rooms",
        "isle.score.family.definition",
        "isle.score.rare",
    ]
    assert [line.points for line in game.score(0)][1:] == [-35, 0, 3]


@pytest.mark.rule("isle.endday.keep_cards", "isle.faq.hand_limit", "isle.phase2.hand_unlimited")
def test_a_hand_may_hold_any_number_of_cards():
    table = table_of(2)
    give(table, 0, *(f"{number:03}" for number in range(7, 67)))
    game = at_dusk(table)
    assert len(isle(game).hands[0]) == 60
    assert offered(game, 1)
