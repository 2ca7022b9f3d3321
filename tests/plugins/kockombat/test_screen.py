"""What a terminal shows."""

import ruledock
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import draw_in, screens_of
from tests.rules.kockombat.boards import ended, table, take, turned_up, witness


def drawn(game, player=0, colour=False):
    return screens_of(game.ruleset)["kockombat"](game.view(player), Palette(colour))


def test_the_square_shows_every_open_tile_where_it_lies():
    rows = drawn(witness(abilities=False)).splitlines()
    square = [line for line in rows if line[1:3] == " |"]
    assert len(square) == 15
    assert "dog" in square[1].split("|")[1]
    assert square[0].split("|")[1].split() == ["↗"]
    assert square[4].split("|")[5].split() == ["3", "chief"]
    assert square[4].split("|")[2].split() == ["4"]
    assert "turned" in square[5].split("|")[2]
    assert any("has caught" in line and "mouse 6" in line for line in rows)


def test_what_is_face_down_is_listed_but_not_placed():
    text = drawn(ended({"c3": "mouse_1"}))
    assert text.count(". . . . . .") == 24 * 3
    hidden = " ".join(text.split("face down:")[1].split())
    assert ", mouse 4 4 5 5 6, " in hidden


def test_a_cat_with_a_question_mark_shows_it_until_its_strength_is_settled():
    game = turned_up("c3", "chaoticats_1", ("chaoticats", "crooks"))
    assert " ? " in drawn(game)
    assert " 10 " in drawn(ended({"c3": "chaoticats_1"}, ("chaoticats", "crooks")))


def test_own_clan_cards_are_shown_and_those_of_others_are_not():
    game = ruledock.new("kockombat", seed=1, choice="limited")
    hands = table(game).hands
    for player in (0, 1):
        text = drawn(game, player)
        names = [[game.ruleset.content.items["clans"][clan].name for clan in one] for one in hands]
        assert all(clan in text for clan in names[player])
        assert not any(clan in text for clan in names[1 - player])


def test_a_turned_dog_shows_its_new_arrows():
    game = ended({"c3": "royal_claws_chief", "c4": "dog_1"})
    assert "↑" in drawn(game)
    assert "→" in drawn(take(game, "turn c4 1"))


def test_colour_adds_only_colour():
    import re

    game = witness()
    assert re.sub(r"\x1b\[[0-9;]*m", "", drawn(game, colour=True)) == drawn(game)


def test_on_a_small_terminal_each_tile_has_one_line():
    game = witness(abilities=False)
    lines = draw_in(game.view(0), game.ruleset, Palette(size=(80, 24)), 18)
    assert len(lines) <= 18 and max(map(len, lines)) <= 80
    square = [line for line in lines if line[1:3] == " |"]
    assert len(square) == 5
    assert square[0].split("|")[1].split() == ["dog", "↗→↘"]
    assert "mouse" in "".join(square)
