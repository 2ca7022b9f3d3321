"""Import the names of a package on first use, so that starting is quick."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module

Getattr = Callable[[str], object]
Dir = Callable[[], list[str]]


def lazy_exports(package: str, homes: Mapping[str, str]) -> tuple[Getattr, Dir, list[str]]:
    """``__getattr__``, ``__dir__``, ``__all__``; *homes* maps modules to the names they define."""
    home_of = {name: home for home, names in homes.items() for name in names.split()}

    def find(name: str) -> object:
        home = home_of.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(import_module(home), name)
        setattr(sys.modules[package], name, value)
        return value

    return find, lambda: sorted({*vars(sys.modules[package]), *home_of}), sorted(home_of)
