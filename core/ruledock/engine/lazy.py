"""Names of a package that are imported when somebody first uses them, so that starting is quick."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from importlib import import_module

Getattr = Callable[[str], object]
Dir = Callable[[], list[str]]


def lazy_exports(
    package: str, homes: Mapping[str, str], extras: Mapping[str, str] | None = None
) -> tuple[Getattr, Dir]:
    """``__getattr__`` and ``__dir__`` of a package whose names live in the modules *homes* says.

    *extras* names, by home, the optional dependency a missing library would come with.
    """
    home_of = {name: home for home, names in homes.items() for name in names.split()}

    def found(name: str) -> object:
        home = home_of.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        try:
            value: object = getattr(import_module(home), name)
        except ModuleNotFoundError as error:
            extra = (extras or {}).get(home)
            if not extra or str(error.name).startswith("ruledock"):
                raise
            from ruledock.errors import RuledockError  # late: starting is quick

            told = f"{package}.{name} needs {error.name}; install it with ruledock[{extra}]"
            raise RuledockError(told) from None
        setattr(sys.modules[package], name, value)
        return value

    return found, lambda: sorted({*vars(sys.modules[package]), *home_of})
