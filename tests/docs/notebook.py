"""Runs the cells of a notebook as Jupyter would, and keeps their outputs, pictures too.

``python3 dev.py python -m tests.docs.notebook`` writes the outputs into the notebooks anew.
"""

from __future__ import annotations

import ast
import contextlib
import io
import json
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "docs").rglob("*.ipynb"))
WAYS = {"text/html": "_repr_html_", "image/svg+xml": "_repr_svg_"}
"""By kind of output: how a thing shows itself."""


def read(path: Path) -> dict[str, Any]:
    """The notebook as JSON."""
    found: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return found


def outputs(book: dict[str, Any]) -> list[tuple[list[dict[str, Any]], Any]]:
    """For each code cell what it prints and shows, and the value of its last line."""
    names: dict[str, Any] = {"__name__": "__notebook__"}
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    return [_run("".join(cell["source"]), number, names) for number, cell in enumerate(cells, 1)]


def _run(source: str, number: int, names: dict[str, Any]) -> tuple[list[dict[str, Any]], Any]:
    body, said, value = ast.parse(source), io.StringIO(), None
    last = body.body.pop() if body.body and isinstance(body.body[-1], ast.Expr) else None
    with contextlib.redirect_stdout(said):
        exec(compile(body, f"cell {number}", "exec"), names)
        if last is not None:
            value = eval(compile(ast.Expression(last.value), f"cell {number}", "eval"), names)
    found: list[dict[str, Any]] = []
    if said.getvalue():
        text = said.getvalue().splitlines(keepends=True)
        found.append({"name": "stdout", "output_type": "stream", "text": text})
    if value is not None:
        shown = {kind: getattr(value, way)() for kind, way in WAYS.items() if hasattr(value, way)}
        shown["text/plain"] = repr(value)
        data = {kind: text.splitlines(keepends=True) for kind, text in shown.items()}
        told = {"data": data, "execution_count": number, "metadata": {}}
        found.append({**told, "output_type": "execute_result"})
    return found, value


def refresh(path: Path) -> None:
    """Run a notebook and write its outputs."""
    book = read(path)
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    for number, (cell, (found, _)) in enumerate(zip(cells, outputs(book), strict=True), 1):
        cell["outputs"], cell["execution_count"] = found, number
    path.write_text(json.dumps(book, indent=1, ensure_ascii=False) + "\n", "utf-8")


if __name__ == "__main__":
    for one in NOTEBOOKS:
        refresh(one)
