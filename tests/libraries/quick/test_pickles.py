"""Whatever travels between processes arrives as it was: games, results, errors, configurations."""

import copy
import json
import multiprocessing
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random

import pytest

import ruledock
from ruledock.game.new_game import new_game
from ruledock.linking.config import make_config
from ruledock.linking.link import forget, link
from ruledock.testing import Wanderer
from ruledock.testing.effort import sampled
from tests.hostile.tables import TABLES


def travel(thing):
    return pickle.loads(pickle.dumps(thing))


def state(game):
    """All that anybody can see or keep of a game."""
    players = (None, *game.table.players)
    logs = [[str(line) for line in game.log(player)] for player in players]
    return game.save(), game.record, logs, [game.view(player) for player in players]


def undoing(game, player):
    try:
        game.undo(player)
    except ruledock.Refusal as refusal:
        return str(refusal)
    return state(game)


def walk(config, seed, stops):
    game = new_game(config, seed)
    for number, _ in enumerate(Wanderer(Random(seed)).walk(game)):
        if number in stops:
            yield game


@pytest.mark.parametrize(("name", "carry"), sampled(TABLES, [travel, copy.deepcopy, copy.copy]))
def test_a_game_plays_on_the_same_wherever_it_went(name, carry):
    for game in walk(make_config(TABLES[name]), 5, {0, 7, 30, 70}):
        other = carry(game)
        assert state(other) == state(game)
        for player in game.table.players:
            assert undoing(carry(game), player) == undoing(game.copy(), player)
        mine = Wanderer(Random(1)).play(game.copy())
        theirs = Wanderer(Random(1)).play(other)
        assert theirs.record == mine.record
        assert theirs.result.totals == mine.result.totals


def test_a_loaded_game_keeps_its_snapshot():
    game = next(walk(make_config(TABLES["isle-2-kittens"]), 3, {20}))
    loaded = ruledock.load(game.save())
    Wanderer(Random(2)).play(loaded)
    other = travel(loaded)
    assert state(other) == state(loaded)
    assert ruledock.replay(other.record).save() == loaded.save()


def test_the_copy_is_independent():
    game = new_game(make_config(TABLES["sea-2"]), 1)
    saved, other = game.save(), travel(game)
    Wanderer(Random(1)).play(other)
    assert game.save() == saved


def test_a_pickle_holds_no_ruleset_and_meets_the_same_one_again():
    game = next(walk(make_config(TABLES["isle-3-all"]), 1, {40}))
    sent = pickle.dumps(game)
    assert len(sent) < 40_000
    assert pickle.loads(sent).ruleset is game.ruleset
    forget()
    again = pickle.loads(sent)
    assert again.ruleset is not game.ruleset
    assert again.save() == game.save()


def test_rulesets_travel_by_their_configuration():
    ruleset = link(make_config(TABLES["family-2-all"]))
    assert travel(ruleset) is ruleset
    assert copy.deepcopy(ruleset) is ruleset
    assert link(ruleset.config) is ruleset


@pytest.mark.parametrize("name", TABLES)
def test_configurations_travel(name):
    config = make_config({**TABLES[name], "seed": 7})
    for other in (travel(config), copy.deepcopy(config), copy.copy(config)):
        assert other == config
        assert other.key == config.key
        assert travel(link(config).config) == link(config).config


@pytest.mark.parametrize("name", TABLES)
def test_results_travel_with_their_explanations(name):
    game = Wanderer(Random(1)).play(new_game(make_config(TABLES[name]), 1))
    result = game.result
    other = travel(result)
    assert other == copy.deepcopy(result) == result
    assert (other.totals, other.winners) == (result.totals, result.winners)
    assert list(other.rivals) == list(result.rivals)
    for mine, theirs in zip(result.lines, other.lines, strict=True):
        assert [str(line) for line in theirs] == [str(line) for line in mine]
        assert [one.because.to_dict() for one in theirs] == [one.because.to_dict() for one in mine]
        assert [line.details() for line in theirs] == [line.details() for line in mine]
        assert [line.parts() for line in theirs] == [line.parts() for line in mine]


def test_a_result_speaks_where_nothing_is_linked():
    game = Wanderer(Random(1)).play(new_game(make_config(TABLES["isle-2"]), 1))
    script = "import json, pickle, sys\nlines = pickle.load(sys.stdin.buffer).lines[0]\n"
    script += "print(json.dumps([[str(line), line.details()] for line in lines]))"
    sent = pickle.dumps(game.result)
    told = subprocess.run([sys.executable, "-c", script], input=sent, capture_output=True)
    mine = [[str(line), line.details()] for line in game.result.lines[0]]
    assert json.loads(told.stdout) == mine, told.stderr.decode()


@pytest.mark.parametrize("name", ["auction-4", "kockombat-free", "sea-4", "isle-2-events"])
def test_what_is_refused_says_the_same_elsewhere(name):
    game = new_game(make_config(TABLES[name]), 1)
    with pytest.raises(ruledock.Refusal) as caught:
        game.parse(0, "sing")
    other = travel(caught.value)
    assert type(other) is type(caught.value)
    assert str(other) == str(caught.value)


def test_failed_bots_travel():
    failed = ruledock.BotFailed("mine", 1, "it sleeps", "zzz")
    other = travel(failed)
    assert (str(other), other.player, other.said) == (str(failed), 1, "zzz")


def finish(game):
    Wanderer(Random(9)).play(game)
    return game, game.result


def test_a_process_pool_plays_games_on():
    games = list(walk(make_config(TABLES["sea-2"]), 2, {5}))
    games += walk(make_config(TABLES["isle-2-kittens"]), 2, {25})
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for mine, (other, result) in zip(games, pool.map(finish, games), strict=True):
            assert finish(mine)[1].totals == result.totals
            assert other.record == mine.record


def test_tables_and_decisions_say_what_to_pickle_instead():
    game = new_game(make_config(TABLES["isle-2"]), 1)
    for thing in (game.table, game.decisions[0]):
        with pytest.raises(TypeError, match="pickle"):
            pickle.dumps(thing)
    assert copy.deepcopy(game.decisions[0]) is game.decisions[0]
    assert copy.deepcopy(game.table) is not game.table
