"""Thousands of random games: nothing gets lost, nothing raises, everything happens."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

import ruledock
from ruledock.linking.declarations import declared_by
from ruledock.testing import Wanderer, counting, refusals
from ruledock_kockombat.clans import operations
from ruledock_kockombat.phases import choosing, ending, turns
from ruledock_kockombat.table import KockombatTable
from tests.rules.kockombat.boards import CLANS

PAIRS = list(permutations(CLANS, 2))
STREAMS = 6
"""The games are shared out so that several processes can play them."""
STEPS: Any = (*choosing.STEPS, *turns.STEPS, *ending.STEPS)
PREY = [f"mouse_{n}" for n in range(1, 7)] + ["pigeon_1", "pigeon_2", "fly_1", "fly_2"]
DOGS = [f"dog_{n}" for n in range(1, 6)]


def cats(clan):
    return [f"{clan}_{which}" for which in (1, 2, 3, 4, "chief")]


def check(table):
    """Every tile of the game in one place, whatever has happened to it."""
    if not table.board:
        return
    lying = [tile for tile in table.board if tile not in ("?", "-")]
    everything = sorted([*lying, *table.unseen, *table.caught[0], *table.caught[1]])
    clans = [cat for clan in table.clans for cat in cats(clan)]
    assert everything == sorted([*clans, *PREY, *DOGS])
    assert table.board.count("?") == len(table.unseen)
    assert table.board.count("-") == len(table.caught[0]) + len(table.caught[1])
    assert set(table.facing) == set(lying) & set(DOGS)
    assert all(facing in range(4) for facing in table.facing.values())
    assert table.down <= set(clans)


@pytest.mark.parametrize("stream", range(STREAMS))
def test_tiles_are_conserved_after_every_step(stream, scaled):
    for number in range(stream, scaled(150, 10_000), STREAMS):
        pair = PAIRS[number % len(PAIRS)]
        game = ruledock.new("kockombat", seed=number, clans=list(pair))
        for _ in Wanderer(Random(number)).walk(game):
            check(KockombatTable.of(game))
        check(KockombatTable.of(game))
        assert "?" not in KockombatTable.of(game).board


def test_every_step_option_operation_refusal_and_score_line_occurs(scaled):
    """Counted over random games of all pairs of clans and all ways of choosing."""
    with counting(STEPS, operations.OPERATIONS) as seen:
        for number in range(scaled(126, 1500)):
            ways = {"choice": ("limited", "expert", "free")[number // 3 % 3]}
            settings = {"clans": list(PAIRS[number % len(PAIRS)])} if number % 3 else ways
            game = ruledock.new("kockombat", seed=number, games=1 + number % 2, **settings)
            play(game, seen, Random(number))
            for line in (line for lines in game.result.lines for line in lines):
                seen[f"line {line.because.args['line']}"] += line.points > 0
    print(*(f"{count:>9,} {what}" for what, count in sorted(seen.items())), sep="\n")  # pytest -rP
    expected = {f"line {text}" for text in texts()}
    expected |= {f"operation {one.name}" for one in operations.OPERATIONS}
    expected |= {f"option {kind.__name__}" for kind in declared_by("kockombat", "OPTIONS")}
    expected |= {f"step {kind.step.__name__}" for kind in STEPS}
    expected |= {f"refused core.refused.{why}" for why in ("because", "unreadable")}
    assert {what: seen[what] for what in expected if seen[what] < scaled(2, 100)} == {}
    assert len(expected) == 11 + 7 + 16 + 4 + 2


def texts():
    content = ruledock.new("kockombat", seed=0).ruleset.content
    clans = content.all("clans")
    paid = [power.text for clan in clans for power in (clan.effect, clan.chief) if power.score]
    return [*paid, *(line.text for line in content.all("lines"))]


def play(game, seen, rng):
    """Play at random, count what is chosen, and try what is not offered now and then."""
    strange = game.ruleset.read_option("swap a1 a1")
    for act in Wanderer(rng, meddling=0).walk(game):
        seen[f"option {type(act.option).__name__}"] += 1
        if rng.random() < 0.05:
            seen.update(refusals(game, strange, rng))
