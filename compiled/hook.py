"""A build hook of hatchling: with ``RULEDOCK_COMPILED=1`` the wheel is compiled, else it is pure.

``RULEDOCK_COMPILED=examples`` compiles the auction, too, for benches; its own wheel goes beside.

The wheel still holds every source file: tracebacks show its lines, and what is not compiled runs
from it.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ("mypy==2.4.1", "setuptools>=70")
"""What the build needs beside Ruledock's own requirements. Another mypyc may compile something
else, or not at all."""


def _wish() -> str | None:
    return os.environ.get("RULEDOCK_COMPILED")


class CustomBuildHook(BuildHookInterface[Any]):
    """Adds compiled modules to a wheel, if somebody asks for it."""

    def _asked(self, version: str = "standard") -> bool:
        return _wish() in ("1", "examples") and version == "standard"

    def dependencies(self) -> list[str]:
        """What must be installed before the build."""
        own = self.metadata.core.dependencies
        return [*NEEDED, *own] if self._asked() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and add what came of it to the wheel."""
        if not self._asked(version):
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from compiled.build import build  # late: a pure build needs none of it

        made_of = build(root, root / "build" / "compiled", examples=_wish() == "examples")
        for made, place in made_of.items():
            build_data["force_include"][str(made)] = place
        build_data["pure_python"], build_data["infer_tag"] = False, True
