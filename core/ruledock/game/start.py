"""Ways to start a game: the functions at the top of the package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ruledock.engine.seeds import draw_seed, require_seed
from ruledock.errors import ConfigError
from ruledock.game.game import Game
from ruledock.game.kept_config import PacksFrom
from ruledock.game.new_game import new_game
from ruledock.game.record import Record
from ruledock.game.replay import open_table, replay_record
from ruledock.game.save import restore
from ruledock.installed.outside import library
from ruledock.linking.config import Config, make_config


def new(config: Config | str, *, seed: int | str | None = None, **settings: Any) -> Game:
    """Start a new game from a configuration, or from a game's name with settings as keywords.

    Without a seed, here or in the configuration, a random one is drawn.
    """
    if isinstance(config, str):
        config = make_config({"game": config, **settings}, "ruledock.new")
    elif settings:
        raise ConfigError("give settings with a game's name, not with a finished configuration")
    chosen = seed if seed is not None else config.seed
    if chosen is None:
        return new_game(config, draw_seed())
    return new_game(config, require_seed(chosen, "ruledock.new, at /seed"))


def load(data: Mapping[str, Any] | str | bytes, *, packs_from: PacksFrom = ()) -> Game:
    """Load a game from a snapshot, given as an object or as JSON; its record starts here.

    A snapshot may come from anybody: either it can be played, or SaveError says where it is wrong.
    *packs_from* lists packs, or folders of packs, for those that are not installed.
    """
    read = library("read-save") if isinstance(data, (str, bytes)) else restore
    return open_table(read(data, packs_from))


def replay(record: Record | Mapping[str, Any] | str, *, packs_from: PacksFrom = ()) -> Game:
    """Replay a record, choice by choice; *packs_from* is as for :func:`load`."""
    if isinstance(record, str):
        record = library("read-json")(record, "this record")
    if not isinstance(record, Record):
        record = Record.from_dict(record)
    return replay_record(record, packs_from)
