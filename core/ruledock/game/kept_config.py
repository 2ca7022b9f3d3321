"""The configuration inside a save, record or position, which may come from a stranger.

It may name packs only by name: with a path, its author could probe the reader's machine. The reader
says where to look for packs that are not installed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import attrs

from ruledock.content.read.sources import find_packs, is_name, packs_at
from ruledock.errors import ConfigError, SaveError
from ruledock.linking.config import Config, make_config
from ruledock.linking.link import link
from ruledock.linking.ruleset import Ruleset

PacksFrom = str | Path | Sequence[str | Path]
"""Packs, or folders that contain packs."""
ALLOW = "say where it lies: packs_from=PATH, or --pack PATH on the command line"
_known: dict[tuple[str, tuple[str, ...]], Config] = {}
_MANY, _LONG = 256, 20_000


def kept_ruleset(saved: Any, what: str, place: str, packs_from: PacksFrom = ()) -> Ruleset:
    """The ruleset of a kept configuration; *what* and *place* tell errors where it stands."""
    try:
        return link(kept_config(saved, what, place, packs_from))
    except ConfigError as error:
        raise SaveError(f"{what}, at {place}: {error}") from None


def kept_config(saved: Any, what: str, place: str, packs_from: PacksFrom = ()) -> Config:
    """The configuration that *saved* describes; cached, as the same few come up again and again."""
    folders = _folders(packs_from) if packs_from else ()
    key = _key(saved), folders
    config = _known.get(key)
    if config is None:
        if len(_known) >= _MANY:
            _known.clear()
        config = _locate_packs(_read(saved, what, place), folders, what, place)
        if len(key[0]) <= _LONG:
            _known[key] = config
    return config


def _folders(packs_from: PacksFrom) -> tuple[str, ...]:
    if isinstance(packs_from, str | Path):
        packs_from = (packs_from,)
    return tuple(map(str, packs_from))


def _key(saved: Any) -> str:
    try:
        return repr(saved)
    except (RecursionError, ValueError):  # too deep, or a number of thousands of digits
        return ""


def _read(saved: Any, what: str, place: str) -> Config:
    try:
        return make_config(saved, what, place)
    except ConfigError as error:
        raise SaveError(str(error)) from None


def _locate_packs(config: Config, folders: Iterable[str], what: str, place: str) -> Config:
    """The configuration with paths for the packs that lie in one of the folders."""
    if not config.packs:
        return config
    paths = [pack for pack in config.packs if not is_name(pack)]
    if paths:
        found = f"{what}, at {place}/packs: found {paths[0]!r:.200}, expected the name of a pack"
        raise SaveError(f"{found}; if that is a pack of yours, {ALLOW}")
    given = {one.name: str(one.root) for folder in folders for one in packs_at(folder)}
    unknown = [name for name in config.packs if name not in given]
    known = find_packs((), unknown) if unknown else {}
    missing = [name for name in unknown if name not in known]
    if missing:
        raise SaveError(f"{what}, at {place}/packs: no pack {missing[0]!r} is installed; {ALLOW}")
    return attrs.evolve(config, packs=[given.get(name, name) for name in config.packs])
