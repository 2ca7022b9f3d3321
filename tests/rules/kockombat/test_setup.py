"""Before the first turn."""

from collections import Counter

import pytest

import ruledock
from tests.rules.kockombat.boards import moves, table

OTHERS = [f"mouse_{n}" for n in range(1, 7)] + ["pigeon_1", "pigeon_2", "fly_1", "fly_2"]
DOGS = [f"dog_{n}" for n in range(1, 6)]


def cats(clan):
    return [f"{clan}_{which}" for which in (1, 2, 3, 4, "chief")]


def new(seed=0, clans=("crooks", "power_cats"), **settings):
    return ruledock.new("kockombat", seed=seed, clans=list(clans), **settings)


@pytest.mark.rule("kk.setup.clan")
def test_each_player_gets_a_clan():
    assert table(new()).clans == ["crooks", "power_cats"]


@pytest.mark.rule("kk.setup.mix", "kk.setup.unused")
def test_both_clans_all_prey_and_all_dogs_are_mixed_and_nothing_else():
    at = table(new())
    laid = [tile for tile in at.board if tile != "?"]
    expected = [*cats("crooks"), *cats("power_cats"), *OTHERS, *DOGS]
    assert sorted([*at.unseen, *laid]) == sorted(expected)
    assert len(expected) == 25


@pytest.mark.rule("kk.setup.grid", "kk.setup.centre")
def test_five_by_five_face_down_but_for_the_middle():
    game = new()
    cells = game.ruleset.book.cells
    assert list(cells) == [f"{letter}{row}" for row in "12345" for letter in "abcde"]
    lying = zip(cells, game.view(0)["table"]["kockombat"]["board"], strict=True)
    assert [cell for cell, tile in lying if tile != "?"] == ["c3"]


@pytest.mark.rule("kk.setup.grid")
def test_any_tile_may_lie_anywhere():
    centres = Counter(table(new(seed)).board[12] for seed in range(2000))
    assert len(centres) == 25
    assert min(centres.values()) > 40 and max(centres.values()) < 130


@pytest.mark.rule("kk.setup.grid")
def test_a_dog_faces_any_way():
    facings = Counter()
    for seed in range(2000):
        facings.update(table(new(seed)).facing.values())
    assert set(facings) == {0, 1, 2, 3}
    assert min(facings.values()) > 60


@pytest.mark.rule("kk.setup.start")
def test_chance_decides_who_starts():
    starters = Counter(new(seed).decisions[0].player for seed in range(200))
    assert set(starters) == {0, 1} and min(starters.values()) > 70


@pytest.mark.rule("kk.setup.start")
@pytest.mark.parametrize("name", ["Ada", "Ben"])
def test_the_host_may_say_who_starts(name):
    for seed in range(5):
        game = ruledock.new("kockombat", players=["Ada", "Ben"], starts=name, seed=seed)
        assert ["Ada", "Ben"][table(game).first] == name


@pytest.mark.rule("kk.setup.first_game")
def test_the_first_game_is_gourmets_against_meowsketeers_without_abilities():
    game = ruledock.new("kockombat", seed=0, first_game=True)
    assert table(game).clans == ["gourmets", "royal_claws"]
    sides = [game.ruleset.book.clans[clan] for clan in table(game).clans]
    assert [(dict(side.powers), side.lines) for side in sides] == [({}, ()), ({}, ())]


@pytest.mark.rule("kk.setup.first_game")
def test_the_first_game_asks_for_nothing_but_flips_and_swaps():
    for seed in range(10):
        game = ruledock.new("kockombat", seed=seed, first_game=True)
        kinds = set()
        while not game.over:
            decision = game.decisions[0]
            kinds.add(decision.kind)
            assert "stay" not in moves(game)
            game.choose(decision, len(decision.options) - 1)
        assert kinds == {"kockombat.flip", "kockombat.move"}
        assert {line.rule for lines in game.result.lines for line in lines} == {
            "kk.score.sum",
            "kk.score.pigeons",
        }
