"""An option that a plugin offers and nobody can type is the plugin's mistake, told by name."""

from __future__ import annotations

import pytest

import ruledock
from ruledock_auction.options import Bid
from ruledock_mistakes.refusals import unknown
from ruledock_sea_salt_paper.options import Pass

RULESET = ruledock.new("auction", players=3, seed=0).table.ruleset
MOST = max(coins for coins in range(10_000) if not unknown(RULESET, Bid(coins)))


def test_a_kind_that_is_not_declared() -> None:
    told = unknown(RULESET, Pass())
    assert told == "'pass' is offered, but Pass is in no OPTIONS"


@pytest.mark.parametrize("coins", [0, MOST])
def test_what_can_be_typed_is_fine(coins: int) -> None:
    assert unknown(RULESET, Bid(coins)) == ""


@pytest.mark.parametrize("coins", [-1, MOST + 1])
def test_a_value_outside_its_axis(coins: int) -> None:
    told = unknown(RULESET, Bid(coins))
    assert told == (
        f"'bid {coins}' is offered, but coins={coins} is not in the domain of its axis 'coins'"
    )
