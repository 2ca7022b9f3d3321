"""Find out which tests reach the places of changes.

Every place gets a probe: a call that only notes its number. All probes of a sample are planted at
once, so one run of a test file is enough and takes no longer than usual.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterable, Mapping

from ruledock_mutants.code.change import Change
from ruledock_mutants.code.source import Source

HIT = "__ruledock_hit__"
"""The function that a probe calls; the workbench adds it to the builtins."""


def plant(code: Mapping[str, bytes], changes: Iterable[Change]) -> Mapping[str, bytes]:
    """Plant a probe at each of *changes*, numbered in order; return the files."""
    by_file: defaultdict[str, list[tuple[int, Change]]] = defaultdict(list)
    for number, change in enumerate(changes):
        by_file[change.file].append((number, change))
    return {path: _plant(Source(path, code[path]), here) for path, here in by_file.items()}


def _plant(source: Source, changes: Iterable[tuple[int, Change]]) -> bytes:
    """Put calls in front of statements and around expressions.

    In one place, the call for a statement comes first, then brackets from the outermost inwards.
    """
    pieces: list[tuple[int, int, int, str]] = []
    for number, change in changes:
        node = change.edit.node
        begin, end = source.span(node)
        if isinstance(node, ast.stmt):
            pieces.append((begin, 1, 0, f"{HIT}({number}); "))
        else:
            pieces.append((begin, 2, -end, f"({HIT}({number}) or ("))
            pieces.append((end, 0, 0, "))"))
    code, at = b"", 0
    for begin, _, _, text in sorted(pieces):
        code += source.code[at:begin] + text.encode()
        at = begin
    return code + source.code[at:]
