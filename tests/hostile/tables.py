"""Every kind of table there is, and saves of games from all over them."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random
from typing import Any

import pytest

import ruledock
from ruledock.game.new_game import new_game
from ruledock.linking.config import Config, make_config
from ruledock.testing import Wanderer

ALL = ["creatures", "events", "kittens"]
TABLES: dict[str, dict[str, Any]] = {
    "auction-2": {"game": "auction", "players": 2},
    "auction-4": {"game": "auction", "players": 4},
    "auction-modules": {"game": "auction", "modules": ["late_draft", "patrons", "tolls"]},
    "brambles-3": {"game": "brambles", "players": 3},
    "sea-2": {"game": "sea_salt_paper", "players": 2},
    "sea-4": {"game": "sea_salt_paper", "players": 4},
    "kockombat-free": {"game": "kockombat"},
    "kockombat-limited": {"game": "kockombat", "choice": "limited"},
    "kockombat-expert-match": {"game": "kockombat", "choice": "expert", "games": 2},
    "isle-2": {"game": "isle", "players": 2},
    "isle-4": {"game": "isle", "players": 4, "windows": "own"},
    "isle-2-kittens": {"game": "isle", "players": 2, "modules": ["kittens"]},
    "isle-2-creatures": {"game": "isle", "players": 2, "modules": ["creatures"]},
    "isle-2-events": {"game": "isle", "players": 2, "modules": ["events"]},
    "isle-3-all": {"game": "isle", "players": 3, "modules": ALL},
    "isle-2-storm": {"game": "isle", "players": 2, "modules": ["storm"]},
    "family-3": {"game": "isle", "players": 3, "modules": ["family"]},
    "family-2-all": {
        "game": "isle",
        "players": 2,
        "modules": ["creatures", "family", "kittens"],
    },
    "sister": {"game": "isle", "players": 1, "modules": ["sister"]},
    "sister-all": {"game": "isle", "players": 1, "modules": ["sister", *ALL]},
}


def saves(table: str, rng: Random, games: int = 2, each: int = 10) -> list[dict[str, Any]]:
    """Saves of some games of a table, at moments all over them."""
    config, found = make_config(TABLES[table]), []
    for _ in range(games):
        seed = rng.randrange(10**6)
        acts = len(Wanderer(Random(seed)).play(new_game(config, seed)).record.choices)
        moments = {*rng.sample(range(acts), min(each, acts))}
        game = new_game(config, seed)
        for number, _ in enumerate(Wanderer(Random(seed)).walk(game)):
            if number in moments:
                found.append(json.loads(json.dumps(game.save())))
    return found


def start(table: str) -> dict[str, Any]:
    """The save of a game that has just begun."""
    save: dict[str, Any] = ruledock.new(make_config(TABLES[table]), seed=1).save()
    return save


# -- every set of modules ------------------------------------------------------------

MODULES = ("kittens", "creatures", "events")


def _subsets(names: tuple[str, ...]) -> list[list[str]]:
    return [list(some) for size in range(len(names) + 1) for some in combinations(names, size)]


def _settings() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for players in (2, 3, 4):
        for modules in _subsets(("late_draft", "patrons", "tolls")):
            name = "+".join(["auction", *modules])
            found[f"{name}-{players}"] = {"game": "auction", "players": players, "modules": modules}
        found[f"sea-{players}"] = {"game": "sea_salt_paper", "players": players}
        for modules in _subsets(MODULES):
            windows = ("own", "phases", "all")[(players + len(modules)) % 3]
            name = "+".join(["isle", *modules])
            given = {"game": "isle", "players": players, "modules": modules, "windows": windows}
            found[f"{name}-{players}"] = given
        for modules in _subsets(("kittens", "creatures")):
            name = "+".join(["family", *modules])
            given = {"game": "isle", "players": players, "modules": ["family", *modules]}
            found[f"{name}-{players}"] = given
    for modules in _subsets(MODULES):
        name = "+".join(["sister", *modules])
        found[name] = {"game": "isle", "players": 1, "modules": ["sister", *modules]}
    for choice in ("free", "limited", "expert"):
        found[f"kockombat-{choice}"] = {"game": "kockombat", "choice": choice, "games": 1}
    found["storm-3"] = {"game": "isle", "players": 3, "modules": ["storm"]}
    return found


SETTINGS = _settings()


def _sample() -> list[Any]:
    """Their names: plain runs play with each set of modules, by turns with 2, 3 or 4 players."""
    sets = list(dict.fromkeys(name.rstrip("-234") for name in SETTINGS))
    plain = {f"{one}-{2 + place % 3}" for place, one in enumerate(sets)} | {*sets, "storm-3"}
    return [
        pytest.param(name, marks=() if name in plain else pytest.mark.thorough) for name in SETTINGS
    ]


SAMPLE = _sample()


def table(name: str) -> Config:
    """The configuration of one of them."""
    return make_config(SETTINGS[name])
