"""Event tiles: what is in the box, how they are laid out, and when they take place."""

from random import Random

import pytest

import ruledock
from ruledock.errors import LinkError
from ruledock_events.book import _check_fronts
from ruledock_events.content_kinds import EventTile
from ruledock_isle.contributions import Reward
from tests.plugins.events.weather import (
    dawn,
    drawer_of,
    events,
    lay_tile,
    rats_on,
    table,
)
from tests.plugins.isle.staging import do, isle, offered, show_rare, stow

ACTIONS = {
    "noble-rat", "more-fish", "fewer-fish", "borrowed-item",
    "swapped-phases", "two-common", "rare-instead", "fewer-left",
}  # fmt: skip
SCORINGS = {
    "rats-two", "rats-by-cat", "row", "common", "column", "rare", "neighbours",
    "maps", "lonely", "bow-stern", "empty-rooms", "no-treasure", "full-rooms",
}  # fmt: skip
TILES = {
    "event-01": ("noble-rat", "rats-two"),
    "event-02": ("more-fish", "rats-by-cat"),
    "event-03": ("fewer-fish", "row"),
    "event-04": ("borrowed-item", "common"),
    "event-05": ("swapped-phases", "column"),
    "event-06": ("two-common", "rare"),
    "event-07": ("rare-instead", "neighbours"),
    "event-08": ("fewer-left", "maps"),
    "event-09": ("noble-rat", "lonely"),
    "event-10": ("more-fish", "bow-stern"),
    "event-11": ("fewer-fish", "empty-rooms"),
    "event-12": ("swapped-phases", "no-treasure"),
    "event-13": ("two-common", "full-rooms"),
    "event-14": ("rare-instead", "more-fish"),
    "event-15": ("noble-rat", "swapped-phases"),
}


def content():
    return table().ruleset.content.items


# -- the box -----------------------------------------------------------------------------------


@pytest.mark.rule("events.component.tiles")
def test_there_are_15_tiles_with_two_sides():
    tiles = content()["event-tiles"]
    assert {name: (one.front, one.back) for name, one in tiles.items()} == TILES


@pytest.mark.rule("events.component.noble_rats")
def test_there_are_18_noble_rats():
    assert drawer_of(table()).noble_rats == {"noble-rat": 18}


@pytest.mark.rule("events.component.borrowed")
def test_there_are_10_borrowed_items():
    assert drawer_of(table()).spare_items == 10


@pytest.mark.rule("events.tile.types", "events.tile.action", "events.tile.scoring")
def test_eight_events_are_actions_and_thirteen_are_scorings():
    found = content()["events"]
    assert {name for name, one in found.items() if one.does} == ACTIONS
    assert {name for name, one in found.items() if one.score is not None} == SCORINGS
    assert not ACTIONS & SCORINGS


@pytest.mark.rule("events.tile.front_action", "events.points.never_1_5")
def test_no_scoring_is_on_a_front():
    assert {one.front for one in content()["event-tiles"].values()} == ACTIONS
    wrong = EventTile("wrong", "maps", "row", "house")
    with pytest.raises(LinkError, match="event tile wrong has the scoring 'maps' on its front"):
        _check_fronts({"wrong": wrong}, content()["events"])


# -- laying out --------------------------------------------------------------------------------


@pytest.mark.rule("events.setup.outer", "events.setup.inner", "events.setup.rest")
@pytest.mark.parametrize("seed", range(20))
def test_five_tiles_lie_in_the_row_fronts_on_days_1_and_5_and_backs_between(seed):
    game = ruledock.new("isle", players=2, modules=["events"], seed=seed, windows="own")
    drawer = events(game)
    assert len(set(drawer.row)) == 5
    assert sorted([*drawer.row, *drawer.bag]) == sorted(TILES)
    sides = (0, 1, 1, 1, 0)
    shown = [TILES[tile][side] for tile, side in zip(drawer.row, sides, strict=True)]
    assert game.view(None)["table"]["events"]["row"] == shown
    assert game.view(None)["table"]["events"]["bag"] == 10


def test_every_tile_comes_to_every_day():
    seen = set()
    for seed in range(300):
        game = ruledock.new("isle", players=2, modules=["events"], seed=seed, windows="own")
        seen |= set(enumerate(events(game).row))
    assert len(seen) == 5 * 15


# -- taking place ------------------------------------------------------------------------------


@pytest.mark.rule("events.setup.vesh_boat", "events.day_track.numbering")
@pytest.mark.parametrize(("day", "fish"), [(1, 22), (2, 20), (3, 22), (4, 20), (5, 18)])
def test_each_day_has_the_next_tile_of_the_row(day, fish):
    game = dawn(table(days={3: "more-fish"}), day)
    assert isle(game).fish == [fish, fish]


@pytest.mark.rule("events.resolve.when", "events.example.rat_day1", "events.action.noble_rat")
def test_on_day_1_each_player_places_a_noble_rat_before_any_cat_is_drawn():
    made = table(3, days={1: "noble-rat"})
    made.order = [2, 0, 1]
    tiles = len(made.bag)
    game = dawn(made, 1)
    for player, square in ((2, "c4"), (0, "d4"), (1, "e4")):
        [decision] = game.decisions
        assert decision.player == player
        assert "leave it" not in offered(game)
        now = isle(game)
        assert (len(now.bag), now.fields, now.fish) == (tiles, [[], []], [0, 0, 0])
        do(game, f"place noble-rat {square}")
    assert [rats_on(isle(game), player) for player in range(3)] == [["d4"], ["e4"], ["c4"]]
    assert events(game).noble_rats == {"noble-rat": 15}
    assert len(isle(game).fields[0]) == 6


@pytest.mark.rule("events.resolve.rest_unchanged")
@pytest.mark.parametrize("event", ["maps", "row", "more-fish"])
def test_after_the_event_all_phases_of_the_day_come_as_usual(event):
    game = dawn(table(days={2: event, 4: "no-treasure"}), 2)
    now = isle(game)
    assert now.phase == "explore"
    assert now.plan == ("lessons", "rescue", "finds", "dusk")
    assert [len(field) for field in now.fields] == [4, 4]
    assert [len(packet) for packet in now.packets] == [7, 7]


# -- points ------------------------------------------------------------------------------------


@pytest.mark.rule("events.example.common_day3", "events.points.take", "events.scoring.common")
@pytest.mark.rule("events.scoring.immediate", "events.tile.scoring")
def test_on_day_3_common_treasures_give_twice_their_number_before_cats_are_drawn():
    made = table(days={3: "common", 4: "row"})
    stow(made, 0, "common-1 c4", "common-2 c5", "common-1 c6")
    stow(made, 1, "common-line c4")
    game = dawn(made, 3)
    assert events(game).points == [6, 2]
    assert [message.text() for message in game.log(1)][:3] == [
        "Day 3 begins.",
        "Event “Common treasures”: 2 points for every common treasure on the boat.",
        "P0 gains 6 points from the event.",
    ]


@pytest.mark.rule("events.points.public")
def test_everybody_sees_all_point_tokens():
    made = table(days={2: "common", 4: "maps"})
    stow(made, 0, "common-1 c4")
    game = dawn(made, 2)
    for viewer in (0, 1, None):
        assert game.view(viewer)["table"]["events"]["points"] == [2, 0]


def tokens(game, player):
    [line] = [one for one in game.score(player) if one.rule == "events.points.final"]
    return line.points


@pytest.mark.rule("events.points.days", "events.points.final")
def test_tokens_count_at_the_end_and_tiles_give_nothing_more():
    made = table(days={2: "common", 4: "maps"})
    stow(made, 0, "common-1 c4")
    drawer_of(made).points = [7, 0]
    game = dawn(made, 5)
    assert [tokens(game, player) for player in (0, 1)] == [7, 0]
    before = [game.result.totals[player] for player in (0, 1)]
    isle(game).drawer(type(events(game))).points = [12, 0]
    assert [game.result.totals[player] for player in (0, 1)] == [before[0] + 5, before[1]]


@pytest.mark.rule("events.points.days", "events.points.never_1_5")
@pytest.mark.parametrize("seed", range(4))
def test_points_are_gained_as_days_2_3_and_4_begin_and_at_no_other_time(seed):
    game = ruledock.new("isle", players=2, modules=["events"], seed=seed, windows="own")
    luck, seen = Random(seed), {}
    while not game.over:
        now = isle(game)
        if now.phase != "dawn":
            seen.setdefault(now.day, set()).add(tuple(drawer_of(now).points))
        decision = game.decisions[0]
        game.choose(decision, luck.randrange(len(decision.options)))
    assert all(len(points) == 1 for points in seen.values())
    assert seen[1] == {(0, 0)}
    assert seen[5] == seen[4]


# -- every side of every tile ------------------------------------------------------------------


def laden():
    """Four cats, three treasures and a full bow on the boat of player 0; none on the other."""
    made = table()
    stow(made, 0, "b16 c3", "g16 d3", "r16 e7 r90", "o16 e8 r90", "common-1 e5")
    show_rare(made, "rare-o", "rare-t")
    made.rare.clear()
    made.boats[0].stow("rare-o", "e3")
    made.boats[0].stow("rare-t", "u4", 2)
    return made


BACKS = {
    "event-01": [9, 9],  # 19 rats show on either boat
    "event-02": [3, 0],  # the rats on f6, h9 and i9
    "event-03": [3, 0],  # row 7 has three cats
    "event-04": [2, 0],
    "event-05": [4, 0],  # column e has two cats
    "event-06": [4, 0],
    "event-07": [4, 0],  # the green cat touches the blue and the red one
    "event-08": [15, 15],
    "event-09": [8, 0],
    "event-10": [0, 5],
    "event-11": [4, 14],  # port cabin and storeroom; all seven rooms
    "event-12": [0, 5],
    "event-13": [2, 0],  # the bow
}


@pytest.mark.parametrize("tile", BACKS)
def test_the_back_of_a_scoring_tile_pays(tile):
    made = laden()
    lay_tile(made, tile, 3)
    game = dawn(made, 3)
    while game.decisions[0].kind == "events.choose":
        mine = game.decisions[0].options
        player = game.decisions[0].player
        worth = [sum(line.points for line in game.score(player, after=one)) for one in mine]
        chosen = mine[worth.index(max(worth))]
        before = len(game.log(None))
        game.choose(game.decisions[0], chosen)
        what = chosen.notation.removeprefix("choose ").replace("cat ", "the cat on ")
        assert str(game.log(None)[before]) == f"P{player} scores {what}."
    assert events(game).points == BACKS[tile]


@pytest.mark.rule("events.tile.action", "events.action.duration")
def test_the_back_of_event_14_gives_more_fish_on_its_day_alone():
    made = table()
    lay_tile(made, "event-14", 3)
    assert isle(dawn(made, 3)).fish == [22, 22]
    made = table(days={3: "more-fish"})
    made.drawer(type(drawer_of(made))).today.income = 2
    assert isle(dawn(made, 4)).fish == [20, 20]


def test_the_back_of_event_15_swaps_the_phases():
    made = table()
    lay_tile(made, "event-15", 3)
    assert isle(dawn(made, 3)).plan == ("lessons", "finds", "rescue", "dusk")


def reward(game):
    """What a covered map gives now."""
    now = isle(game)
    usual = Reward(("common",), 1)
    return now.ruleset.hooks.isle_map_reward(usual, now, 0, "blue")


FRONTS = {
    "noble-rat": lambda game: game.decisions[0].kind == "isle.take",
    "more-fish": lambda game: isle(game).fish == [22, 22],
    "fewer-fish": lambda game: isle(game).fish == [18, 18],
    "borrowed-item": lambda game: game.decisions[0].kind == "events.borrow",
    "swapped-phases": lambda game: isle(game).plan == ("lessons", "finds", "rescue", "dusk"),
    "two-common": lambda game: reward(game) == Reward(("common",), 2),
    "rare-instead": lambda game: reward(game) == Reward(("common", "rare"), 1),
    "fewer-left": lambda game: [len(field) for field in isle(game).fields] == [2, 4],
}


@pytest.mark.parametrize("day", [1, 5])
@pytest.mark.parametrize("tile", TILES)
def test_the_front_of_a_tile_acts_on_the_first_and_on_the_last_day(tile, day):
    made = table()
    lay_tile(made, tile, day)
    game = dawn(made, day)
    happened = {event for event, holds in FRONTS.items() if holds(game)}
    assert happened == {TILES[tile][0]}
