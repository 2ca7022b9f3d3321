"""A game whose chance speaks only when asked, as a search through sampled worlds needs it."""

from __future__ import annotations

import pickle
from copy import deepcopy
from random import Random

import pytest

from ruledock_rl.chance_node import ChanceNode
from tests.tools.rl.tables import space


def on(held: ChanceNode, rng: Random) -> None:
    """One more action, of chance or of a player."""
    if held.waiting:
        held.sample(rng.getrandbits(53))
    else:
        held.say(rng.choice(held.dealt.legal))


def over(held: ChanceNode) -> bool:
    return not held.waiting and held.dealt.over


@pytest.mark.parametrize("name", ["auction", "sea-3", "kockombat"])
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    held, rng = ChanceNode(space(name)), Random(name)
    while not over(held):
        if rng.random() < 0.1:
            for other in (deepcopy(held), pickle.loads(pickle.dumps(held))):
                assert str(other) == str(held)
                mine, yours = deepcopy(held), other
                for seed in range(3):
                    if not over(mine):
                        on(mine, Random(seed))
                        on(yours, Random(seed))
                assert str(mine) == str(yours)
        on(held, rng)


def test_a_choice_that_draws_waits_and_nothing_has_happened_yet() -> None:
    held, rng, waited = ChanceNode(space("sea-3")), Random(1), 0
    assert held.waiting
    held.sample(5)
    while waited < 5:
        before = held.dealt.game.save()
        held.say(rng.choice(held.dealt.legal))
        if held.waiting:
            waited += 1
            assert held.dealt.game.save() == before
            after = set()
            for seed in range(12):
                world = deepcopy(held)
                world.sample(seed)
                assert not world.waiting
                after.add(str(world.dealt.game.table.chance.counters))
                assert world.dealt.game.table.chance.counters != before["chance"]
            assert len(after) == 1, "the same is drawn, whatever comes of it"
            held.sample(rng.getrandbits(53))


def test_chance_speaks_anew_each_time() -> None:
    """The same first card is drawn no more often than chance would have it."""
    held, rng, hands = ChanceNode(space("sea-3")), Random(2), set()
    held.sample(5)
    names = held.space.actions.names
    while not held.waiting:
        draw = [one for one in held.dealt.legal if names[one] == "draw"]
        held.say(draw[0] if draw else rng.choice(held.dealt.legal))
    player = held.dealt.player
    for seed in range(20):
        world = deepcopy(held)
        world.sample(seed)
        hands.add(str(world.dealt.game.view(player)))
    assert len(hands) > 10


@pytest.mark.parametrize("name", ["auction", "sea-3"])
def test_a_guess_shows_its_player_the_same_and_asks_the_same(name: str) -> None:
    held, rng, others = ChanceNode(space(name)), Random(3), 0
    while not over(held):
        if not held.waiting and rng.random() < 0.2:
            player = held.dealt.player
            world = deepcopy(held)
            world.guess(player, Random(7))
            assert (world.dealt.observe(player) == held.dealt.observe(player)).all()
            assert world.dealt.legal == held.dealt.legal
            others += str(world) != str(held)
        on(held, rng)
    assert others
