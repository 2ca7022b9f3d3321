"""Maps: a cat on the map of its colour earns a common treasure, at once and if one likes."""

import pytest

from tests.plugins.isle.staging import (
    do,
    fields,
    finding,
    give,
    isle,
    offered,
    over,
    rescuing,
    show_rare,
    stow,
    table_of,
    use_boats,
)

# On boat-red the maps are blue j8, green b4, red o2, purple t6, orange h1.
BLUE = "place b01 j6"  # covers j6, h7, i7, j7 and j8


def ready(*tiles, **settings):
    table = table_of(2, **settings)
    use_boats(table, "boat-red", "boat-blue")
    fields(table, left=[*tiles, "p05"])
    table.fish = [20, 20]
    return table


def taken(game):
    return {option.split()[1] for option in offered(game) if option.startswith("place")}


@pytest.mark.rule("isle.map.match", "isle.map.optional", "isle.faq.treasure_optional")
def test_a_cat_on_the_map_of_its_colour_may_earn_a_common_treasure_of_any_shape():
    game = rescuing(ready("b01"))
    do(game, "rescue b01 permanent", BLUE)
    assert game.decisions[0].player == 0
    assert taken(game) == {"common-1", "common-2", "common-corner", "common-line"}
    assert "leave it" in offered(game)
    left = game.copy()
    do(left, "leave it")
    assert len(isle(left).boats[0].stowed) == 1
    do(game, "place common-1 k8")
    table = isle(game)
    assert [one.tile for one in table.boats[0].stowed] == ["b01", "common-1"]
    assert table.common["common-1"] == 4
    assert game.decisions[0].player == 1


@pytest.mark.rule("isle.map.mismatch")
def test_a_cat_of_another_colour_earns_nothing():
    game = rescuing(ready("g01"))
    do(game, "rescue g01 permanent", BLUE.replace("b01", "g01"))
    assert game.decisions[0].player == 1


@pytest.mark.rule("isle.map.mismatch", "isle.map.match")
def test_a_treasure_on_a_map_earns_no_further_treasure():
    table = ready("b01")
    game = rescuing(table)
    do(game, "rescue b01 permanent", BLUE, "place common-1 k8")
    assert game.decisions[0].player == 1
    table = ready()
    stow(table, 0, "g01 j5")
    show_rare(table, "rare-i")
    give(table, 0, "098")
    game = finding(table)
    do(game, "find 098 rare")
    do(game, over(game, "j8")[0])
    assert game.over


@pytest.mark.rule("isle.map.tile_may_cover_several")
def test_only_the_own_map_counts_when_a_tile_covers_two():
    assert len(table_of(2).boats[0].plan.maps) == 5
    game = rescuing(ready("b01"))
    do(game, "rescue b01 permanent", BLUE, "leave it")
    assert game.decisions[0].player == 1


@pytest.mark.rule("isle.map.treasure_follows_placement")
def test_the_treasure_must_touch_a_tile_like_any_other():
    game = rescuing(ready("b01"))
    do(game, "rescue b01 permanent", BLUE)
    singles = {one.split()[2] for one in offered(game) if one.startswith("place common-1")}
    boat = isle(game).boats[0]
    grid = boat.plan.grid
    expected = {grid.names[cell] for cell in range(grid.lift) if boat.frontier >> cell & 1}
    assert singles == expected


@pytest.mark.rule("isle.map.oshax", "isle.oshax.choose_colour")
def test_an_oshax_earns_the_treasure_of_its_chosen_colour():
    table = ready()
    give(table, 0, "001")
    game = finding(table)
    do(game, "find 001 oshax")
    for colour, earns in (("blue", True), ("red", False)):
        tried = game.copy()
        do(tried, over(tried, "j8", "oshax-1", colour)[0])
        assert (not tried.over) == earns
        if earns:
            assert "leave it" in offered(tried)


@pytest.mark.rule("isle.setup.common_treasures.limited")
def test_a_shape_that_is_used_up_is_gone():
    table = ready("b01")
    for tile in ("common-1", "common-2", "common-corner"):
        spare = table.common[tile]
        table.common[tile] = 0
        table.gone += [tile] * spare
    game = rescuing(table)
    do(game, "rescue b01 permanent", BLUE)
    assert taken(game) == {"common-line"}


@pytest.mark.rule("isle.setup.common_treasures.limited", "isle.map.match")
def test_no_treasure_left_means_no_question():
    table = ready("b01")
    for tile, spare in table.common.items():
        table.gone += [tile] * spare
        table.common[tile] = 0
    game = rescuing(table)
    do(game, "rescue b01 permanent", BLUE)
    assert game.decisions[0].player == 1


@pytest.mark.rule("isle.map.match", "isle.map.mismatch")
def test_a_map_laid_bare_can_be_covered_and_rewarded_again():
    table = ready("b01")
    stow(table, 0, "g01 j5", "common-1 j8", "common-2 k8")
    give(table, 0, "088")
    game = rescuing(table)
    do(game, "play 088", "rescue b01 permanent")
    do(game, over(game, "j8")[0])
    assert "leave it" in offered(game)
