"""Borrowed items: a basket or 4 speed, laid with the rescue cards."""

import pytest

from ruledock_isle.phases.days import NextPhase
from tests.plugins.events.weather import dawn, drawer_of, events, lend, table
from tests.plugins.isle.staging import begin, do, fields, give, isle, offered, play_on


def phase4(*, items=(), others=(), hand=(), theirs=(), day=2, plan=("rescue",), players=2):
    """Phase 4 begins; player 0 has borrowed items, and both may have rescue cards."""
    made = table(players)
    lend(made, 0, *items)
    lend(made, 1, *others)
    give(made, 0, *hand)
    give(made, 1, *theirs)
    fields(made, left=["b01", "g01", "r01"])
    made.fish = [20] * players
    made.day, made.plan = day, plan
    return begin(made, NextPhase())


@pytest.mark.rule("events.borrowed.use")
def test_any_number_of_items_is_added_as_rescue_cards_are_laid():
    game = phase4(items=["basket", "boots", "boots"], hand=["007"])
    assert offered(game) == [
        "add basket+boots+boots",
        "add basket+boots",
        "add basket",
        "add boots+boots",
        "add boots",
        "add none",
    ]
    do(game, "add basket+boots")
    assert events(game).items[0] == ["boots"]
    assert events(game).added[0] == ["basket", "boots"]
    assert game.view(1)["table"]["events"]["added"] == [["basket", "boots"], []]
    assert offered(game) == ["lay none", "lay 007"]


@pytest.mark.rule("events.borrowed.use", "events.action.borrowed")
def test_an_item_received_the_same_day_may_be_added():
    game = dawn(table(days={1: "borrowed-item"}), 1)
    do(game, "borrow boots", "borrow basket")
    play_on(game, lambda now: now.phase == "rescue")
    assert offered(game) == ["add boots", "add none"]


def test_who_has_no_item_is_not_asked():
    game = phase4(hand=["007"])
    assert game.decisions[0].kind == "isle.lay"


@pytest.mark.rule("events.borrowed.effect")
def test_boots_raise_speed_by_4():
    game = phase4(items=["boots"], others=["boots"], theirs=["043"])  # speed 1
    do(game, "add boots", "add none", "lay 043")
    assert isle(game).order == [0, 1]
    game = phase4(items=["boots"], others=["boots"], theirs=["043"])
    do(game, "add boots", "add boots", "lay 043")
    assert isle(game).order == [1, 0]
    ties = phase4(items=["boots"], theirs=["007"])  # a tie at 4 keeps the order
    do(ties, "add boots", "lay 007")
    assert isle(ties).order == [0, 1]
    ties = phase4(hand=["007"], others=["boots"])
    do(ties, "lay 007", "add boots")
    assert isle(ties).order == [0, 1]


@pytest.mark.rule("events.borrowed.effect")
def test_a_basket_gives_no_speed_and_boots_no_basket():
    game = phase4(items=["basket"], theirs=["043"])
    do(game, "add basket", "lay 043")
    assert isle(game).order == [1, 0]
    game = phase4(items=["boots"])
    do(game, "add boots")
    assert not [option for option in offered(game) if option.endswith("borrowed")]


@pytest.mark.rule("events.borrowed.effect", "events.borrowed.effect_wording")
def test_a_basket_serves_one_rescue_and_does_not_last():
    game = phase4(items=["basket"])
    do(game, "add basket")
    assert "rescue b01 borrowed" in offered(game)
    assert "rescue b01 permanent" in offered(game)
    do(game, "rescue b01 borrowed", "place b01 e3")
    now = isle(game)
    assert (now.baskets[0], now.used_baskets[0], now.fish[0]) == (1, 0, 17)
    do(game, "pass")
    assert game.decisions[0].player == 0
    assert {option.split()[-1] for option in offered(game)} == {"permanent", "pass"}


@pytest.mark.rule("events.borrowed.keep")
def test_an_item_that_is_not_added_is_kept_for_another_day():
    game = phase4(items=["basket"], plan=("rescue", "finds"), day=5)
    do(game, "add none")
    assert not [option for option in offered(game) if option.endswith("borrowed")]
    do(game, "pass", "pass")
    assert events(game).items == [["basket"], []]


@pytest.mark.rule("events.borrowed.discard")
def test_items_that_were_added_are_gone_at_the_end_of_the_phase_used_or_not():
    game = phase4(items=["basket", "boots"], day=5)
    assert events(game).spare_items == 8
    do(game, "add basket+boots")
    assert events(game).spare_items == 8
    do(game, "pass", "pass")
    assert game.over
    drawer = events(game)
    assert (drawer.items[0], drawer.added[0], drawer.used[0]) == ([], [], 0)
    assert drawer.spare_items == 10


def test_a_basket_cannot_be_used_before_cards_are_revealed():
    made = table()
    lend(made, 0, "basket")
    drawer_of(made).items[0], drawer_of(made).added[0] = [], ["basket"]
    [borrowed] = [one for one in made.book.basket_kinds if one.name == "borrowed"]
    assert borrowed.left(made, 0) == 0
    made.revealed = True
    assert borrowed.left(made, 0) == 1
