"""Points, sets, and who wins."""

import pytest

import ruledock
from tests.rules.kockombat.boards import ended, laid

MICE = [f"mouse_{n}" for n in range(1, 7)]


def scored(first, second, clans=("gourmets", "royal_claws"), **settings):
    """A game at its very end, each player with this prey."""
    save = laid({}, [("tally", {})], clans, **settings).save()
    save["table"]["outcomes"][-1]["caught"] = [sorted(first), sorted(second)]
    return ruledock.load(save)


def totals(first, second=()):
    return scored(first, second, abilities=False).result.totals


@pytest.mark.rule("kk.score.sum", "kk.glossary.points")
def test_points_of_different_prey_are_added():
    assert totals(["mouse_1", "mouse_6", "fly_1", "pigeon_2"], ["mouse_4"]) == (17, 5)


@pytest.mark.rule("kk.score.pigeons")
def test_both_pigeons_are_worth_ten_and_one_only_its_own_points():
    assert totals(["pigeon_1", "pigeon_2"]) == (10, 0)
    assert totals(["pigeon_1"], ["pigeon_2"]) == (2, 5)
    assert totals(["pigeon_1", "pigeon_2", "mouse_1"]) == (13, 0)


@pytest.mark.rule("kk.score.flies")
def test_both_flies_are_worth_twelve_and_one_only_its_own_points():
    assert totals(["fly_1", "fly_2"]) == (12, 0)
    assert totals(["fly_1"], ["fly_2"]) == (3, 4)
    assert totals(["fly_1", "pigeon_1"]) == (5, 0)


@pytest.mark.rule("kk.score.sum", "kk.score.values")
def test_all_six_mice_are_only_added_up():
    assert totals(MICE) == (27, 0)


@pytest.mark.rule("kk.score.sum", "kk.score.pigeons", "kk.score.flies")
def test_all_prey_together_is_worth_forty_nine():
    assert totals([*MICE, "fly_1", "fly_2", "pigeon_1", "pigeon_2"]) == (49, 0)


@pytest.mark.rule("kk.score.winner")
def test_more_points_win_even_with_fewer_tiles():
    assert scored(["mouse_6", "mouse_5"], ["mouse_1", "pigeon_1", "fly_1"]).result.winners == (0,)


@pytest.mark.rule("kk.score.tie")
def test_at_equal_points_more_prey_tiles_win():
    result = scored(["mouse_4"], ["pigeon_1", "fly_1"], abilities=False).result
    assert result.totals == (5, 5)
    assert result.winners == (1,)


@pytest.mark.rule("kk.score.tie_shared", "kk.score.joke")
@pytest.mark.parametrize("clan", ["defenders_of_justice", "power_cats", "polterkitties"])
def test_at_equal_points_and_tiles_victory_is_shared_whatever_the_clan(clan):
    result = scored(["mouse_4"], ["mouse_5"], ("royal_claws", clan)).result
    assert result.totals == (5, 5)
    assert result.winners == (0, 1)


@pytest.mark.rule("kk.glossary.points")
def test_before_the_end_the_score_is_what_the_open_tiles_would_catch():
    tiles = {"c3": "mouse_6", "c2": "gourmets_4"}
    game = laid(tiles, [("flip-tile", {"player": 0})], abilities=False)
    assert game.result.totals == (6, 0)
    assert game.decisions[0].kind == "kockombat.flip"


@pytest.mark.rule("kk.end.order")
def test_a_score_line_says_what_it_pays_for():
    game = ended({"c3": "mouse_6", "c2": "gourmets_4"}, abilities=False)
    lines = [(line.points, str(line.because), line.rule) for line in game.score(0)]
    assert lines == [
        (6, "The points of each prey caught, complete sets aside. (mouse worth 6)", "kk.score.sum"),
        (
            0,
            "The points of each complete set of prey, multiplied with each other. (nothing)",
            "kk.score.pigeons",
        ),
    ]
