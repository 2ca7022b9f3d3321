"""Bots in processes of their own: they play alike, see views alone, and break alone."""

import sys
from functools import partial
from pathlib import Path

import pytest

import ruledock
from ruledock.bots import isolation
from ruledock.bots.cell import Notations
from ruledock.config import make_config
from ruledock.errors import ConfigError, RuledockError

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
    monkeypatch.setattr("ruledock.view.LISTED", 1)
    monkeypatch.setattr("ruledock.view.notations.__defaults__", (1,))
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
    play(apart.Spy)


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (
            apart.Dreamer,
            "bots_apart:Dreamer: RuntimeError: an isolated bot has a view and no",
        ),
        (apart.Crashing, "bots_apart:Crashing: its process ended with 3, saying:\noh no"),
        (apart.Odd, "bots_apart:Odd: it answered 'fly to the moon', which is not offered"),
        (apart.Silent, "TypeError: it answered None, expected an option's notation or its number"),
        (apart.Far, "bots_apart:Far: it answered 999999, expected an option's number from 0 to "),
        (apart.Below, "bots_apart:Below: it answered -1, expected an option's number from 0 to "),
        (apart.Forger, "bots_apart:Forger: it said b'nonsense\\n', which is no answer"),
        (partial(apart.Forger, said="{}"), "bots_apart:Forger: it answered None, expected an"),
        (partial(apart.Forger, said='{"choice": 0.0}'), "Forger: it answered 0.0, expected an"),
        (partial(apart.Forger, said='{"option": -7}'), "Forger: it answered -7, expected an"),
        ("greedy", "an isolated bot has a view and no guesses"),
    ],
)
def test_what_went_wrong_is_said(bot, says):
    with pytest.raises(RuledockError) as caught:
        play(bot)
    assert says in str(caught.value)


def test_a_bot_that_hangs_is_given_up(monkeypatch):
    monkeypatch.setattr(isolation, "PATIENCE", 1.0)
    with pytest.raises(RuledockError, match="bots_apart:Hung: no answer in 1 seconds"):
        play(apart.Hung)


@pytest.mark.parametrize("make", [lambda seed: lambda seat: 0, partial(apart.First, 4)])
def test_what_another_process_cannot_make_is_refused(make):
    with pytest.raises(ConfigError, match="an isolated bot"):
        play(make)
