"""Whole games with events: nothing is lost, everything promised is kept, all of it occurs."""

import json
from collections import Counter
from random import Random

import pytest

import ruledock
from ruledock.errors import ContentError, LinkError
from ruledock.game.game import Game
from ruledock.game.seat import Seat
from ruledock.linking.config import make_config
from ruledock.testing import (
    Wanderer,
    check_absent,
    check_game,
    check_leaks,
    check_module_order,
    check_streams,
)
from ruledock.words import selection_of
from ruledock_bots.known import bots_of
from ruledock_drawing.palette import Palette
from ruledock_drawing.screen import screens_of
from ruledock_isle.check import check
from ruledock_isle.phases.days import NextPhase
from ruledock_isle.table import IsleTable
from tests.plugins.events.visibility import SEEN_BY
from tests.plugins.events.weather import account, dawn, drawer_of, lend, rat, table
from tests.plugins.isle.random_boats import random_scene
from tests.plugins.isle.staging import (
    begin,
    do,
    give,
    interrupt,
    isle,
    open_to,
    rescuing,
    stow,
)


def play(players, seed, seen, windows="own", modules=("events",)):
    """A random game in which rats are chased out of turn; everything is counted after each act."""
    game = ruledock.new("isle", players=players, modules=modules, seed=seed, windows=windows)
    luck = Random(seed)
    while not game.over:
        meddler = luck.randrange(players)
        chases = [one for one in game.interrupts(meddler) if one.notation.startswith("chase")]
        if chases and luck.random() < 0.2:
            seen[f"chase in {isle(game).phase}"] += 1
            game.interrupt(meddler, luck.choice(chases))
        else:
            decision = game.decisions[luck.randrange(len(game.decisions))]
            option = decision.options[luck.randrange(len(decision.options))]
            seen[type(option).__name__] += 1
            game.choose(decision, option)
        count(IsleTable.of(game))
    return game


def count(now):
    """Rats, items, tiles and points are where they can be."""
    check(now)
    account(now)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_is_lost_in_random_games(players, scaled):
    seen = Counter()
    for seed in range(scaled(6, 50)):
        game = play(players, seed, seen)
        assert isle(game).day == 5
        assert game.result.winners


@pytest.mark.thorough
def test_every_option_occurs_and_rats_are_chased_in_every_phase():
    seen = Counter()
    for seed in range(300):
        play(3, seed, seen, windows="all")
    phases = ("dawn", "explore", "rescue", "finds", "scoring")
    expected = {"Borrow", "Add", "ChooseRow", "ChooseColumn", "ChooseCat"}
    expected |= {f"chase in {phase}" for phase in phases}
    assert {name for name in expected if not seen[name]} == set()


@pytest.mark.parametrize(
    ("players", "windows"),
    [
        pytest.param(2, "own", marks=pytest.mark.thorough),
        (3, "all"),
        pytest.param(4, "phases", marks=pytest.mark.thorough),
    ],
)
def test_what_every_game_promises(players, windows, scaled):
    given = {"game": "isle", "players": players, "modules": ["events"], "windows": windows}
    report = check_game(make_config(given), visibility=SEEN_BY, games=scaled(1, 8), often=0.01)
    assert report.games == scaled(1, 8)


def test_worlds_differ_in_the_tiles_nobody_sees(scaled):
    differed = set()
    for seed in range(scaled(2, 50)):
        made, luck = ruledock.new("isle", players=2, modules=["events"], seed=seed), Random(seed)
        for _ in Wanderer(luck).walk(made):
            if luck.random() < 0.1:
                differed |= check_leaks(made, luck.choice([0, 1, None]), luck, further=2)
    assert differed >= {"events.row", "events.bag"}


def test_a_guess_shows_the_same_row_and_may_hold_other_tiles():
    made = ruledock.new("isle", players=2, modules=["events"], seed=4, windows="own")
    rows = set()
    for seed in range(60):
        guess = made.guess(0, Random(seed))
        assert guess.view(0)["table"]["events"] == made.view(0)["table"]["events"]
        rows.add(tuple(drawer_of(isle(guess)).row))
    assert len(rows) > 1


def test_streams_are_its_own():
    given = {"game": "isle", "players": 2, "modules": ["events"], "windows": "own"}
    check_streams(make_config(given), 3)


def test_switched_off_nothing_of_it_exists():
    game = ruledock.new("isle", players=2, seed=1)
    check_absent(game, ["events"])
    assert "noble" not in json.dumps(game.save())


def test_the_order_of_modules_never_shows():
    given = {"game": "isle", "players": 2, "modules": ["creatures", "events", "kittens"]}
    check_module_order(make_config({**given, "windows": "own"}), 5)


# -- words -------------------------------------------------------------------------------------


def test_numbers_name_one_row_one_column_or_one_tile(scaled):
    """Compared with the names of the squares of a boat."""
    made, luck = table(), Random(3)
    for _ in range(scaled(30, 1000)):
        scene = random_scene(luck, made.book.fleet)
        boat = scene.boat
        grid = boat.plan.grid
        every = names_of(boat, grid.cells)
        for number in range(grid.height + 2):
            row = {name for name in every if name.lstrip(LETTERS) == str(number)}
            assert squares(made, scene, "nth-row", number) == row
        for number in range(min(grid.width, 26) + 1):
            letter = LETTERS[number - 1] if number else ""
            column = {name for name in every if name.rstrip("0123456789") == letter}
            assert squares(made, scene, "nth-column", number) == column
        tiles = [set(), *(names_of(boat, one.cells) for one in boat.stowed), set()]
        for number, tile in enumerate(tiles):
            assert squares(made, scene, "nth-tile", number) == tile


LETTERS = "abcdefghijklmnopqrstuvwxyz"


def names_of(boat, cells):
    names = boat.plan.grid.names
    return {names[cell] for cell in boat.plan.squares if cells >> cell & 1}


def squares(made, scene, word, number):
    """The squares of what a word picks."""
    picked = {"and": ["squares", {"in": {word: number}}]}
    compiled = made.ruleset.words.compile(selection_of("square"), picked)
    return names_of(scene.boat, compiled(scene))


# -- packs -------------------------------------------------------------------------------------


def pack(folder, name, files, **more):
    """A pack on disk, laid over the shipped one."""
    home = folder / name
    about = {"name": name, "version": "1.0", "title": name, **more}
    for file, value in {"pack.json": about, **files}.items():
        (home / file).parent.mkdir(parents=True, exist_ok=True)
        (home / file).write_text(json.dumps(value), encoding="utf-8")
    return str(home)


def test_an_overlay_replaces_what_is_house(tmp_path):
    swap = {"id": "event-14", "front": "rare-instead", "back": "fewer-left", "provenance": "house"}
    over = pack(tmp_path, "mine", {"event-tiles/mine.json": swap}, overlays=["events"])
    game = ruledock.new("isle", players=2, modules=["events"], packs=[over], seed=1)
    assert game.ruleset.content.items["event-tiles"]["event-14"].back == "fewer-left"


def test_a_scoring_on_a_front_is_refused(tmp_path):
    wrong = {"id": "event-14", "front": "maps", "back": "fewer-left", "provenance": "house"}
    over = pack(tmp_path, "mine", {"event-tiles/mine.json": wrong}, overlays=["events"])
    with pytest.raises(LinkError, match="event-14 has the scoring 'maps' on its front"):
        ruledock.new("isle", players=2, modules=["events"], packs=[over])


def test_an_event_that_does_and_scores_is_refused(tmp_path):
    both = {
        "id": "both",
        "name": "Both",
        "text": "Both.",
        "does": ["borrow_item"],
        "score": {"pay": 1, "per": "rats"},
        "examples": [{"boat": "*.", "scores": 1}],
        "provenance": "house",
    }
    over = pack(tmp_path, "mine", {"events/mine.json": both}, needs=["events"])
    with pytest.raises(ContentError, match=r"events/mine\.json"):
        ruledock.new("isle", players=2, modules=["events"], packs=[over])


@pytest.mark.parametrize(
    ("does", "place", "close"),
    [
        ({"swap_phases": {"first": "resque", "second": "finds"}}, "swap_phases/first", "rescue"),
        ({"widen_map_reward": {"with": "rarer"}}, "widen_map_reward/with", "rare"),
        ({"take_tiles": {"from": "comon", "count": 1}}, "take_tiles/from", "common"),
    ],
)
def test_a_phase_or_supply_that_is_not_there_is_refused(tmp_path, does, place, close):
    event = {"id": "odd", "name": "Odd", "text": "Odd.", "does": [does], "provenance": "house"}
    over = pack(tmp_path, "mine", {"events/mine.json": event}, needs=["events"])
    with pytest.raises(ContentError) as refused:
        ruledock.new("isle", players=2, modules=["events"], packs=[over])
    [mistake] = refused.value.mistakes
    assert (mistake.pointer, mistake.nearest) == (f"/does/0/{place}", close)


def test_fish_that_a_card_will_still_take_are_not_spent_on_chasing(tmp_path):
    dear = {
        "id": "076",
        "kind": "anytime",
        "name": "Dear recycling",
        "text": "Give up a permanent basket, and then pay 2 fish.",
        "cost": 2,
        "does": ["give_basket", {"pay_fish": {"amount": 2}}],
        "provenance": "house",
    }
    over = pack(tmp_path, "dear", {"cards/dear.json": dear}, overlays=["isle"])
    for fish, chases in ((2, []), (3, ["chase d3"])):
        made = table(packs=[over])
        stow(made, 0, "b16 c3")
        rat(made, 0, "d3")
        give(made, 0, "076")
        made.fish = [fish, 0]
        made.used_baskets[0], made.spare_baskets = 1, made.spare_baskets - 1
        game = rescuing(made)
        do(game, "play 076")
        assert open_to(game, 0) == chases
        for chase in chases:
            interrupt(game, 0, chase)
        do(game, "give used basket")
        assert isle(game).fish[0] == 0


def test_a_save_with_a_token_too_many_is_refused():
    saved = ruledock.new("isle", players=2, modules=["events"], seed=1).save()
    text = json.dumps(saved)
    assert '"spare_items": 10' in text or '"spare_items":10' in text
    wrong = json.loads(text.replace('"spare_items": 10', '"spare_items": 11'))
    with pytest.raises(ruledock.SaveError, match="borrowed items"):
        ruledock.load(wrong)


def test_fewer_days_have_fewer_tiles_and_many_days_all_there_are():
    short = ruledock.new("isle", players=2, modules=["events"], seed=1, rules={"days": 2})
    assert len(short.view(None)["table"]["events"]["row"]) == 2
    long = ruledock.new("isle", players=2, modules=["events"], seed=1, rules={"days": 18})
    assert len(long.view(None)["table"]["events"]["row"]) == 15


def test_the_screen_shows_the_row_points_and_items():
    made = table(days={2: "maps"})
    drawer_of(made).points = [4, 0]
    drawer_of(made).items = [["boots"], []]
    drawer_of(made).added = [[], ["basket"]]
    drawer_of(made).spare_items = 8
    view = Game(made).view(None)
    drawn = screens_of(made.ruleset)["events"](view, Palette())
    assert "  1 More fish: Today each player gets 2 more fish.\n  2 Visible maps: " in drawn
    assert "P0: 4 points; borrowed boots" in drawn
    assert "P1: 0 points; laid a basket" in drawn


def greedily(made):
    """What the bot of the isle does here."""
    [decision] = made.decisions
    bot = bots_of(made.ruleset)["greedy"](0)
    chosen = bot(Seat(made, decision.player, decision))
    return decision.options[chosen] if isinstance(chosen, int) else chosen


def test_the_bot_of_the_isle_chases_rats_uses_items_and_chooses_what_pays():
    made = table()
    stow(made, 0, "b16 c3")
    rat(made, 0, "d3")
    made.fish = [2, 0]
    assert greedily(rescuing(made)).notation == "chase d3"
    made = table(days={2: "row"})
    stow(made, 0, "b16 c3", "r16 d7 r90")
    assert greedily(dawn(made, 2)).notation == "choose row 7"
    made = table()
    lend(made, 0, "boots")
    made.plan = ("rescue",)
    assert greedily(begin(made, NextPhase())).notation == "add boots"
