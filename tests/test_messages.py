"""Messages: a sentence is chosen and filled in at the edge, in the reader's language."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.errors import MessageError
from ruledock.game.read_message import DEEPEST, read_message
from ruledock.messages import Message, Phrasebook, Ref, refs


@pytest.fixture(autouse=True)
def sentences(monkeypatch):
    """A phrasebook of two languages, for one test."""
    told = {
        "en": {
            "lamp": "a lamp",
            "shows": "{player} shows {lots}.",
            "pays": "{n:coin|coins}, {n}",
            "puts": "Put {what}[ on {at}][, {how}]",
        },
        "cs": {"lamp": "lampa", "shows": "{player} ukazuje: {lots}."},
    }
    monkeypatch.setattr(Phrasebook, "templates", told)


LAMP = Message("lamp")


@pytest.mark.parametrize("lots", [LAMP, [LAMP, LAMP], (LAMP, "vase-a")])
def test_messages_inside_messages_speak_the_same_language(lots):
    czech = Message("shows", {"player": "Ada", "lots": lots}).text("cs")
    assert czech.startswith("Ada ukazuje: lampa")
    assert "lamp" not in czech.replace("lampa", "")


def test_a_blank_nobody_filled_shows_its_name():
    assert Message("shows", {"lots": ()}).text() == "<player> shows nothing."


def test_what_players_are_called_is_never_filled_in_again():
    assert Message("shows", {"player": "{lots}", "lots": LAMP}).text() == "{lots} shows a lamp."


def test_a_message_without_a_sentence_shows_its_id():
    assert Message("hums", {"player": "Ada"}).text() == "hums {'player': 'Ada'}"


def test_an_id_says_one_thing():
    Phrasebook.add({"lamp": "a lamp"}, "shop")
    with pytest.raises(ValueError, match="'lamp' of shop already says 'a lamp'"):
        Phrasebook.add({"lamp": "a lantern"}, "other")
    Phrasebook.add({"lamp": "a lantern"}, "shop")
    assert LAMP.text() == "a lantern"


@pytest.mark.parametrize(("n", "said"), [(0, "0 coins, 0"), (1, "1 coin, 1"), (2, "2 coins, 2")])
def test_a_number_knows_its_noun(n, said):
    assert Message("pays", {"n": n}).text() == said


# -- parts that may be left out ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "how", "said"),
    [
        ("c4", "flipped", "Put it on c4, flipped"),
        ("", "flipped", "Put it, flipped"),
        (Ref("cell", "c4"), "", "Put it on c4"),
        (None, (), "Put it"),
    ],
)
def test_a_part_in_brackets_is_left_out_with_its_blank(at, how, said):
    assert Message("puts", {"what": "it", "at": at, "how": how}).text() == said


def test_brackets_in_what_fills_a_blank_stay():
    assert Message("puts", {"what": "[{at}]"}).text() == "Put [{at}]"


# -- messages as data --------------------------------------------------------------------------

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
    data = Message(
        "shows", {"player": Ref("player", 0, "Ada"), "lots": refs("lot", "ab")}
    ).to_dict()
    called = {("player", 0, "player"): "Ben", ("lot", "a", "lots"): "A", ("lot", "b", "lots"): "B"}
    assert read_message(data).text() == "0 shows a, b."
    read = read_message(data, lambda *thing: called[thing])
    assert read.text() == "Ben shows A, B."
    assert read.to_dict() == data


def test_an_argument_may_wait_until_somebody_reads():
    said = Message("shows", {"player": "Ada", "lots": lambda: refs("lot", "ab")})
    assert said.text() == "Ada shows a, b."
    assert said.to_dict()["args"]["lots"] == [
        {"kind": "lot", "id": "a"},
        {"kind": "lot", "id": "b"},
    ]


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
