"""Messages as data, and read back."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.errors import MessageError
from ruledock.messages import Message, Phrasebook, Ref, refs
from ruledock_speech.read_message import DEEPEST, read_message

PLAIN = st.none() | st.booleans() | st.integers() | st.text(max_size=5)

THINGS = st.builds(Ref, st.text(max_size=5), st.text(max_size=5) | st.integers())

MESSAGES = st.recursive(
    st.builds(Message, st.text(max_size=5)),
    lambda inner: st.builds(
        Message,
        st.text(max_size=5),
        st.dictionaries(
            st.text(max_size=3), PLAIN | THINGS | inner | st.lists(PLAIN | THINGS | inner)
        ),
    ),
    max_leaves=8,
)


@given(MESSAGES)
def test_a_message_comes_back_from_json(said):
    data = json.loads(json.dumps(said.to_dict()))
    again = read_message(data)
    assert again == said
    assert again.to_dict() == data


def test_things_are_named_by_whoever_reads():
    Phrasebook.add("stall-shows = { $player } shows { $lots }.", "stall")
    data = Message(
        "stall.shows", {"player": Ref("player", 0, "Ada"), "lots": refs("lot", "ab")}
    ).to_dict()
    called = {("player", 0, "player"): "Ben", ("lot", "a", "lots"): "A", ("lot", "b", "lots"): "B"}
    assert read_message(data).text() == "0 shows a, b."
    read = read_message(data, lambda *thing: called[thing])
    assert read.text() == "Ben shows A, B."
    assert read.to_dict() == data


@pytest.mark.parametrize(
    ("data", "place"),
    [
        (None, "at /: found null"),
        ([], "at /: found a list of 0"),
        ({"id": "x"}, 'at /: found an object with "id", expected an object with id and args'),
        ({"id": "x", "args": {}, "more": 1}, "at /: "),
        ({"id": 3, "args": {}}, "at /id: found 3, expected a text"),
        ({"id": "x", "args": []}, "at /args: found a list of 0"),
        ({"id": "x", "args": {3: 4}}, "at /args: found 3"),
        ({"id": "x", "args": {"a": {"kind": "tile"}}}, "at /args/a: "),
        ({"id": "x", "args": {"a": {"kind": "tile", "id": None}}}, "at /args/a: "),
        ({"id": "x", "args": {"a": {"kind": 1, "id": "b"}}}, "at /args/a: "),
        ({"id": "x", "args": {"a": [1, {"id": "y"}]}}, "at /args/a/1: "),
        ({"id": "x", "args": {"a": object()}}, "at /args/a: "),
    ],
)
def test_data_that_is_no_message_is_refused_with_its_place(data, place):
    with pytest.raises(MessageError, match=re.escape(place)):
        read_message(data)


@pytest.mark.parametrize("wrap", [lambda one: [one], lambda one: {"id": "x", "args": {"a": one}}])
def test_data_is_not_followed_without_end(wrap):
    value = 1
    for _ in range(100 * DEEPEST):
        value = wrap(value)
    with pytest.raises(MessageError, match=f"at most {DEEPEST} levels"):
        read_message({"id": "x", "args": {"a": value}})
