"""Lines come from a scanner of our own; here it is held against slower, simpler readers."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine import limits
from ruledock.engine.text import step
from ruledock_mistakes.json_text import Positions

KEYS = st.text(max_size=4) | st.sampled_from(["a", "b", "~", "/", "a/b", "\n", 'q"'])
LEAVES = st.none() | st.booleans() | st.integers(-99, 99) | st.floats(-9, 9) | KEYS
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4)
)


class Writer:
    """Writes JSON with whitespace of its own choosing, noting the line each value begins on."""

    def __init__(self, draw: Any) -> None:
        self.draw = draw
        self.out = ""
        self.lines: dict[str, int] = {}

    def space(self) -> None:
        self.out += self.draw(st.sampled_from(["", " ", "\n", "\r\n", "\t\n\n "]))

    def note(self, pointer: str) -> None:
        self.lines[pointer] = self.out.count("\n") + 1

    def value(self, value: Any, pointer: str) -> None:
        if pointer not in self.lines:
            self.note(pointer)
        if isinstance(value, dict):
            self.members("{", value.items(), "}", pointer)
        elif isinstance(value, list):
            self.members("[", enumerate(value), "]", pointer)
        else:
            self.out += json.dumps(value, ensure_ascii=self.draw(st.booleans()))

    def members(self, opening: str, pairs: Any, closing: str, pointer: str) -> None:
        self.out += opening
        for count, (key, value) in enumerate(pairs):
            self.space()
            self.out += "," if count else ""
            self.space()
            place = step(pointer, key)
            self.note(place)
            if opening == "{":
                self.out += json.dumps(key)
                self.space()
                self.out += ":"
                self.space()
            self.value(value, place)
        self.space()
        self.out += closing


@given(VALUES, st.data())
def test_every_value_is_found_on_the_line_it_was_written_on(value: Any, data: Any) -> None:
    writer = Writer(data.draw)
    writer.space()
    writer.value(value, "")
    writer.space()
    positions = Positions(writer.out)
    assert positions.broken is None
    assert {p: positions.line(p) for p in writer.lines} == writer.lines
    assert set(positions.starts) == set(writer.lines)


@given(VALUES, st.data())
def test_the_scanner_breaks_exactly_where_the_standard_reader_does(value: Any, data: Any) -> None:
    text = json.dumps(value, indent=data.draw(st.none() | st.just(1)))
    at = data.draw(st.integers(0, len(text)))
    new = data.draw(st.sampled_from(["", "{", "}", "[", "]", ",", ":", '"', "\\", "x", "-", "0"]))
    text = text[:at] + new + text[at + data.draw(st.integers(0, 2)) :]
    try:
        json.loads(text)
        broken = False
    except json.JSONDecodeError:
        broken = True
    assert (Positions(text).broken is not None) == broken


def test_a_place_that_is_not_there_is_on_the_line_of_what_surrounds_it() -> None:
    positions = Positions('{\n "a": [\n  1,\n  2\n ]\n}')
    assert positions.line("/a/7/x") == 2
    assert positions.line("/nothing") == 1


def test_a_lost_bracket_is_answered_with_the_line_that_opened_it() -> None:
    broken = Positions('{\n "a": [1, 2,\n  3\n}').broken
    assert broken is not None
    assert broken.pointer == "/a"
    assert 'close the "[" of line 2' in broken.expected


def test_deep_texts_are_left_before_they_hurt() -> None:
    broken = Positions("[" * 100_000).broken
    assert broken is not None
    assert broken.code == "too-deep"
    assert broken.pointer == "/0" * limits.NESTING


@pytest.mark.parametrize(
    ("text", "pointer", "found", "expected"),
    [
        ('{"a" 1}', "/a", "1}", 'a colon after the key "a"'),
        ("{1: 2}", "", "1: 2}", "a key in double quotes"),
        ("[1, 2", "", "the end of the file", 'a comma, or "]" to close the "[" of line 1'),
        ("[1, ]", "", ", ]", 'no comma before the "]"; remove it'),
        ('{"a": 1,\n}', "", ",", 'no comma before the "}"; remove it'),
        ('["a]', "/0", '"a]', "a text closed by a double quote on the same line"),
        ("[1] 2", "", "2", "nothing after the end of the document"),
    ],
)
def test_a_break_is_told_with_its_place_and_what_should_stand_there(text, pointer, found, expected):
    broken = Positions(text).broken
    assert (broken.pointer, broken.found, broken.expected) == (pointer, found, expected)
    assert broken.code == "bad-json"
