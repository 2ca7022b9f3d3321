"""Every reason for a refusal is met by somebody who is refused, and told in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import ruledock
from tests.refusals import engine, isle, others
from tests.refusals.reasons import CASES, ids_of

ROOT = Path(__file__).parent.parent
ROOMS = ("core", "plugins", "examples/games", "examples/modules")
COLLECTED = (engine, isle, others)
REFUSED = "-refused-"


def reasons() -> set[str]:
    """The ids of all sentences that say why something was refused, spelt as in Fluent."""
    files = [file for room in ROOMS for file in (ROOT / room).rglob("locales/*/*.ftl")]
    entries = [one for file in files for one in FluentParser().parse(file.read_text("utf-8")).body]
    ids = {one.id.name for one in entries if isinstance(one, ast.Message)}
    return {id for id in ids if REFUSED in id}


def test_every_reason_has_a_case_and_every_case_a_reason() -> None:
    assert reasons() == {id.replace(".", "-") for id in CASES}


@pytest.mark.parametrize("id", CASES)
def test_somebody_is_refused_with_it(id: str) -> None:
    with pytest.raises(ruledock.Refusal) as refused:
        CASES[id]()
    message = refused.value.message
    assert id in ids_of(message)
    for language in ("en", "cs", "uk"):
        told = message.text(language)
        assert told and "refused" not in told, "an id instead of a sentence"
