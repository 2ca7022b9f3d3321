"""Kittens and creatures, alone and together: every promise kept, and nothing lost."""

from collections import Counter
from random import Random

import pytest

import ruledock
from ruledock.errors import SaveError
from ruledock.linking.config import make_config
from ruledock.testing import check_game
from ruledock.testing.modules import check_module_order
from ruledock_isle.check import check, tiles_of
from ruledock_isle.table import IsleTable
from ruledock_mistakes.saves import schema
from tests.plugins.isle.visibility import SEEN_BY
from tests.plugins.kittens.nursery import at_rest, nursery

SETS = [["kittens"], ["creatures"], ["creatures", "kittens"]]
EVERYTHING = ["creatures", "kittens"]


def conf(modules, players, **more):
    return make_config({"game": "isle", "players": players, "modules": modules, **more})


@pytest.mark.parametrize(
    ("modules", "players", "windows"),
    [
        pytest.param(SETS[0], 2, "own", marks=pytest.mark.thorough),
        pytest.param(SETS[1], 3, "own", marks=pytest.mark.thorough),
        (SETS[2], 4, "phases"),
    ],
)
def test_what_every_game_promises(modules, players, windows, scaled):
    config = conf(modules, players, windows=windows)
    report = check_game(config, visibility=SEEN_BY, games=scaled(1, 8), often=3 / 400)
    assert report.games == scaled(1, 8)


def wander(game, rng, seen):
    """Play at random, looking after every choice for what must not change."""
    tiles = dict(tiles_of(IsleTable.of(game)))
    assert sum(1 for tile in tiles if tile.startswith("kitten")) in (0, 20)
    assert sum(1 for tile in tiles if tile.startswith("creature")) in (0, 18)
    while not game.over:
        decision = game.decisions[0]
        options = decision.options
        option = options[rng.randrange(len(options))]
        seen[f"{decision.kind} {option.notation.split()[0]}"] += 1
        game.choose(decision, option)
        table = IsleTable.of(game)
        assert dict(tiles_of(table)) == tiles
        check(table)
        yield table


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", SETS, ids="+".join)
def test_nothing_is_lost_in_a_random_game(modules, players):
    seen = Counter()
    for seed in range(3):
        game = ruledock.new("isle", players=players, modules=modules, windows="own", seed=seed)
        for table in wander(game, Random(seed), seen):
            if "kittens" in modules and at_rest(table):
                drawer = nursery(table)
                assert len(drawer.board) == 4 or not drawer.bag
    if "kittens" in modules:
        assert seen["kittens.another place"]


def test_only_first_players_ever_rescue_kittens():
    rescued = 0
    for seed in range(6):
        game = ruledock.new("isle", players=3, modules=EVERYTHING, windows="own", seed=seed)
        rng = Random(seed)
        while not game.over:
            decision = game.decisions[0]
            option = decision.options[rng.randrange(len(decision.options))]
            if option.notation.startswith("rescue kitten"):
                assert decision.player == IsleTable.of(game).order[0]
                rescued += 1
            game.choose(decision, option)
    assert rescued > 5


def test_the_order_of_modules_never_shows():
    check_module_order(conf(EVERYTHING, 2, windows="own"), 5)


@pytest.mark.parametrize("modules", [[], *SETS[:2]], ids=["none", *("+".join(s) for s in SETS[:2])])
def test_a_module_that_is_off_leaves_no_word_in_saves_views_or_schemas(modules):
    game = ruledock.new("isle", players=2, modules=modules, windows="own", seed=1)
    ruledock.playout(game, ruledock.RandomBot(1))
    saved = {key: value for key, value in game.save().items() if key != "config"}
    shown = str([saved, game.view(0), game.view(None), schema(game.ruleset)])
    for module in {"kittens", "creatures"} - set(modules):
        assert module.rstrip("s") not in shown


def test_chance_of_the_modules_shifts_no_other_stream():
    plain = ruledock.new("isle", players=3, seed=9)
    more = ruledock.new("isle", players=3, seed=9, modules=["kittens"])
    assert plain.save()["table"] == more.save()["table"]
    streams = set(more.save()["chance"]) - set(plain.save()["chance"])
    assert streams == {"kittens.bag"}
    day = ruledock.new("isle", players=3, seed=9, modules=["creatures"]).save()["table"]
    assert day["fields"][0] == plain.save()["table"]["fields"][0]


@pytest.mark.parametrize("place", ["board", "bag"])
def test_a_save_that_has_lost_or_doubled_a_kitten_is_refused(place):
    game = ruledock.new("isle", players=2, modules=["kittens"], seed=1)
    lost = game.save()
    lost["drawers"]["kittens"][place].pop()
    with pytest.raises(SaveError, match="missing"):
        ruledock.load(lost)
    doubled = game.save()
    doubled["drawers"]["kittens"][place].append("kitten-red-1")
    with pytest.raises(SaveError, match="too many"):
        ruledock.load(doubled)


def test_a_guess_knows_the_board_and_not_what_comes_next():
    game = ruledock.new("isle", players=2, modules=["kittens"], windows="own", seed=3)
    boards = set()
    for number in range(12):
        guess = game.guess(0, Random(number))
        assert nursery(IsleTable.of(guess)).board == nursery(IsleTable.of(game)).board
        rng = Random(1)
        while not guess.over and IsleTable.of(guess).day < 2:
            decision = guess.decisions[0]
            guess.choose(decision, rng.randrange(len(decision.options)))
        boards.add(tuple(nursery(IsleTable.of(guess)).board))
    assert len(boards) > 1
