"""Configurations: which game a host wants, with its players, modules, packs, rules and settings."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import starmap
from pathlib import Path
from types import MappingProxyType
from typing import Any

import attrs

from ruledock.engine import limits
from ruledock.engine.plain import require_plain
from ruledock.engine.seeds import read_seed, require_seed
from ruledock.engine.text import show
from ruledock.errors import ConfigError
from ruledock.installed.outside import library
from ruledock.linking.fewest_players import fewest_players
from ruledock.messages import is_plain
from ruledock.values import frozen

EMPTY: Mapping[str, Any] = MappingProxyType({})
_UNSAID: Any = None
PLAYERS = f"a number of players up to {limits.PLAYERS}, or a list of their names"
WINDOWS = ("own", "phases", "all")
"""When to ask a player outside their own turn: never, when phases start, or at every window."""


def _check_names(config: Config, field: Any, names: tuple[str, ...]) -> None:
    if not all([is_plain(name) for name in names if isinstance(name, str)]):
        raise library("wrong-names")(names)


def _sorted(names: Any) -> tuple[str, ...]:
    return tuple(sorted(names))


@frozen
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
    seed: str | None = attrs.field(default=None, converter=attrs.converters.optional(require_seed))
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
        return partial(Config, **{name: _plain_mapping(getattr(self, name)) for name in given}), ()

    def __attrs_post_init__(self) -> None:
        fill = object.__setattr__
        if self.players is _UNSAID:
            fill(self, "players", len(self.names or ()) or fewest_players(self.game, self.modules))
        if type(self.players) is not int or self.players > limits.PLAYERS:
            raise ConfigError(f"players: found {show(self.players)}, expected {PLAYERS}")
        if self.names is _UNSAID:
            fill(self, "names", tuple(f"P{seat}" for seat in range(self.players)))
        fill(self, "key", json.dumps(self.to_dict(), sort_keys=True, default=str))


def _plain_mapping(value: Any) -> Any:
    """A mapping as a dict, since a read-only one cannot be pickled; anything else as it is."""
    return dict(value) if isinstance(value, Mapping) else value


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {key: _plain(item) for key, item in value.items()}
    return [_plain(item) for item in value] if isinstance(value, list | tuple) else value


SETTINGS: dict[str, Any] = {
    "game": str,
    "players": (int, list, tuple),
    "modules": (list, tuple),
    "packs": (list, tuple),
    "names": (list, tuple),
    "windows": (str, list, tuple),
    "seed": (int, str, type(None)),
    "rules": Mapping,
}
"""Every setting that all games have, and of which types it can be."""


def make_config(
    source: Mapping[str, Any], where: str = "the configuration", place: str = ""
) -> Config:
    """Make a configuration from plain data, or raise ConfigError with every mistake in it.

    *where* and *place* tell errors where the data comes from: a file, and a pointer in it.
    """
    if not isinstance(source, Mapping):
        found = f"{where}{place and f', at {place}'}: found {show(source)}"
        raise ConfigError(f"{found}, expected a table of settings")
    require_plain(source, ConfigError, f"{where}, at {place}")
    given = dict(source)
    if not _fits(given):
        raise library("wrong-config")(given, f"{where}, at {place}")
    if not isinstance(given.get("players", 2), int):
        given["names"] = given["players"]
        given["players"] = len(given["names"])
    if "names" in given:
        given.setdefault("players", len(given["names"]))
    known = {name: given.pop(name) for name in SETTINGS if name in given}
    windows = known.pop("windows", "all")
    windows = windows if isinstance(windows, str) else tuple(windows)
    return Config(**known, windows=windows, settings=given)


def _fits(given: Mapping[str, Any]) -> bool:
    """Whether the settings that all games have are what they must be; a library says why not."""
    values = {name: given[name] for name in SETTINGS if name in given}
    typed = [isinstance(one, SETTINGS[name]) for name, one in values.items()]
    lists = {name: one for name, one in values.items() if isinstance(one, list | tuple)}
    fine = bool not in map(type, values.values()) and "game" in given and all(typed)
    if not fine or not all(starmap(_holds, lists.items())):
        return False
    players, windows, seed = values.get("players"), values.get("windows", "all"), values.get("seed")
    count = len(players) if isinstance(players, list | tuple) else players
    each = [len(lists[name]) for name in ("names", "windows") if name in lists]
    fits = count is None or (count <= limits.PLAYERS and all([one == count for one in each]))
    levels = {windows} if isinstance(windows, str) else {*windows}
    return fits and levels <= {*WINDOWS} and (seed is None or read_seed(seed) is not None)


def _holds(name: str, texts: Sequence[Any]) -> bool:
    """Whether a list under this name holds what it may."""
    most = limits.PATH if name == "packs" else limits.NAME
    fits = is_plain if name in ("players", "names") else lambda text: "\0" not in text
    if not all([isinstance(one, str) and len(one) <= most and fits(one) for one in texts]):
        return False
    few = name not in ("modules", "packs") or len(texts) <= limits.NAMES
    return few and (name == "windows" or len({*texts}) == len(texts))


def is_path(pack: str) -> bool:
    """Whether *pack* is a path and not a name."""
    return "/" in pack or "\\" in pack or pack.endswith(".zip") or pack in (".", "..")


def local_pack_path(folder: Path, pack: str) -> str:
    """The path to write for a pack of this name in *folder*; "" if there is none."""
    places = {f"./{pack}": folder / pack / "pack.json", f"./{pack}.zip": folder / f"{pack}.zip"}
    return next((path for path, file in places.items() if os.path.isfile(file)), "")
