"""The planner plays every game, keeps to its budget, and plays alike when tries are counted."""

import time
from math import nan
from random import Random
from threading import Timer

import pytest

import ruledock
from ruledock.errors import ConfigError
from ruledock.game.seat import Seat
from ruledock_auction.options import Bid
from ruledock_bots.known import bots_of
from ruledock_bots.planner import Planner, Supposed, likely
from ruledock_bots.specs import maker
from ruledock_bots.tree import Node

TABLES = [
    ("auction", {"players": 3}),
    ("brambles", {"players": 2}),
    ("sea_salt_paper", {"players": 2}),
    ("sea_salt_paper", {"players": 4}),
    ("kockombat", {"players": 2}),
    ("isle", {"players": 2, "modules": ["kittens", "creatures", "events"]}),
    ("isle", {"players": 1, "modules": ["sister", "kittens"]}),
    ("isle", {"players": 2, "modules": ["family"]}),
]


def opening(name="sea_salt_paper", **settings):
    """The seat of who must first choose between several options."""
    game = ruledock.new(name, **{"players": 2, "seed": 3, **settings})
    while len(game.decisions[0].options) < 2:
        game.choose(game.decisions[0], 0)
    return Seat(game, game.decisions[0].player, game.decisions[0])


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_every_game_has_one(name, settings):
    game = ruledock.new(name, seed=4, **settings)
    make = maker(bots_of(game.ruleset), "planner:iterations=1")
    assert isinstance(make(1), Planner)
    ruledock.playout(game, [make(seat) for seat in game.table.players])
    assert game.over


def test_with_a_number_of_tries_it_plays_alike():
    records = []
    for _ in range(2):
        game = ruledock.new("auction", players=3, seed=6)
        ruledock.playout(game, [Planner(seat, iterations=12) for seat in range(3)])
        records.append(game.record.choices)
    assert records[0] == records[1]


def test_it_changes_nothing_in_the_game_it_thinks_about():
    game = ruledock.new("sea_salt_paper", players=2, seed=3)
    before = game.save()
    decision = game.decisions[0]
    bots_of(game.ruleset)["planner"](1)(Seat(game, decision.player, decision))
    assert game.save() == before


@pytest.mark.parametrize("tries", [1, 7, 30])
def test_it_tries_as_often_as_it_is_told(tries):
    planner = Planner(1, iterations=tries)
    assert planner(opening()) in opening().decision.options
    assert planner.tries == tries


def test_it_thinks_as_long_as_it_is_told():
    planner, start = Planner(1, seconds=0.2), time.perf_counter()
    planner(opening())
    assert 0.2 <= time.perf_counter() - start < 10
    assert planner.tries > 1


def test_it_answers_when_it_is_stopped():
    planner, seat = Planner(1, seconds=600), opening()
    Timer(0.2, planner.stop).start()
    start = time.perf_counter()
    assert planner(seat) in seat.decision.options
    assert time.perf_counter() - start < 60


@pytest.mark.parametrize(
    "spec",
    ["iterations=0", "iterations=-3", "seconds=0", "seconds=-1", f"seconds={nan}", "seconds=inf"],
)
def test_a_budget_of_nothing_or_without_end_is_refused(spec):
    with pytest.raises(ConfigError, match=r"planner: .*: found .*, expected"):
        maker({"planner": Planner}, f"planner:{spec}")(1)


def test_it_beats_chance_where_nobody_helps_it(scaled, thorough):
    won = 0.0
    games = scaled(4, 60)
    for seed in range(games):
        game, me = ruledock.new("auction", players=2, seed=seed), seed % 2
        bots = [ruledock.RandomBot(seed), ruledock.RandomBot(seed)]
        bots[me] = Planner(seed, iterations=20)
        winners = ruledock.playout(game, bots).result.winners
        won += (me in winners) / max(1, len(winners))
    assert won > (0.65 if thorough else 0.5) * games


def test_a_supposed_game_needs_no_guessing():
    seat = opening()
    world = seat.guess(Random(1))
    supposed = Supposed(world, world.decisions[0])
    assert supposed.guess(Random(2)) is world
    assert supposed.player == seat.player


def test_a_lead_makes_winning_likely():
    assert likely(0, 12) == 0.5
    assert 0 < likely(-1e9, 12) < likely(-5, 12) < likely(5, 12) < likely(1e9, 12) < 1


# -- what it remembers ---------------------------------------------------------------------


def learnt(node, *worths):
    for worth in worths:
        node.learn(worth)
    return node


def test_only_what_is_open_in_this_world_is_chosen_again():
    root = Node()
    for coins in range(4):
        learnt(root.add(Bid(coins), 0), 0.5)
    few = root.open_children((Bid(2), Bid(9)))
    assert [node.chosen for node in few] == [Bid(2)]
    many = root.open_children(tuple(Bid(coins) for coins in range(3, 40)))
    assert [node.chosen for node in many] == [Bid(3)]
    assert [node.offered for node in root.children.values()] == [1, 1, 2, 2]


def test_what_was_passed_over_becomes_more_promising():
    node = learnt(Node(Bid(1), 0), 0.4, 0.6)
    before = node.promise(0.5)
    node.offered += 50
    assert node.promise(0.5) > before > 0.4
    assert node.promise(0.0) == 0.5


def test_luck_is_no_proof():
    lucky, usual = learnt(Node(), 0.9), learnt(Node(), 0.5, 0.4, 0.6, 0.5)
    assert lucky.beats(usual, 0.0)
    assert not lucky.beats(usual, 2.0)
    assert learnt(Node(), *[0.9] * 20).beats(learnt(Node(), *[0.5, 0.6] * 10), 2.0)
