"""Why a configuration was refused: every setting that is wrong, what was found, what expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ruledock.engine import limits
from ruledock.engine.plain import first_of
from ruledock.engine.seeds import EXPECTED, explain_wrong, read_seed
from ruledock.engine.text import show
from ruledock.errors import ConfigError, did_you_mean
from ruledock.linking.config import PLAYERS, SETTINGS, WINDOWS
from ruledock.messages import is_plain

WANTED = {
    "game": "the name of a game",
    "players": PLAYERS,
    "modules": "a list of module names",
    "packs": "a list of pack names, folders or .zip files",
    "names": "a list of the players' names",
    "windows": f"one of {', '.join(WINDOWS)}, or a list of them by player",
    "seed": EXPECTED,
    "rules": "a table of rules to change",
}
"""By setting: what is expected of it."""

NAMED = {"packs": "the name or the path of a pack", "modules": "the name of a module"}
"""What a list holds whose texts may be names of files."""


def wrong_config(given: Mapping[str, Any], where: str) -> ConfigError:
    """All that is wrong with settings that every game has."""
    problems = [*_wrong_types(given), *_wrong_values(given)]
    return ConfigError(*first_of(f"{where}/{problem}" for problem in problems))


def wrong_names(names: Iterable[Any]) -> ConfigError:
    """What is wrong with players' names."""
    return ConfigError("\n".join(f"names/{problem}" for problem in _name_problems(names)))


def _name_problems(names: Iterable[Any]) -> list[str]:
    """What is wrong with the players' names; terminals and web pages will show them."""
    expected = "expected a name without control characters"
    return [
        f"{place}: found {name!r}, {expected}"
        for place, name in enumerate(names)
        if isinstance(name, str) and not is_plain(name)
    ]


def _wrong_types(given: Mapping[str, Any]) -> list[str]:
    problems = []
    for name, kinds in SETTINGS.items():
        value = given.get(name)
        if name in given and (not isinstance(value, kinds) or isinstance(value, bool)):
            problems.append(f"{name}: found {show(value)}, expected {WANTED[name]}")
        elif isinstance(value, list | tuple):
            problems += [
                f"{name}/{place}: found {show(item)}, expected text"
                for place, item in enumerate(value)
                if not isinstance(item, str)
            ]
            problems += _too_long(name, value)
    if "game" not in given:
        problems.append("game: found nothing, expected the name of a game")
    return problems


def _too_long(name: str, texts: Iterable[Any]) -> list[str]:
    most = limits.PATH if name == "packs" else limits.NAME
    given = [(place, text) for place, text in enumerate(texts) if isinstance(text, str)]
    return [
        f"{name}/{place}: found {len(text):,} characters, expected at most {most:,}"
        for place, text in given
        if len(text) > most
    ] + [
        f"{name}/{place}: found {show(text)}, expected {NAMED[name]}"
        for place, text in given
        if name in NAMED and "\0" in text
    ]


def _wrong_values(given: Mapping[str, Any]) -> list[str]:
    problems = []
    players = given.get("players")
    count = len(players) if isinstance(players, list | tuple) else players
    if isinstance(count, int) and count > limits.PLAYERS:
        problems.append(f"players: found {count:,}, expected {PLAYERS}")
    for name in ("names", "windows"):
        value = given.get(name)
        if isinstance(value, list | tuple) and isinstance(count, int) and len(value) != count:
            problems.append(f"{name}: found {len(value)} of them, expected one for each player")
    seed = given.get("seed")
    if isinstance(seed, int | str) and not isinstance(seed, bool) and read_seed(seed) is None:
        problems.append(f"seed: {explain_wrong(seed)}")
    windows = given.get("windows", "all")
    for level in windows if isinstance(windows, list | tuple) else [windows]:
        if isinstance(level, str) and level not in WINDOWS:
            problems.append(f"windows: found {show(level)}; {did_you_mean(level, WINDOWS)}")
    for name in ("modules", "packs"):
        value = given.get(name)
        if isinstance(value, list | tuple) and len(value) > limits.NAMES:
            problems.append(f"{name}: found {show(value)}, expected at most {limits.NAMES}")
    for name in ("players", "names", "modules", "packs"):
        value = given.get(name)
        if isinstance(value, list | tuple) and len(set(map(str, value))) != len(value):
            problems.append(f"{name}: found {show(value)}, expected each name once")
    for name in ("players", "names"):
        value = given.get(name)
        if isinstance(value, list | tuple):
            problems += [f"{name}/{problem}" for problem in _name_problems(value)]
    return problems
