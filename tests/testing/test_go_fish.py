"""Hands of which everybody knows that they have something: guesses and leak checks respect it."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs
import pytest

import ruledock
from ruledock.game import places
from ruledock.game.game import Game
from ruledock.linking import plugins
from ruledock.testing import Broken, Report, Wanderer, check_game, its_player, nobody
from ruledock.testing.plausible import check_plausible
from tests.testing import exact_fish, go_fish, quartet
from tests.testing.exact_fish import ExactTable
from tests.testing.go_fish import DECK, FishTable


@pytest.fixture(autouse=True)
def games():
    known = {"fish": go_fish, "exact": exact_fish, "quartet": quartet}
    for name, game in known.items():
        plugins.register(name, game)
    yield
    for name in known:
        plugins.unregister(name)


def checked(players: int = 3, **more: Any) -> Report:
    seen = {"hands": its_player, "deck": nobody}
    return check_game(
        ruledock.Config("fish", players=players), strict=True, visibility=seen, **more
    )


@pytest.mark.parametrize(
    "players",
    [pytest.param(2, marks=pytest.mark.thorough), 3, pytest.param(4, marks=pytest.mark.thorough)],
)
def test_go_fish_keeps_every_promise(players):
    report = checked(players, games=1)
    assert report.carried > 20
    assert report.twins > 20


def test_asking_for_a_card_by_name_tells_only_what_is_noted():
    config = ruledock.Config("quartet", players=3)
    report = check_game(config, strict=True, visibility={"hands": its_player}, games=1, often=0.03)
    assert report.carried


def test_every_guess_has_what_players_have_shown():
    for seed in range(2):
        game = ruledock.new("fish", players=4, seed=seed)
        for number, _ in enumerate(Wanderer(Random(seed)).walk(game)):
            table = FishTable.of(game.guess(number % 4, Random(number)))
            for has, lacks, hand in zip(table.has, table.lacks, table.hands, strict=True):
                ranks = [card[0] for card in hand]
                assert all(ranks.count(rank) >= least for rank, least in has.items())
                assert lacks.isdisjoint(ranks)
                assert all(ranks.count(rank) < 4 for rank in ranks)


def forget(fact):
    """Fields and rules as before, but nobody draws conclusions from one of the facts."""
    hands, said = attrs.fields_dict(FishTable)["hands"].metadata["secrecy"], places.declared

    def declared(cls, things):
        return _without(fact, hands, things) if cls is FishTable else said(cls, things)

    return declared


def _without(fact, hands, things):
    fits = attrs.evolve(hands.fits, **{fact: ""})
    return [
        ("deck", attrs.evolve(attrs.fields_dict(FishTable)["deck"].metadata["secrecy"], of=things)),
        ("hands", attrs.evolve(hands, fits=fits, of=things)),
    ]


@pytest.mark.parametrize("fact", ["has", "lacks", "most"])
def test_whoever_draws_no_conclusion_is_told(fact, monkeypatch):
    """Somebody then guesses a world in which the last choice was impossible or shows more."""
    monkeypatch.setattr(places, "declared", forget(fact))
    with pytest.raises(Broken) as caught:
        checked()
    assert caught.value.property == "guess.plausible"


def with_a_single_five() -> Game:
    """p0 had no 3, 5 or 8 before drawing a 5; p1 has none to give."""
    table = ExactTable.of(ruledock.new("exact", players=3, seed=1))
    table.hands = [
        ["4c", "4d", "5c", "6c", "6d", "7c", "7d"],
        ["4h", "4s", "6h", "6s", "7h", "7s"],
        ["5d", "5h"],
    ]
    held = {card for hand in table.hands for card in hand}
    table.deck = sorted({*DECK} - held)
    table.lacked[0], table.drawn[0] = {"3": 0, "5": 0, "8": 0}, 1
    return Game(table)


def test_the_one_card_that_can_have_been_drawn_is_found():
    """Beside the 5 it asked for, p0 may hold a 3 or 8, which is then the card drawn last."""
    before = with_a_single_five()
    game = before.copy()
    game.choose(game.decisions[0], game.parse(0, "ask p1 for 5"))
    guesses = [game.guess(2, Random(number)) for number in range(40)]
    assert any(card[0] in "38" for one in guesses for card in ExactTable.of(one).hands[0])
    assert all(check_plausible(game, before, guess, 2) for guess in guesses)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(8))
def test_an_exact_go_fish_is_never_rejected(seed):
    config = ruledock.Config("exact", players=4)
    assert check_game(config, strict=True, games=1, seed=seed).carried > 20
