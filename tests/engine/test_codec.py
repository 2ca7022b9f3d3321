"""Generated copying, saving and loading of tables, on a class that holds every shape there is."""

from __future__ import annotations

import copy
import json
from types import SimpleNamespace

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruledock.engine.codec import Misfit, codec, shape_of
from ruledock.engine.options import Option
from tests.toys import Say


@attrs.frozen
class Stamp:
    """Frozen, so copies share it."""

    number: int


@attrs.define
class Box:
    """Changeable, so copies have their own."""

    things: list[str] = attrs.field(factory=list)
    stamp: Stamp = attrs.field(default=Stamp(0))


@attrs.define
class Everything:
    """One field of each shape."""

    number: int
    word: str
    flag: bool
    maybe: str | None
    numbers: list[int]
    words: list[list[str]]
    plan: tuple[str, ...]
    seen: set[int]
    fixed: frozenset[str]
    by_player: dict[int, int]
    by_name: dict[str, list[int]]
    boxes: list[Box]
    box: Box | None
    choice: Option | None
    sealed: tuple[Option | None, ...]


ints, texts = st.integers(-5, 5), st.text("abc", max_size=3)
boxes = st.builds(Box, st.lists(texts, max_size=2), st.builds(Stamp, ints))
options = st.sampled_from([Say("yes"), Say("no")])
everything = st.builds(
    Everything,
    ints,
    texts,
    st.booleans(),
    st.none() | texts,
    st.lists(ints, max_size=3),
    st.lists(st.lists(texts, max_size=2), max_size=2),
    st.lists(texts, max_size=3).map(tuple),
    st.sets(ints, max_size=3),
    st.frozensets(texts, max_size=3),
    st.dictionaries(ints, ints, max_size=3),
    st.dictionaries(texts, st.lists(ints, max_size=2), max_size=2),
    st.lists(boxes, max_size=2),
    st.none() | boxes,
    st.none() | options,
    st.lists(st.none() | options, max_size=3).map(tuple),
)
CODEC = codec(Everything)
RULES = SimpleNamespace(read_option=Say.read, players=range(3))
"""All that loading asks of a ruleset where no field stands on an axis."""
LOAD = CODEC.loader(RULES)


@given(everything)
def test_a_copy_is_equal_and_shares_nothing_changeable(value: Everything):
    expected = copy.deepcopy(value)
    new = CODEC.copy(value)
    assert new == value
    new.numbers.append(1)
    new.words.append([])
    new.seen.add(99)
    new.by_player[99] = 1
    new.by_name["new"] = []
    for box in (*new.boxes, new.box):
        if box is not None:
            box.things.append("x")
    for inner in (*new.words[:-1], *new.by_name.values()):
        inner.append(None)
    assert value == expected


@given(everything)
def test_what_is_saved_is_json_and_loads_back(value: Everything):
    saved = json.loads(json.dumps(CODEC.dump(value)))
    assert LOAD(saved) == value
    assert saved == CODEC.dump(LOAD(saved))


@given(everything, st.data())
def test_a_value_of_another_type_is_refused(value: Everything, data):
    saved = CODEC.dump(value)
    name = data.draw(st.sampled_from(sorted(saved)))
    for wrong in (1.5, {"x": 1}, [[1]], [None, 1.5]):
        if isinstance(wrong, dict) and name.startswith("by_"):
            continue
        with pytest.raises((Misfit, TypeError, AttributeError, ValueError)):
            LOAD({**saved, name: wrong})


@given(everything)
def test_a_missing_or_extra_field_is_refused(value: Everything):
    saved = CODEC.dump(value)
    with pytest.raises(Misfit):
        LOAD({**saved, "more": 1})
    with pytest.raises(Misfit):
        LOAD({k: v for k, v in saved.items() if k != "plan"} | {"paln": []})


@pytest.mark.parametrize(
    "hint", [float, object, list[float], int | str, tuple[int, str], tuple[list[int], ...], bytes]
)
def test_what_a_table_cannot_hold_is_told_when_it_is_declared(hint):
    with pytest.raises(TypeError):
        shape_of(hint)
