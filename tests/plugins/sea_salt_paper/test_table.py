"""The table: what a save may hold, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ruledock
from ruledock import SaveError
from tests.rules.sea_salt_paper.tables import do, sea, table_of


def saved() -> dict[str, Any]:
    game = sea(at="draw", piles=["crab-black", "fish-green"], hands=["boat-black", "shell-grey"])
    data: dict[str, Any] = json.loads(json.dumps(do(game, "take 1", "pass").save()))
    return data


def test_a_save_goes_on_where_it_was_taken() -> None:
    game = ruledock.load(saved())
    assert table_of(game).hands == [["boat-black-1", "crab-black-1"], ["shell-grey-1"]]
    assert table_of(game).owned[0].bit_count() == 2


def test_a_card_in_two_places_is_refused() -> None:
    data = saved()
    data["table"]["deck"].append("boat-black-1")
    with pytest.raises(SaveError, match="exactly one place"):
        ruledock.load(data)


def test_a_lost_card_is_refused() -> None:
    data = saved()
    data["table"]["deck"].pop()
    with pytest.raises(SaveError, match="exactly one place"):
        ruledock.load(data)


def test_a_game_may_have_a_thousand_rounds_and_no_more() -> None:
    data = saved()
    data["table"]["rounds"] = [{"how": "out", "caller": None, "points": [0, 0]}] * 1000
    assert len(table_of(ruledock.load(data)).rounds) == 1000
    data["table"]["rounds"].append(data["table"]["rounds"][0])
    with pytest.raises(SaveError, match="no game has that many rounds"):
        ruledock.load(data)


@pytest.mark.parametrize("hands", [[["boat-black-1"], ["crab-black-1", "shell-grey-1"]]])
def test_a_trail_that_leads_elsewhere_is_refused(hands: list[list[str]]) -> None:
    data = saved()
    data["table"]["hands"] = hands
    with pytest.raises(SaveError, match="trail"):
        ruledock.load(data)


def test_a_save_in_the_middle_of_a_game_is_small() -> None:
    sizes = []
    for seed in range(6):
        game, bot = ruledock.new("sea_salt_paper", players=2, seed=seed), ruledock.RandomBot(seed)
        for _ in range(120):
            (decision,) = game.decisions
            game.choose(decision, bot(ruledock.Seat(game, decision.player, decision)))
        sizes.append(len(json.dumps(game.save(), separators=(",", ":"))))
    assert max(sizes) < 2300


def test_rounds_may_be_played_with_other_numbers() -> None:
    rules = {"draw": 3, "discard_piles": 3, "closing_points": 4, "targets": {"2": 20}}
    game = ruledock.new("sea_salt_paper", players=2, seed=3, rules=rules)
    table = table_of(game)
    assert len(table.piles) == 3
    do(game, "draw")
    assert len(table.drawn) == 3
    do(game, game.decisions[0].options[1].notation, "discard 3", "discard 3")
    assert [len(pile) for pile in table.piles] == [1, 1, 3]
    ruledock.playout(game, ruledock.RandomBot(3))
    assert table.winner is not None or max(game.result.totals) >= 20
