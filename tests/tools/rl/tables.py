"""The tables that the environments are tried on, and ways to play at them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from ruledock.linking.config import Config, make_config
from ruledock_rl.space import Playing, Space, space_of

MODULES = ["creatures", "events", "kittens"]
PLAIN: dict[str, dict[str, Any]] = {
    "auction": {"game": "auction", "players": 3},
    "sea-3": {"game": "sea_salt_paper", "players": 3},
    "kockombat": {"game": "kockombat", "choice": "expert", "games": 2},
    "isle-2": {"game": "isle"},
    "isle-2-modules": {"game": "isle", "modules": MODULES},
    "family": {"game": "isle", "modules": ["family"]},
    "solo": {"game": "isle", "players": 1, "modules": ["sister"]},
}
FURTHER: dict[str, dict[str, Any]] = {
    "kockombat-free": {"game": "kockombat"},
    "auction-2": {"game": "auction"},
    "sea-2": {"game": "sea_salt_paper"},
    "sea-4": {"game": "sea_salt_paper", "players": 4},
    "isle-3": {"game": "isle", "players": 3},
    "isle-4": {"game": "isle", "players": 4},
    "isle-4-modules": {"game": "isle", "players": 4, "modules": MODULES},
    "isle-3-modules": {"game": "isle", "players": 3, "modules": MODULES},
    "family-4": {"game": "isle", "players": 4, "modules": ["creatures", "family", "kittens"]},
    "solo-modules": {"game": "isle", "players": 1, "modules": [*MODULES, "sister"]},
    "crates": {"game": "crates"},
    "hearts": {"game": "hearts"},
    "brambles": {"game": "brambles"},
}
TABLES = [
    *PLAIN,
    *(pytest.param(name, marks=pytest.mark.thorough) for name in FURTHER),
]
"""Names of tables; some are left for thorough runs."""


def config(name: str) -> Config:
    return make_config({**PLAIN, **FURTHER}[name])


def space(name: str) -> Space:
    return space_of(config(name))


def wandering(playing: Playing, rng: Random) -> Iterator[Playing]:
    """Play at random, action by action; stops at each."""
    while not playing.over:
        yield playing
        playing.step(rng.choice(playing.legal))
