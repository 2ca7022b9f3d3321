"""How games come into being: the functions at the top of the package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.engine.plain import read_json
from ruledock.engine.seeds import draw_seed, require_seed
from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock.game.kept_config import PacksFrom
from ruledock.game.new_game import new_game
from ruledock.game.record import Record
from ruledock.game.replay import open_table, replay_record
from ruledock.game.save import restore
from ruledock.linking.config import Config, make_config


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
    return open_table(restore(saved, packs_from))


def replay(record: Record | Mapping[str, Any] | str, *, packs_from: PacksFrom = ()) -> Game:
    """Play a record again, choice by choice; packs are found as for :func:`load`."""
    if isinstance(record, str):
        record = read_json(record, "this record")
    if not isinstance(record, Record):
        record = Record.from_dict(record)
    return replay_record(record, packs_from)


def position(text: str, *, packs_from: PacksFrom = ()) -> Game:
    """The game a position file describes; packs are found as for :func:`load`."""
    from ruledock.game.position import read_position  # late: starting is quick

    return open_table(read_position(text, packs_from))
