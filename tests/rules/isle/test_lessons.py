"""Phase 3: lessons must be played, here and nowhere else."""

import pytest

from ruledock_isle.phases.days import NextPhase
from tests.plugins.isle.staging import (
    begin,
    do,
    give,
    isle,
    offered,
    rescuing,
    stow,
    table_of,
    teach,
)


def reading(table):
    table.plan = ("lessons",)
    table.day = 5
    return begin(table, NextPhase())


@pytest.mark.rule("isle.phase3.must_play", "isle.phase3.private.face_down")
@pytest.mark.rule("isle.phase3.private.count_public")
def test_all_private_lessons_are_laid_face_down_and_their_number_is_public():
    table = table_of(2)
    give(table, 0, "007", "113", "127", "135")
    game = reading(table)
    table = isle(game)
    assert table.hands[0] == ["007"]
    assert table.lessons[0] == ["113", "127", "135"]
    seen = game.view(1)["table"]["isle"]
    assert seen["lessons"] == [3, []]
    assert not any(card in str(seen) for card in ("113", "127", "135"))
    assert game.view(0)["table"]["isle"]["lessons"] == [["113", "127", "135"], 0]


@pytest.mark.rule("isle.phase3.public.face_up", "isle.phase3.public.location")
@pytest.mark.rule("isle.phase3.must_play")
def test_a_public_lesson_lies_open_and_stays():
    table = table_of(2)
    give(table, 0, "148", "150")
    game = reading(table)
    seen = game.view(1)["table"]["isle"]
    assert seen["public_lessons"] == [
        {"card": "148", "colour": None, "by": None},
        {"card": "150", "colour": None, "by": None},
    ]
    assert isle(game).discard == []


@pytest.mark.rule("isle.phase3.public.choose_colour")
@pytest.mark.parametrize("card", ["143", "144", "145", "146", "149"])
def test_who_plays_a_public_lesson_about_a_colour_names_it(card):
    table = table_of(2)
    give(table, 1, card)
    game = reading(table)
    assert game.decisions[0].player == 1
    assert offered(game) == [
        "name blue",
        "name green",
        "name orange",
        "name purple",
        "name red",
    ]
    do(game, "name red")
    (shown,) = game.view(0)["table"]["isle"]["public_lessons"]
    assert shown == {"card": card, "colour": "red", "by": 1}


@pytest.mark.rule("isle.phase3.public.choose_colour")
def test_lessons_about_a_colour_are_asked_for_in_the_order_in_which_they_were_read():
    table = table_of(2)
    give(table, 0, "144", "148", "149")
    game = reading(table)
    for card, colour in (("144", "red"), ("149", "blue")):
        assert f"public lesson {card} “" in game.decisions[0].prompt.text()
        do(game, f"name {colour}")
    shown = game.view(1)["table"]["isle"]["public_lessons"]
    assert [one["colour"] for one in shown] == ["red", None, "blue"]


@pytest.mark.rule("isle.phase3.must_play")
def test_lessons_are_played_in_turn_order():
    table = table_of(3)
    table.order = [2, 0, 1]
    for player, card in enumerate(("143", "144", "145")):
        give(table, player, card)
    game = reading(table)
    asked = []
    while not game.over:
        asked.append(game.decisions[0].player)
        do(game, "name blue")
    assert asked == [2, 0, 1]


@pytest.mark.rule("isle.phase3.public.all_players", "isle.score.public")
def test_a_public_lesson_counts_for_everybody_on_the_own_boat():
    table = table_of(2)
    give(table, 0, "144")  # 1 for each cat of the colour
    stow(table, 0, "b01 d5")
    stow(table, 1, "b02 d5", "b03 l5")
    game = reading(table)
    do(game, "name blue")
    assert [line.points for line in game.score(0) if line.rule == "isle.lesson.144"] == [1]
    assert [line.points for line in game.score(1) if line.rule == "isle.lesson.144"] == [2]


@pytest.mark.rule("isle.phase3.public.not_counted", "isle.phase3.public.ownership")
@pytest.mark.rule("isle.faq.public_removal", "isle.faq.discard_own")
def test_public_lessons_are_nobodys_and_can_neither_be_counted_nor_discarded():
    table = table_of(2)
    give(table, 0, "148", "150", "078", "086")
    teach(table, 0, "113")
    teach(table, 1, "114", "115")
    table = isle(reading(table))  # and on to the last window
    assert len(table.public_lessons) == 2
    table.agenda.clear()
    game = rescuing(table)
    assert "play 086" not in offered(game, 0)  # one own private lesson is not two
    do(game, "play 078")  # 1 fish for each private lesson
    assert isle(game).fish[0] == 1
    assert len(isle(game).public_lessons) == 2


@pytest.mark.rule("isle.score.private")
def test_only_the_own_private_lessons_score():
    table = table_of(2)
    teach(table, 0, "142")  # 7 with five fish or more
    table.fish = [5, 5]
    game = reading(table)
    assert [line.points for line in game.score(0) if "lesson" in line.rule] == [7]
    assert [line.points for line in game.score(1) if "lesson" in line.rule] == []


@pytest.mark.rule("isle.phase3.only_here", "isle.phase3.last_day", "isle.faq.draw_late")
def test_a_lesson_drawn_later_waits_for_the_next_day_or_is_lost():
    table = table_of(2)
    table.fish = [9, 0]
    table.day = 5
    give(table, 0, "071")
    table.throw(1, [card for card in table.deck if card not in ("113", "114")])
    table.deck = ["113", "114"]
    game = rescuing(table)
    do(game, "play 071", "buy 113+114")
    assert isle(game).hands[0] == ["113", "114"]
    assert isle(game).lessons[0] == []
    assert set(offered(game)) == {"pass"}
    assert [line for line in game.score(0) if "lesson" in line.rule] == []
