"""Changes of the code, each with a key that does not depend on line numbers."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from attrs import frozen

from ruledock_mutants.code.operators import edits
from ruledock_mutants.code.source import Edit, Source, spots


@frozen
class Change:
    """One mistake in one place of the code."""

    file: str
    within: str
    """The function or class it stands in."""
    was: str
    """The lines that change, without their indentation."""
    becomes: str
    nth: int
    """Which of several equal places in that function, from 1."""
    edit: Edit
    line: int
    on_import: bool

    @property
    def key(self) -> tuple[str, str, str, str, int]:
        """Identifies the change, wherever its function stands in the file."""
        return self.file, self.within, self.was, self.becomes, self.nth

    def rank(self, seed: str) -> bytes:
        """Its place in a sample, which does not depend on the rest of the code."""
        return blake2b(repr(self.key).encode(), key=seed.encode(), digest_size=16).digest()

    def apply(self, code: bytes) -> bytes:
        """The whole file with the change."""
        begin, end = self.edit.span
        return code[:begin] + self.edit.new + code[end:]

    def __str__(self) -> str:
        place = f"{self.file}:{self.line} in {self.within} ({self.edit.kind})"
        return f"{place}\n  - {self.was}\n  + {self.becomes}"


def changes_in(root: Path, path: str) -> Iterator[Change]:
    """Every change worth trying in one file."""
    source = Source(path, (root / path).read_bytes())
    seen: Counter[tuple[str, ...]] = Counter()
    for spot in spots(source.tree):
        for edit in edits(source, spot):
            was, becomes, line = _lines(source, edit)
            alike = (spot.within, was, becomes)
            seen[alike] += 1
            yield Change(path, *alike, seen[alike], edit, line, spot.on_import)


def _lines(source: Source, edit: Edit) -> tuple[str, str, int]:
    """The lines that change, before and after, and the number of the first."""
    code, (begin, end) = source.code, edit.span
    first = code.rfind(b"\n", 0, begin) + 1
    last = code.find(b"\n", end)
    last = len(code) if last < 0 else last
    before = code[first:last]
    after = code[first:begin] + edit.new + code[end:last]
    return _plain(before), _plain(after), code.count(b"\n", 0, begin) + 1


def _plain(lines: bytes) -> str:
    return " ".join(lines.decode().split())


def compiles(code: bytes) -> bool:
    """Whether the code compiles; nobody commits code that does not."""
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True
