"""Files that hold games; recognised by their content, never by their name."""

from __future__ import annotations

import errno
import json
import os
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import attrs

from ruledock.engine import limits
from ruledock.engine.text import listed, printable
from ruledock.errors import SaveError
from ruledock.messages import Message
from ruledock_positions.toml_text import read_toml
from ruledock_quick.json_text import read_json

if TYPE_CHECKING:
    from ruledock.game.game import Game

MOST_BYTES = 4 * limits.JSON_TEXT
"""A character takes four bytes at most."""
REDACTED = "redacted record"
"""A record without what one player does not know; it cannot be played on."""


@attrs.frozen
class Found:
    """A file or folder, and its kind."""

    kind: str
    path: Path
    data: Mapping[str, Any] = attrs.field(factory=dict)
    text: str = ""


def recognise(path: str) -> Found:
    """Find out what lies at *path*."""
    place = Path(path)
    if _is_plugin(place):
        return Found("plugin", place)
    if os.path.isdir(path) or place.suffix == ".zip":
        return Found("pack", place)
    text = read_text(place)
    data = _parse(place, text)
    return Found(_kind(place, data, text), place, data, text)


def is_card(place: Path) -> bool:
    """Whether a path may name a single card."""
    return place.is_file() and place.suffix == ".json" and place.name != "pack.json"


def _is_plugin(place: Path) -> bool:
    """Whether a plugin is there and no pack: what holds packs is read, and never run."""
    from ruledock.content.read.sources import packs_in  # late: starting is quick
    from ruledock_local.uninstalled import is_plugin_at  # late: starting is quick

    return is_plugin_at(place) and next(packs_in(place), None) is None


def read_text(place: Path) -> str:
    """Read a text file, unless it is too long."""
    try:
        with place.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
        if len(data) > MOST_BYTES:
            raise SaveError(f"{place}: over {MOST_BYTES // 2**20} MiB; no game is that long")
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise SaveError(f"{place}: not UTF-8 text, at byte {error.start}") from None
    except FileNotFoundError:
        raise SaveError(Message("core.wrong.no_file", {"file": printable(str(place))})) from None
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise SaveError(f"{printable(str(place))}: {why}") from None


def _parse(place: Path, text: str) -> Mapping[str, Any]:
    data = read_json(text, str(place)) if _is_json(text) else read_toml(text, str(place))
    if not isinstance(data, Mapping):
        raise SaveError(f"{place}: found {type(data).__name__}, expected an object")
    return data


def _is_json(text: str) -> bool:
    # A TOML file may begin with a table in brackets, but never with a brace.
    return text.lstrip().startswith("{")


def _kind(place: Path, data: Mapping[str, Any], text: str) -> str:
    if "redacted" in data:
        return REDACTED
    if "choices" in data or "start" in data:
        return "record"
    if "agenda" in data or "table" in data:
        return "save" if _is_json(text) else "position"
    if "game" in data:
        return "configuration"
    from ruledock_mistakes.no_pack import pack_around  # late: starting is quick

    pack = pack_around(place)
    if is_card(place) and (pack or "score" in data):
        return "card"
    if pack:
        raise SaveError(f"{place}: part of a pack; name its folder, {pack.file()}")
    found: dict[str, Any] = {"file": printable(str(place)), "keys": listed(data, 6) or []}
    raise SaveError(Message("cli.file.strange", found))


def game_in(found: Found, packs: Sequence[str] = ()) -> Game:
    """The game in a record, save or position; *packs* are paths of packs that are not installed."""
    from ruledock.game.start import load, replay  # late: starting is quick
    from ruledock_positions.position import position  # late: starting is quick

    try:
        if found.kind == "record":
            return replay(found.data, packs_from=packs)
        if found.kind == "save":
            return load(found.data, packs_from=packs)
        if found.kind == "position":
            return position(found.text, packs_from=packs)
    except SaveError as error:
        raise SaveError(f"{found.path}: {error}{_not_installed(found.data)}") from None
    if found.kind == REDACTED:
        missing = "what others hold is left out, so only replay can read it"
        raise SaveError(f"{found.path}: found a {found.kind}; {missing}")
    raise SaveError(f"{found.path}: found a {found.kind}, expected a record, save or position")


def _not_installed(data: Mapping[str, Any]) -> str:
    """How to name the plugins that a kept game needs and nobody knows here; "" if all are known."""
    from ruledock.linking import plugins  # late: starting is quick

    start = data.get("start", data)
    config = start.get("config", start) if isinstance(start, Mapping) else {}
    if not isinstance(config, Mapping):
        return ""
    modules = config.get("modules", ())
    named = [config.get("game"), *(modules if isinstance(modules, list) else ())]
    missing = [one for one in named if isinstance(one, str) and one not in plugins.known()]
    if not missing:
        return ""
    paths = " ".join(f"--plugin ./{printable(one)}" for one in missing)
    return f"; if it is not installed, say where its folder or .py file is, such as {paths}"


def keep(path: str, data: Mapping[str, Any], *, private: bool = False) -> None:
    """Write a game as JSON."""
    keep_text(path, json.dumps(data, indent=1, ensure_ascii=False) + "\n", private=private)


def keep_text(path: str, text: str, *, private: bool = False) -> None:
    """Write a file in one move, so that an old one is never half overwritten.

    Only its owner can read a *private* one.
    """
    target = Path(path)
    handle, name = _draft(target)
    try:
        with open(handle, "w", encoding="utf-8") as file:
            file.write(text)
        os.chmod(name, 0o600 if private else 0o666 & ~_umask())
        os.replace(name, target)
    except OSError as error:
        Path(name).unlink(missing_ok=True)
        raise SaveError(f"{path}: {error.strerror or error}") from None


def refuse_unwritable(path: str) -> None:
    """Fail early if a file cannot be written there, before the long work starts."""
    target = Path(path)
    if target.is_dir():
        raise SaveError(f"{path}: {os.strerror(errno.EISDIR)}")
    handle, name = _draft(target)
    os.close(handle)
    Path(name).unlink(missing_ok=True)


def _draft(target: Path) -> tuple[int, str]:
    """Make a temporary file beside the target."""
    try:
        return tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}")
    except OSError as error:
        raise SaveError(f"{target}: {error.strerror or error}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
