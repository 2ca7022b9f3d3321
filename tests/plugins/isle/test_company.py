"""Every combination of kittens, creatures and events, for two, three and four players."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest

import ruledock
from ruledock.config import make_config
from ruledock.testing import check_game
from ruledock_isle.check import cards_of, check, tiles_of
from ruledock_isle.table import IsleTable
from tests.plugins.events import visibility as with_events
from tests.plugins.events.weather import account
from tests.plugins.isle import visibility as without_events
from tests.plugins.kittens.nursery import at_rest, nursery

MODULES = ("creatures", "events", "kittens")
COMPANY = [some for size in range(4) for some in combinations(MODULES, size)]
TILES = {"creature": 18, "kitten": 20}


def named(modules):
    return "+".join(modules) or "alone"


def acts(game, rng):
    """Play at random: answers, and now and then what somebody does without being asked."""
    while not game.over:
        player = rng.choice(game.table.players)
        if rng.random() < 0.1 and (open_now := game.interrupts(player)):
            option = open_now[rng.randrange(len(open_now))]
            game.interrupt(player, option)
        else:
            decision = game.decisions[rng.randrange(len(game.decisions))]
            option = decision.options[rng.randrange(len(decision.options))]
            game.choose(decision, option)
        yield option


def count(table, modules):
    """All that modules bring is somewhere, and nothing twice."""
    check(table)
    if "kittens" in modules and at_rest(table):
        assert len(nursery(table).board) == 4 or not nursery(table).bag
    if "events" in modules:
        account(table)


@pytest.mark.timeout(0)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", COMPANY, ids=named)
def test_nothing_is_lost_in_a_random_game(modules, players, scaled):
    seen = Counter()
    for seed in range(scaled(1, 200)):
        windows = {1: "phases", 2: "all"}.get(seed % 10, "own")
        game = ruledock.new("isle", players=players, modules=modules, windows=windows, seed=seed)
        start = IsleTable.of(game)
        cards, tiles = sorted(cards_of(start)), tiles_of(start)
        for name, copies in TILES.items():
            brought = sum(tiles[tile] for tile in tiles if tile.startswith(name))
            assert brought == copies * (f"{name}s" in modules)
        for option in acts(game, Random(seed)):
            count(IsleTable.of(game), modules)
            seen[type(option).__name__] += 1
        table = IsleTable.of(game)
        assert (sorted(cards_of(table)), tiles_of(table)) == (cards, tiles)
        assert table.day == 5
        assert game.result.winners
    assert {"Place", "Rescue", "Pass", "Keep", "Buy", "Lay"} <= set(seen)


@pytest.mark.timeout(0)
@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("modules", COMPANY, ids=named)
def test_what_every_game_promises(modules, players):
    given = {"game": "isle", "players": players, "modules": list(modules)}
    config = make_config({**given, "windows": ("own", "phases", "all")[players - 2]})
    seen = (with_events if "events" in modules else without_events).SEEN_BY
    assert check_game(config, visibility=seen, games=4, often=3 / 400).games == 4
