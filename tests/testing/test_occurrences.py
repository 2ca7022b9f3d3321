"""Counting what happens changes nothing about it."""

from random import Random

import ruledock
from ruledock.testing import Wanderer, counting, refusals
from ruledock_sea_salt_paper.cards import effects
from ruledock_sea_salt_paper.phases import rounds, turn

STEPS = (*rounds.STEPS, *turn.STEPS, *effects.STEPS)


def played(seed):
    game = ruledock.new("sea_salt_paper", players=3, seed=seed)
    return Wanderer(Random(seed)).play(game)


def test_every_step_and_operation_is_counted_and_the_game_is_the_same():
    before = [played(seed).record.choices for seed in range(3)]
    with counting(STEPS, effects.OPERATIONS) as seen:
        during = [played(seed).record.choices for seed in range(3)]
    assert during == before
    chosen = [line.split()[1] for choices in before for line in choices]
    assert seen["step Searching"] >= chosen.count("search") > 0
    assert seen["operation search_pile"] > 0
    counted = dict(seen)
    played(1)
    assert dict(seen) == counted


def test_refusals_are_tried_and_leave_the_game_alone():
    game = ruledock.new("sea_salt_paper", players=2, seed=1)
    strange = game.ruleset.read_option("lay crab-black-1 crab-black-1")
    before = game.save()
    refused = {why for seed in range(20) for why in refusals(game, strange, Random(seed))}
    assert game.save() == before
    ways = ("because", "not_turn", "unreadable", "undo.nothing")
    assert refused == {f"refused core.refused.{way}" for way in ways}
