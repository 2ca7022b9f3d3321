"""Imports inside functions say why they are late, and are."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import attrs
import pytest

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = (ROOT.glob(f"{name}/*/ruledock_*") for name in ("libraries", "tools", "plugins"))
FOLDERS = ["core/ruledock", *(folder for several in PACKAGES for folder in several)]
FOR_SPEED = ("late: starting is quick", "late: slow to load", "late: only the tool needs it")


@attrs.frozen
class Late:
    """An import inside a function."""

    file: Path
    line: int
    modules: tuple[str, ...]
    text: str

    @property
    def module(self) -> str:
        """The module that it stands in."""
        parts = self.file.with_suffix("").parts
        start = next(place for place, part in enumerate(parts) if part.startswith("ruledock"))
        return ".".join(parts[start:]).removesuffix(".__init__")

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def late_imports() -> Iterator[Late]:
    """Every import inside a function of core, tools and plugins."""
    for file in sorted(file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")):
        text = file.read_text("utf-8")
        if not re.search(r"^\s+(from|import) ", text, re.MULTILINE):
            continue  # parsing all would take a second, and is asked for before any test runs
        lines = text.splitlines()
        functions = [one for one in ast.walk(ast.parse(text)) if isinstance(one, ast.FunctionDef)]
        found = {one for function in functions for one in ast.walk(function)}
        for one in sorted(found & set(imports_in(found)), key=lambda node: node.lineno):
            said = " ".join(lines[one.lineno - 1 : one.end_lineno])
            yield Late(file.relative_to(ROOT), one.lineno, modules_of(one), said.strip())


def imports_in(nodes):
    return (one for one in nodes if isinstance(one, ast.Import | ast.ImportFrom))


def modules_of(node) -> tuple[str, ...]:
    """The modules that an import loads."""
    if isinstance(node, ast.Import):
        return tuple(alias.name for alias in node.names)
    inside = [f"{node.module}.{alias.name}" for alias in node.names]
    return tuple(name for name in inside if is_module(name)) or (str(node.module),)


def is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ImportError:
        return False


LATE = list(late_imports())
QUICK = [one for one in LATE if any(reason in one.text for reason in FOR_SPEED)]


def test_every_late_import_says_why():
    assert LATE
    assert [str(one) for one in LATE if "# late: " not in one.text] == []


@pytest.mark.parametrize("module", sorted({one.module for one in QUICK}))
def test_what_is_late_for_speed_is_not_loaded_already(module):
    """Otherwise the import belongs at the top, where everybody looks for it."""
    code = f"import sys, {module}; print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    mine = [one for one in QUICK if one.module == module]
    assert [str(one) for one in mine if loaded.issuperset(one.modules)] == []


# -- cycles -----------------------------------------------------------------------------


def loaded_with() -> dict[str, set[str]]:
    """By module: which of ours are loaded with it, as its imports outside functions say."""
    found = {}
    for file in (file for folder in FOLDERS for file in (ROOT / folder).rglob("*.py")):
        one = Late(file.relative_to(ROOT), 0, (), "")
        loading = imports_in(outside_functions(ast.parse(file.read_text("utf-8"))))
        found[one.module] = {name for node in loading for name in modules_of(node)}
    return found


def outside_functions(node) -> Iterator[ast.AST]:
    for one in ast.iter_child_nodes(node):
        typing_only = isinstance(one, ast.If) and ast.unparse(one.test) == "TYPE_CHECKING"
        if not typing_only and not isinstance(one, ast.FunctionDef):
            yield one
            yield from outside_functions(one)


def test_what_is_late_for_speed_is_not_loaded_by_all_who_import_the_module():
    """Then nobody starts sooner, and the import belongs at the top as well."""
    graph = loaded_with()
    loading = {module: reached(graph, module) for module in graph}
    importers = {
        module: [one for one, loaded in loading.items() if module in loaded and one != module]
        for module in {one.module for one in QUICK}
    }

    def saves(one: Late) -> bool:
        return not importers[one.module] or any(
            not loading[other].issuperset(one.modules) for other in importers[one.module]
        )

    assert any(map(importers.get, importers))
    assert [str(one) for one in QUICK if not saves(one)] == []


def reached(graph: dict[str, set[str]], module: str) -> set[str]:
    """A module and all that are loaded with it; with each module its packages."""
    found: set[str] = set()
    left = [module]
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left += [*graph.get(one, ()), *filter(None, [one.rpartition(".")[0]])]
    return found


def test_no_late_import_only_breaks_a_cycle():
    """Each of them could stand at the top: what it imports does not need the module it is in."""
    graph = loaded_with()

    def reaches(module: str, goal: str, seen: set[str]) -> bool:
        seen.add(module)
        further = graph.get(module, set()) - seen
        return module == goal or any(reaches(one, goal, seen) for one in further)

    knots = [one for one in LATE if any(reaches(name, one.module, set()) for name in one.modules)]
    assert [str(one) for one in knots] == []
    assert reaches("ruledock_isle.plugin", "ruledock.engine.table", set())
