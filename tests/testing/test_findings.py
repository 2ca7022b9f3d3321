"""Whatever the kit finds is described, and says how to mend it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import ruledock
from ruledock import testing
from ruledock.testing import Broken
from ruledock.testing.findings import FINDINGS
from ruledock.testing.leaks import _Said, _told_so_far, outlook

NAMED_AT = {"require": 1, "require_equal": 0, "Broken": 0, "check_alike": 0, "_load": 0}
"""By function of the kit: which argument names the property."""


def named() -> Iterator[str]:
    for file in Path(testing.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                place = NAMED_AT.get(node.func.id)
                if place is not None and isinstance(node.args[place], ast.Constant):
                    yield node.args[place].value


def test_every_property_that_the_kit_names_is_described():
    game = ruledock.new("brambles", players=2, seed=1)
    parts = {**outlook(game, 0), **_told_so_far(game, 0, _Said()), "refusals": []}
    computed = {"options.axis", "options.unknown", "options.illegal", "options.missing", "sequence"}
    leaks = {f"leaks.{part}" for part in parts}
    assert {*named(), *leaks, *computed} == FINDINGS.keys()


def test_a_finding_says_all_that_an_author_needs():
    broken = Broken("leaks.log", "p0 sees a difference")
    broken.with_record_of(ruledock.new("brambles", players=2, seed=1))
    found, mend, again = str(broken).split("\n")
    assert found == "[leaks.log] p0 sees a difference"
    assert "until=" in mend and "findings.md" in mend
    call = again.removeprefix("to reproduce: ")
    assert eval(call).view(None) == ruledock.new("brambles", players=2, seed=1).view(None)
