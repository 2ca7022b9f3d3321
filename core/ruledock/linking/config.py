"""Configurations: which game a host wants, with its players, modules, packs, rules and settings."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import attrs

from ruledock.engine import limits
from ruledock.engine.plain import report, require_plain
from ruledock.engine.seeds import EXPECTED, explain_wrong, read_seed, require_seed
from ruledock.engine.text import show
from ruledock.errors import ConfigError, did_you_mean
from ruledock.linking.fewest_players import fewest_players
from ruledock.messages import is_plain

EMPTY: Mapping[str, Any] = MappingProxyType({})
_UNSAID: Any = None
WINDOWS = ("own", "phases", "all")
"""When to ask a player outside their own turn: never, when phases start, or at every window."""


def _name_problems(names: Iterable[Any]) -> list[str]:
    """What is wrong with the players' names; terminals and web pages will show them."""
    expected = "expected a name without control characters"
    return [
        f"{place}: found {name!r}, {expected}"
        for place, name in enumerate(names)
        if isinstance(name, str) and not is_plain(name)
    ]


def _check_names(config: Config, field: Any, names: tuple[str, ...]) -> None:
    problems = _name_problems(names)
    if problems:
        raise ConfigError("\n".join(f"names/{problem}" for problem in problems))


def _sorted(names: Any) -> tuple[str, ...]:
    return tuple(sorted(names))


def _seed(named: Any) -> str | None:
    return None if named is None else require_seed(named)


@attrs.frozen
class Config:
    """How a host wants to play. Equal configurations play the same game."""

    game: str
    players: int = _UNSAID
    """How many play; by default the fewest that the game and its modules allow."""
    modules: tuple[str, ...] = attrs.field(default=(), converter=_sorted)
    packs: tuple[str, ...] = attrs.field(default=(), converter=_sorted)
    names: tuple[str, ...] = attrs.field(
        default=_UNSAID,
        converter=attrs.converters.optional(tuple),
        validator=attrs.validators.optional(_check_names),
    )
    windows: str | tuple[str, ...] = "all"
    seed: str | None = attrs.field(default=None, converter=_seed)
    """The host's seed, to play the same game again; None to draw one."""
    rules: Mapping[str, Any] = EMPTY
    settings: Mapping[str, Any] = EMPTY
    """Settings that only this game has, such as which card sets to use."""
    levels: Mapping[str, str] = attrs.field(default=EMPTY, eq=False, repr=False)
    """By window: the lowest ``windows`` setting that asks there. Filled in by linking."""
    key: str = attrs.field(init=False, eq=False, repr=False)
    """The same for all configurations with the same ruleset."""

    def asks(self, window: str, player: int) -> bool:
        """Whether *player* wants to be asked at this window."""
        wanted = self.windows if isinstance(self.windows, str) else self.windows[player]
        return WINDOWS.index(self.levels.get(window, "all")) <= WINDOWS.index(wanted)

    def to_dict(self) -> dict[str, Any]:
        """The configuration as plain JSON, without the seed and without defaults."""
        plain: dict[str, Any] = {"game": self.game, "players": self.players}
        for name in ("modules", "packs", "names", "windows"):
            value = getattr(self, name)
            if value and value != "all":
                plain[name] = value if isinstance(value, str) else list(value)
        if self.rules:
            plain["rules"] = _plain(self.rules)
        return {**plain, **_plain(self.settings)}

    def __reduce__(self) -> tuple[Any, ...]:
        given = [field.name for field in attrs.fields(Config) if field.init]
        return _unpickle, ({name: _plain_mapping(getattr(self, name)) for name in given},)

    def __attrs_post_init__(self) -> None:
        fill = object.__setattr__
        if self.players is _UNSAID:
            fill(self, "players", len(self.names or ()) or fewest_players(self.game, self.modules))
        if type(self.players) is not int or self.players > limits.PLAYERS:
            raise ConfigError(f"players: {_found(self.players)}, expected {SETTINGS['players'][0]}")
        if self.names is _UNSAID:
            fill(self, "names", tuple(f"P{seat}" for seat in range(self.players)))
        fill(self, "key", json.dumps(self.to_dict(), sort_keys=True, default=str))


def _unpickle(fields: dict[str, Any]) -> Config:
    return Config(**fields)


def _plain_mapping(value: Any) -> Any:
    """A mapping as a dict, since a read-only one cannot be pickled; anything else as it is."""
    return dict(value) if isinstance(value, Mapping) else value


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


def _found(value: Any) -> str:
    return f"found {show(value)}"


SETTINGS: dict[str, tuple[str, Any]] = {
    "game": ("the name of a game", str),
    "players": (
        f"a number of players up to {limits.PLAYERS}, or a list of their names",
        (int, list, tuple),
    ),
    "modules": ("a list of module names", (list, tuple)),
    "packs": ("a list of pack names, folders or .zip files", (list, tuple)),
    "names": ("a list of the players' names", (list, tuple)),
    "windows": (f"one of {', '.join(WINDOWS)}, or a list of them by player", (str, list, tuple)),
    "seed": (EXPECTED, (int, str, type(None))),
    "rules": ("a table of rules to change", Mapping),
}
"""Every setting that all games have: what it expects, and of which types."""


def make_config(
    source: Mapping[str, Any], where: str = "the configuration", place: str = ""
) -> Config:
    """Make a configuration from plain data, or raise ConfigError with every mistake in it.

    *where* and *place* tell errors where the data comes from: a file, and a pointer in it.
    """
    if not isinstance(source, Mapping):
        found = f"{where}{place and f', at {place}'}: {_found(source)}"
        raise ConfigError(f"{found}, expected a table of settings")
    require_plain(source, ConfigError, f"{where}, at {place}")
    given = dict(source)
    problems = [*_wrong_types(given), *_wrong_values(given)]
    if problems:
        raise ConfigError(report(f"{where}, at {place}/{problem}" for problem in problems))
    if not isinstance(given.get("players", 2), int):
        given["names"] = given["players"]
        given["players"] = len(given["names"])
    if "names" in given:
        given.setdefault("players", len(given["names"]))
    known = {name: given.pop(name) for name in SETTINGS if name in given}
    windows = known.pop("windows", "all")
    windows = windows if isinstance(windows, str) else tuple(windows)
    return Config(**known, windows=windows, settings=given)


def _wrong_types(given: Mapping[str, Any]) -> list[str]:
    problems = []
    for name, (expected, kinds) in SETTINGS.items():
        value = given.get(name)
        if name in given and (not isinstance(value, kinds) or isinstance(value, bool)):
            problems.append(f"{name}: {_found(value)}, expected {expected}")
        elif isinstance(value, list | tuple):
            problems += [
                f"{name}/{place}: {_found(item)}, expected text"
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
        f"{name}/{place}: {_found(text)}, expected the name or the path of a pack"
        for place, text in given
        if name == "packs" and "\0" in text
    ]


def _wrong_values(given: Mapping[str, Any]) -> list[str]:
    problems = []
    players = given.get("players")
    count = len(players) if isinstance(players, list | tuple) else players
    if isinstance(count, int) and count > limits.PLAYERS:
        problems.append(f"players: found {count:,}, expected {SETTINGS['players'][0]}")
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
            problems.append(f"windows: {_found(level)}; {did_you_mean(level, WINDOWS)}")
    for name in ("modules", "packs"):
        value = given.get(name)
        if isinstance(value, list | tuple) and len(value) > limits.NAMES:
            problems.append(f"{name}: {_found(value)}, expected at most {limits.NAMES}")
    for name in ("players", "names", "modules", "packs"):
        value = given.get(name)
        if isinstance(value, list | tuple) and len(set(map(str, value))) != len(value):
            problems.append(f"{name}: {_found(value)}, expected each name once")
    for name in ("players", "names"):
        value = given.get(name)
        if isinstance(value, list | tuple):
            problems += [f"{name}/{problem}" for problem in _name_problems(value)]
    return problems


def is_path(pack: str) -> bool:
    """Whether *pack* is a path and not a name."""
    return "/" in pack or "\\" in pack or pack.endswith(".zip") or pack in (".", "..")


def local_pack_path(folder: Path, pack: str) -> str:
    """The path to write for a pack of this name in *folder*; "" if there is none."""
    places = {f"./{pack}": folder / pack / "pack.json", f"./{pack}.zip": folder / f"{pack}.zip"}
    return next((path for path, file in places.items() if os.path.isfile(file)), "")
