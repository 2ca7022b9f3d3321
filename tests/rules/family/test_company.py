"""The family mode with other modules: who may join, and what then holds."""

import pytest

import ruledock
from ruledock.errors import ConfigError
from ruledock_isle.boat.boat import Boat
from ruledock_isle.boat.placing import fits
from ruledock_isle.boat.plans import drawn_plan
from tests.plugins.creatures.menagerie import come
from tests.plugins.family.hearth import home
from tests.plugins.isle.staging import do, isle, offered, only, rescuing
from tests.plugins.kittens.nursery import board, nursery

WITH_KITTENS = {"157b", "334", "336", "338", "339"}
WITH_CREATURES = {"335", "337"}
BASIC = {str(number) for number in range(151, 169)}


def squeeze(table, player):
    """A boat with room for a kitten of two squares and for nothing larger."""
    table.boats[player] = Boat(table.book.fleet, drawn_plan([".."], 0, {}))


def rescues(game):
    return [option.split()[1] for option in offered(game) if option.startswith("rescue")]


@pytest.mark.rule("family.modules")
def test_events_are_refused_with_the_reason():
    with pytest.raises(ConfigError, match="no fish, baskets or phases for events to change"):
        ruledock.new("isle", players=2, modules=["events", "family"])


@pytest.mark.rule("family.modules.sister")
def test_the_sister_is_refused_with_the_reason():
    for players in (1, 2):
        with pytest.raises(ConfigError, match="the sister plays against one player alone"):
            ruledock.new("isle", players=players, modules=["family", "sister"])


@pytest.mark.rule("family.modules", "family.modules.cards", "family.modules.cards.numbers")
@pytest.mark.parametrize(
    ("company", "more"),
    [
        ((), set()),
        (("kittens",), WITH_KITTENS),
        (("creatures",), WITH_CREATURES),
        (("creatures", "kittens"), WITH_KITTENS | WITH_CREATURES),
    ],
)
def test_lessons_join_with_the_module_they_speak_of(company, more):
    book = home(company=company).book
    assert set(book.deck) == BASIC | more
    assert len(WITH_KITTENS | WITH_CREATURES) == 7
    assert {book.costs[card] for card in book.deck} == {0}


@pytest.mark.rule("family.kittens.first")
def test_one_free_kitten_for_the_first_player_in_place_of_a_cat():
    table = home(company=("kittens",))
    board(table, "kitten-blue-1", "kitten-green-2", "kitten-red-3", "kitten-purple-4")
    game = rescuing(table)
    assert rescues(game) == [
        "b01", "g02", "r03", "p04",
        "kitten-blue-1", "kitten-green-2", "kitten-red-3", "kitten-purple-4",
    ]  # fmt: skip
    do(game, "rescue kitten-green-2 free")
    game.choose(only(game), 0)
    assert only(game).player == 1, "no second kitten"
    assert rescues(game) == ["b01", "g02", "r03", "p04"], "none for who is second"
    table = isle(game)
    assert table.fish == [0, 0]
    assert len(nursery(table).board) == 4, "filled again"


@pytest.mark.rule("family.kittens.end")
def test_no_kittens_once_both_fields_are_empty():
    table = home(left=(), right=("r03",), company=("kittens",))
    table.order = [1, 0]
    game = rescuing(table)
    do(game, "rescue kitten-" + rescues(game)[1].removeprefix("kitten-") + " free")
    game.choose(only(game), 0)
    while only(game).player == 1:
        do(game, "leave it")
    do(game, "rescue r03 free")
    game.choose(only(game), 0)
    assert game.over, "the first player is not asked for another kitten"


@pytest.mark.rule("family.kittens.end")
def test_no_kittens_once_nobody_can_place_a_cat_that_is_left():
    table = home(left=("b01",), right=(), company=("kittens",))
    board(table, "kitten-blue-1")
    squeeze(table, 0)
    assert [one for one in rescues(rescuing(table)) if one.startswith("kitten")], "Ben can place it"
    table = home(left=("b01",), right=(), company=("kittens",))
    board(table, "kitten-blue-1")
    squeeze(table, 0)
    squeeze(table, 1)
    assert fits(table, 0, "kitten-blue-1") and not fits(table, 0, "b01")
    assert rescuing(table).over, "neither cat nor kitten can be rescued"


@pytest.mark.rule("family.creatures.free")
def test_one_free_creature_in_place_of_a_cat():
    table = home(right=(), company=("creatures",))
    come(table, "creature-01", "creature-10")
    game = rescuing(table)
    assert rescues(game) == ["b01", "g02", "creature-01", "creature-10"]
    do(game, "rescue creature-10 free")
    game.choose(only(game), 0)
    assert only(game).player == 1
    assert isle(game).fish == [0, 0]
    assert rescues(game) == ["b01", "g02", "creature-01"]
