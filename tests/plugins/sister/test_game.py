"""Whole games against the sister at random: nothing is lost, and every promise is kept."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock.testing import check_game
from ruledock_isle.check import cards_of, tiles_of
from ruledock_isle.table import IsleTable
from ruledock_sister.drawer import sister_of
from ruledock_sister.scoring import sister_total
from tests.plugins.events import visibility as with_events
from tests.plugins.isle.staging import isle
from tests.plugins.isle.visibility import SEEN_BY

DIFFICULTIES = ("easy", "medium", "hard", "very_hard", "expert")
MODULES = ("creatures", "events", "kittens")
COMPANY = [some for size in range(4) for some in combinations(MODULES, size)]
"""No module, one, two, or all three."""


def solo(*modules, **settings):
    return ruledock.new("isle", players=1, modules=["sister", *modules], **settings)


def wander(game, rng, seen):
    """Play at random, looking after every step for what must not change."""
    table = isle(game)
    cards, tiles = sorted(cards_of(table)), tiles_of(table)
    table.ruleset.game.check(table)
    while not game.over:
        decision = game.decisions[0]
        option = decision.options[rng.randrange(len(decision.options))]
        seen[type(option).__name__] += 1
        game.choose(decision, option)
        table = IsleTable.of(game)
        sister = sister_of(table)
        assert len(sister.cards_to_come) + len(sister.today) + len(sister.used) == 23
        assert len(sister.colours) + len(sister.colours_to_come) == 5
        table.ruleset.game.check(table)
    assert (sorted(cards_of(table)), tiles_of(table)) == (cards, tiles)


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_nothing_is_lost_in_a_random_game(difficulty, scaled):
    seen = Counter()
    for seed in range(scaled(6, 200)):
        game = solo(difficulty=difficulty, seed=seed, windows="own")
        wander(game, Random(seed), seen)
        table = isle(game)
        assert table.day == 5
        won = game.result.totals[0] > sister_total(table)
        assert game.result.winners == ((0,) if won else ())
    assert {"Place", "Rescue", "Pass", "Keep", "Buy", "Lay", "Find", "Play"} <= set(seen)


@pytest.mark.timeout(0)
@pytest.mark.parametrize("modules", COMPANY[1:], ids="+".join)
def test_nothing_is_lost_with_other_modules(modules, scaled):
    games = scaled(2, 5 * 200)
    for seed in range(games):
        difficulty = DIFFICULTIES[seed * 5 // games]
        game = solo(*modules, difficulty=difficulty, seed=seed, windows="own")
        wander(game, Random(seed), Counter())
        assert isle(game).day == 5


@pytest.mark.parametrize("windows", ["own", "all"])
def test_what_every_game_promises(windows, scaled):
    given = {"game": "isle", "players": 1, "modules": ["sister"], "windows": windows}
    config = make_config({**given, "difficulty": "expert"})
    report = check_game(config, visibility=SEEN_BY, games=scaled(1, 20), often=3 / 100)
    assert report.games == scaled(1, 20)


@pytest.mark.thorough
@pytest.mark.parametrize("modules", COMPANY, ids="+".join)
@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_what_every_game_with_modules_promises(modules, difficulty):
    given = {"game": "isle", "players": 1, "modules": ["sister", *modules]}
    config = make_config({**given, "difficulty": difficulty})
    seen = with_events.SEEN_BY if "events" in modules else SEEN_BY
    assert check_game(config, visibility=seen, games=4, often=3 / 200).games == 4


def test_what_is_still_to_come_is_known_and_its_order_is_not():
    game = solo(seed=3, windows="own")
    before = game.view(0)["table"]["sister"]
    assert len(before["cards_to_come"]) == 23
    assert len(before["colours_to_come"]) == 4
    worlds = set()
    for number in range(30):
        guess = game.guess(0, Random(number))
        ruledock.playout(guess, ruledock.RandomBot(1))
        sister = sister_of(IsleTable.of(guess))
        assert sister.colours[0] == before["colours"][0]
        worlds.add((sister.used[0], sister.colours[1]))
    assert len({card for card, _ in worlds}) > 8
    assert len({colour for _, colour in worlds}) == 4


def test_a_save_that_no_game_could_reach_is_refused():
    data = solo(seed=3).save()
    drawer = data["drawers"]["sister"]
    drawer["cards_to_come"] = drawer["cards_to_come"][1:]
    with pytest.raises(ruledock.SaveError, match="every card of the sister"):
        ruledock.load(data)


def test_without_her_nothing_of_her_is_there():
    table = IsleTable.of(ruledock.new("isle", players=2, seed=1))
    assert table.book.lessons["121"].score == table.ruleset.content.get("lessons", "121").score
    assert "sister" not in str(sorted(table.ruleset.operations.operations))
    assert "remove_cat" not in table.ruleset.operations.operations
