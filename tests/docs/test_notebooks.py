"""The notebooks of the docs run, and say what they said when they were written."""

import pytest

from ruledock.linking import plugins
from tests.docs.notebook import NOTEBOOKS, ROOT, WAYS, outputs, read

SCREEN = 24 * 80


@pytest.fixture(autouse=True)
def only_what_is_installed(monkeypatch):
    monkeypatch.setattr(plugins, "_registered", {})
    plugins._changes.append("tests/docs")


def test_there_is_a_notebook():
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_says_what_it_says(path):
    book = read(path)
    cells = [cell for cell in book["cells"] if cell["cell_type"] == "code"]
    for number, (cell, (found, value)) in enumerate(zip(cells, outputs(book), strict=True), 1):
        assert cell["execution_count"] == number
        assert cell["outputs"] == found, f"cell {number}"
        assert len(repr(value)) <= SCREEN
        for way in WAYS.values():
            if hasattr(value, way):
                assert getattr(value, way)().startswith("<")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_small_and_well_formed(path):
    book = read(path)
    assert (book["nbformat"], book["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in book["cells"]}) == len(book["cells"])
    assert path.stat().st_size < 120_000
    pages = [page.read_text("utf-8") for page in (ROOT / "docs").rglob("*.md")]
    assert any(path.name in page for page in pages)
