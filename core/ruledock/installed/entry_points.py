"""Find entry points without importing half of the standard library.

``importlib.metadata`` also imports email and zipfile, which takes a tenth of the time to start a
game. If all distributions are plain folders, as they nearly always are, reading one file in each is
enough; otherwise we ask the standard library.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import PathFinder
from typing import Any, Protocol

from ruledock.values import frozen

_FOLDERS = (".dist-info", ".egg-info")
_LISTING = "entry_points.txt"


class EntryPoint(Protocol):
    """A named object to import; :class:`importlib.metadata.EntryPoint` fits."""

    @property
    def name(self) -> str: ...

    @property
    def value(self) -> str: ...

    def load(self) -> Any: ...


@frozen
class InstalledEntryPoint:
    """An entry point as its file writes it: ``name = module:attribute``."""

    name: str
    value: str

    def load(self) -> Any:
        """Import the object."""
        module, _, path = self.value.partition("[")[0].replace(" ", "").partition(":")
        found = import_module(module)
        for attribute in filter(None, path.split(".")):
            found = getattr(found, attribute)
        return found


def entry_points(*, group: str) -> list[EntryPoint]:
    """All entry points of one group. If a distribution is installed twice, the first one counts."""
    if _only_folders():
        return [offer for listing in _listings() for offer in _offers(listing, group)]
    from importlib.metadata import entry_points as search  # late: slow to load, see above

    return list(search(group=group))


def _only_folders() -> bool:
    """Whether only folders can hold distributions here."""
    finders = (one for one in sys.meta_path if hasattr(one, "find_distributions"))
    paths = (path or os.curdir for path in sys.path)
    return all(one is PathFinder for one in finders) and not any(map(os.path.isfile, paths))


def _listings() -> Iterator[str]:
    """The text of entry_points.txt of each distribution."""
    seen: set[str] = set()
    for path in sys.path:
        for folder, distribution in _distributions(path or os.curdir):
            if distribution not in seen:
                seen.add(distribution)
                try:
                    with open(os.path.join(folder, _LISTING), encoding="utf-8") as file:
                        yield file.read()
                except OSError:
                    continue


def _distributions(path: str) -> list[tuple[str, str]]:
    """Each metadata folder in *path*, with the normalized name of its distribution."""
    try:
        names = [name for name in os.listdir(path) if name.endswith(_FOLDERS)]
    except OSError:
        return []
    spelt = ((name, os.path.splitext(name)[0].partition("-")[0]) for name in names)
    return [(os.path.join(path, name), re.sub(r"[-_.]+", "_", own).lower()) for name, own in spelt]


def _offers(listing: str, group: str) -> Iterator[InstalledEntryPoint]:
    section = ""
    for line in map(str.strip, listing.splitlines()):
        if line.startswith("["):
            section = line.strip("[]").strip()
        elif section == group and "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            yield InstalledEntryPoint(name.strip(), value.strip())
