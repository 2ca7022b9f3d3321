"""Every reason for a refusal is given in some test, in the words that a player reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent
SENTENCES = sorted(
    file
    for room in ("core", "plugins", "examples/games", "examples/modules")
    for file in (ROOT / room).rglob("locales/en/*.ftl")
)
TELLING = 3
"""So many words of a sentence tell it from others."""
LONG = 7
"""A single word with more letters does, too."""


class _Said(Visitor):
    """The parts of a sentence that are the same whatever it is about."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(" ".join(node.value.split()))


def reasons() -> list[tuple[str, tuple[str, ...]]]:
    """By id, the parts of each sentence that says why something was refused."""
    found = []
    for file in SENTENCES:
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message) and "-refused-" in entry.id.name:
                said = _Said()
                said.visit(entry)
                found.append((entry.id.name, tuple(said.parts)))
    return found


@pytest.fixture(scope="module")
def tests() -> str:
    """All that tests say, without the breaks between the parts of a text."""
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "examples").rglob("tests/*.py")]
    text = "\n".join(file.read_text("utf-8") for file in files if file != Path(__file__))
    return re.sub(r'"\s*\n\s*f?"', "", text)


def _phrases(parts: tuple[str, ...]) -> Iterator[str]:
    """The words of each part, as many at a time as tell it from other sentences."""
    for words in (part.split() for part in parts):
        last = max(1, len(words) - TELLING + 1)
        yield from (" ".join(words[first : first + TELLING]) for first in range(last))


@pytest.mark.parametrize(
    ("id", "parts"), reasons(), ids=lambda one: one if type(one) is str else ""
)
def test_a_test_hears_the_reason(id: str, parts: tuple[str, ...], tests: str) -> None:
    telling = [phrase for phrase in _phrases(parts) if len(phrase) > LONG]
    heard = any(phrase in tests for phrase in telling)
    assert heard or id.replace("-", ".", 2) in tests, f"no test hears {id}: {telling}"
