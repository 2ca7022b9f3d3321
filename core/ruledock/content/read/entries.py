"""List the files of a pack in a folder or an installed package, without trusting it."""

from __future__ import annotations

import io
import os
import stat
from collections.abc import Callable, Collection, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from ruledock.errors import Mistake
from ruledock.values import frozen

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

EntrySort = Literal["file", "folder", "link", "other"]

_OPEN = (
    os.O_RDONLY
    | getattr(os, "O_BINARY", 0)
    | getattr(os, "O_NOFOLLOW", 0)
    | getattr(os, "O_NONBLOCK", 0)  # a named pipe must not keep us waiting
)

_HIDES_LINKS = os.name == "nt"
"""Windows has links to folders that ``is_symlink`` does not report."""


class PackRefused(Exception):
    """A mistake in the pack as a whole that makes it pointless or unsafe to read on."""

    def __init__(self, mistake: Mistake) -> None:
        super().__init__(mistake)
        self.mistake = mistake


@frozen
class Entry:
    """A file or folder of a pack. ``read(n)`` returns at most n bytes of it."""

    path: str
    sort: EntrySort
    read: Callable[[int], bytes]


def list_entries(root: Traversable, folders: Collection[str]) -> Iterator[Entry]:
    """The entries at the top of a pack and in *folders*."""
    if isinstance(root, Path):
        return _list_folder(root, folders)
    return _list_resource(root, folders)


def _list_folder(root: Path, folders: Collection[str]) -> Iterator[Entry]:
    for entry, sort in _scan(str(root)):
        yield Entry(entry.name, sort, _reader(entry.path))
        if sort == "folder" and entry.name in folders:
            for inner, inner_sort in _scan(entry.path):
                yield Entry(f"{entry.name}/{inner.name}", inner_sort, _reader(inner.path))


def _scan(folder: str) -> Iterator[tuple[os.DirEntry[str], EntrySort]]:
    # scandir is lazy, so in a folder of a million files we stop after a few thousand.
    real = os.path.realpath(folder) if _HIDES_LINKS else ""
    with os.scandir(folder) as entries:
        for entry in entries:
            yield entry, _sort(entry, real)


def _sort(entry: os.DirEntry[str], real: str) -> EntrySort:
    if entry.is_symlink():
        return "link"
    if entry.is_dir():
        hidden = real and os.path.realpath(entry.path) != os.path.join(real, entry.name)
        return "link" if hidden else "folder"
    return "file" if entry.is_file() else "other"


def _reader(path: str) -> Callable[[int], bytes]:
    def read(limit: int) -> bytes:
        with open(os.open(path, _OPEN), "rb", buffering=0) as file:
            if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                raise OSError("not a plain file")
            return _drain(file, limit)

    return read


def _drain(file: io.FileIO, limit: int) -> bytes:
    """Read up to *limit* bytes; a single read may return fewer."""
    data = file.read(limit) or b""
    while len(data) < limit and (more := file.read(limit - len(data))):
        data += more
    return data


def _list_resource(root: Traversable, folders: Collection[str]) -> Iterator[Entry]:
    for child in root.iterdir():
        entry = _resource(child, child.name)
        yield entry
        if child.name in folders and entry.sort == "folder":
            for inner in child.iterdir():
                yield _resource(inner, f"{child.name}/{inner.name}")


def _resource(item: Traversable, path: str) -> Entry:
    def read(limit: int) -> bytes:
        with item.open("rb") as file:
            return file.read(limit)

    if isinstance(item, Path) and item.is_symlink():
        return Entry(path, "link", read)
    return Entry(path, "folder" if item.is_dir() else "file", read)
