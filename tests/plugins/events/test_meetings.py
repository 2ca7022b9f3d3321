"""Events, kittens and creatures at one table, where they get into each other's way."""

from collections import Counter
from itertools import chain, combinations

import pytest

from ruledock_creatures.bag import Creatures
from ruledock_isle.phases.days import NextPhase, PlanDay
from tests.plugins.events.test_events import play
from tests.plugins.events.weather import dawn, drawer_of, events, lend, rat, rats_on, table
from tests.plugins.isle.staging import begin, do, fields, interrupt, isle, offered, over, stow
from tests.plugins.kittens.nursery import BOARD, aboard, board, nursery

OTHERS = ("creatures", "kittens")
SUBSETS = list(chain.from_iterable(combinations(OTHERS, size) for size in range(3)))


def tiles_in(game, field, kind):
    known = isle(game).book.tiles
    return sum(kind in known[tile].counts_as for tile in isle(game).fields[field])


# -- creatures ---------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_on_a_day_1_with_creatures_only_the_left_field_shrinks(players):
    game = dawn(table(players, ["creatures"], {1: "fewer-left"}), 1)
    assert (tiles_in(game, 0, "cat"), tiles_in(game, 0, "creature")) == (players, 0)
    assert (tiles_in(game, 1, "cat"), tiles_in(game, 1, "creature")) == (0, 2 * players)


def test_a_creature_chases_no_noble_rat():
    made = table(2, ["creatures"])
    made.drawer(Creatures).bag.remove("creature-02")
    made.boats[0].stow("creature-02", "f4")  # to j4
    rat(made, 0, "f5")
    made.fish = [5, 5]
    assert list(begin(made, PlanDay()).interrupts(0)) == []


# -- kittens -----------------------------------------------------------------------------------


def phase4(made, *plan):
    made.fish = [20] * len(made.players)
    made.plan = plan or ("rescue",)
    return begin(made, NextPhase())


def rescuable(game):
    """What the player asked may rescue, kittens and cats."""
    said = [option.split() for option in offered(game)]
    return {words[1] for words in said if words[0] == "rescue"}


@pytest.mark.parametrize("faster", [0, 1])
def test_borrowed_boots_decide_who_may_rescue_kittens(faster):
    made = table(2, ["kittens"])
    board(made, *BOARD)
    fields(made, left=["b01"])
    lend(made, faster, "boots")
    game = phase4(made)
    do(game, "add boots")
    assert isle(game).order[0] == faster
    assert game.decisions[0].player == faster
    assert rescuable(game) == {"b01", *BOARD}
    do(game, "pass")
    assert game.decisions[0].player == 1 - faster
    assert rescuable(game) == {"b01"}


def test_a_borrowed_basket_holds_two_kittens():
    made = table(2, ["kittens"])
    board(made, *BOARD)
    lend(made, 0, "basket")
    game = phase4(made)
    do(game, "add basket", "rescue kitten-blue-1 borrowed", "place kitten-blue-1 e4")
    assert game.decisions[0].kind == "kittens.another"
    first = next(option for option in offered(game) if "kitten-green-2" in option)
    do(game, first)
    now = isle(game)
    assert (now.fish[0], now.baskets[0], drawer_of(now).used[0]) == (15, 1, 1)


def test_with_swapped_phases_kittens_wait_for_the_first_of_todays_comparison():
    made = table(2, ["kittens"], {1: "swapped-phases"})
    board(made, *BOARD)
    lend(made, 1, "boots")
    drawer_of(made).today.swapped = {"rescue": "finds", "finds": "rescue"}
    made.hands = [["098"], ["099"]]
    for card in ("098", "099"):
        made.deck.remove(card)
    fields(made, left=["b01"])
    game = phase4(made, "finds", "rescue")
    assert game.decisions[0].kind == "isle.find"
    assert not rescuable(game)
    do(game, "pass", "pass")
    assert nursery(isle(game)).board == list(BOARD)
    do(game, "lay none", "add boots", "lay none")
    assert game.decisions[0].player == 1
    assert rescuable(game) == {"b01", *BOARD}


def test_after_a_noble_rat_a_kitten_as_the_second_tile_must_lie_beside_it():
    made = table(2, ["kittens"])
    board(made, *BOARD)
    rat(made, 0, "k5")
    game = phase4(made)
    do(game, "rescue kitten-blue-1 permanent")
    beside = {option for square in ("j5", "l5", "k4", "k6") for option in over(game, square)}
    assert {option for option in offered(game) if option.startswith("place")} == beside


def test_a_kitten_chases_a_noble_rat():
    made = table(2, ["kittens"])
    aboard(made, 0, "kitten-blue-1 e4")
    rat(made, 0, "e5")
    game = phase4(made)
    assert "chase e5" in offered(game)


def test_a_noble_rat_is_chased_between_two_kittens_of_one_rescue():
    made = table(2, ["kittens"])
    board(made, *BOARD)
    stow(made, 1, "b16 c3")
    rat(made, 1, "d3")
    game = phase4(made)
    do(game, "lay none", "rescue kitten-blue-1 permanent", "place kitten-blue-1 e4")
    interrupt(game, 1, "chase d3")
    assert game.decisions[0].kind == "kittens.another"
    assert rats_on(isle(game), 1) == []
    assert events(game).noble_rats == {"noble-rat": 18}


# -- all together ------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("others", SUBSETS, ids="+".join)
def test_nothing_is_lost_whatever_else_is_on(others, players, scaled):
    for seed in range(scaled(1, 200)):
        game = play(players, seed, Counter(), modules=["events", *others])
        assert isle(game).day == 5
