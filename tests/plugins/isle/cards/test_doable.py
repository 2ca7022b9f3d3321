"""A card is played only if all that it does can be done now."""

from __future__ import annotations

import pytest

from ruledock_isle.cards.operations import doable
from ruledock_isle.phases.rescue import RescueTurn
from tests.plugins.isle.staging import fields, stow, table_of, teach, use_boats


def ready():
    """A table at which everything can be done: it is player 0's turn, who has some of all."""
    table = table_of(2)
    use_boats(table, "boat-blue", "boat-red")
    stow(table, 0, "common-1 d5", "common-1 e5")
    teach(table, 0, "113", "114")
    table.fish = [1, 0]
    table.baskets, table.spare_baskets = [2, 1], 7
    fields(table, left=["b01", "g02"])
    table.push(RescueTurn(0))
    return table


def unload(table):
    use_boats(table, "boat-blue", "boat-red")


MISSING = {
    "pay_fish": lambda table: table.pay(0, 1),
    "gain_basket": lambda table: setattr(table, "spare_baskets", 0),
    "give_basket": lambda table: setattr(table, "baskets", [0, 1]),
    "waive_contact": lambda table: setattr(table, "waivers", [True, False]),
    "extra_rescue": lambda table: table.push(RescueTurn(1)),
    "draw_cards": lambda table: table.deck.clear(),
    "discard_lessons": lambda table: table.lessons[0].pop(),
    "take_tiles": lambda table: table.common.clear(),
    "draw_tile": lambda table: table.bag.clear(),
    "draw_to_fields": lambda table: table.bag.clear(),
    "discard_treasures": unload,
}


@pytest.mark.parametrize("operation", MISSING)
def test_what_cannot_be_done_is_not_begun(operation):
    table = ready()
    known = {one["name"]: one["example"] for one in table.ruleset.operations.describe()}
    effect = table.ruleset.operations.compile([known[operation]])
    assert doable(table, 0, effect)
    MISSING[operation](table)
    assert not doable(table, 0, effect)
    possible = table.ruleset.operations.compile([{"gain_fish": {"each": 1}}])
    assert doable(table, 0, possible)
    assert not doable(table, 0, (*possible, *effect))
