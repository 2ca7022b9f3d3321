"""Every kind of table there is, for tests that try the same thing at all of them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from ruledock.config import Config, make_config

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


def table(name: str) -> Config:
    """The configuration of one of them."""
    return make_config(SETTINGS[name])
