"""The page of the rooms, and which of them know each other."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from generator.markdown import table
from generator.repository import ROOT


def house_page() -> Iterator[str]:
    yield "# The house"
    yield (
        "Which rooms a room knows, read from the imports in the code, those for typing "
        "included. [ARCHITECTURE.md](../../ARCHITECTURE.md) says what the rooms "
        "are for; the doors are contracts in `pyproject.toml`."
    )
    known = rooms_known()
    lines = [f"  {room} --> {other}" for room in sorted(known) for other in sorted(known[room])]
    yield "\n".join(["```mermaid", "graph TD", *lines, "```"])
    rows: list[list[object]] = [
        [f"`{room}`", ", ".join(f"`{other}`" for other in sorted(known[room])) or "nothing"]
        for room in sorted(known)
    ]
    yield table(["room", "knows"], rows)


def rooms_known() -> dict[str, set[str]]:
    """By room of the core, tool or plugin: the others that it imports."""
    folders = ("libraries", "tools", "plugins")
    packages = [path for name in folders for path in ROOT.glob(f"{name}/*/ruledock_*")]
    known: dict[str, set[str]] = {}
    for package in [ROOT / "core" / "ruledock", *packages]:
        for file in package.rglob("*.py"):
            own = room(".".join(file.relative_to(package.parent).with_suffix("").parts))
            found = known.setdefault(own, set())
            found |= {room(name) for name in imported(file) if name.startswith("ruledock")}
            found.discard(own)
    return known


def imported(file: Path) -> Iterator[str]:
    """The modules that a file imports, anywhere in it."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == "ruledock":
            yield from (f"ruledock.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield str(node.module)
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


def room(module: str) -> str:
    """The room a module is in: a folder or file of the core, a tool, or a plugin."""
    head, _, rest = module.partition(".")
    if head != "ruledock":
        return head
    name = rest.partition(".")[0]
    return name if name in ROOMS else "ruledock"


ROOMS = {file.stem for file in (ROOT / "core" / "ruledock").iterdir()} - {"__init__", "__pycache__"}
