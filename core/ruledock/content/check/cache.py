"""Remember on disk which packs passed their checks. Losing the cache only costs time."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from ruledock.installed.version import VERSION

# Part of every key: raise it when the checks themselves become stricter.
CHECKS = "1"
_FILE = "checked-content.txt"
_KEPT = 1_000


def default_cache_dir() -> Path | None:
    """The user's cache folder; None if there is none.

    ``RULEDOCK_CACHE`` names another folder; if set but empty, it switches the cache off.
    """
    chosen = os.environ.get("RULEDOCK_CACHE")
    if chosen is not None:
        return Path(chosen) if chosen else None
    base = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_CACHE_HOME")
    if base and os.path.isabs(base):
        return Path(base, "ruledock")
    try:
        return Path.home() / ".cache" / "ruledock"
    except RuntimeError:
        return None


def cache_key(parts: Iterable[str]) -> str:
    """A digest of everything that the result of a check depends on."""
    whole = sha256(f"{CHECKS}\0{VERSION}\0{sys.version_info[:2]}".encode())
    for part in parts:
        whole.update(f"\0{len(part)}\0".encode() + part.encode("utf-8", "surrogatepass"))
    return whole.hexdigest()


def known_good(cache: Path | None, keys: Iterable[str]) -> set[str]:
    """Those of *keys* that are known to be good."""
    return set(_keys(cache)) & set(keys)


def remember(cache: Path | None, keys: Iterable[str]) -> None:
    """Remember that *keys* are good, if there is a cache."""
    fresh = dict.fromkeys(keys)
    if cache is None or not fresh:
        return
    import tempfile  # late: needed only after a check

    lines = [*(known for known in _keys(cache) if known not in fresh), *fresh][-_KEPT:]
    try:
        cache.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=cache, prefix=_FILE)
    except OSError:
        return
    try:
        with open(handle, "w", encoding="ascii", errors="replace") as file:
            file.write("\n".join(lines) + "\n")
        os.replace(name, cache / _FILE)
    except OSError:
        Path(name).unlink(missing_ok=True)


def _keys(cache: Path | None) -> list[str]:
    if cache is None:
        return []
    try:
        with open(cache / _FILE, "rb") as file:
            words = file.read(_KEPT * 80).decode("ascii", "replace").split()
    except OSError:
        return []
    return [word for word in words if len(word) == 64]
