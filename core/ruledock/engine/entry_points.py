"""What installed distributions offer, found without importing half of the standard library.

``importlib.metadata`` brings the modules for email and archives with it, a tenth of the time it
takes to start a game. Where all distributions lie in folders, as they nearly always do, one file in
each is all that has to be read; anywhere else the standard library is asked.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from importlib.machinery import PathFinder
from typing import Any, Protocol

import attrs

_FOLDERS = (".dist-info", ".egg-info")
_LISTING = "entry_points.txt"


class EntryPoint(Protocol):
    """Something offered under a name; :class:`importlib.metadata.EntryPoint` is one."""

    @property
    def name(self) -> str: ...

    @property
    def value(self) -> str: ...

    def load(self) -> Any: ...


@attrs.frozen
class InstalledEntryPoint:
    """An entry point as it is written: ``name = module:attribute``."""

    name: str
    value: str

    def load(self) -> Any:
        """Import what is offered."""
        module, _, path = self.value.partition("[")[0].replace(" ", "").partition(":")
        found = import_module(module)
        for attribute in filter(None, path.split(".")):
            found = getattr(found, attribute)
        return found


def entry_points(*, group: str) -> list[EntryPoint]:
    """All that distributions offer in one group; of two copies of one the first counts."""
    if _only_folders():
        return [offer for listing in _listings() for offer in _offers(listing, group)]
    from importlib.metadata import entry_points as searched

    return list(searched(group=group))


def _only_folders() -> bool:
    """Whether nothing but folders can hold a distribution here."""
    finders = (one for one in sys.meta_path if hasattr(one, "find_distributions"))
    paths = (path or os.curdir for path in sys.path)
    return all(one is PathFinder for one in finders) and not any(map(os.path.isfile, paths))


def _listings() -> Iterator[str]:
    """The text that lists what each distribution offers."""
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
    """Each folder that describes a distribution, with its name as all spellings of it agree."""
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
