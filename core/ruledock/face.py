"""How games come into being: the functions at the top of the package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.config import Config, make_config
from ruledock.errors import ConfigError
from ruledock.game import Game
from ruledock.kept import PacksFrom
from ruledock.plain import read_json
from ruledock.play import new_game
from ruledock.record import Record
from ruledock.replays import opened, replayed
from ruledock.save import restore
from ruledock.seeds import draw_seed, require_seed


def new(config: Config | str, *, seed: int | str | None = None, **settings: Any) -> Game:
    """A new game: of a configuration, or of a game's name with settings as keywords.

    Without a seed, here or in the configuration, one is drawn that nobody knows.
    """
    if isinstance(config, str):
        config = make_config({"game": config, **settings}, "ruledock.new")
    elif settings:
        raise ConfigError("a ready configuration takes no further settings; change it first")
    chosen = seed if seed is not None else config.seed
    if chosen is None:
        return new_game(config, draw_seed())
    return new_game(config, require_seed(chosen, "ruledock.new, at /seed"))


def load(data: Mapping[str, Any] | str, *, packs_from: PacksFrom = ()) -> Game:
    """The game a snapshot was taken of, as an object or its JSON; its record starts here.

    A snapshot may come from anybody: it is refused with the place where it is wrong, or it can be
    played. It names packs by their names; those that are not installed are looked for in
    *packs_from*, packs or folders of packs.
    """
    saved = read_json(data, "this save") if isinstance(data, str) else data
    return opened(restore(saved, packs_from))


def replay(record: Record | Mapping[str, Any] | str, *, packs_from: PacksFrom = ()) -> Game:
    """Play a record again, choice by choice; packs are found as for :func:`load`."""
    if isinstance(record, str):
        record = read_json(record, "this record")
    if not isinstance(record, Record):
        record = Record.from_dict(record)
    return replayed(record, packs_from)


def position(text: str, *, packs_from: PacksFrom = ()) -> Game:
    """The game a position file describes; packs are found as for :func:`load`."""
    from ruledock.positions import read_position

    return opened(read_position(text, packs_from))
