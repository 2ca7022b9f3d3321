"""Rule marks read from the source of tests, without importing or running them.

What a run collects depends on ``-k``, on the paths given and on the process; the source does not.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

from ruledock.errors import ContentError, Mistake
from ruledock.testing.rules import Catalogue, coverage, unknown_rule
from ruledock.values import frozen


@frozen
class Mark:
    """One rule that one place in the tests claims to prove."""

    id: str
    file: Path
    line: int


def marks_in(folders: Iterable[Path]) -> tuple[Mark, ...]:
    """Every rule mark in the Python files of *folders*; refuses marks that prove nothing."""
    files = sorted({file for folder in folders for file in folder.rglob("*.py")})
    return tuple(mark for file in files for mark in marks_of(file))


def marks_of(file: Path) -> tuple[Mark, ...]:
    """The rule marks of one file; refuses one that cannot be read or is on no test."""
    source = file.read_text(encoding="utf-8")
    if "mark.rule" not in source:
        return ()
    tree = ast.parse(source, filename=str(file))
    if mistakes := [*_unreadable(file, tree), *_misplaced(file, tree)]:
        raise ContentError(mistakes)
    return tuple(
        Mark(arg.value, file, call.lineno)
        for call in sorted(_calls(tree), key=lambda call: call.lineno)
        for arg in call.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    )


def _is_mark(node: ast.AST) -> bool:
    """Whether *node* is ``pytest.mark.rule`` or ``mark.rule``."""
    if not (isinstance(node, ast.Attribute) and node.attr == "rule"):
        return False
    owner = node.value
    return (isinstance(owner, ast.Attribute) and owner.attr == "mark") or (
        isinstance(owner, ast.Name) and owner.id == "mark"
    )


def _calls(tree: ast.AST) -> Iterator[ast.Call]:
    return (n for n in ast.walk(tree) if isinstance(n, ast.Call) and _is_mark(n.func))


def _unreadable(file: Path, tree: ast.AST) -> Iterator[Mistake]:
    """Marks whose ids are computed, and marks without a call."""
    called = {id(call.func) for call in _calls(tree)}
    for node in ast.walk(tree):
        if _is_mark(node) and id(node) not in called and isinstance(node, ast.expr):
            yield _mistake(file, node, "the mark without a rule id")
    for call in _calls(tree):
        if not call.args or call.keywords or not all(_is_text(arg) for arg in call.args):
            yield _mistake(file, call, ast.unparse(call))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _misplaced(file: Path, tree: ast.AST) -> Iterator[Mistake]:
    """Marks on functions and classes that pytest does not collect."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        prefix = "Test" if isinstance(node, ast.ClassDef) else "test"
        marked = any(True for decorator in node.decorator_list for _ in _calls(decorator))
        if marked and not node.name.startswith(prefix):
            yield _mistake(file, node, f'a mark on "{node.name}"', f"a name in {prefix}…")


def _mistake(
    file: Path,
    node: ast.stmt | ast.expr,
    found: str,
    expected: str = 'pytest.mark.rule("an.id", …) with the ids written out',
) -> Mistake:
    return Mistake(file.as_posix(), "", found, expected, "rule-mark", line=node.lineno)


def complaints(catalogue: Catalogue, marks: Iterable[Mark], root: Path) -> Iterator[str]:
    """Everything about which catalogue, tests and plugins disagree; any of it fails the build."""
    marks = list(marks)
    known = set(catalogue.ids)
    for mark in marks:
        if mark.id not in known:
            yield f"{mark.file.as_posix()}:{mark.line}: {unknown_rule(mark.id, catalogue)}"
    found = {mark.id for mark in marks}
    for id in sorted(found & catalogue.waivers.keys()):
        yield f"waivers.toml: {id} is waived although a test covers it"
    for game in catalogue.games.values():
        if game.shipped and not game.packaged(root):
            yield f"shipped.toml: {game.rules} is shipped, but {game.plugin} holds no package"
    owed = {game.rules for game in catalogue.shipped(root)}
    for row in coverage(catalogue, found):
        if row.file in owed:
            yield from (f"{row.file}: {id} is neither tested nor waived" for id in row.uncovered)
