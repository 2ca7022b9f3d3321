"""Brambles keeps what every game promises, and its own few rules."""

import pytest

import ruledock
from ruledock.testing import check_game


@pytest.mark.parametrize("players", [2, 3, 4])
def test_brambles_keeps_every_promise(players):
    config = ruledock.Config("brambles", players=players)
    report = check_game(config, nothing_hidden=True, games=4, often=0.5)
    assert report.choices > 20


def test_nobody_picks_more_than_a_handful_or_than_there_is():
    game = ruledock.new("brambles", seed=1, rules={"berries": 4})
    assert [str(one) for one in game.decisions[0].options] == ["pick 1", "pick 2", "pick 3"]
    game.choose(game.decisions[0], 1)
    assert [str(one) for one in game.decisions[0].options] == ["pick 1", "pick 2"]


def test_a_refusal_says_why():
    game = ruledock.new("brambles", players=["Ada", "Ben"], seed=1, rules={"berries": 5})
    with pytest.raises(ruledock.Refusal, match="Ada cannot pick 7: a handful is at most 3"):
        game.parse(0, "pick 7")
    game.choose(game.decisions[0], 2)
    with pytest.raises(ruledock.Refusal, match="only 2 are left on the bush"):
        game.parse(1, "pick 3")


def test_the_last_berry_costs_four_points():
    game = ruledock.new("brambles", seed=1, rules={"berries": 3})
    game.choose(game.decisions[0], 2)
    assert game.over
    assert game.result.totals == (3 - 4, 0)
    assert game.result.winners == (1,)


def test_a_last_single_berry_is_nobodys_choice():
    game = ruledock.new("brambles", seed=1, rules={"berries": 3})
    game.choose(game.decisions[0], 1)
    assert game.over
    assert game.result.totals == (2, 1 - 4)


def test_equal_baskets_share_the_victory():
    game = ruledock.new("brambles", seed=1, rules={"berries": 6, "thorns": 0})
    game.choose(game.decisions[0], 2)
    game.choose(game.decisions[0], 2)
    assert game.result.winners == (0, 1)
