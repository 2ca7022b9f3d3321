"""Days of the family mode: fields, free rescues, maps, and who is first."""

from functools import partial

import pytest

import ruledock
from ruledock_isle.boat.placing import TakeTile
from ruledock_isle.options import Place
from ruledock_isle.phases.days import Day
from tests.plugins.family.hearth import home
from tests.plugins.isle.staging import (
    begin,
    do,
    isle,
    offered,
    only,
    over,
    play_on,
    rescuing,
    show_rare,
    stow,
)


def rescues(game):
    return [option for option in offered(game) if option.startswith("rescue")]


def passing(decision):
    """Pass if possible; else whatever comes first."""
    said = [option.notation for option in decision.options]
    return said.index("pass") if "pass" in said else 0


@pytest.mark.rule("family.day.five", "family.day.fields", "family.day.rare")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_five_days_with_four_cats_each_half_of_them_in_each_field(players):
    game = ruledock.new("isle", players=players, modules=["family"], seed=6)
    days, treasures = {}, 0
    while not game.over:
        play_on(game, lambda table: table.phase == "rescue" and table.day not in days, passing)
        if game.over:
            break
        table = isle(game)
        days[table.day] = [len(field) for field in table.fields]
        assert not [tile for field in table.fields for tile in field if "rare" in tile]
        assert len(table.rare) >= treasures, "treasures stay from day to day"
        treasures = len(table.rare)
    assert days == {day: [2 * players, 2 * players] for day in range(1, 6)}
    assert treasures > 0


@pytest.mark.rule("family.general.without")
def test_without_fish_and_cards_cats_come_are_rescued_and_leave():
    table = home()
    phases = ("fields", "fishing", "explore", "lessons", "rescue", "finds", "dusk")
    assert table.ruleset.hooks.isle_plan(phases, table) == ("fields", "rescue", "dusk")


@pytest.mark.rule("family.rescue.free", "family.general.without")
def test_one_cat_a_turn_from_either_field_for_nothing():
    game = rescuing(home())
    assert rescues(game) == [f"rescue {tile} free" for tile in ("b01", "g02", "r03", "p04")]
    assert offered(game)[-1] == "pass"
    do(game, "rescue r03 free")
    game.choose(only(game), 0)
    table = isle(game)
    assert [one.tile for one in table.boats[0].stowed] == ["r03"]
    assert only(game).player == 1, "one cat, and the turn is over"
    assert table.fish == [0, 0]
    assert rescues(game) == [f"rescue {tile} free" for tile in ("b01", "g02", "p04")]
    assert game.view(0)["table"]["isle"]["prices"] == {"left": 0, "right": 0}


@pytest.mark.rule("family.rescue.place")
def test_placed_by_the_normal_rules():
    table = home(left=("b01", "b02"))
    stow(table, 0, "g05 j4")
    boat = table.boats[0].copy()
    game = rescuing(table)
    do(game, "rescue b01 free")
    expected = boat.placements(partial(Place, "b01"), "b01")
    assert len(only(game).options) == len(expected) > 0
    for option in only(game).options[:40]:
        tried = boat.copy()
        near = boat.plan.grid.near(boat.covered)
        lain = tried.stow(option.tile, option.at, option.turn, option.flip, None)
        assert lain.cells & near, "it touches another tile"
        assert not lain.cells & boat.covered


@pytest.mark.rule("family.rescue.pass", "family.day.end")
def test_who_passes_is_out_for_the_day_and_the_day_ends_when_all_are():
    game = rescuing(home())
    do(game, "pass")
    for _ in range(2):
        assert only(game).player == 1
        do(game, rescues(game)[0])
        game.choose(only(game), 0)
        while "leave it" in offered(game):
            do(game, "leave it")
    do(game, "pass")
    assert isle(game).passed == [0, 1]
    assert game.over, "nothing was to come after these turns"


@pytest.mark.rule("family.day.end")
def test_the_day_ends_when_both_fields_are_empty():
    game = rescuing(home(left=("b01",), right=()))
    do(game, "rescue b01 free")
    game.choose(only(game), 0)
    assert game.over, "player 1 was not asked any more"


@pytest.mark.rule("family.map.treasure", "family.map.optional")
def test_a_map_gives_one_treasure_common_or_rare_or_none_and_never_another():
    # On boat-red the blue map is j8, and b01 at j6 covers it.
    table = home()
    show_rare(table, "rare-l", "rare-i")
    game = rescuing(table)
    do(game, "rescue b01 free", "place b01 j6")
    taken = {option.split()[1] for option in offered(game) if option.startswith("place")}
    common = {"common-1", "common-2", "common-corner", "common-line"}
    assert taken == common | {"rare-l", "rare-i"}
    left = game.copy()
    do(left, "leave it")
    assert only(left).player == 1
    do(game, next(option for option in offered(game) if "rare-i" in option))
    table = isle(game)
    assert [one.tile for one in table.boats[0].stowed] == ["b01", "rare-i"]
    assert table.rare == ["rare-l"]
    assert only(game).player == 1, "one treasure, and the turn is over"


@pytest.mark.rule("family.map.treasure")
def test_a_cat_of_another_colour_earns_nothing():
    game = rescuing(home())
    do(game, "rescue g02 free", over(chosen(game, "rescue g02 free"), "j8")[0])
    assert only(game).player == 1


def chosen(game, text):
    """The same game one choice later."""
    later = game.copy()
    do(later, text)
    return later


@pytest.mark.rule("family.map.optional")
@pytest.mark.parametrize("square", ["j8", "b4", "o2", "t6", "h1"])
def test_a_treasure_on_a_map_earns_nothing(square):
    table = home()
    show_rare(table, "rare-i")
    game = begin(table, TakeTile(0, ("common", "rare"), 1))
    do(game, over(game, square)[-1])
    assert [one.tile for one in isle(game).boats[0].stowed] == ["rare-i"]
    assert game.over, "nobody is asked for more"


@pytest.mark.rule("family.day.left_over", "family.day.first_player")
def test_cats_left_over_are_gone_treasures_stay_and_the_first_player_moves_to_the_end():
    table = home(3, left=(), right=())
    show_rare(table, "rare-l")
    table.order = [2, 0, 1]
    game = begin(table, Day(1))
    first, lost = [], []
    for day in range(1, 6):
        play_on(game, lambda table, day=day: table.day == day and table.phase == "rescue", passing)
        table = isle(game)
        first.append(table.order[:])
        assert set(lost) <= set(table.gone)
        assert "rare-l" in table.rare
        lost += [tile for field in table.fields for tile in field]
        assert len(lost) == 12 * day
    assert first == [[2, 0, 1], [0, 1, 2], [1, 2, 0], [2, 0, 1], [0, 1, 2]]
    play_on(game, lambda table: False, passing)
    assert isle(game).order == [0, 1, 2], "after the last day nobody moves"
