"""Whoever asks for an option of a game at the wrong time is told why, in every shipped game."""

from __future__ import annotations

from random import Random

import pytest

import ruledock

TABLES = {
    "isle": {"modules": ["creatures", "events", "kittens"], "players": 2},
    "family": {"game": "isle", "modules": ["family", "kittens"], "players": 2},
    "sister": {"game": "isle", "modules": ["sister", "events"], "players": 1},
    "sea_salt_paper": {"players": 2},
    "kockombat": {"games": 1},
    "auction": {"modules": ["tolls", "patrons"], "players": 2},
    "hearts": {"players": 3, "rules": {"to": 20}},
    "crates": {},
}
KEPT = 40
"""Options of each kind to ask for later."""


def reasons(game, rng):
    """Play at random; yield what is said to who asks for what was open before."""
    known = {}
    while not game.over:
        decision = game.decisions[0]
        offered = decision.options
        for kind, options in known.items():
            option = rng.choice(options)
            if option not in offered and rng.random() < 0.3:
                yield decision.kind, kind.__name__, refused(game, decision, option)
        one = offered[rng.randrange(len(offered))]
        kept = known.setdefault(type(one), [])
        kept.insert(rng.randrange(len(kept) + 1), one)
        del kept[KEPT:]
        game.choose(decision, one)


def refused(game, decision, option):
    with pytest.raises(ruledock.NotOffered) as refusal:
        game.choose(decision, option)
    return refusal.value.message


@pytest.mark.parametrize("name", TABLES)
def test_a_refusal_gives_one_reason(name, scaled):
    """One sentence with the reason; never a list of what else is open."""
    settings = dict(TABLES[name])
    game_name = settings.pop("game", name)
    said, silent = set(), {}
    for seed in range(scaled(3, 40)):
        game = ruledock.new(game_name, seed=seed, **settings)
        for asked, kind, message in reasons(game, Random(seed)):
            if message.id == "core.refused.because":
                said.add((asked, kind))
            else:
                silent[asked, kind] = message.text()
    assert silent == {}
    assert len(said) >= 2
