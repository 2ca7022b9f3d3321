"""Whoever tells a sentence fills its blanks: every call in the code against every sentence."""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator
from pathlib import Path

import pytest

from ruledock.linking.config import make_config
from ruledock.linking.link import link
from ruledock.messages import Phrasebook, fluent_id
from ruledock_speech.speech import blanks, book_of

ROOT = Path(__file__).parents[1]
TABLES = (
    {"game": "isle", "players": 2, "modules": ["kittens", "creatures", "events", "storm"]},
    {"game": "isle", "players": 1, "modules": ["sister"]},
    {"game": "isle", "players": 2, "modules": ["family"]},
    {"game": "sea_salt_paper", "players": 2},
    {"game": "kockombat"},
    {"game": "auction", "players": 2, "modules": ["tolls", "patrons"]},
    {"game": "brambles", "players": 2},
    {"game": "hearts", "players": 3},
    {"game": "crates"},
)
SPREAD = "**"
"""Stands for arguments that a call spreads out of something else."""


def sources() -> list[Path]:
    folders = ("core/ruledock", "plugins", "examples")
    found = (path for folder in folders for path in (ROOT / folder).rglob("*.py"))
    return sorted(path for path in found if "tests" not in path.parts)


def told(call: ast.Call) -> Iterator[tuple[str, set[str]]]:
    """The sentences that a call names, each with the arguments it gets."""
    named = {word.arg or SPREAD for word in call.keywords}
    match call:
        case ast.Call(func=ast.Attribute(attr="tell"), args=[sentence]):
            yield from ((id_, named) for id_ in ids(sentence))
        case ast.Call(func=ast.Attribute(attr="whisper"), args=[_, sentence]):
            whole = {name.lstrip("_") for name in named}
            yield from ((id_, whole) for id_ in ids(sentence))
            seen = {name for name in named if not name.startswith("_")}
            others = (f"{id_}.others" for id_ in ids(sentence))
            yield from ((id_, seen) for id_ in others if Phrasebook.has(id_))
        case ast.Call(func=ast.Name(id="Message"), args=[sentence]):
            yield from ((id_, set[str]()) for id_ in ids(sentence))
        case ast.Call(func=ast.Name(id="Message"), args=[sentence, given]):
            yield from ((id_, keys(given)) for id_ in ids(sentence))


def ids(sentence: ast.expr) -> Iterator[str]:
    """The id that is written, or both where a condition chooses."""
    if isinstance(sentence, ast.Constant):
        yield str(sentence.value)
    elif isinstance(sentence, ast.IfExp):
        yield from (*ids(sentence.body), *ids(sentence.orelse))


def keys(given: ast.expr) -> set[str]:
    if not isinstance(given, ast.Dict):
        return {SPREAD}
    return {key.value if isinstance(key, ast.Constant) else SPREAD for key in given.keys}


def calls() -> Iterator[tuple[str, str, set[str]]]:
    for path in sources():
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                for id_, named in told(node):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", id_, named


@pytest.fixture(scope="module", autouse=True)
def sentences() -> Container[str]:
    for table in TABLES:
        link(make_config(table))
    return book_of("en").entries.keys()


def wanted_by(id_: str) -> set[str]:
    """The arguments that a sentence wants; ``card-text`` is about the argument ``card``."""
    return {name.partition("-")[0] for name in blanks(id_) or ()}


def test_every_call_fills_all_blanks_and_no_others(sentences: Container[str]) -> None:
    found = [each for each in calls() if fluent_id(each[1]) in sentences]
    assert len({id_ for _, id_, _ in found}) > 120
    for place, id_, named in found:
        wanted, sure = wanted_by(id_), named - {SPREAD}
        assert sure <= wanted, f"{place}: {id_} has no blank for {sorted(sure - wanted)}"
        if SPREAD not in named:
            assert sure == wanted, f"{place}: {id_} lacks {sorted(wanted - sure)}"


def test_every_sentence_that_is_told_is_written(sentences: Container[str]) -> None:
    unknown = {f"{place}: {id_}" for place, id_, _ in calls() if fluent_id(id_) not in sentences}
    assert unknown == set()
