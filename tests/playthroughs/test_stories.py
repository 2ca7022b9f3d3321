"""Whole games, played once and told the same way ever since."""

import pytest

import ruledock
from ruledock_sister import sister_total
from tests.playthroughs.stories import HERE, record, stories, told


@pytest.mark.parametrize("name", stories())
def test_a_record_tells_its_story(name):
    story = told(ruledock.replay(record(name)))
    assert story == (HERE / f"{name}.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("name", "difficulty", "mine", "hers"),
    [("sister-won", "easy", 83, 63), ("sister-lost", "expert", 38, 105)],
)
def test_one_solo_game_is_won_and_one_is_lost(name, difficulty, mine, hers):
    game = ruledock.replay(record(name))
    assert game.over
    assert game.ruleset.config.options["difficulty"] == difficulty
    assert (game.result.totals, sister_total(game.table)) == ((mine,), hers)
    assert game.result.winners == ((0,) if mine > hers else ())
