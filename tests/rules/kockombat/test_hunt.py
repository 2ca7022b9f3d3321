"""The hunt: strength against strength at every prey."""

import pytest

from tests.rules.kockombat.boards import caught, ended, hunting


def plain(**tiles):
    return ended(tiles, abilities=False)


@pytest.mark.rule("kk.hunt.strength", "kk.hunt.higher")
def test_the_cats_at_all_four_sides_are_added_up():
    game = plain(
        c3="mouse_1", c2="gourmets_1", b3="gourmets_2", d3="gourmets_3", c4="royal_claws_chief"
    )
    assert caught(game, 0) == {"mouse_1"}
    assert caught(game, 1) == set()


@pytest.mark.rule("kk.hunt.higher")
def test_one_strong_cat_beats_two_weak_ones():
    game = plain(c3="mouse_1", c2="gourmets_1", b3="gourmets_2", c4="royal_claws_4")
    assert caught(game, 1) == {"mouse_1"}
    assert caught(game, 0) == set()


@pytest.mark.rule("kk.hunt.tie")
@pytest.mark.parametrize("tiles", [{}, {"c2": "gourmets_2", "c4": "royal_claws_2"}])
def test_at_equal_strength_nobody_takes_the_prey(tiles):
    game = plain(c3="mouse_1", **tiles)
    assert caught(game, 0) == caught(game, 1) == set()


@pytest.mark.rule("kk.hunt.orthogonal", "kk.glossary.adjacent")
def test_a_corner_is_not_next_to_anything():
    game = plain(
        c3="mouse_1", b2="gourmets_4", d2="gourmets_3", c5="gourmets_2", c4="royal_claws_1"
    )
    assert caught(game, 0) == set()
    assert caught(game, 1) == {"mouse_1"}


@pytest.mark.rule("kk.glossary.adjacent")
def test_the_end_of_one_row_is_not_next_to_the_start_of_the_next():
    game = plain(e2="gourmets_4", a3="mouse_1")
    assert caught(game, 0) == set()


@pytest.mark.rule("kk.hunt.higher")
def test_one_cat_hunts_at_all_its_sides():
    game = plain(c3="gourmets_1", c2="mouse_1", b3="fly_1", d3="pigeon_1", c4="mouse_6")
    assert caught(game, 0) == {"mouse_1", "fly_1", "pigeon_1", "mouse_6"}


@pytest.mark.rule("kk.hunt.face_up")
def test_what_is_still_face_down_hunts_nothing():
    assert caught(hunting(c3="mouse_1"), 0) == set()


@pytest.mark.rule("kk.hunt.strength", "kk.hunt.higher")
def test_everybody_hears_who_caught_what_with_which_strength():
    cats = {"c2": "gourmets_1", "b3": "gourmets_2", "c4": "royal_claws_4", "a4": "gourmets_3"}
    game = plain(c3="mouse_1", a5="fly_1", **cats)
    assert [str(told) for told in game.log(None)] == [
        "All tiles are face up.",
        "P1 catches the mouse worth 3 (strength 4 against 3).",
        "P0 catches the fly worth 3 (strength 4 against 0).",
        "P0 scores 3 points.",
        "P1 scores 3 points.",
    ]
