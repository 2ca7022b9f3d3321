"""Compile the modules that pay, from a copy of the source in which classes are written out."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib import import_module
from pathlib import Path

SETTINGS = "[mypy]\nignore_missing_imports = true\n"
ROOTS = ("core", "libraries/*", "plugins/*", "tools/*")
"""Where packages lie."""


def build(root: Path, work: Path, examples: bool = False) -> dict[Path, str]:
    """The compiled modules, and where each belongs in a wheel."""
    patterns = (*ROOTS, "examples/games/*") if examples else ROOTS
    roots = [folder for pattern in patterns for folder in sorted(root.glob(pattern))]
    sys.path[:0] = [str(root), *map(str, roots)]
    from compiled.modules import EXAMPLES, MODULES  # late: it lies beside this file

    shutil.rmtree(work, ignore_errors=True)
    for folder in roots:
        for package in folder.glob("ruledock*"):
            left_out = shutil.ignore_patterns("__pycache__")
            shutil.copytree(package, work / package.name, ignore=left_out)
    native_part = work / "ruledock" / "engine" / "native.py"
    shutil.copyfile(root / "compiled" / "native.py", native_part)
    chosen = {**MODULES, **EXAMPLES} if examples else MODULES
    files = [_expanded(work, name, native) for name, native in chosen.items()]
    (work / "mypy.ini").write_text(SETTINGS, "utf-8")
    _compile(work, files)
    made = [
        native_part,
        *work.glob("*__mypyc.*"),
        *(one for name in files for one in _beside(work / name)),
    ]
    return {one: one.relative_to(work).as_posix() for one in made}


def _expanded(work: Path, name: str, native: frozenset[str]) -> str:
    """Write the classes of a module out in the copy; its path there."""
    from compiled.expand import expand  # late: it imports the source

    path = name.replace(".", "/") + ".py"
    source = (work / path).read_text("utf-8")
    (work / path).write_text(expand(source, import_module(name), native), "utf-8")
    return path


def _beside(source: Path) -> list[Path]:
    """The extension modules made of a source file."""
    return [one for one in source.parent.glob(f"{source.stem}.*") if one.suffix in (".so", ".pyd")]


def _compile(work: Path, files: list[str]) -> None:
    """Run mypyc in the copy, so that tracebacks name files as the wheel holds them."""
    environment = {**os.environ, "MYPYPATH": str(work), "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "-m", "mypyc", *files],
        cwd=work,
        env=environment,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout[-4000:]}\n{done.stderr[-4000:]}\nmypyc could not compile this.")
