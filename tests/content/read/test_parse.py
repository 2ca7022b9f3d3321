"""One file's bytes: what is a document and what is refused, with its line."""

import json
from itertools import accumulate
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.content.read.parse import measure, parse
from ruledock.engine import limits
from tests.libraries.mistakes.test_json_text import VALUES

REFUSED = [
    ('{"a": 1,\n "a": 2}', "duplicate-key", 2, "/a"),
    ('{"a": {"b": 1, "b": 1}}', "duplicate-key", 1, "/a/b"),
    ("[1,\n NaN]", "not-a-number", 2, "/1"),
    ("[Infinity]", "not-a-number", 1, "/0"),
    ('{"a": -Infinity}', "not-a-number", 1, "/a"),
    ("[1e999]", "not-a-number", 1, "/0"),
    ("[9007199254740992]", "out-of-range", 1, "/0"),
    (f'{{"n":\n{"9" * 100_000}}}', "out-of-range", 2, "/n"),
    (f"[-{'9' * 5_000}]", "out-of-range", 1, "/0"),
    ('["\\ud800"]', "bad-text", 1, "/0"),
    ('{"\\udfff": 1}', "bad-text", 1, "/\\udfff"),
    ("", "bad-json", 1, ""),
    ("[1,]", "bad-json", 1, ""),
    ('{"a": {"b": 1,\n}}', "bad-json", 1, "/a"),
    ("[1]\n]", "bad-json", 2, ""),
    ("{'a': 1}", "bad-json", 1, ""),
    ('{"a": 1}\n// done', "bad-json", 2, ""),
    ('{"a": tru}', "bad-json", 1, "/a"),
    ('{"a" 1}', "bad-json", 1, "/a"),
    ('["a\nb"]', "bad-json", 1, "/0"),
    ("[" * 10_000 + "]" * 10_000, "too-deep", 1, "/0" * 64),
    ("[" * 10_000, "too-deep", 1, "/0" * 64),
    ('{"a":' * 10_000 + "1" + "}" * 10_000, "too-deep", 1, "/a" * 64),
]


@pytest.mark.parametrize(("text", "code", "line", "pointer"), REFUSED)
def test_refused_with_its_place(text: str, code: str, line: int, pointer: str) -> None:
    document, mistakes = parse("x.json", text.encode())
    assert document is None
    assert [(m.code, m.line, m.pointer) for m in mistakes] == [(code, line, pointer)]
    assert len(mistakes[0].found) < 200


@pytest.mark.parametrize(("text", "closing"), [('{"a": 1 , \n }', "}"), ("[1,\n]", "]")])
def test_a_comma_that_nothing_follows_is_what_must_go(text: str, closing: str) -> None:
    _, (mistake,) = parse("x.json", text.encode())
    assert (mistake.found, mistake.line) == (",", 1)
    assert mistake.expected == f'no comma before the "{closing}"; remove it'


def test_bytes_that_are_no_text_are_refused_with_their_line() -> None:
    _, (mistake,) = parse("x.json", b'{"a":\n "\xff"}')
    assert (mistake.code, mistake.line) == ("bad-utf8", 2)
    _, (mistake,) = parse("x.json", '{"a": 1}'.encode("utf-16"))
    assert mistake.code == "bad-utf8"


def test_a_byte_order_mark_is_no_mistake() -> None:
    assert parse("x.json", b'\xef\xbb\xbf{"a": 1}') == ({"a": 1}, [])


def test_all_mistakes_of_a_file_come_at_once() -> None:
    _, mistakes = parse("x.json", b'{"a": NaN, "b": 1, "b": 2, "c": 1e999}')
    assert [m.code for m in mistakes] == ["not-a-number", "duplicate-key", "not-a-number"]


@given(VALUES)
def test_a_sound_document_is_what_the_standard_reader_makes_of_it(value: Any) -> None:
    assert parse("x.json", json.dumps(value).encode()) == (value, [])


@pytest.mark.parametrize("number", [limits.WHOLE_NUMBER, -limits.WHOLE_NUMBER, 0.1, 1e300])
def test_large_but_exact_numbers_pass(number: float) -> None:
    assert parse("x.json", json.dumps([number]).encode()) == ([number], [])


def depth_and_size(value: Any) -> tuple[int, int]:
    """The slow way."""
    if not isinstance(value, dict | list):
        return 0, 1
    inner = [depth_and_size(v) for v in (value.values() if isinstance(value, dict) else value)]
    return 1 + max((d for d, _ in inner), default=0), 1 + sum(s for _, s in inner)


@given(VALUES, st.integers(0, 80))
def test_measuring_finds_the_depth_and_never_too_few_values(value: Any, more: int) -> None:
    for _ in range(more):
        value = [value]
    wide = [value, *[[] for _ in range(limits.NESTING + 1)]]
    size = measure(json.dumps(wide).encode())
    depth, values = depth_and_size(wide)
    assert size.depth == depth
    assert size.values >= values


@given(st.text('[]{}",\\ab', max_size=200))
def test_measuring_any_text_counts_brackets_outside_quotes(text: str) -> None:
    padded = "[]" * (limits.NESTING + 1) + text
    steps, quoted, escaped = [], False, False
    for character in padded:
        if quoted:
            quoted = escaped or character != '"'
            escaped = character == "\\" and not escaped
        else:
            quoted = character == '"'
            steps.append({"[": 1, "{": 1, "]": -1, "}": -1}.get(character, 0))
    assert measure(padded.encode()).depth == max(accumulate(steps))


def test_the_deepest_document_is_read_and_a_deeper_one_is_not() -> None:
    deep = "[" * limits.NESTING + "]" * limits.NESTING
    assert parse("deep.json", deep.encode())[1] == []
    (mistake,) = parse("deep.json", f"[{deep}]".encode())[1]
    assert mistake.code == "too-deep"
