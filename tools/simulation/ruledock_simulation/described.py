"""Tables as callers describe them: configurations, settings, games by name, or files."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ruledock.errors import ConfigError
from ruledock.linking.config import Config, make_config
from ruledock_local.config_file import load_config

Described = Config | Mapping[str, Any] | str | Path
"""A configuration, its settings by name, the name of a game, or a TOML or JSON file."""
FILES = (".toml", ".json")


def config_from(table: Described, where: str = "config") -> Config:
    """The configuration that somebody describes."""
    if isinstance(table, Config):
        return table
    if isinstance(table, Mapping):
        return make_config(table, where)
    if isinstance(table, Path) or (isinstance(table, str) and table.endswith(FILES)):
        return load_config(table)
    if isinstance(table, str):
        return make_config({"game": table}, where)
    expected = "a configuration, such as ruledock.Config('auction', players=3), settings or a file"
    raise ConfigError(f"{where}: found {table!r}, expected {expected}")
