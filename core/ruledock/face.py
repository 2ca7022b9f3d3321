"""How games come into being: the functions at the top of the package."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ruledock.config import Config, make_config
from ruledock.errors import ConfigError, SaveError
from ruledock.game import Game
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


def load(data: Mapping[str, Any] | str) -> Game:
    """The game a snapshot was taken of; its record starts here."""
    return opened(restore(_parsed(data) if isinstance(data, str) else data))


def _parsed(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise SaveError(f"this save cannot be read: {error}") from None


def replay(record: Record | Mapping[str, Any]) -> Game:
    """Play a record again, choice by choice."""
    return replayed(record if isinstance(record, Record) else Record.from_dict(record))


def position(text: str) -> Game:
    """The game a position file describes."""
    from ruledock.positions import read_position

    return opened(read_position(text))
