"""Whole games of the family mode at random: nothing is lost, and every promise is kept."""

from collections import Counter
from random import Random

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock.testing import check_game
from ruledock.testing.modules import check_module_order
from ruledock_bots.known import bots_of
from ruledock_isle.check import cards_of, check, tiles_of
from ruledock_isle.table import IsleTable
from tests.plugins.isle.staging import isle
from tests.plugins.isle.visibility import SEEN_BY

COMPANY = [(), ("kittens",), ("creatures",), ("creatures", "kittens")]


def conf(players, company=(), **more):
    return make_config(
        {"game": "isle", "players": players, "modules": ["family", *company], **more}
    )


def wander(game, rng, seen):
    """Play at random, looking after every step for what must not change."""
    table = isle(game)
    cards, tiles = sorted(cards_of(table)), tiles_of(table)
    check(table)
    turn = None
    while not game.over:
        decision = game.decisions[0]
        option = decision.options[rng.randrange(len(decision.options))]
        seen[f"{decision.kind} {option.notation.split()[0]}"] += 1
        if option.notation.startswith("rescue"):
            table = IsleTable.of(game)
            now = (table.day, len(table.boats[decision.player].stowed), decision.player)
            assert now != turn
            turn = now
        game.choose(decision, option)
        table = IsleTable.of(game)
        check(table)
        assert not any(table.fish) and not any(table.baskets) and not any(table.hands)
        assert not any("oshax" in one.tile for boat in table.boats for one in boat.stowed)
    assert (sorted(cards_of(table)), tiles_of(table)) == (cards, tiles)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("company", COMPANY, ids=lambda some: "+".join(some) or "alone")
def test_nothing_is_lost_in_a_random_game(players, company, scaled):
    seen = Counter()
    for seed in range(scaled(1, 200)):
        game = ruledock.new(conf(players, company, seed=seed))
        wander(game, Random(seed), seen)
        table = isle(game)
        assert table.day == 5
        assert [len(kept) for kept in table.lessons] == [2] * players
        assert [len(thrown) for thrown in table.discarded] == [1] * players
    expected = {"isle.draft keep", "isle.rescue rescue", "isle.rescue pass", "isle.place place"}
    assert expected <= set(seen)


def test_what_every_game_promises(scaled):
    report = check_game(conf(scaled(2, 3)), visibility=SEEN_BY, games=scaled(1, 40), often=1 / 100)
    assert report.games == scaled(1, 40)


@pytest.mark.thorough
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("company", COMPANY, ids=lambda some: "+".join(some) or "alone")
def test_what_every_game_in_company_promises(players, company):
    assert check_game(conf(players, company), visibility=SEEN_BY, games=4, often=3 / 200).games == 4


def test_the_order_of_modules_never_shows():
    check_module_order(conf(2, COMPANY[3]), 1)


def test_the_ukrainian_edition_has_the_same_family_mode():
    game = ruledock.new(conf(2, edition="uk", seed=1))
    ruledock.playout(game, ruledock.RandomBot(1))
    assert isle(game).day == 5
    assert "151" in isle(game).book.deck


def test_who_is_greedy_fills_more_rooms_than_who_is_not():
    game = ruledock.new(conf(2, seed=3))
    greedy, any_way = bots_of(game.ruleset)["greedy"](1), ruledock.RandomBot(1)
    ruledock.playout(game, [greedy, any_way])
    assert game.result is not None
    assert game.result.totals[0] > game.result.totals[1]


def test_a_guess_knows_the_own_lessons_and_not_those_of_others():
    game = ruledock.new(conf(2, seed=3))
    for decision in list(game.decisions):
        game.choose(game.decision_of(decision.player), 0)
    mine, theirs = set(), set()
    for number in range(30):
        table = IsleTable.of(game.guess(0, Random(number)))
        mine.add(tuple(table.lessons[0] + table.discarded[0]))
        theirs.add(tuple(table.lessons[1]))
    assert len(mine) == 1
    assert len(theirs) > 15


def test_when_it_is_off_nothing_of_it_is_there():
    table = IsleTable.of(ruledock.new("isle", players=2, modules=["kittens"], seed=1))
    assert "151" not in table.book.cards
    assert "free" not in table.book.baskets
    assert "334" not in table.book.cards
    assert [line.rule for line in table.book.lines][-1] == "isle.score.rare"


def test_more_kept_than_dealt_means_all_are_kept():
    game = ruledock.new(conf(2, seed=1, rules={"family": {"deal": 2, "keep": 3}}))
    ruledock.playout(game, ruledock.RandomBot(1))
    assert [len(kept) for kept in isle(game).lessons] == [2, 2]
