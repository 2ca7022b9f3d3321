"""Find packs: in folders, archives and installed distributions."""

from __future__ import annotations

import os
import re
import stat
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from itertools import islice
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ruledock.content.read.entries import Entry, PackRefused, list_entries
from ruledock.content.read.parse import parse
from ruledock.engine import limits
from ruledock.engine.text import printable
from ruledock.errors import ContentError, Mistake
from ruledock.installed.entry_points import EntryPoint, entry_points
from ruledock.installed.outside import library
from ruledock.values import Factory, evolve, field, frozen

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

GROUP = "ruledock.packs"
_NAME = re.compile(r"[a-z0-9]+(?:[-_][a-z0-9]+)*")
_registered: dict[str, tuple[Traversable, ...]] = {}
"""By plugin that is not installed: the folders of its packs."""


@frozen
class PackSource:
    """The location of a pack: a folder, a .zip, or a resource of an installed distribution."""

    name: str
    root: Traversable
    installed: bool = field(default=False, eq=False)
    """Whether it belongs to an installed distribution; otherwise somebody gave its path."""
    _place: str = field(
        default=Factory(lambda self: self._shown_root(), takes_self=True),
        init=False,
        repr=False,
        eq=False,
    )

    def entries(self, folders: Iterable[str]) -> Iterator[Entry]:
        """The entries of the pack, at its top and in *folders*."""
        if self.root.is_file():
            archived: Iterator[Entry] = library("archive")(self.root, self.file())
            return archived
        return list_entries(self.root, frozenset(folders))

    def _shown_root(self) -> str:
        return _short(self.root) if isinstance(self.root, Path) else self.name

    def file(self, path: str = "") -> str:
        """The name of a file of this pack, as its author would type it."""
        return printable(f"{self._place}/{path}" if path else self._place)


def _short(root: Path) -> str:
    absolute, here = os.path.abspath(root), os.getcwd() + os.sep
    return Path(absolute.removeprefix(here)).as_posix()


def find_packs(
    paths: Sequence[str | Path] = (), wanted: Collection[str] | None = None
) -> dict[str, PackSource]:
    """All installed packs and those at *paths*, by name.

    With *wanted* names, mistakes in other installed packs do not matter.
    """
    found: dict[str, PackSource] = {}
    mistakes: list[Mistake] = []
    broken: list[Mistake] = []
    given = [source for path in paths for source in _at(Path(path), mistakes)]
    needed = None if wanted is None else {*wanted, *(source.name for source in given)}
    for source in [*_installed(broken), *given]:
        other = found.setdefault(source.name, source)
        if other is source or _same(other.root, source.root):
            continue
        if needed is None or source.name in needed:
            text = f'the name "{source.name}", which {other.file()} has too'
            mistakes.append(Mistake(source.file(), "", text, "a name of its own", "duplicate-pack"))
    if needed is None or not needed <= set(found):
        mistakes += broken  # a missing pack may belong to one of these
    if mistakes:
        raise ContentError(mistakes)
    return dict(sorted(found.items()))


def register_packs(plugin: str, folders: Iterable[Traversable]) -> None:
    """Make the packs of a plugin known without installing it; with no folders, forget them."""
    _registered[plugin] = tuple(folders)
    if not _registered[plugin]:
        del _registered[plugin]


def _installed(broken: list[Mistake]) -> Iterator[PackSource]:
    """Packs of registered plugins, then installed ones, unless a registered one has their name."""
    folders = (folder for several in _registered.values() for folder in several)
    nearer = [evolve(source, installed=True) for folder in folders for source in packs_in(folder)]
    hidden = {source.name for source in nearer}
    yield from nearer
    yield from (source for source in _from_entry_points(broken) if source.name not in hidden)


def _from_entry_points(broken: list[Mistake]) -> Iterator[PackSource]:
    for entry_point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        yield from _offered(entry_point, broken)


def _offered(entry_point: EntryPoint, mistakes: list[Mistake]) -> Iterator[PackSource]:
    try:
        folder = offered_folder(entry_point.load())
        yield from (evolve(source, installed=True) for source in packs_in(folder))
    except Exception as error:  # importing a stranger's code may raise anything
        place = f"entry point {entry_point.name} = {entry_point.value}"
        found = printable(f"{type(error).__name__}: {error}")
        expected = "a package, or a function that returns a folder"
        mistakes.append(Mistake(place, "", found, expected, "unreadable"))


def offered_folder(offer: ModuleType | Callable[[], Traversable]) -> Traversable:
    """The folder of packs that a distribution offers: ``content`` in a package, or as it says."""
    if not isinstance(offer, ModuleType):
        return offer()
    from importlib.resources import files  # late: slow to load

    return files(offer) / "content"


def _at(path: Path, mistakes: list[Mistake]) -> Iterator[PackSource]:
    packs = list(packs_in(path)) if os.path.exists(path) else []  # unlike Path.exists, never raises
    if not packs:
        mistakes.append(library("no-pack")(path))
    yield from packs


def packs_at(path: str | Path) -> list[PackSource]:
    """The packs at *path*; ContentError if there are none."""
    mistakes: list[Mistake] = []
    found = list(_at(Path(path), mistakes))
    if mistakes:
        raise ContentError(mistakes)
    return found


def is_name(text: str) -> bool:
    """Whether *text* can be the name of a pack; no path can."""
    return len(text) <= limits.NAME and _NAME.fullmatch(text) is not None


def packs_in(root: Traversable) -> Iterator[PackSource]:
    """The pack at *root*, or else the packs directly inside this folder."""
    archive = root.name.lower().endswith(".zip") and root.is_file()
    if archive or (root / "pack.json").is_file():
        yield PackSource(_name(root), root)
    elif root.is_dir():
        for child in sorted(root.iterdir(), key=lambda each: each.name):
            if child.is_dir() and (child / "pack.json").is_file():
                yield PackSource(_name(child), child)


def _name(root: Traversable) -> str:
    """The name in pack.json; if that cannot be read, the name of the folder or file."""
    fallback = root.name.removesuffix(".zip")
    try:
        entries = PackSource(fallback, root).entries(())
        pack = next(entry for entry in entries if entry.path == "pack.json")
        data = pack.read(limits.FILE_BYTES)
    except (PackRefused, OSError, StopIteration):
        return fallback
    document, _ = parse("pack.json", data)
    name = document.get("name") if isinstance(document, dict) else None
    return name if isinstance(name, str) and _NAME.fullmatch(name) else fallback


def _same(one: Traversable, other: Traversable) -> bool:
    if isinstance(one, Path) and isinstance(other, Path):
        return one.resolve() == other.resolve()
    return one == other


def stamp(paths: Sequence[str | Path] = ()) -> tuple[Any, ...]:
    """A value that changes with any file of the packs at *paths*; cheap, for caches in memory."""
    return tuple((str(path), *_stamp(str(path), 3)) for path in paths)


def _stamp(path: str, depth: int) -> Iterator[Any]:
    try:
        status = os.stat(path)
        yield status.st_mtime_ns, status.st_size, status.st_ino
        if depth and stat.S_ISDIR(status.st_mode):
            with os.scandir(path) as entries:
                names = sorted(entry.name for entry in islice(entries, limits.PACK_FILES))
            for name in names:
                yield name, *_stamp(os.path.join(path, name), depth - 1)
    except OSError as error:
        yield error.errno
