"""The storm, tested with nothing but what Ruledock ships for module authors."""

from __future__ import annotations

from pathlib import Path

import pytest

import ruledock
from ruledock.linking.config import make_config
from ruledock.testing import check_absent, check_game, check_module_order
from ruledock_isle.boat.placing import stow
from ruledock_isle.options import Place
from ruledock_isle.phases.rescue import rescues
from ruledock_isle.table import IsleTable
from ruledock_storm.plugin import Storm

HERE = Path(__file__).parents[1]
CONFIG = make_config({"game": "isle", "players": 2, "modules": ["storm"]})


def on_day(day: int, seed: int = 3) -> ruledock.Game:
    """A game at the first rescue decision of a day."""
    game = ruledock.new("isle", players=2, modules=["storm"], seed=seed)
    bot = ruledock.RandomBot(seed)
    table = IsleTable.of(game)
    while not (table.day == day and game.decisions[0].kind == "isle.rescue"):
        decision = game.decisions[0]
        game.choose(decision, bot(_Blind(decision)))
        table = IsleTable.of(game)
    return game


class _Blind:
    """All that a random bot looks at."""

    def __init__(self, decision: ruledock.Decision) -> None:
        self.decision = decision


def affordable(game: ruledock.Game, fish: int) -> set[str]:
    """The tiles the player on turn could rescue with so many fish."""
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


def spot_of(at: str, turn: int, flip: bool) -> tuple[str, int, bool]:
    return at, turn, flip


def test_one_rare_find_may_lie_out_of_contact():
    game = on_day(3)
    table = IsleTable.of(game)
    player = game.decisions[0].player
    boat = table.boats[player]
    treasure = next(tile for tile in table.book.tiles if table.book.tiles[tile].is_rare)
    hooks = table.ruleset.hooks
    assert hooks.isle_contact(table, player, treasure) is False
    cat = table.fields[0][0]
    assert hooks.isle_contact(table, player, cat) is True
    touching = set(boat.placements(spot_of, treasure, True))
    at, turn, flip = next(
        spot for spot in boat.placements(spot_of, treasure, False) if spot not in touching
    )
    stow(table, player, Place(treasure, at, turn, flip, None), "rare")
    assert player not in table.drawer(Storm).loose
    assert hooks.isle_contact(table, player, treasure) is True


def test_the_host_may_move_the_storm():
    game = ruledock.new("isle", players=2, modules=["storm"], seed=1, rules={"storm": {"day": 1}})
    assert IsleTable.of(game).drawer(Storm).blows
    with pytest.raises(ruledock.RuledockError, match="/rules/storm/day"):
        ruledock.new("isle", players=2, modules=["storm"], rules={"storm": {"day": 0}})


def test_it_keeps_every_promise(scaled):
    check_game(CONFIG, games=scaled(1, 20), often=0.01)


def test_it_leaves_no_trace_when_it_is_off():
    game = ruledock.new("isle", players=2, modules=["kittens"], seed=1)
    check_absent(game, ["storm"])


def test_its_place_in_the_list_never_shows():
    both = make_config({"game": "isle", "players": 2, "modules": ["storm", "kittens"]})
    check_module_order(both, seed=1)


def test_the_tutorial_shows_the_module_as_it_is():
    source = (HERE / "ruledock_storm/plugin.py").read_text(encoding="utf-8")
    text = (HERE / "README.md").read_text(encoding="utf-8")
    blocks = [block.split("```")[0] for block in text.split("```python\n")[1:]]
    assert len(blocks) > 4
    for block in blocks:
        assert block in source
