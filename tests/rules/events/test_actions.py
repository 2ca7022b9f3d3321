"""Action tiles: what they change, and that it holds for their day alone."""

import pytest

from ruledock.linking import plugins
from ruledock_isle.phases.days import PlanDay
from tests.plugins.events.weather import dawn, drawer_of, events, lend, table
from tests.plugins.isle.staging import (
    begin,
    do,
    fields,
    give,
    isle,
    offered,
    play_on,
    rescuing,
    show_rare,
    stow,
)

BLUE = "place b01 j6"  # on boat-red this covers the blue map on j8


# -- fish --------------------------------------------------------------------------------------


@pytest.mark.rule("events.action.fish_plus")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_more_fish_are_22(players):
    assert isle(dawn(table(players, days={1: "more-fish"}), 1)).fish == [22] * players


@pytest.mark.rule("events.action.fish_minus")
def test_fewer_fish_are_18():
    assert isle(dawn(table(days={5: "fewer-fish"}), 5)).fish == [18, 18]


def test_nobody_pays_for_fishing():
    made = table(days={5: "fewer-fish"}, rules={"fish": {"income": 1}})
    assert isle(dawn(made, 5)).fish == [0, 0]


@pytest.mark.rule("events.action.duration")
def test_the_next_day_knows_nothing_of_the_last_one():
    game = dawn(table(days={1: "more-fish", 2: "rare"}), 1)
    play_on(game, lambda now: now.day == 2)
    before = list(isle(game).fish)
    assert drawer_of(isle(game)).today.income == 0
    assert isle(game).phase == "explore"
    game = dawn(table(days={1: "fewer-left", 2: "rare"}), 1)
    assert [len(field) for field in isle(game).fields] == [2, 4]
    play_on(game, lambda now: now.day == 2)
    assert [len(field) for field in isle(game).fields] == [4, 4]
    assert min(before) >= 20


# -- borrowed items ----------------------------------------------------------------------------


@pytest.mark.rule("events.action.borrowed", "events.borrowed.choice_time")
def test_in_turn_order_each_player_takes_an_item_and_fixes_its_side_for_all_to_see():
    made = table(3, days={1: "borrowed-item"})
    made.order = [1, 2, 0]
    game = dawn(made, 1)
    for player, side in ((1, "boots"), (2, "basket"), (0, "boots")):
        assert game.decisions[0].player == player
        assert offered(game) == ["borrow basket", "borrow boots"]
        do(game, f"borrow {side}")
    assert events(game).items == [["boots"], ["boots"], ["basket"]]
    assert events(game).spare_items == 7
    assert game.view(2)["table"]["events"]["items"] == [["boots"], ["boots"], ["basket"]]
    assert isle(game).phase == "explore"


@pytest.mark.rule("events.action.borrowed")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_when_items_run_out_later_players_get_none(order):
    made = table(days={1: "borrowed-item"}, rules={"events": {"borrowed": {"tokens": 1}}})
    made.order = order
    game = dawn(made, 1)
    do(game, f"{order[0]}: borrow boots")
    assert events(game).items[order[0]] == ["boots"]
    assert events(game).items[order[1]] == []
    assert isle(game).phase == "explore"


# -- swapped phases ----------------------------------------------------------------------------


@pytest.mark.rule("events.action.swap_phases")
def test_rare_finds_come_before_rescue_cards_are_laid():
    made = table(days={1: "swapped-phases"})
    give(made, 0, "007", "104")
    game = dawn(made, 1)
    assert isle(game).plan == ("lessons", "finds", "rescue", "dusk")
    play_on(game, lambda now: now.phase == "finds")
    assert game.decisions[0].kind == "isle.find"
    play_on(game, lambda now: now.phase == "rescue", lambda decision: len(decision.options) - 1)
    assert game.decisions[0].kind == "isle.lay"


@pytest.mark.rule("events.action.swap_phases.order")
def test_swapped_rare_finds_are_played_in_the_order_of_the_day_before():
    made = table(3, days={1: "swapped-phases"})
    made.order = [2, 0, 1]
    give(made, 0, "007")
    give(made, 1, "104")
    give(made, 2, "105")
    drawer_of(made).today.swapped = {"rescue": "finds", "finds": "rescue"}
    made.phase = "dawn"
    game = begin(made, PlanDay())
    play_on(game, lambda now: now.phase == "finds")
    asked = []
    while isle(game).phase == "finds":
        asked.append(game.decisions[0].player)
        do(game, "pass")
    assert asked == [2, 0, 1]
    while isle(game).phase == "rescue" and not isle(game).revealed:
        said = offered(game)
        do(game, "lay 007" if "lay 007" in said else said[0])
    assert isle(game).order == [0, 2, 1]


@pytest.mark.rule("events.action.duration", "events.action.swap_phases")
def test_the_day_after_the_phases_are_in_their_places_again():
    game = dawn(table(days={1: "swapped-phases", 2: "rare"}), 1)
    play_on(game, lambda now: now.day == 2, lambda decision: 0)
    assert isle(game).plan == ("lessons", "rescue", "finds", "dusk")


# -- maps --------------------------------------------------------------------------------------


def on_a_map(event, *, rare=(), **settings):
    """The game when player 0 has just covered the blue map on the day of an event."""
    made = table(days={1: event}, **settings)
    started = dawn(made, 1)
    now = isle(started)
    now.agenda.clear()
    for packet in now.packets:
        now.deck = sorted([*now.deck, *packet])
        packet.clear()
    now.bag = sorted([*now.bag, *now.fields[0], *now.fields[1], *now.rare])
    now.rare.clear()
    fields(now, left=["b01", "p05"])
    show_rare(now, *rare)
    game = rescuing(now)
    do(game, "rescue b01 permanent", BLUE)
    return game


def kinds(game):
    return {option.split()[1] for option in offered(game) if option.startswith("place")}


COMMON = {"common-1", "common-2", "common-corner", "common-line"}


@pytest.mark.rule("events.action.two_common")
@pytest.mark.parametrize("second", ["common-1 l8", "common-2 l8"], ids=["alike", "different"])
def test_a_matching_map_gives_two_common_treasures(second):
    game = on_a_map("two-common", rare=["rare-o"])
    assert kinds(game) == COMMON
    do(game, "place common-1 k8")
    assert kinds(game) == COMMON
    do(game, f"place {second}")
    assert game.decisions[0].player == 1
    assert len(isle(game).boats[0].stowed) == 3


@pytest.mark.rule("events.action.two_common")
def test_one_or_both_may_be_left():
    game = on_a_map("two-common")
    none = game.copy()
    do(none, "leave it")
    assert none.decisions[0].player == 1
    do(game, "place common-1 k8", "leave it")
    assert game.decisions[0].player == 1


@pytest.mark.rule("events.action.two_common")
def test_of_two_treasures_only_one_may_fit():
    made = table(days={1: "two-common"})
    drawer_of(made).today.treasures = 2
    fields(made, left=["b01", "p05"])
    made.fish = [20, 20]
    boat = made.boats[0]
    free = {"j6", "h7", "i7", "j7", "j8", "k8"}
    boat.covered = sum(
        1 << cell for cell in boat.plan.squares if boat.plan.grid.names[cell] not in free
    )
    game = rescuing(made)
    do(game, "rescue b01 permanent")  # there is one place for it, on the map
    assert kinds(game) == {"common-1"}
    do(game, "place common-1 k8")
    assert game.decisions[0].player == 1
    assert [one.tile for one in isle(game).boats[0].stowed] == ["b01", "common-1"]


@pytest.mark.rule("events.action.rare_instead")
def test_a_rare_treasure_that_lies_ready_may_be_taken_instead():
    game = on_a_map("rare-instead", rare=["rare-o"])
    assert kinds(game) == {*COMMON, "rare-o"}
    usual = game.copy()
    do(usual, "place common-1 k8")
    assert usual.decisions[0].player == 1
    do(game, "place rare-o k8")
    assert game.decisions[0].player == 1
    assert isle(game).rare == []


@pytest.mark.rule("events.action.rare_instead")
def test_without_a_rare_treasure_there_are_only_common_ones():
    assert kinds(on_a_map("rare-instead")) == COMMON


@pytest.mark.rule("events.action.duration")
def test_on_another_day_a_map_gives_one_common_treasure():
    game = on_a_map("more-fish", rare=["rare-o"])
    assert kinds(game) == COMMON
    do(game, "place common-1 k8")
    assert game.decisions[0].player == 1


# -- fewer cats --------------------------------------------------------------------------------


@pytest.mark.rule("events.action.left_minus")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_left_field_gets_1_cat_per_player_and_the_right_one_2(players):
    game = dawn(table(players, days={1: "fewer-left"}), 1)
    assert [len(field) for field in isle(game).fields] == [players, 2 * players]


def test_borrowed_items_survive_other_events():
    made = table(days={1: "more-fish"})
    lend(made, 0, "boots")
    stow(made, 0, "b16 c3")
    assert events(dawn(made, 1)).items == [["boots"], []]


def test_the_family_mode_is_refused():
    needs = next(iter(plugins.load("events").ruledock_needs()))
    assert "fish" in needs.excludes["family"]
