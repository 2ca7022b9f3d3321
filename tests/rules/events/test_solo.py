"""Events against an opponent who is no player: a stand-in for the sister."""

import pytest

from tests.plugins.events.weather import dawn, events, lay_row, rats_on, table
from tests.plugins.isle.staging import do, isle, stow
from tests.plugins.kittens import rival


@pytest.fixture(autouse=True)
def opponent():
    with rival.around():
        yield


def alone(**days):
    """A table for one; d2="common" puts an event on day 2."""
    return table(1, ["rival"], {int(day[1:]): event for day, event in days.items()})


def sister(game):
    """What the opponent has from events, line by line."""
    return [line.points for line in rival.lines(isle(game))]


@pytest.mark.rule("events.solo.action")
def test_actions_are_for_the_player_only():
    game = dawn(alone(d1="noble-rat"), 1)
    do(game, "place noble-rat k5")
    assert rats_on(isle(game), 0) == ["k5"]
    assert events(game).noble_rats == {"noble-rat": 17}
    assert sister(game) == []
    game = dawn(alone(d1="borrowed-item"), 1)
    do(game, "borrow boots")
    assert events(game).items == [["boots"]]
    assert isle(dawn(alone(d1="more-fish"), 1)).fish == [22]


@pytest.mark.rule("events.solo.action", "events.action.left_minus")
def test_the_left_field_gets_two_of_its_four_cats():
    game = dawn(alone(d1="fewer-left"), 1)
    assert [len(field) for field in isle(game).fields] == [2, 4]


@pytest.mark.rule("events.solo.scoring", "events.tile.scoring.small_numbers")
def test_a_scoring_pays_the_player_as_usual_and_the_sister_a_fixed_number():
    made = alone(d2="common")
    stow(made, 0, "common-1 c4", "common-1 c5", "common-1 c6")
    game = dawn(made, 2)
    assert events(game).points == [6]
    assert sister(game) == [4]
    assert sister(dawn(alone(d2="common"), 2)) == [4]


def test_small_numbers_count_for_nobody_at_a_table_of_players():
    made = table(2, days={2: "common"})
    assert events(dawn(made, 2)).points == [0, 0]


SMALL = {
    "rats-two": (8, 6, 4),
    "rats-by-cat": (3, 4, 5),
    "row": (3, 4, 6),
    "common": (4, 6, 8),
    "column": (4, 6, 8),
    "rare": (2, 4, 6),
    "neighbours": (4, 6, 8),
    "maps": (9, 6, 3),
    "lonely": (4, 5, 6),
    "bow-stern": (5, 5, 5),
    "empty-rooms": (8, 6, 4),
    "no-treasure": (5, 5, 5),
    "full-rooms": (2, 4, 6),
}


def on_day(event, day):
    """What the sister has once an event has taken place, if actions lie on the other days."""
    made = table(1, ["rival"])
    others = {other: "more-fish" if other == 2 else "swapped-phases" for other in (2, 3, 4)}
    del others[day], others[min(set(others) - {day})]
    lay_row(made, {day: event, **others})
    made.day = day
    return [line.points for line in rival.lines(made)][-1]


@pytest.mark.rule("events.solo.position_2", "events.solo.position_3", "events.solo.position_4")
@pytest.mark.parametrize("event", SMALL)
def test_the_day_says_which_small_number_the_sister_gets(event):
    assert tuple(on_day(event, day) for day in (2, 3, 4)) == SMALL[event]


@pytest.mark.rule("events.solo.nothing_else")
def test_the_sister_gets_nothing_for_actions_and_nothing_before_their_day():
    made = alone(d1="more-fish", d2="swapped-phases", d3="more-fish", d4="common", d5="noble-rat")
    totals = []
    for day in (1, 2, 3, 4, 5):
        made.day = day
        totals.append(sum(line.points for line in rival.lines(made)))
    assert totals == [0, 0, 0, 8, 8]


@pytest.mark.rule("events.solo.example")
def test_0_and_8_and_5_and_8_and_0_are_21():
    made = alone(d2="rats-two", d3="lonely", d4="common")
    made.day = 5
    points = [line.points for line in rival.lines(made)]
    assert points == [8, 5, 8]
    assert sum(points) == 21
