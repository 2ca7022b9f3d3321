"""Rescuing creatures: price, baskets, one a turn, and cards that leave them alone."""

import pytest

from tests.plugins.creatures.menagerie import menagerie, ready
from tests.plugins.isle.staging import do, give, isle, lay, offered, over, rescuing, stow


def tiles_offered(game):
    """What may be rescued now."""
    return {text.split()[1] for text in offered(game) if text.startswith("rescue")}


@pytest.mark.rule("creatures.rescue.day1", "creatures.rescue.cost")
def test_a_creature_costs_five_fish_and_a_basket_and_is_placed_like_a_cat():
    table = ready()
    table.fish = [5, 4]
    game = rescuing(table)
    assert tiles_offered(game) == {"b01", "g02", "creature-01", "creature-10"}
    do(game, "rescue creature-01 permanent")
    ways = {" ".join(text.split()[3:]) for text in offered(game) if text.startswith("place")}
    assert ways == {"", "r90", "r180", "r270", "flip", "r90 flip", "r180 flip", "r270 flip"}
    do(game, "place creature-01 e4 r90")
    assert tiles_offered(game) == {"b01", "g02"}, "four fish are too few"
    table = isle(game)
    assert (table.fish[0], table.used_baskets[0]) == (0, 1)
    assert [one.tile for one in table.boats[0].stowed] == ["creature-01"]
    assert table.fields[1] == ["creature-10"]


@pytest.mark.rule("creatures.rescue.cost")
def test_a_creature_keeps_its_price_when_the_right_field_has_another():
    game = rescuing(ready(fish=5, rules={"prices": {"right": 7}}))
    assert "creature-01" in tiles_offered(game)
    game = rescuing(ready(fish=4, rules={"prices": {"right": 1}}))
    assert "creature-01" not in tiles_offered(game)


@pytest.mark.rule("creatures.rescue.cost")
def test_two_broken_baskets_serve_as_one_and_a_single_one_does_not():
    table = ready()
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    lay(table, 0, "015", "016")
    game = rescuing(table)
    assert "rescue creature-01 broken" in offered(game)
    table = ready()
    table.baskets, table.used_baskets = [0, 1], [1, 0]
    lay(table, 0, "015")
    assert rescuing(table).decisions[0].player == 1


@pytest.mark.rule("creatures.rescue.one", "creatures.rescue.turns")
def test_one_cat_or_one_creature_a_turn_and_as_many_turns_as_resources_allow():
    table = ready()
    lay(table, 0, "043", "044")
    game = rescuing(table)
    do(game, "rescue creature-01 permanent", "place creature-01 e4")
    assert game.decisions[0].player == 1
    do(game, "pass", "rescue creature-10 whole")
    do(game, next(iter(offered(game))))
    do(game, "rescue b01 whole")
    do(game, next(iter(offered(game))))
    assert game.over
    table = isle(game)
    assert [one.tile for one in table.boats[0].stowed] == ["creature-01", "creature-10", "b01"]
    assert table.fish[0] == 20 - 5 - 5 - 3


@pytest.mark.rule("creatures.rescue.day1")
def test_creatures_must_touch_a_tile():
    table = ready()
    stow(table, 0, "g16 h3")
    game = rescuing(table)
    do(game, "rescue creature-10 permanent")
    assert not any(text.startswith("place creature-10 q") for text in offered(game))
    assert any(text.startswith("place creature-10 j") for text in offered(game))


@pytest.mark.rule("creatures.rescue.day1")
def test_a_creature_that_looks_the_same_all_round_may_be_turned_for_its_symbols():
    game = rescuing(ready())
    do(game, "rescue creature-10 permanent")
    there = [text for text in offered(game) if text.split()[2] == "i3"]
    assert len(there) == 8
    do(game, "place creature-10 i3 r90")
    [stowed] = isle(game).boats[0].stowed
    grid = isle(game).boats[0].plan.grid
    names = {mark: grid.names[bit.bit_length() - 1] for mark, bit in stowed.marks}
    assert names == {"orange": "j4", "blue": "i3", "purple": "i5"}


@pytest.mark.rule("creatures.not_cats")
def test_a_creature_on_a_map_earns_nothing():
    table = ready()
    square = table.boats[0].plan.grid.names[table.boats[0].plan.maps["blue"].bit_length() - 1]
    game = rescuing(table)
    do(game, "rescue creature-10 permanent")
    do(game, over(game, square)[0])
    assert game.decisions[0].player == 1
    assert sum(isle(game).common.values()) == 4 * 5


# -- cards -------------------------------------------------------------------------------------


@pytest.mark.rule("creatures.card.move_three", "creatures.rescue.field_fixed")
def test_moving_cats_leaves_creatures_where_they_are():
    table = ready()
    give(table, 0, "077")
    game = rescuing(table)
    do(game, "play 077")
    assert sorted(offered(game)) == ["move b01", "move b01+g02", "move g02", "move none"]
    do(game, "move b01")
    assert isle(game).fields == [["g02"], ["creature-01", "creature-10", "b01"]]


@pytest.mark.rule("creatures.card.extra_rescue", "creatures.rescue.one")
@pytest.mark.parametrize("when", ["before", "after"])
def test_no_creature_comes_as_the_second_rescue_of_a_turn(when):
    table = ready()
    lay(table, 0, "043")
    give(table, 0, "080", "098")
    game = rescuing(table)
    if when == "before":
        do(game, "play 080")
    do(game, "rescue b01 permanent", "place b01 e4")
    if when == "after":
        do(game, "play 080")
    assert tiles_offered(game) == {"g02"}


@pytest.mark.rule("creatures.card.extra_rescue", "creatures.rescue.one")
@pytest.mark.parametrize("when", ["before", "after"])
def test_after_a_creature_no_card_adds_a_cat(when):
    table = ready()
    lay(table, 0, "043")
    give(table, 0, "080", "098")
    game = rescuing(table)
    if when == "before":
        do(game, "play 080")
    do(game, "rescue creature-01 permanent", "place creature-01 e4")
    assert offered(game) == ["end turn"], "neither a cat nor, to no effect, the card"


@pytest.mark.rule("creatures.card.extra_rescue")
def test_a_creature_of_an_earlier_turn_does_not_stand_in_the_way():
    table = ready()
    lay(table, 0, "043", "044")
    give(table, 0, "080", "098")
    game = rescuing(table)
    do(game, "rescue creature-01 permanent", "place creature-01 e4", "end turn", "1: pass")
    do(game, "play 080", "rescue b01 whole")
    do(game, next(iter(offered(game))))
    assert tiles_offered(game) == {"g02"}


def test_drawn_tiles_are_never_creatures():
    table = ready()
    assert not any(tile.startswith("creature") for tile in table.bag)
    assert len(menagerie(table).bag) == 16
