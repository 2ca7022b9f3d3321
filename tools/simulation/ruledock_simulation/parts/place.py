"""The folder or URL that a run is kept in."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import attrs

from ruledock.errors import SaveError
from ruledock_local.extras import require_extra


def is_place(out: str | Path | None) -> bool:
    """Whether results go to a folder or a URL rather than to one file."""
    text = str(out) if out is not None else ""
    return "://" in text or text.endswith("/") or (bool(text) and not Path(text).suffix)


@attrs.frozen
class Place:
    """A folder on this machine, or anything that fsspec can open; it pickles."""

    url: str

    @classmethod
    def of(cls, out: str | Path) -> Place:
        """A place by its path or URL; relative paths become absolute, for workers elsewhere."""
        text = str(out).removeprefix("file://")  # such a folder would get its files in pieces
        return cls(text.rstrip("/") if "://" in text else os.path.abspath(text))

    def _open(self) -> tuple[Any, str]:
        fsspec = require_extra("fsspec", "results in a folder need fsspec", "fsspec")
        try:
            system, path = fsspec.core.url_to_fs(self.url)
        except (ImportError, ValueError) as error:
            raise SaveError(f"{self.url}: {error}") from None
        return system, path

    def names(self) -> list[str]:
        """The names of all files there; a fresh listing."""
        system, path = self._open()
        system.invalidate_cache()
        try:
            listed = system.ls(path, detail=False)
        except FileNotFoundError:
            return []
        except OSError as error:
            raise SaveError(f"{self.url}: {error}") from None
        return sorted(str(one).rstrip("/").rpartition("/")[2] for one in listed)

    def write(self, name: str, data: bytes) -> None:
        """Put a file there, whole or not at all."""
        system, path = self._open()
        try:
            system.makedirs(path, exist_ok=True)
            if "://" in self.url:
                system.pipe_file(f"{path}/{name}", data)
                return
            draft = f"{path}/.{name}.{os.getpid()}"
            with open(draft, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            os.replace(draft, f"{path}/{name}")
        except OSError as error:
            raise SaveError(f"{self.url}/{name}: {error}") from None

    def read(self, name: str) -> bytes:
        """A whole file."""
        system, path = self._open()
        try:
            data: bytes = system.cat_file(f"{path}/{name}")
        except OSError as error:
            raise SaveError(f"{self.url}/{name}: {error}") from None
        return data

    def read_json(self, name: str) -> Mapping[str, Any]:
        """A file of JSON."""
        try:
            found = json.loads(self.read(name))
        except ValueError as error:
            raise SaveError(f"{self.url}/{name}: cannot be read as JSON: {error}") from None
        if not isinstance(found, dict):
            raise SaveError(f"{self.url}/{name}: found {type(found).__name__}, expected an object")
        return found
