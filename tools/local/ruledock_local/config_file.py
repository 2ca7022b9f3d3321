"""Read a configuration from a file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import attrs

from ruledock.content import find_packs
from ruledock.content.read.parse import parse
from ruledock.engine import limits
from ruledock.engine.text import printable, show
from ruledock.errors import ConfigError, SaveError
from ruledock.linking.config import Config, is_path, local_pack_path, make_config
from ruledock.messages import Message
from ruledock_local.uninstalled import load_uninstalled, refuse_bare
from ruledock_positions.toml_text import read_toml

LANGUAGE = "language"
"""The setting of a table file that is for its readers; it is not part of the game."""
CODE = r"[a-z]{2,3}([-_][A-Za-z0-9]{2,8})*"


def load_config(path: str | Path) -> Config:
    """Read a configuration from a TOML or JSON file; paths are relative to it.

    Plugins that are named by their paths need not be installed; naming one runs it.
    """
    file, shown = Path(path), printable(str(path))
    data = _read(file, shown)
    if not isinstance(data, Mapping):
        raise ConfigError(f"{shown}: found {type(data).__name__}, expected a table of settings")
    _check_language(data, shown)
    rules = {key: value for key, value in data.items() if key != LANGUAGE}
    found = make_config(_load_plugins(file, rules), shown)
    _refuse_bare(file, found.packs)
    return attrs.evolve(found, packs=tuple(_beside(file, pack) for pack in found.packs))


def table_language(path: str | Path) -> str:
    """The language that a file names for its readers; "" if it names none or cannot be read."""
    said = _setting(path, LANGUAGE)
    return said if isinstance(said, str) else ""


def table_packs(path: str | Path) -> list[str]:
    """The packs that a file names by their paths; none if it cannot be read."""
    named = _setting(path, "packs")
    every = [one for one in named if isinstance(one, str)] if isinstance(named, list) else []
    return [str(Path(path).parent / one) for one in every if is_path(one)]


def _setting(path: str | Path, name: str) -> Any:
    try:
        data = _read(Path(path), "")
    except ConfigError:
        return None
    return data.get(name) if isinstance(data, Mapping) else None


def _check_language(data: Mapping[str, Any], shown: str) -> None:
    said = data.get(LANGUAGE, "en")
    if not isinstance(said, str) or not re.fullmatch(CODE, said):
        expected = "the code of a language, such as cs, uk or pt-BR"
        raise ConfigError(f"{shown}, at /{LANGUAGE}: found {show(said)}, expected {expected}")


def _read(file: Path, shown: str) -> Any:
    try:
        with file.open("rb") as opened:
            text = opened.read(limits.FILE_BYTES + 1)
        if len(text) > limits.FILE_BYTES:
            raise ConfigError(f"{shown}: found over {limits.FILE_BYTES:,} bytes, expected fewer")
        return _json(shown, text) if file.suffix == ".json" else read_toml(text.decode(), shown)
    except FileNotFoundError:
        raise ConfigError(Message("core.wrong.no_file", {"file": shown})) from None
    except OSError as error:
        raise ConfigError(f"{shown}: {error.strerror or error}") from None
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"{shown}: {error}") from None
    except SaveError as error:
        raise ConfigError(str(error)) from None


def _json(path: str | Path, text: bytes) -> Any:
    data, mistakes = parse(str(path), text)
    if mistakes:
        raise ConfigError("\n".join(map(str, mistakes)))
    return data


def _beside(file: Path, pack: str) -> str:
    """Make the path of a pack absolute; it is relative to the configuration file."""
    try:
        return str((file.parent / pack).resolve()) if is_path(pack) else pack
    except (OSError, ValueError, RuntimeError) as error:  # NUL, too long, links in a circle
        raise ConfigError(f"{file}, at /packs: found {show(pack)}: {error}") from None


def _load_plugins(file: Path, rules: dict[str, Any]) -> dict[str, Any]:
    """The settings with names in place of the paths of plugins, which are now known."""
    named = {**rules}
    if isinstance(game := rules.get("game"), str):
        named["game"] = _plugin(file, "game", game)
    if isinstance(modules := rules.get("modules"), list):
        named["modules"] = [_plugin(file, "modules", one) for one in modules]
    return named


def _plugin(file: Path, key: str, named: Any) -> Any:
    """The name of a plugin that is named by its path; anything else as it is."""
    if not isinstance(named, str):
        return named
    try:
        if is_path(named) or named.endswith(".py"):
            return load_uninstalled(file.parent / named)[0]
        refuse_bare(named, key.removesuffix("s"), file.parent)
        return named
    except ConfigError as error:
        raise ConfigError(f"{file}, at /{key}: {error}") from None


def _refuse_bare(file: Path, packs: Iterable[str]) -> None:
    """Refuse a bare name for a pack that lies beside the file: it must be a path."""
    there = {pack: local_pack_path(file.parent, pack) for pack in packs if not is_path(pack)}
    bare = sorted(pack for pack, place in there.items() if place)
    if bare:
        installed = find_packs((), ())
        problems = [
            f'{file}, at /packs: found "{pack}", which is not installed, '
            f'expected "{there[pack]}", which lies beside the file'
            for pack in bare
            if pack not in installed
        ]
        if problems:
            raise ConfigError("\n".join(problems))
