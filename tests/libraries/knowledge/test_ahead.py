"""One step ahead: the view after a choice, where nothing unknown follows from it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ruledock
from ruledock.errors import Refusal
from ruledock.game.game import Game

TABLES: dict[str, dict[str, Any]] = {
    "auction": {"players": 3},
    "sea_salt_paper": {"players": 3},
    "kockombat": {"players": 2},
    "isle": {"players": 2, "modules": ["kittens", "creatures", "events"]},
    "isle ": {"players": 1, "modules": ["sister"]},
    "isle  ": {"players": 3, "modules": ["family"]},
}


def wandering(name: str, seed: int, most: int = 150) -> Any:
    """A game at one decision after the other, with the option that is taken next."""
    game, rng = ruledock.new(name.strip(), seed=seed, **TABLES[name]), Random(seed)
    for _ in range(most):
        if game.over:
            return
        decision = rng.choice(game.decisions)
        option = decision.options[rng.randrange(len(decision.options))]
        yield game, decision, option
        game.choose(decision, option)


@pytest.mark.parametrize("name", TABLES)
def test_what_is_shown_ahead_is_what_comes(name: str) -> None:
    shown = refused = 0
    for game, decision, option in wandering(name, 5):
        before, player = game.save(), decision.player
        try:
            ahead = game.ahead(player, option)
        except Refusal:
            refused += 1
            continue
        assert game.save() == before
        after = game.copy()
        after.choose(after.decision_of(player) or decision, option)
        assert ahead == after.view(player)
        shown += 1
    assert shown
    assert refused


def test_chance_is_not_shown_ahead() -> None:
    game = ruledock.new("sea_salt_paper", players=2, seed=1)
    decision = game.decisions[0]
    draw = next(one for one in decision.options if one.notation == "draw")
    with pytest.raises(Refusal, match="the choice to draw from the pile: chance, or"):
        game.ahead(decision.player, draw)


def test_what_others_have_sealed_is_not_shown_ahead() -> None:
    game = ruledock.new("auction", players=2, seed=1, rules={"draft": {"packet": 0}})
    first, second = game.decisions
    assert first.kind == "auction.bid"
    game.choose(first, 1)
    with pytest.raises(Refusal):
        game.ahead(second.player, second.options[1])


def test_what_is_not_open_is_refused() -> None:
    game: Game = ruledock.new("auction", players=2, seed=1)
    decision = game.decisions[0]
    option = decision.options[0]
    game.choose(decision, option)
    with pytest.raises(Refusal):
        game.ahead(decision.player, option)
