"""A guess tells a player nothing: worlds that look alike are guessed alike, at every table."""

from __future__ import annotations

from random import Random

import pytest

from ruledock.game.new_game import new_game
from ruledock.testing import Wanderer, check_guess
from ruledock.testing.effort import Scaled
from tests.hostile.tables import SAMPLE, table


@pytest.mark.timeout(0)
@pytest.mark.parametrize("name", SAMPLE)
def test_twins_guess_alike_and_guesses_can_be_guessed_from(name: str, scaled: Scaled) -> None:
    config, pairs, seed = table(name), 0, 0
    while pairs < scaled(4, 300):
        game, rng = new_game(config, seed), Random(f"{name} {seed}")
        for _ in Wanderer(rng).walk(game):
            if rng.random() < 0.04:
                pairs += check_guess(game, rng.choice(game.table.players), rng)
        seed += 1


def test_a_bot_names_nothing_by_its_guesses() -> None:
    """What the packet next door really holds is not to be read in what its owner would remember."""
    named = 0
    for seed in range(40):
        game = new_game(table("isle-3"), seed)
        while game.decisions[0].kind != "isle.draft":
            game.choose(game.decisions[0], 0)
        for decision in list(game.decisions):
            game.choose(decision, 0)
        real = game.view(1)["table"]["isle"]["remembers"]
        named += game.guess(0, Random(3)).view(1)["table"]["isle"]["remembers"] == real
    assert named == 0
