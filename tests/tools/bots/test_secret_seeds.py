"""Nobody who plays can find out the seed of a game that nobody named."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType

import pytest

import ruledock
from ruledock.engine.chance import Chance
from ruledock.game.seat import Seat
from ruledock.linking.config import make_config
from ruledock_bots.seeds import bot_seed, game_seed
from tests.game.test_seat import TABLES, inside, public

sys.path.insert(0, str(Path(__file__).parent))
import bots_apart as apart

sys.path.pop(0)

AUCTION = make_config({"game": "auction", "players": 2})
BOTS = [apart.Prophet, "random"]


@pytest.fixture(autouse=True)
def found(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


@pytest.mark.parametrize("isolate", [False, True])
def test_a_bot_that_tries_seeds_finds_none_that_was_drawn(isolate):
    games = list(ruledock.simulate(AUCTION, 2, BOTS, isolate=isolate))
    assert [one.failure for one in games] == ["", ""]


@pytest.mark.parametrize("isolate", [False, True])
def test_but_it_finds_one_that_somebody_named_and_that_can_be_tried(isolate):
    if isolate:
        [one] = ruledock.simulate(AUCTION, 1, BOTS, seed=33, isolate=True)
        assert "it is made from seed 33" in one.failure
        return
    with pytest.raises(AssertionError, match="it is made from seed 33"):
        ruledock.simulate(AUCTION, 1, BOTS, seed=33).play()


def test_a_bot_can_tell_that_it_has_found_the_game():
    bot, game = apart.Prophet(1), ruledock.new(AUCTION, seed=game_seed("17", 0))
    with pytest.raises(AssertionError, match=f"the game of seed {game_seed('17', 0)}"):
        bot(Seat(game, 0, game.decisions[0]))


def test_what_a_bot_is_made_with_repeats_nothing_of_the_run(scaled):
    """No bot has another's seed, one of a game, or a part of one: in digits of either base."""
    run, games = "7", scaled(300, 3000)
    own = [bot_seed(run, game, seat) for game in range(games) for seat in range(3)]
    seeds = [game_seed(run, game) for game in range(games)]
    parts = {seed[at : at + 8] for seed in seeds for at in (0, 8, 16, 24)}
    shared = [one for one in own if {f"{one:014x}"[at : at + 8] for at in range(7)} & parts]
    assert len(shared) <= 1, "one in 4 billion is luck"
    assert not {str(one) for one in own} & {str(int(seed, 16)) for seed in seeds}


# -- what can be reached -----------------------------------------------------------------------


def reach(start) -> list:
    """All that can be reached by public names, through guesses and rulesets too."""
    met, todo = {}, [start]
    while todo:
        thing = todo.pop()
        if isinstance(thing, ModuleType) or id(thing) in met:
            continue
        met[id(thing)] = thing
        if not isinstance(thing, str | bytes | int | float | FunctionType):
            todo += public(thing)
        todo += inside(thing)
    return [*met.values()]


@pytest.mark.parametrize("name", TABLES)
def test_nothing_within_a_bots_reach_holds_the_seed_or_a_number_that_comes(name):
    game, rng = ruledock.new(name.strip(), **TABLES[name]), Random(name)
    for _ in range(12):
        decision = game.decisions[0]
        game.choose(decision, rng.randrange(len(decision.options)))
    decision, real = game.decisions[0], game.table.chance
    seat = Seat(game, decision.player, decision)
    near = [*reach(seat), *reach(seat.guess(rng))]
    assert any(isinstance(one, Chance) for one in near), "the guess has chance of its own"
    drawn = {number for _, numbers in real._blocks.values() for number in numbers}
    assert drawn
    for one in near:
        assert one is not real and one is not real._blocks and one is not real.counters
        if isinstance(one, str | bytes):
            assert real.seed not in (one if isinstance(one, str) else one.decode("latin-1"))
        if isinstance(one, int):
            assert one != int(real.seed, 16) and one not in drawn
        if isinstance(one, Chance):
            assert not {n for _, numbers in one._blocks.values() for n in numbers} & drawn


def test_what_is_within_reach_would_be_noticed():
    game = ruledock.new("auction", players=2)
    near = reach(game)
    assert any(one is game.table.chance for one in near)
    assert any(isinstance(one, str) and game.table.chance.seed in one for one in near)
