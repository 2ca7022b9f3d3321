"""``check_game``, told nothing more, finds what only shows in what happened before."""

from __future__ import annotations

from typing import Any

import pytest

from ruledock.linking import plugins
from ruledock.linking.config import make_config
from ruledock.testing import Broken, Report, check_game
from ruledock.testing.effort import sampled
from tests.testing import fishing

CARDS = {"texts": fishing.DECK, "numbers": fishing.NUMBERS}


def checked(players: int, **changed: Any) -> Report:
    plugins.register("fishing", fishing.Rules(**changed).plugin("fishing"))
    try:
        return check_game(make_config({"game": "fishing", "players": players}), strict=True)
    finally:
        plugins.unregister("fishing")


@pytest.mark.parametrize(("cards", "players"), sampled(CARDS, [2, 3, 4]))
def test_the_game_without_a_mistake_keeps_every_promise(cards: str, players: int) -> None:
    report = checked(players, cards=CARDS[cards])
    assert min(report.checks.values()) >= 20
    assert report.carried > 20
    assert report.retold > 10


@pytest.mark.parametrize(
    ("mistake", "cards", "players"), sampled(fishing.MISTAKES, CARDS, [2, 3, 4])
)
def test_a_planted_mistake_is_found(mistake: str, cards: str, players: int) -> None:
    breaks, changed = fishing.MISTAKES[mistake]
    with pytest.raises(Broken) as caught:
        checked(players, cards=CARDS[cards], **changed)
    assert breaks == "*" or caught.value.property == breaks, caught.value
