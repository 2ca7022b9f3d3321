"""Games in the user's data folder: every game is kept there by itself."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from ruledock.errors import RuledockError
from ruledock_cli.files import read_text
from ruledock_cli.play.lock import is_held

SHOWN = 9
"""The most unfinished games to offer."""


@attrs.frozen
class Kept:
    """A kept game: what we need to know to offer it."""

    path: Path
    game: str
    names: tuple[str, ...]
    modules: tuple[str, ...]
    choices: int
    changed: float

    @property
    def when(self) -> str:
        """When it was played last."""
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(self.changed))


def folder() -> Path:
    """Where games are kept."""
    from platformdirs import user_data_path  # late: starting is quick

    return user_data_path("ruledock", appauthor=False) / "games"


def new_file(game: str) -> Path | None:
    """A new name for a game that starts now; None if nothing can be kept there."""
    place = folder()
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError:
        return None
    stem = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    names = (stem if not number else f"{stem}-{number}" for number in range(1000))
    return next(path for name in names if not (path := place / f"{name}.json").exists())


def short_path(path: Path) -> str:
    """A path as people type it: with ~ for their home."""
    try:
        short = path.relative_to(Path.home())
    except (ValueError, RuntimeError):  # elsewhere, or nobody's home is known
        return str(path)
    return f"~{os.sep}{short}" if os.sep == "/" else str(path)


def unfinished() -> list[Kept]:
    """The unfinished games that nobody plays now, the latest first."""
    try:
        files = sorted(folder().glob("*.json"), key=lambda path: -path.stat().st_mtime)
    except OSError:
        return []
    found: list[Kept] = []
    for one in _readable(files):
        if len(found) < SHOWN:
            found.append(one)
    return found


def any_is_played() -> bool:
    """Whether somebody plays a kept game just now."""
    try:
        return any(map(is_held, folder().glob("*.json")))
    except OSError:
        return False


def _readable(files: list[Path]) -> Iterator[Kept]:
    for path in files:
        try:
            if is_held(path):
                continue
            data = json.loads(read_text(path))
            config = data["start"]["config"]
            if not _is_over(data):
                names, modules = (
                    tuple(map(str, config.get(what, ()))) for what in ("names", "modules")
                )
                made, changed = len(data["choices"]), path.stat().st_mtime
                yield Kept(path, str(config["game"]), names, modules, made, changed)
        except (RuledockError, OSError, ValueError, KeyError, TypeError, AttributeError):
            continue  # not one of our games; play --resume says what is wrong with it


def _is_over(data: Mapping[str, Any]) -> bool:
    play = data.get("play")
    return isinstance(play, Mapping) and play.get("over") == "yes"
