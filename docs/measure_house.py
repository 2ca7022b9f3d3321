"""Measure the house at a commit, for decision 0011: ``python docs/measure_house.py [REVISION]``.

Reads files from git, so any commit can be measured without checking it out. A room is a folder of
the core, a library, a tool or a plugin; modules flat in the root of the core count as
``core/ruledock``. ``tests/test_budget.py`` measures the files as they are.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("core", "libraries", "tools", "plugins")
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
IMPORTS = (ast.Import, ast.ImportFrom)


def git(*words: str) -> str:
    done = subprocess.run(["git", *words], cwd=ROOT, check=True, capture_output=True)
    return done.stdout.decode("utf-8")


def sources(revision: str) -> dict[str, str]:
    """The Python files of core, libraries, tools and plugins, without tests."""
    names = git("ls-tree", "-r", "--name-only", revision, *FOLDERS).split("\n")
    return {name: git("show", f"{revision}:{name}") for name in names if name.endswith(".py")}


def files_here() -> dict[str, str]:
    """The same files as they are now."""
    found = (file for name in FOLDERS for file in (ROOT / name).glob("**/*.py"))
    return {file.relative_to(ROOT).as_posix(): file.read_text("utf-8") for file in found}


def room(name: str) -> str:
    """The folder that a file counts for: two levels down, three in the core."""
    parts = Path(name).parent.parts
    return "/".join(parts[:3] if parts[0] == "core" else parts[:2])


def runs_a_game(name: str) -> bool:
    """Whether a file is in the core, and in no folder for tools or tests."""
    others = ("bots", "cli", "field", "simulation", "testing")
    return name.startswith("core/") and Path(name).parts[2] not in others


def running_lines(files: Mapping[str, str]) -> int:
    """The lines of what runs a game."""
    return sum(len(source.splitlines()) for name, source in files.items() if runs_a_game(name))


def code_lines(source: str) -> int:
    """The lines that are not blank, nor only comment or docstring."""
    lines = {number for number, line in enumerate(source.splitlines(), 1) if line.strip()}
    lines -= {n for n, line in enumerate(source.splitlines(), 1) if line.lstrip().startswith("#")}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            lines -= set(range(node.lineno, (node.end_lineno or 0) + 1))
    return len(lines)


def local_imports(source: str) -> Iterator[str]:
    """The lines of imports inside functions."""
    lines = source.splitlines()
    found = {
        one.lineno
        for function in ast.walk(ast.parse(source))
        if isinstance(function, FUNCTIONS)
        for one in ast.walk(function)
        if isinstance(one, IMPORTS)
    }
    return (lines[number - 1] for number in sorted(found))


def from_core(source: str) -> Iterator[tuple[str, str]]:
    """The modules of the core that a file imports from, with each name.

    ``from ruledock import plugin as rd`` imports what the file calls ``rd.…``.
    """
    tree = ast.parse(source)
    whole: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module == "ruledock":
            whole |= {one.asname or one.name: f"ruledock.{one.name}" for one in node.names}
        elif isinstance(node, ast.ImportFrom) and str(node.module).startswith("ruledock."):
            yield from ((str(node.module), alias.name) for alias in node.names)
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) in whole:
            yield whole[ast.unparse(node.value)], node.attr


def report(files: Mapping[str, str]) -> Iterator[str]:
    lines: Counter[str] = Counter()
    modules: Counter[str] = Counter()
    for name, source in files.items():
        lines[room(name)] += len(source.splitlines())
        modules[str(Path(name).parent)] += 1
    yield from (f"{lines[one]:>7,} lines  {one}" for one in sorted(lines))
    running = [source for name, source in files.items() if runs_a_game(name)]
    yield f"{running_lines(files):>7,} lines that run a game"
    yield f"{sum(map(code_lines, running)):>7,} of them code"
    yield from (f"{modules[one]:>7,} modules  {one}" for one in sorted(modules))
    inside = [line for source in files.values() for line in local_imports(source)]
    yield f"{len(inside):>7,} local imports"
    yield f"{sum('ruledock' in line for line in inside):>7,} of them of our own modules"
    yield f"{sum('# late' in line for line in inside):>7,} of them say why"
    for mark in ("# type: ignore", "# noqa"):
        yield f"{sum(source.count(mark) for source in files.values()):>7,} {mark}"
    plugins = [source for name, source in files.items() if name.startswith("plugins/")]
    names = {pair for source in plugins for pair in from_core(source)}
    yield f"{len(names):>7,} names that plugins import from the core"
    yield f"{len({module for module, _ in names}):>7,} modules that they import them from"


if __name__ == "__main__":
    print(*report(sources((sys.argv[1:] or ["HEAD"])[0])), sep="\n")
