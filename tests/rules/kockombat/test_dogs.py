"""The dogs' attack."""

import pytest

from tests.rules.kockombat.boards import CELLS, caught, down, ended, table

CATS = ["gourmets_1", "gourmets_2", "gourmets_3", "gourmets_4", "royal_claws_1"]
RING = ["b2", "c2", "d2", "d3", "d4", "c4", "b4", "b3"]
"""The spaces around the centre, clockwise from the top left."""
ATTACKS = {
    "dog_1": {"c2"},
    "dog_2": {"b3", "d3"},
    "dog_3": {"d2", "d3", "d4"},
    "dog_4": {"c2", "d3", "c4", "b3"},
    "dog_5": {"b2", "d2", "d4", "b4"},
}
"""What each dog attacks from the centre while it is upright."""
EIGHT = [*CATS, "royal_claws_2", "royal_claws_3", "royal_claws_4"]


def clockwise(cells, quarters):
    return {RING[(RING.index(cell) + 2 * quarters) % 8] for cell in cells}


@pytest.mark.rule("kk.dogs.attack", "kk.component.dogs")
@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("dog", ATTACKS)
def test_a_dog_turns_down_the_cats_its_arrows_point_at(dog, quarters):
    around = dict(zip(RING, EIGHT, strict=True))
    game = ended({**around, "c3": dog}, facing={dog: quarters}, abilities=False)
    assert down(game) == {around[cell] for cell in clockwise(ATTACKS[dog], quarters)}


@pytest.mark.rule("kk.dogs.attack")
def test_an_arrow_reaches_one_space_and_not_beyond_the_edge():
    tiles = {"c1": "dog_1", "a3": "gourmets_1", "c5": "gourmets_2", "e3": "dog_2", "b3": "dog_3"}
    game = ended({**tiles, "e4": "gourmets_3", "a1": "gourmets_4"}, abilities=False)
    assert down(game) == set()


@pytest.mark.rule("kk.dogs.all")
def test_all_dogs_attack():
    tiles = {"a2": "dog_1", "a1": "gourmets_1", "d4": "dog_2", "e4": "royal_claws_1"}
    game = ended({**tiles, "c4": "gourmets_chief"}, abilities=False)
    assert down(game) == {"gourmets_1", "royal_claws_1", "gourmets_chief"}


@pytest.mark.rule("kk.dogs.only_cats")
def test_prey_and_other_dogs_are_untouched():
    tiles = {"c3": "dog_4", "c2": "mouse_1", "d3": "dog_1", "c4": "fly_1", "b3": "gourmets_1"}
    game = ended(tiles, abilities=False)
    assert down(game) == {"gourmets_1"}
    at = table(game)
    assert [at.board[CELLS.index(cell)] for cell in ("c2", "d3", "c4")] == [
        "mouse_1",
        "dog_1",
        "fly_1",
    ]


@pytest.mark.rule("kk.hunt.face_up", "kk.end.order")
def test_dogs_attack_before_the_hunt_so_a_cat_turned_down_catches_nothing():
    tiles = {"c3": "mouse_1", "c2": "gourmets_4", "b2": "dog_2", "c4": "royal_claws_1"}
    game = ended(tiles, abilities=False)
    assert caught(game, 0) == set()
    assert caught(game, 1) == {"mouse_1"}
    assert game.result.totals == (0, 3)
