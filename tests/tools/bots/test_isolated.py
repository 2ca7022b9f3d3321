"""Bots in processes of their own: they play alike, see views alone, and break alone."""

import sys
from functools import partial
from pathlib import Path

import pytest

import ruledock
from ruledock.engine.decisions import Decision, Subsets
from ruledock.errors import ConfigError
from ruledock.game.seat import Seat
from ruledock.linking.config import make_config
from ruledock_auction.options import Keep
from ruledock_bots.cell import Notations

sys.path.insert(0, str(Path(__file__).parent))
import bots_apart as apart

sys.path.pop(0)

AUCTION = make_config({"game": "auction", "players": 2})


@pytest.fixture(autouse=True)
def found(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).parent))


def play(bots, games=1, **given):
    return ruledock.simulate(AUCTION, games, bots, seed=5, isolate=True, **given).play()


@pytest.mark.parametrize("bots", ["random", apart.First, ["random", partial(apart.First, step=3)]])
def test_they_play_as_they_would_here(bots):
    here = ruledock.simulate(AUCTION, 3, bots, seed=5).play()
    assert play(bots, 3).digest == here.digest


def test_two_workers_may_isolate_too():
    assert play("random", 4, workers=2).digest == play("random", 4).digest


def test_options_that_no_view_lists_are_asked_for(monkeypatch):
    monkeypatch.setattr("ruledock.game.view.LISTED", 1)
    here = ruledock.simulate(AUCTION, 2, apart.First, seed=5).play()
    assert play(apart.First, 2).digest == here.digest


def test_notations_are_a_sequence():
    words = ["a", "b", "c"]
    for listed in (words, None):
        some = Notations(3, listed, words.__getitem__)
        assert list(some) == words and some[-1] == "c" and some[1:] == ["b", "c"]
        assert "b" in some and some.index("c") == 2
        with pytest.raises(IndexError):
            some[3]


def test_no_table_and_no_engine_is_near_them():
    [one] = ruledock.simulate(AUCTION, 1, apart.Spy, seed=5, isolate=True)
    assert not one.failure


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (
            apart.Dreamer,
            "bots_apart:Dreamer: RuntimeError: an isolated bot has a view and no guess",
        ),
        (apart.Crashing, "bots_apart:Crashing: its process ended with code 3"),
        (apart.Odd, 'bots_apart:Odd: it answered "fly to the moon", which is not offered'),
        (apart.Silent, "TypeError: it answered None, expected an option's notation or its number"),
        (apart.Far, "bots_apart:Far: it answered 999999, expected an option's number from 0 to "),
        (apart.Below, "bots_apart:Below: it answered -1, expected an option's number from 0 to "),
        (apart.Forger, "bots_apart:Forger: it said 'nonsense', which is not a message"),
        (
            partial(apart.Forger, said="{}"),
            "bots_apart:Forger: it said '{}', which is not a message",
        ),
        (
            partial(apart.Forger, said='{"type": "choose", "id": 1, "choice": 0.0}'),
            "Forger: it answered 0.0 as 'choice', expected a whole number or a text",
        ),
        (
            partial(apart.Forger, said='{"type": "option", "id": 1, "option": -7}'),
            "Forger: it answered -7, expected an",
        ),
        (partial(apart.First, bad=1), "TypeError: First.__init__() got an unexpected keyword"),
        ("greedy", "an isolated bot has a view and no guesses"),
    ],
)
def test_who_fails_loses_and_it_is_said_why(bot, says):
    [one] = ruledock.simulate(AUCTION, 1, ["random", bot], seed=5, isolate=True)
    assert one.failure.startswith("P1 loses: bot ")
    assert says in one.failure
    assert one.winners == (0,)


def test_a_bot_that_hangs_loses():
    [one] = ruledock.simulate(AUCTION, 1, apart.Hung, isolate=ruledock.Limits(seconds=1))
    assert one.failure == "P0 loses: bot bots_apart:Hung: no answer in 1 seconds"
    assert one.winners == (1,)


def test_an_answer_among_very_many_options_is_found_without_looking_at_them():
    """Nobody could go through these one by one; a bot that made us do so would hang us."""
    many = Subsets(Keep, [f"card-{number}" for number in range(60)], 0, 60)
    decision = Decision(0, "toy.keep", many)
    game = ruledock.new("auction", players=2, seed=1)
    with pytest.raises(ruledock.RuledockError, match="not in the domain of its axis"):
        Seat(game, 0, decision)._parse("keep card-1+card-2")
    with pytest.raises(ruledock.Refusal):
        Seat(game, 0, decision)._parse("fly to the moon")


@pytest.fixture
def file(tmp_path):
    """A bot that nobody here has ever imported, with a neighbour."""
    (tmp_path / "neighbour.py").write_text("STEP = 1\n")
    (tmp_path / "far.py").write_text(
        "import sys\nfrom neighbour import STEP\n\n\nclass Far:\n"
        "    def __init__(self, seed, *, step=0, name='', on=False, part=0.0):\n"
        "        assert (step, name, on, part) in ((0, '', False, 0.0), (2, 'x', True, 0.5))\n"
        "    def __call__(self, seat):\n        return seat.decision.options[-STEP]\n"
    )
    return tmp_path / "far.py"


def test_a_file_of_a_stranger_is_never_imported_here(file, monkeypatch):
    before = set(sys.modules)
    monkeypatch.chdir(file.parent)
    for bot in ("far.py:Far", f"{file}:Far:step=2,name=x,on=true,part=0.5"):
        [one] = ruledock.simulate(AUCTION, 1, bot, seed=5, isolate=True)
        assert not one.failure and one.choices > 3
    assert not {"far", "neighbour"} & (set(sys.modules) - before)


def test_two_workers_find_the_file_of_a_stranger(file, monkeypatch):
    monkeypatch.chdir(file.parent)
    games = ruledock.simulate(AUCTION, 2, "./far.py:Far", seed=5, isolate=True, workers=2)
    assert not any(one.failure for one in games)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("far.py", "expected far.py:NAME, what the file calls its bot"),
        ("near.py:Far", "there is no file near.py"),
        ("far.py:Far:step", "found 'step', expected option=value"),
        ("far.py:Far:st ep=1", "found 'st ep=1', expected option=value"),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused_at_once(file, monkeypatch, bot, says):
    monkeypatch.chdir(file.parent)
    with pytest.raises(ConfigError) as caught:
        ruledock.simulate(AUCTION, 1, bot, isolate=True)
    assert says in str(caught.value)


def test_a_file_of_a_stranger_has_a_process_of_its_own_among_bots_that_think_here(file):
    """The greedy bot needs guesses, which no bot apart has."""
    before = set(sys.modules)
    [one] = ruledock.simulate(AUCTION, 1, [f"{file}:Far", "greedy"], seed=5)
    assert not one.failure
    assert not {"far", "neighbour"} & (set(sys.modules) - before)


@pytest.mark.parametrize(
    "make",
    [lambda seed: lambda seat: 0, partial(apart.First, 4), partial(apart.First, step=object())],
)
def test_what_another_process_cannot_make_is_refused(make):
    with pytest.raises(ConfigError, match="an isolated bot"):
        play(make)
