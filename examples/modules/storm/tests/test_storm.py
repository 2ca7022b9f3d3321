"""The storm, tested with nothing but what Ruledock ships for module authors."""

from random import Random

import pytest

import ruledock
from ruledock.plugin import Game
from ruledock.testing import check_absent, check_game, check_module_order
from ruledock_isle.public import IsleTable, Place, rescues, stow
from ruledock_storm.plugin import Storm


def on_day(day, seed=3):
    """A game at the first rescue decision of a day, played at random until then."""
    game, rng = ruledock.new("isle", players=2, modules=["storm"], seed=seed), Random(seed)
    while IsleTable.of(game).day < day or game.decisions[0].kind != "isle.rescue":
        decision = game.decisions[0]
        game.choose(decision, rng.randrange(len(decision.options)))
    return game


def affordable(game, fish):
    """The tiles the player on turn could rescue with this many fish."""
    table = IsleTable.of(game.copy())
    player = game.decisions[0].player
    table.fish[player] = fish
    table.baskets[player] = 1
    return {str(option).split()[1] for option in rescues(table, player)}


@pytest.mark.parametrize(("day", "price"), [(2, 5), (3, 6), (4, 5)])
def test_the_right_field_costs_one_more_while_it_blows(day, price):
    game = on_day(day)
    left, right = IsleTable.of(game).fields
    assert IsleTable.of(game).drawer(Storm).blows is (day == 3)
    assert set(right) & affordable(game, price - 1) == set()
    assert set(right) & affordable(game, price)
    assert set(left) & affordable(game, 3)


def test_a_refused_rescue_names_the_price_in_the_storm():
    game = on_day(3)
    table, player = IsleTable.of(game), game.decisions[0].player
    table.fish[player], table.baskets[player] = 5, 1
    with pytest.raises(ruledock.Refusal, match="it costs 6 fish, but only 5 are left"):
        Game(table).parse(player, f"rescue {table.fields[1][0]} permanent")


def test_one_rare_find_may_lie_out_of_contact():
    game = on_day(3)
    table, player = IsleTable.of(game), game.decisions[0].player
    boat, must_touch = table.boats[player], table.ruleset.hooks.isle_contact
    treasure = next(tile for tile in table.book.tiles if table.book.tiles[tile].is_rare)
    assert must_touch(table, player, table.fields[0][0])
    assert not must_touch(table, player, treasure)
    anywhere, touching = (
        list(boat.placements(lambda *spot: spot, treasure, contact)) for contact in (False, True)
    )
    at, turn, flip = next(spot for spot in anywhere if spot not in touching)
    stow(table, player, Place(treasure, at, turn, flip, None), "rare")
    assert must_touch(table, player, treasure)


def test_the_host_may_move_the_storm():
    game = ruledock.new("isle", players=2, modules=["storm"], seed=1, rules={"storm": {"day": 1}})
    assert IsleTable.of(game).drawer(Storm).blows
    with pytest.raises(ruledock.RuledockError, match="/rules/storm/day"):
        ruledock.new("isle", players=2, modules=["storm"], rules={"storm": {"day": 0}})


def test_it_keeps_every_promise():
    config = ruledock.Config("isle", players=2, modules=["storm"])
    check_game(config, strict=True, games=1, often=0.01)


def test_it_leaves_no_trace_when_it_is_off():
    check_absent(ruledock.new("isle", players=2, modules=["kittens"], seed=1), ["storm"])


def test_its_place_in_the_list_never_shows():
    both = ruledock.Config("isle", players=2, modules=["storm", "kittens"])
    check_module_order(both, seed=1)
